/** The texts of money out. */
import { defineTexts } from '../i18n/texts.ts';
import type { WithdrawalTexts } from './texts.en.ts';

export const withdrawalTexts = defineTexts<WithdrawalTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
