/** Traditional Chinese words of the holds of extra shares of rights issues. */
import type { texts as english } from './holds.en.ts';

export const texts: typeof english = {
  rights: () => '增資加認',
};
