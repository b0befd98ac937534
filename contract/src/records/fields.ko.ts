/** Korean words of the fields that calls of records alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  entry: '자금 기록',
  reference: '주문번호',
};
