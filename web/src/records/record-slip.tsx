/** "Why this number": the entry behind a line, as posted, with its place in the customer's chain (rules §2). */
import { formatAmount, formatBusinessDate, formatDateTime, formatQuantity, formatSigned } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Num } from '../ui/num.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { cashBefore } from './months.ts';
import type { FundRecord } from './fund-record.ts';
import { payoutText } from './payout-text.ts';
import type { RecordTexts } from './texts.en.ts';
import { recordTexts } from './texts.ts';

interface RecordSlipProps {
  readonly record: FundRecord;
  readonly currency: Currency;
}

export function RecordSlip({ record, currency }: RecordSlipProps) {
  const t = useTexts(recordTexts);
  const before = cashBefore(record);
  const digits = CURRENCY_DIGITS[currency];
  return (
    <Slip title={t.slip.title} hasTitle foot={<Postings record={record} currency={currency} />}>
      <SlipRow label={t.slip.before} value={before === null ? '—' : formatAmount(before, digits)} />
      <SlipRow label={t.slip.change} value={formatSigned(record.cash, digits)} />
      {record.payout !== null && <SlipRow label={t.slip.payout} value={payoutText(record.payout, t)} />}
      <SlipRow label={t.slip.after} value={formatAmount(record.cashAfter, digits)} isTotal />
      <SlipRow label={t.slip.businessDate} value={formatBusinessDate(record.businessDate)} />
      <SlipRow label={t.slip.at} value={formatDateTime(record.at, marketZone())} />
      <SlipRow label={t.slip.entry} value={record.entry} />
      {record.corrects !== null && (
        <SlipRow label={t.slip.corrects} value={record.corrects.entry} note={record.corrects.reason} />
      )}
    </Slip>
  );
}

function Postings({ record, currency }: RecordSlipProps) {
  const t = useTexts(recordTexts);
  return (
    <div className="mt-2 flex flex-col gap-2 border-t border-line pt-3">
      {/* For who wants to check: the ledger's lines and hashes. */}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action">
          {t.slip.postings}
        </summary>
        <p className="text-small text-ink-2">{t.slip.postingsHint}</p>
        <ul className="flex flex-col">
          {record.postings.map((posting) => (
            <Posting key={`${posting.account} ${posting.asset} ${posting.seq}`} posting={posting} currency={currency} />
          ))}
        </ul>
      </details>
      {record.order !== null && (
        <Button variant="soft" size="medium" href={href('/trade/positionDetail', { order: record.order })}>
          {t.slip.open}
        </Button>
      )}
    </div>
  );
}

function Posting(props: { readonly posting: FundRecord['postings'][number]; readonly currency: Currency }) {
  const { posting, currency } = props;
  const t = useTexts(recordTexts);
  const { account, seq, hash } = posting;
  return (
    <li className="border-t border-line py-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className={seq === null ? 'text-ink-2' : 'font-medium'}>{t.account[account] ?? account}</span>
        <Num align="right" className="flex-1">
          {amountOf(posting, currency, t)}
        </Num>
      </div>
      {seq !== null && <div className="text-small text-ink-3">{t.slip.chain(seq)}</div>}
      {hash !== null && (
        <div className="flex items-center gap-1">
          <code className="min-w-0 flex-1 truncate text-small text-ink-3">{hash}</code>
          <CopyButton text={hash} label={t.slip.copyHash} />
        </div>
      )}
    </li>
  );
}

/** Money as money; shares by their count and symbol. */
function amountOf({ asset, amount }: FundRecord['postings'][number], currency: Currency, t: RecordTexts): string {
  if (asset === currency) return formatSigned(amount, CURRENCY_DIGITS[currency]);
  const count = formatQuantity(Number(amount));
  return `${asset} ${t.slip.shares(amount.startsWith('-') ? count : `+${count}`)}`;
}
