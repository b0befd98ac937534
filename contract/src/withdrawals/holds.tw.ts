/** Traditional Chinese words of the holds of withdrawals. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  withdrawal: (reference) => `出金 ${reference}`,
};
