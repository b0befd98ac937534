/** Korean words of the fields that calls of withdrawals alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  withdrawal: '출금 신청',
};
