/** Words of allotted shares that are not listed yet. Loaded with a position. */
import { defineTexts } from '../i18n/texts.ts';

export const listingTexts = defineTexts(
  import.meta.glob<typeof import('./listing-texts.en.ts')>('./listing-texts.{en,tw,ko}.ts'),
);
