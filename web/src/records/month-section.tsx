/** A month of records with what came and what went. */
import { formatSigned } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import { useTexts } from '../i18n/texts.ts';
import type { FundRecord } from './fund-record.ts';
import type { Month } from './months.ts';
import { RecordRow } from './record-row.tsx';
import { recordTexts } from './texts.ts';

export function MonthSection({
  month,
  currency,
  opened,
}: {
  readonly month: Month<FundRecord>;
  readonly currency: Currency;
  readonly opened: string | undefined;
}) {
  const t = useTexts(recordTexts);
  const digits = CURRENCY_DIGITS[currency];
  return (
    <section aria-label={month.name}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-4 pb-2">
        <h2 className="num font-semibold">{month.name}</h2>
        <p className="num text-small whitespace-normal text-ink-2">
          {t.monthTotals(formatSigned(month.incoming, digits), formatSigned(month.outgoing, digits))}
        </p>
      </div>
      <ul className="border-b border-line">
        {month.rows.map((record) => (
          <RecordRow key={record.entry} record={record} currency={currency} isOpenAtFirst={record.entry === opened} />
        ))}
      </ul>
    </section>
  );
}
