/** Korean texts of refusals of credit loans. */
import type { loans as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'loans.amount_not_whole': '대출 금액은 소수점 없이 루피 단위로 입력하세요.',
  'loans.below_minimum': '최소 대출액은 {minimum}입니다.',
  'loans.term_unknown': '대출 기간을 고르세요: {terms}일.',
  'loans.pending': '이미 심사 중인 대출 신청이 있습니다. 취소하거나 결과를 기다리세요.',
  'loans.repay_first': '현재 대출에 갚을 금액 {amount}이(가) 있습니다. 모두 갚은 뒤 다시 빌릴 수 있습니다.',
  'loans.score_low':
    '신용 점수가 {score}점입니다. {above}점을 넘어야 빌릴 수 있습니다. 점수 계산 방법은 신용 대출 화면에 있습니다.',
  'loans.above_limit': '한도를 넘었습니다. {limit} 이하로 입력하세요.',
  'loans.unknown': '존재하지 않는 대출입니다.',
  'loans.not_pending': '이미 결정된 대출 신청입니다.',
  'loans.not_open': '이 대출에는 갚을 금액이 없습니다.',
  'loans.repay_nothing': '0보다 큰 금액을 소수 둘째 자리까지 입력하세요.',
  'loans.repay_above_owed': '상환 금액이 갚을 금액보다 많습니다. {owed} 이하로 입력하세요.',
  'loans.insufficient': '사용 가능 금액은 {available}이며 {short} 부족합니다. 금액을 줄이세요.',
};
