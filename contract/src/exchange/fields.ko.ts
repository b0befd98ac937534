/** Korean words of the fields that calls of exchange alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  fixed: '고정할 쪽',
  quote: '환율 견적',
};
