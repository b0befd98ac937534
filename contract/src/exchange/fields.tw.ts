/** Traditional Chinese words of the fields that calls of exchange alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  fixed: '固定金額的一方',
  quote: '報價',
};
