/** Korean words of what the auditor checks of credit scores. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  credit_event_has_its_record: {
    title: '신용 점수 항목에 기록이 있음',
    meaning: '신용 점수 항목은 모두 같은 고객의 같은 시각 기록에서 나왔습니다.',
  },
  credit_event_has_its_points: {
    title: '신용 점수 항목의 점수가 맞음',
    meaning: '각 항목의 점수는 해당 종류에 공개된 점수와 같습니다.',
  },
  record_has_its_credit_event: {
    title: '반영할 기록에 항목이 있음',
    meaning: '하루가 지난 반영 대상 기록에는 모두 신용 점수 항목이 있습니다.',
  },
};
