/** Korean words of the journal’s entries of money out. */
import type { withdrawals as english } from './entries.en.ts';

export const withdrawals: Readonly<Record<keyof typeof english, string>> = {
  withdrawal: '출금',
};
