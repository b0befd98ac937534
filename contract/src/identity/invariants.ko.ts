/** Korean words of what the auditor checks of accounts. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  practice_grant_is_the_customers: {
    title: '연습 자금은 규칙대로 한 번만',
    meaning: '연습 자금은 고객 본인의 번호로 한 번, 루피로, 그때의 규칙만큼 지급됩니다.',
  },
};
