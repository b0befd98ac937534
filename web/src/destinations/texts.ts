/** The texts of cards and wallets: their list, and the two forms that add one. */
import { defineTexts } from '../i18n/texts.ts';
import type { DestinationTexts } from './texts.en.ts';

export const destinationTexts = defineTexts<DestinationTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
