/** English texts of refusals of wishes. */
import type { sample as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'sample.wish_waits': 'Your wish of {since} waits for its answer.',
};
