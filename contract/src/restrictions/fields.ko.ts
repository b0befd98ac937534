/** Korean words of the fields that calls of restrictions alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  restriction: '제한',
};
