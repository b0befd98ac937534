/** Korean texts of stories of the books. */
import type { StoryText } from '../stories.ts';
import type { records as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'debt.paid': {
    title: '미수금 {amount} 상환 완료',
    body: '사용 가능해진 금액으로 미수금 {amount}을(를) 먼저 상환했습니다. 이 통화의 미수금은 더 이상 없으며, 내역은 자금 기록에서 확인할 수 있습니다.',
  },
  'debt.paid_in_part': {
    title: '미수금 {amount} 일부 상환',
    body: '사용 가능해진 금액으로 미수금 {amount}을(를) 먼저 상환했습니다. 남은 미수금은 {owed}이며, 다음에 사용 가능해지는 금액으로 이어서 상환됩니다. 내역은 자금 기록에서 확인할 수 있습니다.',
  },
};
