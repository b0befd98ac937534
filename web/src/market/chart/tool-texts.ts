/** The texts of the chart's sheets and drawing tools, loaded with the first of them. */
import { defineTexts } from '../../i18n/texts.ts';
import type { ToolTexts } from './tool-texts.en.ts';

export const toolTexts = defineTexts<ToolTexts>({
  en: () => import('./tool-texts.en.ts'),
  tw: () => import('./tool-texts.tw.ts'),
  ko: () => import('./tool-texts.ko.ts'),
});
