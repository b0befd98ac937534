/** The price the ticket trades at, live, with its change and the time of the last move. */
import { formatDateTime, formatTime } from '@bahi/core/format.ts';
import type { LiveQuote } from '../data/live-quote.ts';
import { useConnection } from '../data/stream.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import { cx } from '../ui/cx.ts';
import { Change } from '../ui/change.tsx';
import { PriceCell } from '../ui/price-cell.tsx';
import { ordersTexts } from './texts.ts';

export interface TicketHeadingProps {
  readonly quote: LiveQuote | undefined;
  /** Whether the market trades: otherwise the price is greyed and carries its date. */
  readonly isOpen: boolean;
}

export function TicketHeading({ quote, isOpen }: TicketHeadingProps) {
  const t = useTexts(ordersTexts);
  const { isOnline } = useConnection();
  const isLive = isOnline && isOpen;
  const time = quote === undefined ? null : (isOpen ? formatTime : formatDateTime)(quote.at, marketZone());
  return (
    <div className={cx('flex flex-wrap items-baseline gap-x-3', !isLive && 'grayscale')}>
      <PriceCell price={quote?.last ?? null} canFlash className="w-fit max-w-full text-title font-semibold" />
      <div className="flex flex-wrap items-center gap-x-2 text-small">
        <Change amount={quote?.change ?? null} rate={quote?.changeRate ?? null} />
        {time !== null && <span className="num text-ink-3">· {isLive ? time : t.ticket.stalePrice(time)}</span>}
      </div>
    </div>
  );
}
