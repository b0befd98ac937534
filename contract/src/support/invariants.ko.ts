/** Korean words of what the auditor checks of tickets. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  ticket_waits_for_whom_it_says: {
    title: '문의 상태는 대화와 일치',
    meaning:
      '문의가 우리를 기다리는지, 고객을 기다리는지, 아무도 기다리지 않는지, 종료되었는지는 마지막 대화를 따릅니다.',
  },
};
