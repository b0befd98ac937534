/** Traditional Chinese words of what the auditor checks of restrictions. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  shown_restrictions_are_the_cases: {
    title: '生效的限制與案件一致',
    meaning: '客戶資料列上用以判斷委託與款項的限制，與案件逐一相符。',
  },
  longer_restriction_has_two_people: {
    title: '較長的限制經兩人同意',
    meaning: '一人單獨施加的限制會自行結束，兩人同意的限制有兩人。',
  },
};
