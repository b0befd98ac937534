/** Korean texts of refusals of the fund password, codes, second factors and the pause. */
import type { security as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'security.fund_password_missing': '먼저 자금 비밀번호를 설정하세요.',
  'security.fund_password_set': '자금 비밀번호가 이미 있습니다. 변경을 이용하세요.',
  'security.fund_password_needed': '거래하려면 자금 비밀번호를 입력하세요.',
  'security.fund_password_wrong': '자금 비밀번호가 틀렸습니다. 남은 시도: {left}번.',
  'security.fund_password_locked': '자금 비밀번호를 너무 많이 틀렸습니다. {until} 이후 다시 시도하세요.',
  'security.fund_password_format': '자금 비밀번호는 숫자 6자리입니다.',
  'security.fund_password_simple': '너무 단순합니다. 123456, 반복 숫자, 날짜는 피하세요.',
  'security.code_needed': '인증 앱 또는 문자의 인증번호를 입력하세요.',
  'security.code_wrong': '인증번호가 틀렸습니다.',
  'security.totp_set': '인증 앱이 이미 설정되어 있습니다.',
  'security.totp_not_set': '설정된 인증 앱이 없습니다.',
  'security.totp_not_begun': '설정을 다시 시작하세요.',
  'security.pause_shorter': '{until}까지 거래를 일시 중지하셨습니다. 기간은 연장만 할 수 있습니다.',
  'security.not_frozen_by_customer': '본인이 동결한 계좌가 아닙니다. 고객센터에 문의하세요.',
  'security.code_expired': '인증번호가 만료되었습니다. 새 인증번호를 요청하세요.',
  'security.code_too_soon': '방금 인증번호를 보냈습니다. {wait}초 후 다시 요청하세요.',
  'security.codes_unavailable': '여기서는 인증번호를 보낼 수 없습니다. 고객센터에 문의하세요.',
  'security.phone_invalid': '+919876543210처럼 국가 번호가 있는 전화번호를 입력하세요.',
  'security.phone_missing': '먼저 전화번호를 등록하세요.',
  'security.phone_used': '다른 계정에 등록된 전화번호입니다.',
  'security.passkeys_unavailable': '이 주소에서는 패스키를 쓸 수 없습니다. 비밀번호로 로그인하세요.',
  'security.passkey_invalid': '패스키를 확인할 수 없습니다. 다시 시도하세요.',
  'security.passkey_unknown': '등록되지 않은 패스키입니다. 비밀번호로 로그인하세요.',
  'security.too_many_passkeys': '패스키는 최대 {maximum}개입니다. 먼저 하나를 삭제하세요.',
};
