/** Words of how the account did. Loaded when somebody asks. */
import { defineTexts } from '../../i18n/texts.ts';

export const performanceTexts = defineTexts(
  import.meta.glob<typeof import('./performance-texts.en.ts')>('./performance-texts.{en,tw,ko}.ts'),
);
