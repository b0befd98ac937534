/** Korean texts of stories of block trades. A lot is 로트(100주). */
import type { StoryText } from '../stories.ts';
import type { blockTrades as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'block_trades.requested': {
    title: '{name} 블록딜 신청 완료',
    body: '{name} {lots}로트 신청이 심사 중이며 비용을 포함해 {amount}이(가) 묶였습니다. 늦어도 {promised}까지 결정되고, 그 전에는 취소할 수 있습니다.',
  },
  'block_trades.cancelled': {
    title: '{name} 블록딜 신청 취소',
    body: '{name} 신청을 취소했습니다. 묶였던 {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'block_trades.approved': {
    title: '{name} 블록딜 매수',
    body: '블록딜 신청이 모두 승인되었습니다. {name} {shares}주가 포지션에 들어왔습니다(비용 포함 {amount}).',
  },
  'block_trades.approved_part': {
    title: '{name} 블록딜 일부 승인',
    body: '{name} {asked}주를 신청하여 {shares}주를 비용 포함 {amount}에 샀습니다. 나머지 {released}을(를) 다시 쓸 수 있으며 이유는 신청 내역에 있습니다.',
  },
  'block_trades.oversubscribed': {
    title: '{name} 블록딜 신청 거절',
    body: '신청이 물량보다 많아 {name} 신청이 거절되었습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'block_trades.price_moved': {
    title: '{name} 블록딜 신청 거절',
    body: '{name} 시세가 블록딜 가격과 3% 넘게 벌어져 신청이 거절되었습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'block_trades.concentration': {
    title: '{name} 블록딜 신청 거절',
    body: '한 회사의 비중이 계좌에서 너무 커지므로 {name} 신청이 거절되었습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'block_trades.unsuitable': {
    title: '{name} 블록딜 신청 거절',
    body: '이 블록딜이 계좌 상황에 맞지 않아 {name} 신청이 거절되었습니다. {amount}을(를) 다시 쓸 수 있으며 자세한 내용은 신청 내역에 있습니다.',
  },
  'block_trades.asked': {
    title: '{name} 블록딜 신청 종료',
    body: '요청하신 대로 {name} 신청을 종료했습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'block_trades.window_over': {
    title: '{name} 블록딜 신청 만료',
    body: '{name} 신청이 결정되기 전에 접수 기간이 끝나 매수되지 않았습니다. {amount}을(를) 다시 쓸 수 있습니다.',
  },
  'block_trades.withdrawn': {
    title: '{name} 블록딜 철회',
    body: '{name} 블록딜이 신청 결정 전에 철회되었습니다. {amount}을(를) 다시 쓸 수 있습니다. 사유는 안내에 있습니다.',
  },
  'block_trades.gone_ex': {
    title: '{name} 블록딜이 권리락·배당락 전에 종료',
    body: '{name} 주식의 권리락·배당락이 예정되어 있고 이 블록딜 가격은 그 전 주식 기준입니다. 신청이 결정되기 전에 종료되어 {amount}을(를) 다시 쓸 수 있습니다. 권리락·배당락일은 블록딜 안내에 있습니다.',
  },
};
