/** English words of the fields that calls of orders alone have. */
export const texts = {
  direction: 'the direction',
  leverage: 'the leverage',
  limitPrice: 'the price',
  quantity: 'the number of shares',
  order: 'the order',
  stopLoss: 'the stop-loss',
  takeProfit: 'the take-profit',
  timeInForce: 'the order’s validity',
  origin: 'where it comes from',
};
