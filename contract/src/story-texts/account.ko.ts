/** Korean texts of what was done in the account, told so that somebody else's doing is noticed. */
import type { StoryKey, StoryText } from '../stories.ts';

export const account = {
  'withdrawal.cancelled': {
    title: '{amount} 출금 취소',
    body: '{destination} 출금이 취소되어 묶였던 {amount}을(를) 다시 쓸 수 있습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'deposit.sent': {
    title: '{amount} 입금 신청 접수',
    body: '참조 코드 {reference}, 금액 {amount}의 입금을 심사하고 있습니다. {promised}까지 결정되며, 그 전에는 철회할 수 있습니다.',
  },
  'deposit.cancelled': {
    title: '{amount} 입금 신청 철회',
    body: '참조 코드 {reference}, 금액 {amount}의 신청은 더 이상 심사하지 않습니다. 이미 송금했다면 증빙과 함께 다시 신청하세요.',
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
} satisfies Partial<Record<StoryKey, StoryText>>;
