/** Korean words of the fields that calls of trigger orders alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  trigger: '감시 주문',
  triggerPrice: '가격',
  targetPrice: '가격',
  targetLimitPrice: '가격',
  trailBy: '종류',
  trail: '간격',
  expiresOn: '날짜',
};
