/** English words of the fields that calls of trigger orders alone have. */
export const texts = {
  trigger: 'the trigger order',
  triggerPrice: 'the trigger price',
  targetPrice: 'the target',
  targetLimitPrice: 'the target’s limit',
  trailBy: 'the kind of distance',
  trail: 'the distance',
  expiresOn: 'the last day',
};
