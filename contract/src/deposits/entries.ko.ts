/** Korean words of the journal’s entries of money in. */
import type { deposits as english } from './entries.en.ts';

export const deposits: Readonly<Record<keyof typeof english, string>> = {
  deposit: '입금',
};
