/** The texts of checking valuations; who does not look at a pool does not load them. */
import { defineTexts } from '../i18n/texts.ts';

export const checkTexts = defineTexts(
  import.meta.glob<typeof import('./check-texts.en.ts')>('./check-texts.{en,tw,ko}.ts'),
);
