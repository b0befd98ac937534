/** Korean words of the holds of grab requests that wait for their draw. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  grab: (reference) => `대형주 물량 신청 ${reference}`,
};
