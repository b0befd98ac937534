/** What each scan looks for, in plain words. Loaded with the indicators only. */
import { defineTexts } from '../../i18n/texts.ts';

export const scanTexts = defineTexts(
  import.meta.glob<typeof import('./scan-texts.en.ts')>('./scan-texts.{en,tw,ko}.ts'),
);
