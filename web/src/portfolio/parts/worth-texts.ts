/** Words of what an account was worth over time. Loaded with it. */
import { defineTexts } from '../../i18n/texts.ts';

export const worthTexts = defineTexts(
  import.meta.glob<typeof import('./worth-texts.en.ts')>('./worth-texts.{en,tw,ko}.ts'),
);
