/** The words of the queue of pledges in Korean. */
import { formatQuantity } from '@bahi/core/format.ts';
import type { en } from './words.en.ts';

export const ko: typeof en = {
  title: '신청 내용',
  value: '주식 평가액',
  valueNow: '현재 평가액(평가 가격)',
  limit: '현재 한도',
  isLess: '신청 금액보다 적음',
  noPrice: '지금은 가격 없음',
  cash: '예수금',
  held: '그중 묶인 금액',
  lent: '대출·담보 대출 잔액',
  owed: '손실 미수금',
  shares: '주식',
  term: '기간',
  rate: '연이율',
  perDay: '하루 이자',
  before: '이 고객의 다른 담보 대출',
  noneBefore: '없음.',
  isOverdue: '연체',
  confirm: '담보 대출 지급',
  confirmHint: '금액은 바로 고객 예수금에 들어갑니다.',
  ofShares: ({ symbol, lots, shares }) => `${symbol} · ${lots}로트(${formatQuantity(shares)}주)`,
  days: (days) => `${days}일`,
  paidOut: (name) => `담보 대출 지급: ${name}`,
  reasons: {
    value_fell: '평가액 부족',
    identity_doubt: '본인 여부 의심',
    suspected_fraud: '사기 의심',
    asked: '고객 요청',
    not_approved: '그 밖의 사유(고객에게 알리지 않음)',
  },
};
