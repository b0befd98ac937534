/** English words of the fields that calls of copy trading alone have. */
export const texts = {
  pool: 'the copy fund',
  holding: 'the record',
  stopPercent: 'the stop-loss',
  lockedUntil: 'the date until which the money is locked',
};
