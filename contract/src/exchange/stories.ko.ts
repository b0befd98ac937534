/** Korean texts of stories of currency exchange. */
import type { StoryText } from '../stories.ts';
import type { exchange as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'exchange.done': {
    title: '{paid}을(를) {got}(으)로 환전 완료',
    body: '잔액에서 {paid}이(가) 빠지고 {got}이(가) 들어왔습니다. 환율과 출처, 두 건의 내역은 환전 기록에서 확인할 수 있습니다.',
  },
  'exchange.done_owed': {
    title: '{paid} → {got} 환전 완료, 미수금 {owed} 상환',
    body: '잔액에서 {paid}이(가) 빠지고 {got}이(가) 들어왔습니다. 그중 {owed}(으)로 미수금을 상환했습니다. 모든 내역이 자금 기록에 있습니다.',
  },
};
