/** Traditional Chinese: what each key of the configuration of currency exchange is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { exchange as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  exchangeSpreadBps: {
    name: '換匯價差',
    meaning: '換匯相對市場中間價的價差，單位為萬分之一。',
  },
  exchangeQuoteSeconds: {
    name: '換匯報價有效時間',
    meaning: '報價匯率的有效時間。',
  },
};
