/** Korean words of the fields that calls of rights alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  extra: '초과 청약 주식 수',
  issue: '유상증자',
  shares: '주식 수',
};
