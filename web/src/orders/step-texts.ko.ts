/** Korean names of what happened to a position. */
import type { step as english } from './step-texts.en.ts';

export const step: typeof english = {
  placed: '주문함',
  opens: '개장 대기',
  fills: '체결 대기',
  filled: '체결됨',
  rest_ended: '나머지 체결 없이 종료',
  allotted: '배정',
  block_traded: '블록딜 매수',
  locked: '잠김',
  holding: '보유 중',
  unlocked: '매도 가능',
  margin_added: '증거금 추가',
  protection_changed: '손절 또는 익절 변경',
  margin_warning: '증거금 경고',
  split: '주식 분할',
  bonus: '무상 증자',
  dividend_due: '배당락, 지급 예정',
  dividend_paid: '배당 지급',
  rights_due: '권리락, 신주인수권 반영',
  rights_ended: '신주인수권 종료',
  close_placed: '청산 준비 중',
  close_filled: '청산 체결',
  close_ended: '청산 주문 종료',
  closed: '청산됨',
};
