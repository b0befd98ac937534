/** English texts of refusals that only staff meet who decide placements. */
import type { placementsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'placements.above_asked': 'Maximum lots for this request: {maximum}.',
  'placements.reason_missing': 'Say why fewer lots are allotted than were asked for.',
  'placements.over': 'This placement is over: it can no longer be called off.',
};
