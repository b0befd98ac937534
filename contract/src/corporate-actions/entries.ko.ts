/** Korean words of the journal’s entries of corporate actions. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  split: '주식 분할',
  bonus: '무상증자',
  dividend: '배당',
};
