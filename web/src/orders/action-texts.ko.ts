/** Korean texts of splits, bonus shares and dividends at a position. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { ActionTexts } from './action-texts.en.ts';

const shares = (count: number) => `${formatQuantity(count)}주`;

const texts: ActionTexts = {
  coming: '예정된 권리 일정',
  comingHint:
    '오늘이 기준일인 것으로 계산했습니다. 권리락·배당락일에 대기 주문은 취소되고 손절·익절은 함께 조정됩니다.',
  notice: '공고 내용',
  notes: '공고 이후 안내',
  calledOff: '철회됨: 권리락·배당락일에 아무 일도 일어나지 않습니다.',
  dividends: '배당',
  title: {
    split: (to, from) => `주식 분할: ${formatQuantity(from)}주 → ${formatQuantity(to)}주`,
    bonus: (fresh, held) => `무상증자: ${formatQuantity(held)}주당 ${formatQuantity(fresh)}주`,
    dividend: (cash) => `배당: 주당 ${cash}`,
  },
  recordDate: '기준일',
  recordHint: { long: '이날 장 마감 때 보유하면 받습니다.', short: '이날 장 마감 때 공매도 중이면 냅니다.' },
  exDate: '권리락·배당락일',
  payDate: '지급일',
  forShares: (count) => `보유 ${shares(count)}`,
  becomes: (before, after) => `${formatQuantity(before)} → ${shares(after)}`,
  inLieu: '1주 미만은 현금으로 지급합니다.',
  entitled: '대상 주식',
  ofShares: shares,
  amount: { long: '받는 금액', short: '내는 금액' },
  paidBy: '지급 기한',
  paidByHint: '신청이나 심사 결과와 관계없이 지급됩니다.',
  state: {
    upcoming: '예정',
    to_apply: '신청 가능',
    under_review: '심사 중',
    approved: '승인됨',
    refused: '심사 미통과',
    paid: '지급됨',
  },
  apply: (amount) => `${amount} 신청`,
  applyAgain: (amount) => `${amount} 다시 신청`,
  applied: '심사를 요청했습니다',
  applyHint: '신청하지 않아도 지급되지만, 신청하면 더 빨리 받습니다.',
};

export default texts;
