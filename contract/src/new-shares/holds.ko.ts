/** Korean words of the holds of applications for new shares. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  subscription: () => '공모주 청약',
};
