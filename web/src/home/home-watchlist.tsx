/** The first five of the watchlist, live, with what is held of each. */
import { listHoldings, listOrders } from '@bahi/contract/trade.ts';
import { formatQuantity } from '@bahi/core/format.ts';
import { useInstrument } from '../data/instruments.ts';
import { useQuote } from '../data/live.ts';
import { useSparkline } from '../data/sparklines.ts';
import { useCall } from '../data/use-call.ts';
import { useWatchlist } from '../data/watchlist.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { TickerRow } from '../ui/ticker-row.tsx';
import { homeTexts } from './texts.ts';

const SHOWN = 5;

export function HomeWatchlist() {
  const t = useTexts(homeTexts);
  const watchlist = useWatchlist();
  const holdings = useCall(listHoldings, {});
  const orders = useCall(listOrders, { state: 'all', page: 1, pageSize: 1 });
  const heldOf = new Map(holdings.data?.map(({ symbol, quantity }) => [symbol, quantity]));
  // A newcomer is told by the next task; twice would be once too often.
  if (watchlist.data !== undefined && watchlist.symbols.length === 0 && orders.data?.total === 0) return null;
  return (
    <section aria-labelledby="home-watchlist" className="pt-4">
      <div className="flex min-h-11 items-center justify-between px-4">
        <h2 id="home-watchlist" className="text-lead font-semibold">
          {t.watchlist}
        </h2>
        {watchlist.symbols.length > 0 && (
          <a href={href('/favorite/index')} className="inline-flex min-h-11 items-center font-semibold text-action">
            {t.all(watchlist.symbols.length)}
          </a>
        )}
      </div>
      <Loaded
        from={watchlist}
        empty={
          <EmptyState
            action={
              <Button variant="soft" href={href('/favorite/search')}>
                {t.watchlistEmptyAction}
              </Button>
            }
          >
            {t.watchlistEmpty}
          </EmptyState>
        }
      >
        {(rows) =>
          rows.slice(0, SHOWN).map(({ symbol }) => <Row key={symbol} symbol={symbol} held={heldOf.get(symbol) ?? 0} />)
        }
      </Loaded>
    </section>
  );
}

function Row({ symbol, held }: { readonly symbol: string; readonly held: number }) {
  const t = useTexts(homeTexts);
  const instrument = useInstrument(symbol);
  const quote = useQuote(symbol);
  const sparkline = useSparkline(symbol);
  const path = instrument?.kind === 'index' ? '/market/stockDetailzs' : '/market/stockDetail';
  return (
    <TickerRow
      name={instrument?.name ?? symbol}
      symbol={symbol}
      price={quote?.last}
      changeRate={quote?.changeRate}
      {...(held === 0 ? {} : { note: held > 0 ? t.held(formatQuantity(held)) : t.heldShort(formatQuantity(-held)) })}
      {...(sparkline === undefined ? {} : { sparkline })}
      href={href(path, { symbol })}
    />
  );
}
