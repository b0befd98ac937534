/** English texts of refusals that only staff meet who halt pools. */
import type { poolsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.already_halted': 'This copy fund is already halted.',
  'pools.not_halted': 'This copy fund is not halted.',
};
