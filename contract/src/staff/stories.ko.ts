/** Korean texts of stories of corrections of the books. */
import type { StoryText } from '../stories.ts';
import type { staff as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'correction.made': {
    title: '기록 {entry} 정정: {amount} {currency}',
    body: '잘못된 기록을 다른 기록으로 되돌렸습니다: 예수금 {amount} {currency}. 사유: {reason}. 두 사람이 확인했으며 두 기록 모두 남아 있습니다.',
  },
  'correction.made_owed': {
    title: '기록 {entry} 정정: {amount} {currency}, 미수금 {owed} {currency}',
    body: '잘못된 기록을 다른 기록으로 되돌렸습니다: 예수금 {amount} {currency}. 사유: {reason}. 사용 가능한 예수금이 모자라 {owed} {currency}은(는) 미수금으로 남으며 이후 들어오는 돈이나 다시 사용할 수 있게 된 돈에서 차감됩니다. 두 사람이 확인했으며 모든 기록이 남아 있습니다.',
  },
  'practice.reviewed': {
    title: '연습 심사원이 심사했습니다',
    body: '이 신청은 연습 시스템의 자동 작업인 연습 심사원이 심사했으며 사람이 검토하지 않았습니다. 공개된 규칙만 따릅니다. 실거래 모드에서는 직원이 심사합니다.',
  },
  'practice.margin_on': {
    title: '신용거래를 사용할 수 있습니다',
    body: '연습 심사원이 본인 확인을 마쳐 이 연습 시스템에서 신용거래(레버리지, 공매도, 당일 매매)를 사용할 수 있습니다. 넣은 돈보다 큰 손실이 날 수 있습니다. 거래 방식을 이해하고 있는지는 아무도 확인하지 않았으니 소액으로 시작하세요.',
  },
};
