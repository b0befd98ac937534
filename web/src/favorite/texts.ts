/** The texts of the watchlist and of the search. */
import { defineTexts } from '../i18n/texts.ts';
import type { FavoriteTexts } from './texts.en.ts';

export const favoriteTexts = defineTexts<FavoriteTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
