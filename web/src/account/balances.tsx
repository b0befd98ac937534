/** The balances, each with "Why this number?": the parts it is the sum of. */
import { useState } from 'react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { formatAmount, formatDateTime, formatPrice, formatSigned } from '@bahi/core/format.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getSummary } from '@bahi/contract/funds.ts';
import { useFunds } from '../data/use-funds.ts';
import { marketZone } from '../data/zone.ts';
import { useCommonTexts } from '../i18n/common.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSettings } from '../shell/settings.ts';
import { Change } from '../ui/change.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Num } from '../ui/num.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { accountTexts } from './texts.ts';

type Summary = OutputOf<typeof getSummary>;
const keys = ['available', 'total', 'frozen', 'marketValue', 'profit', 'realised'] as const;
type Key = (typeof keys)[number];

export function Balances() {
  const t = useTexts(accountTexts);
  const common = useCommonTexts();
  const funds = useFunds();
  const { areAmountsHidden } = useSettings();
  const [asked, setAsked] = useState<Key | null>(null);
  return (
    <Loaded from={funds}>
      {(summary) => (
        <>
          <p className="px-4 pb-1 text-small text-ink-3">{common.amountsIn(summary.currency)}</p>
          <div className="grid grid-cols-2 border-y border-line bg-surface">
            {keys.map((key) => (
              <button
                key={key}
                type="button"
                aria-haspopup="dialog"
                onClick={() => setAsked(key)}
                className="press flex min-h-18 min-w-0 flex-col justify-center gap-0.5 px-4 py-2 text-left odd:border-r odd:border-line [&:nth-child(n+3)]:border-t [&:nth-child(n+3)]:border-line focus-visible:-outline-offset-2"
              >
                <span className="flex items-center justify-between gap-1 text-small text-ink-2">
                  {t[key]}
                  <CircleQuestionMark size={14} aria-hidden="true" className="shrink-0 text-ink-3" />
                </span>
                {areAmountsHidden ? (
                  <Num spoken={common.amountsHidden}>••••</Num>
                ) : key === 'profit' || key === 'realised' ? (
                  <Change
                    amount={key === 'profit' ? summary.openProfit : summary.realisedProfit}
                    className="font-semibold"
                  />
                ) : (
                  <span className="text-lead font-semibold">
                    <Num>{figure(summary, key)}</Num>
                  </span>
                )}
                <span className="sr-only">{t.why}</span>
              </button>
            ))}
          </div>
          <Sheet isOpen={asked !== null} onClose={() => setAsked(null)} title={asked === null ? t.why : t[asked]}>
            {asked !== null && <Why of={asked} summary={summary} />}
          </Sheet>
        </>
      )}
    </Loaded>
  );
}

function figure(summary: Summary, key: Exclude<Key, 'profit' | 'realised'>): string {
  const value = {
    available: summary.available,
    total: summary.total,
    frozen: summary.frozen,
    marketValue: summary.marketValue,
  }[key];
  return value === null ? formatPrice(null) : formatAmount(value);
}

function Why({ of, summary }: { readonly of: Key; readonly summary: Summary }) {
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
    total: [
      [t.parts.cash, formatAmount(summary.cash)],
      [t.parts.margin, formatAmount(summary.margin)],
      [t.parts.openProfit, unknownOr(summary.openProfit)],
      [t.parts.total, worth(summary.total)],
    ],
    marketValue: [[t.parts.marketValue, worth(summary.marketValue)]],
    profit: [[t.parts.openProfit, unknownOr(summary.openProfit)]],
    realised: [
      [t.parts.realised, formatSigned(summary.realisedProfit)],
      [t.parts.chargesPaid, formatSigned(`-${summary.chargesPaid}`)],
      [t.parts.receivable, formatAmount(summary.receivable)],
    ],
  } as const satisfies Record<Key, readonly (readonly [string, string])[]>;
  const isUnknown = summary.total === null && (of === 'total' || of === 'profit' || of === 'marketValue');
  const lines: readonly (readonly [string, string])[] = rows[of];
  return (
    <div className="flex flex-col gap-3 pt-2">
      <Slip title={t.why} tone="sunk">
        {lines.map(([label, value], at) => (
          <SlipRow
            key={label}
            label={label}
            value={value}
            isTotal={at > 0 && at === lines.length - 1 && of !== 'realised'}
          />
        ))}
      </Slip>
      {isUnknown && <p className="text-ink-2">{t.parts.unknownPrice}</p>}
      {(of === 'available' || of === 'frozen') && <Holds holds={summary.holds} />}
      <p className="text-small text-ink-3">{t.parts.asOf(formatDateTime(summary.at, marketZone()))}</p>
    </div>
  );
}

function Holds({ holds }: { readonly holds: Summary['holds'] }) {
  const t = useTexts(accountTexts);
  if (holds.length === 0) return <p className="text-ink-2">{t.parts.noHolds}</p>;
  return (
    <dl className="px-4">
      {holds.map(({ id, reference, amount }) => (
        <SlipRow key={id} label={t.parts.holdOf(reference)} value={formatAmount(amount)} />
      ))}
    </dl>
  );
}
