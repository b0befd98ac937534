/** Korean words of the holds of orders. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  order: (reference) => `주문 ${reference}`,
};
