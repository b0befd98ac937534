/** Korean words of what the auditor checks of corrections and the bank’s balance. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  reversal_has_its_correction: {
    title: '분개 취소는 두 사람이 승인',
    meaning: '취소 분개는 모두 한 사람이 사유와 함께 제안하고 다른 사람이 승인했습니다.',
  },
  correction_has_its_reversal: {
    title: '승인된 정정은 실행됨',
    meaning: '승인된 정정은 모두 그 분개를 취소했습니다.',
  },
  bank_figure_is_the_agreed_one: {
    title: '은행 잔액은 두 사람이 확인한 값',
    meaning: '은행 잔액은 그 날짜에 대해 두 사람이 확인한 값입니다.',
  },
};
