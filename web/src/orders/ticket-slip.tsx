/** The cost side of the ticket: every figure before the order is placed, kept while it is refreshed. */
import { formatAmount, formatDateTime, formatPrice } from '@bahi/core/format.ts';
import { useInstrument } from '../data/instruments.ts';
import { marketZone } from '../data/zone.ts';
import { Term } from '../glossary/parts/term.tsx';
import { useTexts } from '../i18n/texts.ts';
import { usePane } from '../shell/pane.tsx';
import { Slip, SlipRow } from '../ui/slip.tsx';
import { BorrowRow } from './borrow-row.tsx';
import { ChargesRow } from './charges-row.tsx';
import type { Preview } from './nudges.ts';
import { LOT_SIZE } from './amounts.ts';
import { ordersTexts } from './texts.ts';
import type { Ticket } from './ticket.ts';

export interface TicketSlipProps {
  readonly ticket: Pick<Ticket, 'symbol' | 'direction' | 'under'>;
  /** The price stands in its field already. */
  readonly isLimit: boolean;
  readonly preview: Preview;
  readonly isStale: boolean;
}

export function TicketSlip({ ticket, preview, isLimit, isStale }: TicketSlipProps) {
  const t = useTexts(ordersTexts);
  const tone = useTone();
  const kind = useInstrument(ticket.symbol)?.kind;
  return (
    <div aria-busy={isStale || undefined}>
      <Slip
        title={t.ticket.slip}
        tone={tone}
        hasTitle
        foot={<p className="pt-1 text-small text-ink-3">{t.amountsInInr}</p>}
      >
        {!isLimit && <SlipRow label={t.ticket.price} value={formatPrice(preview.price)} />}
        <SlipRow
          label={<Term of="contractAmount">{t.ticket.value}</Term>}
          value={formatAmount(preview.contractAmount)}
        />
        <ChargesRow
          label={t.ticket.charges}
          total={preview.chargesTotal}
          charges={preview.charges}
          trade={{
            ...(kind === undefined ? {} : { kind }),
            side: ticket.direction === 'long' ? 'buy' : 'sell',
            under: ticket.under,
            lots: String(preview.quantity / LOT_SIZE),
            ...(preview.price === null ? {} : { price: preview.price }),
          }}
        />
        {preview.originalMargin !== preview.contractAmount && (
          <SlipRow label={<Term of="margin">{t.ticket.margin}</Term>} value={formatAmount(preview.originalMargin)} />
        )}
        {preview.lossAtFivePercent !== null && (
          <SlipRow label={t.ticket.lossAtFive} value={formatAmount(preview.lossAtFivePercent)} />
        )}
        {preview.closeOutPrice !== null && (
          <SlipRow label={<Term of="closeOut">{t.ticket.closeOut}</Term>} value={formatPrice(preview.closeOutPrice)} />
        )}
        <SlipRow label={t.ticket.need} value={formatAmount(preview.needed)} isTotal />
        {preview.hold !== preview.needed && (
          <SlipRow
            label={<Term of="hold">{t.ticket.hold}</Term>}
            value={formatAmount(preview.hold)}
            note={t.ticket.holdHint}
          />
        )}
        <SlipRow label={t.ticket.available} value={formatAmount(preview.available)} />
        {preview.borrowable !== null && <BorrowRow {...preview.borrowable} />}
        {preview.sellFrom !== null && (
          <SlipRow
            label={<Term of="settlement">{t.ticket.sellFrom}</Term>}
            value={formatDateTime(preview.sellFrom, marketZone())}
          />
        )}
      </Slip>
    </div>
  );
}

/** While none fit the fields: why, or what brings them. */
export function NoFigures({ children }: { readonly children: string }) {
  const t = useTexts(ordersTexts);
  return (
    <Slip title={t.ticket.slip} tone={useTone()} hasTitle head={<p className="py-2 text-ink-2">{children}</p>}>
      {null}
    </Slip>
  );
}

/** The docked column is a surface itself. */
function useTone(): 'sunk' | 'plain' {
  return usePane().kind === 'ticket' ? 'sunk' : 'plain';
}
