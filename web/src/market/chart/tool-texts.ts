/** The texts of the chart's sheets and drawing tools, loaded with the first of them. */
import { defineTexts } from '../../i18n/texts.ts';

export const toolTexts = defineTexts(
  import.meta.glob<typeof import('./tool-texts.en.ts')>('./tool-texts.{en,tw,ko}.ts'),
);
