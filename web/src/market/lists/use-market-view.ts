/**
 * The view of the market list. The address carries it while the list is the screen of the address; beside an open
 * instrument (wide windows) the list keeps what was set last.
 */
import { createStore, useStore } from '../../data/store.ts';
import { setQuery } from '../../shell/location.ts';
import { usePane, useQuery } from '../../shell/pane.tsx';
import { readView, writeView, type MarketView } from './market-view.ts';

const kept = createStore<MarketView>(readView({}));

export function useMarketView(): readonly [view: MarketView, change: (next: Partial<MarketView>) => void] {
  const { isPrimary } = usePane();
  const query = useQuery('/market/index');
  const last = useStore(kept);
  const hasQuery = isPrimary && Object.keys(query).length > 0;
  const view = hasQuery ? readView(query) : last;
  const change = (next: Partial<MarketView>) => {
    const changed = { ...view, ...next };
    kept.set(changed);
    if (isPrimary) setQuery(writeView(changed));
  };
  return [view, change];
}
