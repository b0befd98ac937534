/** The texts of the watchlist and of the search. */
import { defineTexts } from '../i18n/texts.ts';

export const watchlistScreenTexts = defineTexts(
  import.meta.glob<typeof import('./texts.en.ts')>('./texts.{en,tw,ko}.ts'),
);
