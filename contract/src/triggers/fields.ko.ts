/** Korean words of the fields that calls of trigger orders alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  trigger: '감시 주문',
  triggerPrice: '감시가',
  targetPrice: '목표가',
  targetLimitPrice: '목표 지정가',
  trailBy: '간격 종류',
  trail: '간격',
  expiresOn: '마지막 날',
};
