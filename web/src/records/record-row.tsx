/** One line of the journal; pressed, it opens into its slip. */
import { useId, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatAmount, formatDateTime, formatSigned, signOf } from '@bahi/core/format.ts';
import { CURRENCY_DIGITS, type Currency } from '@bahi/core/money.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { cx } from '../ui/cx.ts';
import { Num } from '../ui/num.tsx';
import { otherBusinessDate } from './business-date.ts';
import { sharesTraded, type FundRecord } from './fund-record.ts';
import { RecordSlip } from './record-slip.tsx';
import { recordTitle } from './record-title.ts';
import { recordTexts } from './texts.ts';

export function RecordRow(props: {
  readonly record: FundRecord;
  readonly currency: Currency;
  readonly isOpenAtFirst: boolean;
}) {
  const { record, currency, isOpenAtFirst } = props;
  const digits = CURRENCY_DIGITS[currency];
  const t = useTexts(recordTexts);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const slip = useId();
  const otherDate = otherBusinessDate(record, marketZone());
  const traded = sharesTraded(record);
  const title = recordTitle(record, t);
  const about = [
    traded === null ? record.symbol : null,
    record.reference === null ? null : t.reference(record.reference),
  ].filter(Boolean);
  return (
    <li className="border-t border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? slip : undefined}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-15 w-full grid-cols-[minmax(0,1fr)_minmax(112px,42%)_16px] items-center gap-2 py-2 pr-3 pl-4 text-left @max-tight:grid-cols-[minmax(0,1fr)_16px] focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="font-semibold">{title}</span>
          {about.length > 0 && <Num className="text-small text-ink-2">{about.join(' · ')}</Num>}
          <Num className="text-small text-ink-3">{formatDateTime(record.at, marketZone())}</Num>
          {otherDate !== null && <Num className="text-small text-ink-3">{t.document.businessDate(otherDate)}</Num>}
        </span>
        <span className="flex min-w-0 flex-col gap-0.5 @max-tight:order-last">
          <Num align="right" className="font-semibold">
            {formatSigned(record.cash, digits)}
          </Num>
          <Num align="right" className="text-small text-ink-3">
            {t.balanceAfter(formatAmount(record.cashAfter, digits))}
          </Num>
          {signOf(record.margin) !== 0 && (
            <Num align="right" className="text-small text-ink-3">
              {t.marginChange(formatSigned(record.margin))}
            </Num>
          )}
        </span>
        <ChevronDown size={16} aria-hidden="true" className={cx('text-ink-3', isOpen && 'rotate-180')} />
      </button>
      {isOpen && (
        <div id={slip} className="animate-appear bg-sunk px-4 py-3">
          <div className="max-w-140">
            <RecordSlip record={record} currency={currency} />
          </div>
        </div>
      )}
    </li>
  );
}
