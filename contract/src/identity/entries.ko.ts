/** Korean words of the journal’s entries of new accounts. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  practice_grant: '연습 자금',
};
