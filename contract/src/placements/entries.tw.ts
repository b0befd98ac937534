/** Traditional Chinese words of the journal’s entries of placements. */
import type { placements as english } from './entries.en.ts';

export const placements: Readonly<Record<keyof typeof english, string>> = {
  placement_paid: '配售扣款',
};
