/** Korean words of the journal’s entries of currency exchange. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  exchange_out: '환전 출금',
  exchange_in: '환전 입금',
};
