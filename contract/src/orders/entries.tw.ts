/** Traditional Chinese words of the journal’s entries of orders and positions. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  order_fill: '委託成交',
  position_close: '平倉',
  margin_added: '追加保證金',
  allotment: '股票配發',
  block_trade: '鉅額交易買進',
};
