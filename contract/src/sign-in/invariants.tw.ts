/** Traditional Chinese words of what the auditor checks of daily sign-ins. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  sign_in_is_once_a_day: {
    title: '每日只簽到一次',
    meaning: '每筆簽到屬於其當下的印度曆日，每位客戶每日至多一筆，且不早於開戶。',
  },
};
