/** Words of the customer's lists: their types, densities, changing them. Favourites, market and the rows of lists share them. */
import { defineTexts, useTexts } from './texts.ts';
import type { WatchlistTexts } from './watchlists.en.ts';

export const watchlistTexts = defineTexts<WatchlistTexts>({
  en: () => import('./watchlists.en.ts'),
  tw: () => import('./watchlists.tw.ts'),
  ko: () => import('./watchlists.ko.ts'),
});

export function useWatchlistTexts(): WatchlistTexts {
  return useTexts(watchlistTexts);
}
