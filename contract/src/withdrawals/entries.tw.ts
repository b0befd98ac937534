/** Traditional Chinese words of the journal’s entries of money out. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  withdrawal: '出金',
};
