/** Korean words of the journal’s entries of money in. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  deposit: '입금',
};
