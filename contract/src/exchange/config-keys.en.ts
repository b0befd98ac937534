/** English: what each key of the configuration of currency exchange is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { exchange as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  exchangeSpreadBps: {
    name: 'Exchange spread',
    meaning: 'What the desk takes off the middle of the market, in hundredths of a percent.',
  },
  exchangeQuoteSeconds: {
    name: 'Exchange quote',
    meaning: 'How long a quoted rate holds.',
  },
};
