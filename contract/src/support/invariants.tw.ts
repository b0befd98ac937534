/** Traditional Chinese words of what the auditor checks of tickets. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  ticket_waits_for_whom_it_says: {
    title: '案件狀態與往來一致',
    meaning: '案件等待我們、等待客戶、無人等待或已結案，皆以最後一則往來為準。',
  },
};
