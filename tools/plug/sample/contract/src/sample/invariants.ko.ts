/** Korean words of what the auditor checks of wishes. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  answered_wish_has_its_answer: {
    title: '답변된 소원에 답변이 있음',
    meaning: '답변된 소원에는 답변과 답변한 사람이 있습니다.',
  },
};
