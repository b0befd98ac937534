/** The texts of the ticket, the trade list and the position page. */
import { defineTexts } from '../i18n/texts.ts';
import type { OrdersTexts } from './texts.en.ts';

export const ordersTexts = defineTexts<OrdersTexts>({
  en: () => import('./texts.en.ts'),
  tw: () => import('./texts.tw.ts'),
  ko: () => import('./texts.ko.ts'),
});
