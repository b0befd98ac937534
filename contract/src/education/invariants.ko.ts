/** Korean words of what the auditor checks of the exam. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  exam_is_marked_by_its_bank: {
    title: '시험은 해당 문제로 채점됩니다',
    meaning:
      '제출한 시험은 20문제이고 맞힌 수는 해당 문제 버전으로 계산합니다. 합격 기준에 이르면 합격, 아니면 불합격입니다.',
  },
  margin_by_exam_has_its_try: {
    title: '시험으로 켜진 신용거래에는 합격한 시험이 있습니다',
    meaning:
      '시험에 합격한 고객은 신용거래를 사용할 수 있고 모든 강의를 읽었습니다. 고객마다 많아야 한 번, 합격한 시험이 신용거래를 켭니다.',
  },
};
