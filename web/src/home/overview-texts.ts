/** The texts of the market overview, parts of which home shows too. */
import { defineTexts } from '../i18n/texts.ts';

export const overviewTexts = defineTexts(
  import.meta.glob<typeof import('./overview-texts.en.ts')>('./overview-texts.{en,tw,ko}.ts'),
);
