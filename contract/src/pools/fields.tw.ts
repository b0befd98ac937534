/** Traditional Chinese words of the fields that calls of copy trading alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  pool: '跟單基金',
  holding: '紀錄',
  stopPercent: '停損',
  lockedUntil: '資金鎖定至的日期',
};
