/** Korean texts of stories of real-name verification. */
import type { StoryText } from '../stories.ts';
import type { verification as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'verification.approved': {
    title: '본인 확인 완료',
    body: '본인 확인이 끝났습니다. 입금, 출금, 출금 계좌 등록, 대출, 모든 청약을 이용할 수 있습니다.',
  },
  'verification.rejected': {
    title: '본인 확인: {fields}개 항목 수정 필요',
    body: '제출하신 내용 중 {fields}개 항목을 승인할 수 없었습니다. 항목마다 사유가 있으며 그 항목만 다시 제출하면 됩니다.',
  },
};
