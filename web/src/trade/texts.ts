/** The texts of the ticket, the trade list and the position page. */
import { defineTexts } from '../i18n/texts.ts';
import type en from './texts.en.ts';

export type TradeTexts = typeof en;

export const tradeTexts = defineTexts<TradeTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
