/** The charges of a slip as one row that opens into its lines. */
import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatAmount } from '@bahi/core/format.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import type { QueryOf } from '../shell/paths.ts';
import { cx } from '../ui/cx.ts';
import { SlipRow } from '../ui/slip.tsx';
import { ChargeRows } from './charge-rows.tsx';
import type { Order } from './outcome.ts';
import { ordersTexts } from './texts.ts';

export function ChargesRow(props: {
  readonly label: string;
  readonly total: string;
  readonly charges: Order['charges'];
  /** What the calculator is asked for by the link below the lines. */
  readonly trade?: QueryOf<'/information/faq'>;
}) {
  const t = useTexts(ordersTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SlipRow
        label={
          <button
            type="button"
            aria-expanded={isOpen}
            title={t.ticket.chargesShow}
            onClick={() => setOpen(!isOpen)}
            className="relative -my-1 inline-flex min-h-8 items-center gap-1 text-left underline decoration-edge underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-1.5"
          >
            {props.label}
            <ChevronDown size={16} aria-hidden="true" className={cx('shrink-0', isOpen && 'rotate-180')} />
          </button>
        }
        value={formatAmount(props.total)}
      />
      {isOpen && (
        <>
          <ChargeRows charges={props.charges} />
          <div className="py-1 pl-4 text-small">
            <dt className="sr-only">{props.label}</dt>
            <dd>
              <a
                href={href('/information/faq', { tab: 'charges', ...props.trade })}
                className="relative inline-flex min-h-6 items-center font-semibold text-action underline underline-offset-2 after:absolute after:-inset-x-1 after:-inset-y-2.5"
              >
                {t.chargesHow}
              </a>
            </dd>
          </div>
        </>
      )}
    </>
  );
}
