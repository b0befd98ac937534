/** Traditional Chinese words of the fields that calls of orders alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  direction: '方向',
  leverage: '槓桿倍數',
  limitPrice: '價格',
  quantity: '股數',
  order: '委託單',
  stopLoss: '停損價',
  takeProfit: '停利價',
  timeInForce: '委託效期',
  origin: '來源',
};
