/** favorite/index: the watchlist. On wide windows it is the left column of home and trade as well. */
import Search from 'lucide-react/icons/search';
import { createStore, useStore } from '../data/store.ts';
import { useTexts } from '../i18n/texts.ts';
import { href } from '../shell/location.ts';
import { Screen } from '../shell/screen.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { Sort } from '../ui/sort-rows.ts';
import { WatchlistPanel } from '../ui/watchlist-panel.tsx';
import { favoriteTexts } from './texts.ts';

/** The column stands beside many screens: its order outlives each of them. */
const order = createStore<Sort | null>(null);

export default function FavoriteScreen() {
  const t = useTexts(favoriteTexts);
  return (
    <Screen
      title={t.title}
      hasThread
      actions={
        <IconButton label={t.search} href={href('/favorite/search')}>
          <Search size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <WatchlistPanel sort={useStore(order)} onSort={order.set} />
    </Screen>
  );
}
