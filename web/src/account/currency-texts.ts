/** The texts of the balances in other currencies. */
import { defineTexts } from '../i18n/texts.ts';
import type { CurrencyTexts } from './currency-texts.en.ts';

export const currencyTexts = defineTexts<CurrencyTexts>({
  en: () => import('./currency-texts.en.ts'),
  tw: () => import('./currency-texts.tw.ts'),
  ko: () => import('./currency-texts.ko.ts'),
});
