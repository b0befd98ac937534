/** Traditional Chinese words of the fields that calls of withdrawals alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  withdrawal: '出金申請',
};
