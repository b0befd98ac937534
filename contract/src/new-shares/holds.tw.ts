/** Traditional Chinese words of the holds of applications for new shares. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  subscription: () => '新股申購',
};
