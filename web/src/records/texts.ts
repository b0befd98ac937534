/** The texts of the fund records. */
import { defineTexts } from '../i18n/texts.ts';

export const recordTexts = defineTexts(
  import.meta.glob<typeof import('./all-texts.en.ts')>('./all-texts.{en,tw,ko}.ts'),
);
