/** Traditional Chinese words of the holds of placement requests. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  placement: (reference) => `配售申請 ${reference}`,
};
