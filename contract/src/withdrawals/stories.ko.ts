/** Korean texts of stories of money out. */
import type { StoryText } from '../stories.ts';
import type { withdrawals as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'withdrawal.requested': {
    title: '{amount} 출금 신청',
    body: '{destination}(으)로 보낼 {amount}이(가) 묶였고 심사를 기다립니다. 늦어도 {latest}까지 도착합니다. 본인이 아니라면 지금 로그인과 보안에서 계좌를 동결하세요. 승인 전에는 취소할 수 있습니다.',
  },
  'withdrawal.approved': {
    title: '{amount} 출금 승인',
    body: '{amount}을(를) {destination}(으)로 보냅니다. 늦어도 {latest}까지 도착합니다.',
  },
  'withdrawal.cancelled': {
    title: '{amount} 출금 취소',
    body: '{destination} 출금이 취소되어 묶였던 {amount}을(를) 다시 쓸 수 있습니다. 본인이 아니라면 로그인과 보안에서 계좌를 동결하고 비밀번호를 변경하세요.',
  },
  'withdrawal.paid': {
    title: '{amount} 출금 완료',
    body: '{amount}을(를) {destination}(으)로 보냈습니다. 내역은 자금 기록에 있습니다.',
  },
  'withdrawal.requested_usdt': {
    title: '{amount} 출금 신청',
    body: '{amount}이(가) 묶였고 심사를 기다립니다. {usdt} USDT(1 USDT = {rate} INR, 환율 고정)가 늦어도 {latest}까지 {destination}에 도착합니다. 본인이 아니라면 지금 로그인과 보안에서 계좌를 동결하세요. 승인 전에는 취소할 수 있습니다.',
  },
  'withdrawal.approved_usdt': {
    title: '{amount} 출금 승인',
    body: '{amount}에 해당하는 {usdt} USDT를 {destination}(으)로 보냅니다. 늦어도 {latest}까지 도착합니다.',
  },
  'withdrawal.paid_usdt': {
    title: '{amount} 출금 완료',
    body: '{amount}에 해당하는 {usdt} USDT를 {destination}(으)로 보냈습니다. 내역은 자금 기록에 있습니다.',
  },
  'withdrawal.name_differs': {
    title: '{amount} 출금 거절: 이름이 다름',
    body: '{destination}의 예금주가 인증된 이름과 다릅니다. 묶였던 {amount}을(를) 다시 쓸 수 있습니다. 본인 계좌를 선택하세요.',
  },
  'withdrawal.destination_returned': {
    title: '{amount} 출금 반송',
    body: '은행 또는 네트워크가 {amount}을(를) {destination}(으)로 보내지 못했습니다. 묶였던 금액을 다시 쓸 수 있으니 정보를 확인한 뒤 다시 신청하세요.',
  },
  'withdrawal.not_approved': {
    title: '{amount} 출금 거절',
    body: '{destination}(으)로 보내는 {amount} 출금을 승인할 수 없었습니다. 묶였던 금액은 다시 쓸 수 있습니다. 본인이 하지 않은 신청이라면 비밀번호를 바꾸고 로그인과 보안에서 기기를 확인하세요. 궁금한 점은 고객센터에 문의하세요.',
  },
  'withdrawal.asked': {
    title: '요청에 따라 {amount} 출금 종료',
    body: '요청에 따라 {destination} 출금을 종료했습니다. 묶였던 {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'withdrawal.court_order': {
    title: '법원 명령으로 {amount} 출금 거절',
    body: '법원 또는 기관이 자금 이동을 금지했습니다. {destination}(으)로 보내려던 {amount}은(는) 계좌에 그대로 남아 있습니다. 명령 번호는 고객센터에 문의하세요.',
  },
};
