/** The texts of the currency exchange. */
import { defineTexts } from '../i18n/texts.ts';
import type { ExchangeTexts } from './texts.en.ts';

export const exchangeTexts = defineTexts<ExchangeTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
