/** Korean: what each key of the configuration of the desk is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { staff as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  isPracticeReviewerOn: {
    name: '연습 심사원',
    meaning:
      '자동 작업인 연습 심사원이 공개된 규칙에 따라 1분 안에 신청을 심사할지 정합니다. 직원이 맡은 건은 처리하지 않으며 실거래 모드에는 없습니다.',
  },
};
