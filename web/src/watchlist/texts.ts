/** The texts of the watchlist and of the search. */
import { defineTexts } from '../i18n/texts.ts';
import type { WatchlistScreenTexts } from './texts.en.ts';

export const watchlistScreenTexts = defineTexts<WatchlistScreenTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
