/** "Why this number?" of a balance: the parts it is the sum of, and what is on hold for what. Loaded when it is asked. */
import { formatAmount, formatDateTime, formatPrice, formatSigned } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { TotalParts } from '../portfolio/parts/total-parts.tsx';
import { useTexts } from '../i18n/texts.ts';
import { Sheet } from '../ui/sheet.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import type { BalanceKey, Summary } from './balance-keys.ts';
import { holdTexts } from './hold-texts.ts';
import { accountTexts } from './texts.ts';

interface WhyBalanceProps {
  readonly of: BalanceKey;
  readonly summary: Summary;
  readonly onClose: () => void;
}

export default function WhyBalance({ of, summary, onClose }: WhyBalanceProps) {
  const t = useTexts(accountTexts);
  const unknownOr = (value: string | null) => (value === null ? formatPrice(null) : formatSigned(value));
  const worth = (value: string | null) => (value === null ? formatPrice(null) : formatAmount(value));
  const rows = {
    available: [
      [t.parts.cash, formatAmount(summary.cash)],
      [t.parts.held, formatSigned(`-${summary.held}`)],
      [t.parts.available, formatAmount(summary.available)],
    ],
    frozen: [
      [t.parts.held, formatAmount(summary.held)],
      [t.parts.margin, formatAmount(summary.margin)],
      [t.parts.frozen, formatAmount(summary.frozen)],
    ],
    marketValue: [[t.parts.marketValue, worth(summary.marketValue)]],
    profit: [[t.parts.openProfit, unknownOr(summary.openProfit)]],
    realised: [
      [t.parts.realised, formatSigned(summary.grossProfit)],
      [t.parts.chargesPaid, formatSigned(`-${summary.chargesPaid}`)],
      [t.parts.afterCharges, formatSigned(summary.realisedProfit)],
    ],
  } as const satisfies Record<Exclude<BalanceKey, 'total'>, readonly (readonly [string, string])[]>;
  const isUnknown = summary.openProfit === null && (of === 'profit' || of === 'marketValue');
  const lines: readonly (readonly [string, string])[] = of === 'total' ? [] : rows[of];
  return (
    <Sheet isOpen onClose={onClose} title={t[of]}>
      <div className="flex flex-col gap-3 pt-2">
        <Slip title={t.why} tone="sunk">
          {of === 'total' && <TotalParts summary={summary} />}
          {lines.map(([label, value], at) => (
            <SlipRow key={label} label={label} value={value} isTotal={at > 0 && at === lines.length - 1} />
          ))}
        </Slip>
        {isUnknown && <p className="text-ink-2">{t.parts.unknownPrice}</p>}
        {(of === 'available' || of === 'frozen') && <Holds holds={summary.holds} />}
        <p className="text-small text-ink-3">{t.parts.asOf(formatDateTime(summary.at, marketZone()))}</p>
      </div>
    </Sheet>
  );
}

function Holds({ holds }: { readonly holds: Summary['holds'] }) {
  const t = useTexts(accountTexts);
  const words = useTexts(holdTexts);
  if (holds.length === 0) return <p className="text-ink-2">{t.parts.noHolds}</p>;
  return (
    <dl className="px-4">
      {holds.map(({ id, purpose, reference, amount }) => (
        <SlipRow key={id} label={words[purpose](reference)} value={formatAmount(amount)} />
      ))}
    </dl>
  );
}
