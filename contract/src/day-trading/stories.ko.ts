/** Korean texts of stories of day trading. */
import type { StoryText } from '../stories.ts';
import type { dayTrading as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'day_trading.requested': {
    title: '당일 매매 신청 완료',
    body: '한도 {amount} 신청이 심사 중이며 {held}이(가) 묶였습니다. 늦어도 {promised}까지 결정되고, 그 전에는 취소할 수 있습니다.',
  },
  'day_trading.cancelled': {
    title: '당일 매매 신청 취소',
    body: '한도 {amount} 신청을 취소했습니다. 묶였던 {held}을(를) 다시 쓸 수 있습니다.',
  },
  'day_trading.approved': {
    title: '당일 매매 승인',
    body: '한도 {amount}(으)로 {opens}부터 {square_off}까지 주문할 수 있습니다. 그때까지 열린 포지션은 시장가로 청산합니다.',
  },
  'day_trading.unsuitable': {
    title: '당일 매매 신청 거절',
    body: '계좌 상황에 당일 매매가 맞지 않아 한도 {amount} 신청이 거절되었습니다. {held}을(를) 다시 쓸 수 있으며 자세한 내용은 신청 내역에 있습니다.',
  },
  'day_trading.losses': {
    title: '당일 매매 신청 거절',
    body: '최근 레버리지 거래의 손실로 한도 {amount} 신청이 거절되었습니다. {held}을(를) 다시 쓸 수 있습니다.',
  },
  'day_trading.owes': {
    title: '당일 매매 신청 거절',
    body: '계좌에 갚지 않은 금액이 있어 한도 {amount} 신청이 거절되었습니다. {held}을(를) 다시 쓸 수 있습니다.',
  },
  'day_trading.asked': {
    title: '당일 매매 신청 종료',
    body: '요청하신 대로 한도 {amount} 신청을 종료했습니다. {held}을(를) 다시 쓸 수 있습니다.',
  },
  'day_trading.expired': {
    title: '당일 매매 신청 만료',
    body: '한도 {amount} 신청이 해당 거래 시간 안에 심사되지 않아 만료되었습니다. {held}을(를) 다시 쓸 수 있습니다. 지연되어 죄송합니다.',
  },
  'day_trading.squaring_off': {
    title: '당일 포지션 청산 시작',
    body: '당일 매매 한도로 더 주문할 수 없습니다. 열린 당일 포지션은 {positions}건이며, 거래 시간이 끝나는 {closes}까지 시장가로 청산합니다.',
  },
  'day_trading.settled': {
    title: '당일 매매 정산',
    body: '당일 매매가 정산되었습니다. 거래 비용과 수수료 {fee}을(를) 뺀 결과는 {net}이고, 동시에 가장 많이 쓴 금액은 {used}입니다. 남은 보류 금액을 다시 쓸 수 있습니다.',
  },
  'day_trading.settled_carried': {
    title: '당일 매매 정산, 남은 포지션 있음',
    body: '당일 매매가 정산되었습니다. 거래 비용과 수수료 {fee}을(를) 뺀 결과는 {net}이고, 동시에 가장 많이 쓴 금액은 {used}입니다. 청산하지 못한 포지션 {positions}건은 5분의 1 증거금으로 계속 보유하며, 일반 증거금 경고와 강제 청산이 적용됩니다.',
  },
};
