/** Traditional Chinese words of the holds of block trade requests. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  block: (reference) => `鉅額交易申請 ${reference}`,
};
