/** Shares held by instrument, over all its positions, at the prices of now. */
import { formatAmount, formatPrice } from '@bahi/core/format.ts';
import { listHoldings } from '@bahi/contract/orders/positions.ts';
import { useNameOf } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useCall } from '../data/use-call.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Change } from '../ui/change.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Num } from '../ui/num.tsx';
import { holdingAt, type Holding } from './parts/open-profit.ts';
import { NothingYet } from './positions-list.tsx';
import { ordersTexts } from './texts.ts';
import { useCountedTexts } from './use-counted-texts.ts';
import { useListing } from './use-listing.ts';

export function HoldingsList() {
  const t = useTexts(ordersTexts);
  const holdings = useCall(listHoldings, {});
  return (
    <Loaded from={holdings} empty={<NothingYet>{t.trade.emptyHoldings}</NothingYet>}>
      {(rows) => (
        <ul>
          {rows.map((holding) => (
            <HoldingRow key={holding.symbol} holding={holding} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function HoldingRow({ holding }: { readonly holding: Holding }) {
  const t = useCountedTexts(holding.symbol);
  const known = useNameOf(holding);
  const listing = useListing({ symbol: holding.symbol });
  const name = listing?.name ?? known;
  const quote = useQuote(listing === null ? holding.symbol : null);
  const now = holdingAt(holding, quote?.mark ?? null);
  const direction = holding.quantity < 0 ? 'short' : 'long';
  return (
    <li>
      <a
        href={
          listing === null
            ? href('/market/stockDetail', { symbol: holding.symbol })
            : href('/trade/index', { tab: 'open' })
        }
        className="grid min-h-15 grid-cols-[minmax(0,1fr)_minmax(104px,45%)] items-center gap-2 border-t border-line bg-surface px-4 py-2 @max-tight:grid-cols-1 focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="line-clamp-2 font-semibold">{name}</span>
          <span className="flex flex-wrap gap-x-2 text-small text-ink-2">
            {direction === 'short' && <span className="font-semibold text-ink">{t.direction.short}</span>}
            <span className="num">{t.sharesShort(Math.abs(holding.quantity))}</span>
            <span>{t.trade.inPositions(holding.positions)}</span>
          </span>
          <Num className="text-small text-ink-3">{t.trade.average(formatPrice(holding.averagePrice))}</Num>
        </span>
        <span className="flex min-w-0 flex-col gap-0.5 text-right">
          <Num align="right" className="font-semibold">
            {now === null ? '—' : formatAmount(now.marketValue)}
          </Num>
          <Change amount={now?.profit ?? null} className="text-small font-medium" align="right" />
        </span>
      </a>
    </li>
  );
}
