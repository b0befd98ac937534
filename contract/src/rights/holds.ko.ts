/** Korean words of the holds of extra shares of rights issues. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  rights: () => '유상증자 초과 청약',
};
