/** Traditional Chinese words of the fields that calls of credit loans alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  loan: '借款',
  termDays: '借款天數',
};
