/** English texts of refusals that only staff meet who halt or call off pools. */
import type { poolsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.already_halted': 'This copy fund is already halted.',
  'pools.not_halted': 'This copy fund is not halted.',
  'pools.valued':
    'This copy fund has been valued, so it cannot be called off. It can be closed to new money or halted.',
};
