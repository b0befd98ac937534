/** Traditional Chinese words of the journal’s entries of new accounts. */
import type { identity as english } from './entries.en.ts';

export const identity: Readonly<Record<keyof typeof english, string>> = {
  practice_grant: '練習金撥入',
};
