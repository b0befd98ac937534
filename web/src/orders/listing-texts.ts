/** Words of allotted shares that are not listed yet. Loaded with a position. */
import { defineTexts } from '../i18n/texts.ts';
import type { ListingTexts } from './listing-texts.en.ts';

export const listingTexts = defineTexts<ListingTexts>({
  en: () => import('./listing-texts.en.ts'),
  tw: () => import('./listing-texts.tw.ts'),
  ko: () => import('./listing-texts.ko.ts'),
});
