/** The texts of the market list and of an instrument's page. */
import { defineTexts } from '../i18n/texts.ts';
import type { MarketTexts } from './texts.en.ts';

export const marketTexts = defineTexts<MarketTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
