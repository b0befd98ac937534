/** Korean words of the journal’s entries of placements. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  placement_paid: '배정 납입',
};
