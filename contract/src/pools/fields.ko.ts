/** Korean words of the fields that calls of copy trading alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  pool: '카피 펀드',
  holding: '기록',
  stopPercent: '손절',
  lockedUntil: '자금이 묶이는 날짜',
};
