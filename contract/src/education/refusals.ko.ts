/** Korean texts of refusals of the exam. */
import type { education as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'education.lessons_missing': '{needed}개 강의 중 {read}개를 읽었습니다. 모두 읽으면 시험을 볼 수 있습니다.',
  'education.try_unknown': '존재하지 않는 시험입니다. 학습으로 돌아가 시험을 다시 시작하세요.',
  'education.try_over': '이미 제출한 시험입니다. 학습에서 결과를 확인하세요.',
  'education.bank_changed': '시험 문제가 변경되어 이번 답안은 반영되지 않습니다. 시험을 다시 시작하세요.',
};
