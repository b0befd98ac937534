/** English words of the fields that calls of trigger orders alone have. */
export const texts = {
  trigger: 'the trigger order',
  triggerPrice: 'the price',
  targetPrice: 'the price',
  targetLimitPrice: 'the price',
  trailBy: 'the kind',
  trail: 'the distance',
  expiresOn: 'the date',
};
