/** Traditional Chinese words of the journal’s entries of currency exchange. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  exchange_out: '換匯轉出',
  exchange_in: '換匯轉入',
};
