/** The texts of new shares: offers and applications. */
import { defineTexts } from '../i18n/texts.ts';
import type { NewSharesTexts } from './texts.en.ts';

export const newSharesTexts = defineTexts<NewSharesTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
