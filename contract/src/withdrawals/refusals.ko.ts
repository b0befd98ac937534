/** Korean texts of refusals of money out. */
import type { withdrawals as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'withdrawals.window_closed': '출금 시간이 아닙니다. {from}부터 {until}까지 출금할 수 있습니다.',
  'withdrawals.amount_invalid': 'INR 금액을 소수점 이하 {decimals}자리까지 입력하세요.',
  'withdrawals.below_minimum': '최소 출금액은 {minimum}입니다.',
  'withdrawals.above_maximum': '1회 최대 출금액은 {maximum}입니다.',
  'withdrawals.open_request': '진행 중인 출금이 있습니다.',
  'withdrawals.money_out_held': '보안 설정이 변경되어 {until}부터 다시 출금할 수 있습니다.',
  'withdrawals.position_held': '먼저 보유 포지션 {count}개를 청산하세요.',
  'withdrawals.score_low': '신용 점수가 {score}점입니다. {minimum}점 이상이어야 합니다.',
  'withdrawals.loan_open':
    '갚을 대출 {amount}만큼은 남겨 두어야 합니다. {withdrawable}까지 출금할 수 있고 대출을 갚으면 더 출금할 수 있습니다.',
  'withdrawals.insufficient': '출금 가능액은 {withdrawable}이고 {short} 부족합니다.',
  'withdrawals.inr_only': '출금은 은행 계좌에 INR로만 지급합니다. 은행 계좌를 고르세요.',
  'withdrawals.below_network_fee': '이 출금의 수수료는 {fees}입니다. 그보다 많은 금액을 입력하세요.',
  'withdrawals.quote_expired':
    '확인한 환율이 만료되었습니다. {until}까지는 {usdt} USDT를 받습니다(1 USDT = {rate} INR). 다시 확인하세요.',
  'withdrawals.unknown': '존재하지 않는 출금입니다.',
  'withdrawals.not_pending': '출금은 승인 전에만 취소할 수 있습니다.',
};
