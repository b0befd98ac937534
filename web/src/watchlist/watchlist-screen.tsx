/** favorite/index: the customer's lists. On wide windows it is the left column of home and trade as well. */
import { useEffect } from 'react';
import Search from 'lucide-react/icons/search';
import { createStore, useStore } from '../data/store.ts';
import { useTexts } from '../i18n/texts.ts';
import { href, setQuery } from '../shell/location.ts';
import { usePane, useQuery } from '../shell/pane.tsx';
import { Screen } from '../shell/screen.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { PauseButton } from '../ui/pause-button.tsx';
import type { Sort } from '../market/parts/sort-rows.ts';
import { WatchlistPanel } from './parts/watchlist-panel.tsx';
import { readWatchlistType, showWatchlistType, useWatchlistType } from './parts/watchlist-view.ts';
import { watchlistScreenTexts } from './texts.ts';

/** The column stands beside many screens: its order outlives each of them. */
const order = createStore<Sort | null>(null);

export default function WatchlistScreen() {
  const t = useTexts(watchlistScreenTexts);
  useTypeOfAddress();
  return (
    <Screen
      title={t.title}
      hasThread
      actions={
        <>
          <PauseButton />
          <IconButton label={t.search} href={href('/favorite/search')}>
            <Search size={20} aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <WatchlistPanel sort={useStore(order)} onSort={order.set} />
    </Screen>
  );
}

/** A link names the type to begin with; afterwards the address follows the tabs. */
function useTypeOfAddress(): void {
  const { isPrimary } = usePane();
  const asked = useQuery('/favorite/index').type;
  const type = useWatchlistType();
  useEffect(() => {
    const wanted = readWatchlistType(asked);
    if (isPrimary && wanted !== undefined) showWatchlistType(wanted);
    // Only when the address changes.
  }, [isPrimary, asked]);
  useEffect(() => {
    if (isPrimary) setQuery({ type: type === 'stock' ? undefined : type });
  }, [isPrimary, type]);
}
