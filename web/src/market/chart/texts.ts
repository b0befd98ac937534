/** The texts of the chart and of what stands around it; its sheets have texts of their own (tool-texts.ts). */
import { defineTexts } from '../../i18n/texts.ts';
import type { ChartTexts } from './texts.en.ts';

export const chartTexts = defineTexts<ChartTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
