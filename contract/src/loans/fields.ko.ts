/** Korean words of the fields that calls of credit loans alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  loan: '대출',
  termDays: '대출 기간',
};
