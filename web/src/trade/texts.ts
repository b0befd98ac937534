/** The texts of the ticket, the trade list and the position page. */
import { defineTexts } from '../i18n/texts.ts';
import type { TradeTexts } from './texts.en.ts';

export const tradeTexts = defineTexts<TradeTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
