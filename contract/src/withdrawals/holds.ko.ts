/** Korean words of the holds of withdrawals. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  withdrawal: (reference) => `출금 ${reference}`,
};
