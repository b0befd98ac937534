/** Korean texts of stories of what guards an account. */
import type { StoryText } from '../stories.ts';
import type { security as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'security.fund_password_set': {
    title: '자금 비밀번호가 설정되었습니다',
    body: '이제부터 주문과 자금 이동 시 자금 비밀번호가 필요합니다. 직원은 절대 비밀번호를 묻지 않습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.fund_password_changed': {
    title: '자금 비밀번호가 변경되었습니다',
    body: '이전 비밀번호는 더 이상 쓸 수 없으며 주문 시 새 비밀번호가 필요합니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.fund_password_reset': {
    title: '자금 비밀번호가 재설정되었습니다',
    body: '로그인 비밀번호와 인증번호로 재설정되었습니다. 보호를 위해 {until}부터 다시 출금할 수 있습니다. 본인이 아니라면 즉시 로그인과 보안에서 계좌를 동결하세요.',
  },
  'security.password_changed': {
    title: '로그인 비밀번호가 변경되었습니다',
    body: '다른 세션은 모두 종료되었습니다. 본인이 아니라면 ‘비밀번호 찾기’로 새로 설정하고 로그인과 보안에서 계좌를 동결하세요.',
  },
  'security.passkeys_remain': {
    title: '기존 패스키로 계속 로그인할 수 있습니다',
    body: '새 비밀번호 없이도 패스키 {passkeys}개로 로그인할 수 있습니다. 이전 비밀번호를 아는 사람이 추가했을 수 있으니 로그인과 보안에서 확인하고 본인 것이 아닌 패스키는 삭제하세요.',
  },
  'security.new_device': {
    title: '새 기기에서 로그인했습니다',
    body: '{device}에서 처음으로 로그인했습니다. 본인이 아니라면 로그인과 보안에서 해당 세션을 종료하고 로그인 비밀번호를 변경하세요.',
  },
  'security.password_reset': {
    title: '로그인 비밀번호가 재설정되었습니다',
    body: '휴대폰으로 보낸 인증번호로 재설정되었고 모든 세션이 종료되었습니다. 보호를 위해 {until}부터 다시 출금할 수 있습니다. 본인이 아니라면 즉시 로그인과 보안에서 계좌를 동결하세요. 이전 비밀번호를 아는 사람이 추가했을 수 있어 패스키를 모두 삭제했습니다.',
  },
  'security.phone_bound': {
    title: '전화번호가 등록되었습니다',
    body: '이제부터 인증번호는 {phone}(으)로 갑니다. 직원은 절대 인증번호를 묻지 않습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.phone_changed': {
    title: '전화번호가 변경되었습니다',
    body: '이제부터 인증번호는 {phone}(으)로 가며 이전 번호로는 가지 않습니다. 보호를 위해 {until}부터 다시 출금할 수 있습니다. 본인이 아니라면 즉시 로그인과 보안에서 계좌를 동결하세요.',
  },
  'security.email_bound': {
    title: '이메일 주소가 등록되었습니다',
    body: '선택하신 메시지를 {email}(으)로도 보냅니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.email_changed': {
    title: '이메일 주소가 변경되었습니다',
    body: '이제부터 이메일은 {email}(으)로 가며 이전 주소로는 가지 않습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.email_removed': {
    title: '이메일 주소가 삭제되었습니다',
    body: '더 이상 {email}(으)로 메시지를 보내지 않습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.passkey_added': {
    title: '패스키가 추가되었습니다',
    body: '‘{name}’(으)로 비밀번호 없이 로그인할 수 있습니다. 본인이 아니라면 로그인과 보안에서 삭제하고 로그인 비밀번호를 변경하세요.',
  },
  'security.passkey_removed': {
    title: '패스키가 삭제되었습니다',
    body: '‘{name}’(으)로는 더 이상 로그인할 수 없습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 로그인 비밀번호를 변경하세요.',
  },
  'security.destination_added': {
    title: '출금 계좌가 추가되었습니다',
    body: '{from}부터 {destination}(으)로 출금할 수 있습니다. 본인이 아니라면 그 전에 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'security.destination_removed': {
    title: '출금 계좌가 삭제되었습니다',
    body: '더 이상 {destination}(으)로 출금되지 않습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'security.destination_default': {
    title: '기본 출금 계좌가 변경되었습니다',
    body: '출금할 때 {destination}이(가) 먼저 선택됩니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'security.session_ended': {
    title: '{device}에서 로그아웃되었습니다',
    body: '{by}에서 로그아웃했습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'security.fund_password_locked': {
    title: '자금 비밀번호가 {until}까지 잠겼습니다',
    body: '자금 비밀번호나 인증번호를 여러 번 잘못 입력했습니다. {until}까지 자금 비밀번호가 필요한 작업은 거절됩니다. 본인이 아니라면 누군가 계정에 로그인해 있는 것입니다. 지금 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'security.totp_set': {
    title: '인증 앱이 켜졌습니다',
    body: '이제부터 로그인과 자금 이동 시 인증번호가 필요합니다. 복구 코드는 휴대폰 없이도 찾을 수 있는 곳에 보관하세요.',
  },
  'security.totp_removed': {
    title: '인증 앱이 꺼졌습니다',
    body: '로그인과 자금 이동 시 더 이상 인증번호를 묻지 않습니다. 보호를 위해 {until}부터 다시 출금할 수 있습니다. 본인이 아니라면 즉시 로그인과 보안에서 계좌를 동결하세요.',
  },
  'security.paused': {
    title: '{until}까지 거래가 일시 중지됩니다',
    body: '요청하신 대로 {until} 전에는 새 주문을 받지 않습니다. 보유 포지션은 언제든지 청산할 수 있습니다. 일시 중지는 앞당겨 끝낼 수 없고 연장만 가능합니다.',
  },
  'security.frozen': {
    title: '계좌를 동결하셨습니다',
    body: '로그인과 보안에서 로그인 비밀번호로 해제할 때까지 거래와 자금 이동이 불가능합니다. 자산은 그대로 유지되며 손절과 익절은 계속 작동합니다.',
  },
  'security.unfrozen': {
    title: '계좌 동결을 해제하셨습니다',
    body: '거래와 자금 이동이 다시 가능합니다. 본인이 아니라면 즉시 로그인 비밀번호를 변경하세요.',
  },
};
