/** Korean words of the journal; see en.ts. */
import type { LedgerTexts } from './en.ts';

export const ko: LedgerTexts = {
  kind: {
    practice_grant: '연습 자금',
    order_fill: '주문 체결',
    position_close: '포지션 청산',
    margin_added: '증거금 추가',
    receivable_raised: '증거금을 넘은 손실',
    receivable_settled: '미수금 정산',
    deposit: '입금',
    withdrawal: '출금',
    exchange_out: '환전 출금',
    exchange_in: '환전 입금',
    subscription_paid: '공모주 납입',
    subscription_refunded: '공모주 환불',
    placement_paid: '배정 납입',
    rights_paid: '유상증자 납입',
    rights_charged: '권리락 차감(공매도)',
    allotment: '주식 배정',
    split: '주식 분할',
    bonus: '무상 증자',
    dividend: '배당',
    reversal: '정정',
  },
  house: {
    client_bank: '고객 은행',
    venue_clearing: '거래소 정산',
    fees: '수수료',
    taxes: '세금',
    interest: '이자',
    escrow: '예치',
    exchange_desk: '환전 데스크',
    rounding: '반올림',
    practice_grants: '연습 자금',
    venue_shares: '거래소 주식',
  },
};
