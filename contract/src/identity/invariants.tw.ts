/** Traditional Chinese words of what the auditor checks of accounts. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  practice_grant_is_the_customers: {
    title: '練習金只給一次且依規定',
    meaning: '練習金只給一次，記於客戶本人號碼、以盧比計，金額依當時規定。',
  },
};
