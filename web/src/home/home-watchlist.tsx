/** The first five of the watchlist, live, with what is held of each. A newcomer picks the first three here. */
import { Suspense, lazy, useState } from 'react';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { formatQuantity } from '@bahi/core/format.ts';
import { useHeld } from '../data/held.ts';
import { useCall } from '../data/use-call.ts';
import { useWatchlist } from '../data/watchlist.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Delayed, Skeleton, SkeletonRows } from '../ui/skeleton.tsx';
import { InstrumentLine } from './instrument-line.tsx';
import { isOnItsWay } from './is-on-its-way.ts';
import { homeTexts } from './texts.ts';
import { useSettled } from './use-settled.ts';

const Starters = lazy(() => import('./starters.tsx'));

const SHOWN = 5;
const PICKED_ENOUGH = 3;

export function HomeWatchlist() {
  const t = useTexts(homeTexts);
  const watchlist = useWatchlist();
  const held = useHeld();
  const orders = useCall(listOrders, { state: 'all', page: 1, pageSize: 1 });
  const [isPicking, setPicking] = useState(false);
  const count = watchlist.data === undefined ? null : watchlist.symbols.length;
  // Of who followed or ordered something elsewhere since, what this device kept would say so too.
  const isNew = count === 0 && orders.data?.total === 0 && !watchlist.isKept && !orders.isKept;
  // Who begins with none goes on picking until there are three.
  if (isNew && !isPicking) setPicking(true);
  if (isPicking && count !== null && count >= PICKED_ENOUGH) setPicking(false);
  const isSettled = useSettled();
  if (isNew || isPicking) {
    return <Suspense fallback={<Shape />}>{isSettled ? <Starters picked={count ?? 0} /> : <Shape />}</Suspense>;
  }
  // Who is new is not known yet: as high as what a newcomer finds here, so that nothing below moves.
  if ((count ?? 0) === 0 && (isOnItsWay(watchlist) || isOnItsWay(orders))) return <Shape />;
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
          <EmptyState link={href('/favorite/search')} action={t.watchlistEmptyAction}>
            {t.watchlistEmpty}
          </EmptyState>
        }
      >
        {(rows) =>
          rows
            .slice(0, SHOWN)
            .map(({ symbol }) => <InstrumentLine key={symbol} symbol={symbol} note={noteOf(held.get(symbol) ?? 0)} />)
        }
      </Loaded>
    </section>
  );

  function noteOf(quantity: number): string | null {
    if (quantity === 0) return null;
    return quantity > 0 ? t.held(formatQuantity(quantity)) : t.heldShort(formatQuantity(-quantity));
  }
}

/** Of what a newcomer picks from (starters.tsx). */
function Shape() {
  return (
    <Delayed>
      <div className="pt-4">
        <Skeleton className="mx-4 mb-3 h-11 w-60" />
        <SkeletonRows count={6} />
        <Skeleton className="mx-4 mt-3 h-11 w-40" />
      </div>
    </Delayed>
  );
}
