/** Korean texts of refusals of money in. */
import type { deposits as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'deposits.window_closed': '입금 시간이 아닙니다. {from}부터 {until}까지 입금할 수 있습니다.',
  'deposits.channel_unknown': '더 이상 이용할 수 없는 입금 방법입니다. 다른 방법을 선택하세요.',
  'deposits.channel_password_wrong': '입금 방법의 비밀번호가 틀렸습니다.',
  'deposits.amount_invalid': 'INR 금액을 소수점 이하 {decimals}자리까지 입력하세요.',
  'deposits.below_minimum': '최소 입금액은 {minimum}입니다.',
  'deposits.above_maximum': '최대 입금액은 {maximum}입니다.',
  'deposits.pending': '이미 심사 중인 입금이 있습니다. 처리될 때까지 기다리거나 먼저 취소하세요.',
  'deposits.unknown': '존재하지 않는 입금입니다.',
  'deposits.not_pending': '심사 중인 입금만 취소할 수 있습니다.',
};
