/** Korean words of the fields that calls of day trading alone have. */
import type { texts as english } from './fields.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  mandate: '당일 매매 한도',
};
