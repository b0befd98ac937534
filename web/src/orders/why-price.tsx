/** "Why this price": each fill with the trade it came from and the touch just before it (rules §5). */
import { formatPrice, formatTime } from '@bahi/core/format.ts';
import { marketZone } from '../data/zone.ts';
import { useTexts } from '../i18n/texts.ts';
import type { Order } from './outcome.ts';
import { ordersTexts } from './texts.ts';

export function WhyPrice({ fills }: { readonly fills: Order['fills'] }) {
  const t = useTexts(ordersTexts);
  return (
    <ul className="flex flex-col gap-2">
      {fills.map((fill) => (
        <li key={`${fill.tradeSeq}-${fill.at}`}>
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="num font-medium">{t.result.fillLine(fill.quantity, formatPrice(fill.price))}</span>
            <span className="num text-small text-ink-3">{formatTime(fill.at, marketZone())}</span>
          </span>
          <span className="block text-small text-ink-2">
            {t.result.whyFill(fill.tradeSeq, formatPrice(fill.bid), formatPrice(fill.ask))}
          </span>
        </li>
      ))}
    </ul>
  );
}
