/** Korean words of the fields that calls of corporate actions alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  dividend: '배당',
};
