/** What cash is on hold for. */
import { defineTexts } from '../i18n/texts.ts';

export const holdTexts = defineTexts(
  import.meta.glob<typeof import('./hold-texts.en.ts')>('./hold-texts.{en,tw,ko}.ts'),
);
