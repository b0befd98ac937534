/** Korean texts of refusals of registration, login and the account’s state. */
import type { identity as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'identity.account_exists': '이미 있는 계정입니다. 로그인할까요?',
  'identity.account_invalid': '국가 번호가 있는 전화번호 또는 4~32자의 영문·숫자 계정 이름을 입력하세요.',
  'identity.password_weak': '{minimum}자 이상 입력하세요.',
  'identity.password_common': '흔히 쓰이는 비밀번호입니다. 다른 것을 선택하세요.',
  'identity.passwords_differ': '두 비밀번호가 일치하지 않습니다.',
  'identity.password_same': '새 비밀번호가 기존 비밀번호와 같습니다.',
  'identity.old_password_wrong': '로그인 비밀번호가 올바르지 않습니다.',
  'identity.wrong_credentials': '계정 또는 비밀번호가 올바르지 않습니다.',
  'identity.locked': '비밀번호를 여러 번 틀렸습니다. {until} 이후 다시 시도하세요.',
  'identity.inviter_missing': '이 코드를 가진 기관이나 초대인이 없습니다.',
  'identity.code_ended': '더 이상 사용할 수 없는 코드입니다. 코드를 받은 곳에 새 코드를 요청하세요.',
  'identity.code_expired': '{at}에 만료된 코드입니다. 코드를 받은 곳에 새 코드를 요청하세요.',
  'identity.code_used_up':
    '이 코드는 최대 {maximum}회 사용할 수 있으며 모두 사용되었습니다. 코드를 받은 곳에 새 코드를 요청하세요.',
  'identity.consent_required': '이용약관과 개인정보 처리방침에 동의해야 합니다.',
  'identity.consent_outdated': '약관이 변경되었습니다. {version} 버전을 읽고 동의하세요.',
  'identity.banned': '로그인이 금지된 계정입니다: {reason}. 여기에서 이의를 제기할 수 있습니다.',
  'identity.disabled': '사용이 중지된 계정입니다: {reason}. 여기에서 이의를 제기할 수 있습니다.',
  'identity.frozen':
    '{since}부터 동결된 계좌입니다: {reason}. 해결 방법과 이의 제기는 내 계좌의 로그인과 보안에서 확인하세요.',
  'identity.no_trade':
    '{since}부터 거래가 제한된 계좌입니다: {reason}. 해결 방법과 이의 제기는 내 계좌의 로그인과 보안에서 확인하세요.',
  'identity.no_withdrawal':
    '{since}부터 출금이 제한된 계좌입니다: {reason}. 해결 방법과 이의 제기는 내 계좌의 로그인과 보안에서 확인하세요.',
  'identity.session_unknown': '이미 종료된 세션입니다.',
  'identity.paused': '{until}까지 거래를 일시 중지하셨습니다.',
  'identity.second_factor': '인증 앱의 인증번호를 입력하세요.',
};
