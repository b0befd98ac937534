/** Korean texts of stories of pledges. */
import type { StoryText } from '../stories.ts';
import type { pledges as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'pledges.requested': {
    title: '{symbol} 담보 대출 신청 완료',
    body: '{symbol} {lots}로트를 담보로 {amount}을(를) 빌리는 신청이 심사 중이며 그동안 주식을 팔 수 없습니다. 늦어도 {promised}까지 결정되고, 그 전에는 취소할 수 있습니다.',
  },
  'pledges.cancelled': {
    title: '담보 대출 신청 취소',
    body: '{symbol} 담보로 {amount}을(를) 빌리는 신청을 취소했습니다. 빌린 금액은 없고 주식은 다시 팔 수 있습니다.',
  },
  'pledges.paid_out': {
    title: '{symbol} 담보 대출 {amount} 지급',
    body: '담보 대출이 승인되어 {amount}이(가) 예수금에 들어왔습니다. 만기일은 {due}이고 언제든지 수수료 없이 갚을 수 있습니다. 갚을 금액이 주식 평가액의 {sale}%에 이르면 먼저 알린 뒤 일부를 매도합니다.',
  },
  'pledges.value_fell': {
    title: '담보 대출 신청 거절: 평가액',
    body: '{symbol} 담보로 {amount}을(를) 빌리는 신청을 거절했습니다. 지금 가격으로는 주식 평가액이 부족합니다. 빌린 금액은 없고 주식은 다시 팔 수 있습니다.',
  },
  'pledges.identity_doubt': {
    title: '담보 대출 신청 거절: 본인 확인',
    body: '{symbol} 담보로 {amount}을(를) 빌리는 신청을 확인된 본인 정보와 맞춰 볼 수 없어 거절했습니다. 앱에서 고객센터에 문의하세요. 주식은 다시 팔 수 있습니다.',
  },
  'pledges.not_approved': {
    title: '담보 대출 신청 거절',
    body: '{symbol} 담보로 {amount}을(를) 빌리는 신청을 승인하지 못했습니다. 빌린 금액은 없고 주식은 다시 팔 수 있습니다. 본인이 하지 않은 신청이라면 비밀번호를 바꾸고 로그인과 보안에서 기기를 확인하세요.',
  },
  'pledges.asked': {
    title: '담보 대출 신청 종료',
    body: '요청하신 대로 {symbol} 담보로 {amount}을(를) 빌리는 신청을 종료했습니다. 주식은 다시 팔 수 있습니다.',
  },
  'pledges.repaid': {
    title: '담보 대출 {amount} 상환',
    body: '{amount}을(를) 갚았습니다. 이 담보 대출에 남은 금액은 {owed}입니다.',
  },
  'pledges.finished': {
    title: '담보 대출 전액 상환: {symbol}',
    body: '마지막 {amount}을(를) 갚았습니다. 이 담보 대출에 갚을 금액이 없고 {symbol} 주식을 다시 팔 수 있습니다.',
  },
  'pledges.warning': {
    title: '{symbol}: 갚을 금액이 평가액의 {percent}%',
    body: '갚을 금액은 {owed}이고 담보로 잡힌 {symbol}의 평가액은 평가 가격 기준 {value}입니다. {sale}%에 이르면 먼저 알린 뒤 주식을 매도합니다. 지금 원하는 만큼 갚을 수 있습니다.',
  },
  'pledges.notice': {
    title: '안내: {symbol} 매도 예정',
    body: '갚을 금액은 {owed}이고 담보로 잡힌 {symbol}의 평가액은 평가 가격 기준 {value}이며, 갚을 금액이 그 {percent}% 이상입니다. {by}까지 일부를 갚으세요. 그때도 이 비율 이상이면 필요한 만큼만 매도하여 갚을 금액에 충당합니다.',
  },
  'pledges.sold': {
    title: '담보로 잡힌 {symbol} {shares}주 매도',
    body: '안내한 대로 {symbol} {shares}주를 시장에서 매도하여 그중 {amount}을(를) 담보 대출 상환에 썼습니다. 남은 금액은 {owed}입니다.',
  },
  'pledges.reminder': {
    title: '담보 대출 만기일은 {due}입니다',
    body: '담보 대출에 갚을 금액이 {owed} 있습니다. 만기일까지 모두 갚으세요.',
  },
  'pledges.due_waits': {
    title: '담보 대출 상환 기한 연장',
    body: '담보 대출 만기일({due})에 직원의 조치로 계좌가 제한되어 있어 기한을 연장했습니다. 갚을 금액 {owed}을(를) {by}까지 갚으시면 기한 내 상환으로 봅니다. 이 기한은 제한이 끝나는 시점에 따라 달라집니다. 이자는 같은 이율로 계속 붙습니다.',
  },
  'pledges.overdue': {
    title: '담보 대출이 연체되었습니다',
    body: '담보 대출 만기일({due})이 지났고 아직 {owed}이(가) 남았습니다. 이율은 그대로이며 연체만으로 주식을 팔지 않습니다. 갚을 때까지 이자가 붙습니다.',
  },
};
