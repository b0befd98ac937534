/** Korean words of the fields that calls of orders alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  direction: '방향',
  leverage: '레버리지',
  limitPrice: '가격',
  quantity: '수량',
  order: '주문',
  stopLoss: '손절가',
  takeProfit: '익절가',
  timeInForce: '주문 유효 기간',
  origin: '출처',
};
