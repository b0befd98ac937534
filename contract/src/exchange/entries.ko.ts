/** Korean words of the journal’s entries of currency exchange. */
import type { exchange as english } from './entries.en.ts';

export const exchange: Readonly<Record<keyof typeof english, string>> = {
  exchange_out: '환전 출금',
  exchange_in: '환전 입금',
};
