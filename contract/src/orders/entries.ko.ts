/** Korean words of the journal’s entries of orders and positions. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  order_fill: '주문 체결',
  position_close: '포지션 청산',
  margin_added: '증거금 추가',
  allotment: '주식 배정',
  block_trade: '블록딜 매수',
};
