/** Korean words of the holds of block trade requests. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  block: (reference) => `블록딜 신청 ${reference}`,
};
