/** Traditional Chinese words of the fields that calls of watchlist alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  list: '清單',
  lists: '清單',
};
