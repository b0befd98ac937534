/** Korean words of what the auditor checks of restrictions. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  shown_restrictions_are_the_cases: {
    title: '적용 중인 제한은 건과 일치',
    meaning: '주문과 자금을 판단하는 고객의 제한은 건의 내용과 하나하나 같습니다.',
  },
  longer_restriction_has_two_people: {
    title: '긴 제한은 두 사람이 결정',
    meaning: '한 사람이 정한 제한은 저절로 끝나고, 두 사람이 정한 제한에는 두 사람이 있습니다.',
  },
};
