/** Words of the customer's lists: their types, densities, changing them. Favourites, market and the rows of lists share them. */
import { defineTexts, useTexts } from './texts.ts';
import type { WatchlistTexts } from './watchlist.en.ts';

export const watchlistTexts = defineTexts(
  import.meta.glob<typeof import('./watchlist.en.ts')>('./watchlist.{en,tw,ko}.ts'),
);

export function useWatchlistTexts(): WatchlistTexts {
  return useTexts(watchlistTexts);
}
