/** The texts of the support centre. */
import { defineTexts } from '../i18n/texts.ts';

export const supportTexts = defineTexts(
  import.meta.glob<typeof import('./support-texts.en.ts')>('./support-texts.{en,tw,ko}.ts'),
);
