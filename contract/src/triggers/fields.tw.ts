/** Traditional Chinese words of the fields that calls of trigger orders alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  trigger: '觸價單',
  triggerPrice: '價格',
  targetPrice: '價格',
  targetLimitPrice: '價格',
  trailBy: '種類',
  trail: '距離',
  expiresOn: '日期',
};
