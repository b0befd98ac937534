/** Korean words of what the auditor checks of daily sign-ins. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  sign_in_is_once_a_day: {
    title: '출석은 하루 한 번',
    meaning: '출석은 그 시각의 인도 날짜에 속하고 고객마다 하루에 하나뿐이며 계좌 개설보다 이르지 않습니다.',
  },
};
