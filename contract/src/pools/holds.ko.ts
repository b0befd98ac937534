/** Korean words of the holds of copy trading. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  pool: (reference) => `카피 ${reference}`,
};
