/** Words of what a short borrows. Loaded with the figures of one. */
import { defineTexts } from '../i18n/texts.ts';

export const borrowTexts = defineTexts(
  import.meta.glob<typeof import('./borrow-texts.en.ts')>('./borrow-texts.{en,tw,ko}.ts'),
);
