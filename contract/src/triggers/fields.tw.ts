/** Traditional Chinese words of the fields that calls of trigger orders alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  trigger: '觸價單',
  triggerPrice: '觸發價',
  targetPrice: '目標價',
  targetLimitPrice: '目標限價',
  trailBy: '距離類型',
  trail: '距離',
  expiresOn: '到期日',
};
