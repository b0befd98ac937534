/** Korean texts of stories of credit loans. */
import type { StoryText } from '../stories.ts';
import type { loans as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'loans.requested': {
    title: '대출 {amount} 신청 완료',
    body: '{days}일 동안 {amount}을(를) 빌리는 신청이 심사 중입니다. 늦어도 {promised}까지 결정되고, 그 전에는 취소할 수 있습니다.',
  },
  'loans.cancelled': {
    title: '대출 신청 취소',
    body: '{amount} 대출 신청을 취소했습니다. 빌린 금액은 없습니다.',
  },
  'loans.paid_out': {
    title: '대출 {amount} 지급',
    body: '대출이 승인되어 {amount}이(가) 예수금에 들어왔습니다. 만기일은 {due}입니다. 언제든지 원하는 만큼 갚을 수 있고 중도 상환 수수료는 없습니다.',
  },
  'loans.unaffordable': {
    title: '대출 신청 거절',
    body: '보유 자산에 비해 상환 부담이 커서 {amount} 대출 신청을 거절했습니다. 빌린 금액은 없고 신용 점수도 그대로입니다.',
  },
  'loans.identity_doubt': {
    title: '대출 신청 거절: 본인 확인',
    body: '{amount} 대출 신청을 확인된 본인 정보와 맞춰 볼 수 없어 거절했습니다. 앱에서 고객센터에 문의하세요. 빌린 금액은 없습니다.',
  },
  'loans.not_approved': {
    title: '대출 신청 거절',
    body: '{amount} 대출 신청을 승인할 수 없었습니다. 빌린 금액은 없고 신용 점수도 그대로입니다. 본인이 하지 않은 신청이라면 비밀번호를 바꾸고 로그인과 보안에서 기기를 확인하세요.',
  },
  'loans.asked': {
    title: '대출 신청 종료',
    body: '요청하신 대로 {amount} 대출 신청을 끝냈습니다. 빌린 금액은 없습니다.',
  },
  'loans.repaid': {
    title: '대출 {amount} 상환',
    body: '{amount}을(를) 갚았습니다. 이 대출에 남은 금액은 {owed}입니다.',
  },
  'loans.ended': {
    title: '대출 전액 상환',
    body: '마지막 {amount}을(를) 갚았습니다. 이 대출에 갚을 금액이 더 없습니다.',
  },
  'loans.reminder': {
    title: '대출 만기일은 {due}입니다',
    body: '대출에 갚을 금액이 {owed} 있습니다. 만기일까지 모두 갚으면 신용 점수가 오를 수 있으며, 언제부터 반영되는지는 대출 화면에서 확인하세요. 연체하면 내려갑니다.',
  },
  'loans.due_waits': {
    title: '대출 상환 기한 연장',
    body: '대출 만기일({due})에 직원의 조치로 계좌가 제한되어 있어 기한을 연장했습니다. 갚을 금액 {owed}은(는) {by}까지 갚으시면 되고, 그 전에는 신용 점수가 내려가지 않습니다. 이 기한은 제한이 끝나는 시점에 따라 달라집니다. 이자는 같은 이율로 계속 붙습니다.',
  },
  'loans.overdue': {
    title: '대출이 연체되었습니다',
    body: '대출 만기일({due})이 지났고 아직 {owed}이(가) 남았습니다. 이율은 그대로이며 보유 자산을 팔지 않습니다. 갚을 때까지 신용 점수가 내려가고 새로 빌릴 수 없습니다.',
  },
};
