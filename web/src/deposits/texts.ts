/** The texts of money in. */
import { defineTexts } from '../i18n/texts.ts';
import type { DepositTexts } from './texts.en.ts';

export const depositTexts = defineTexts<DepositTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
