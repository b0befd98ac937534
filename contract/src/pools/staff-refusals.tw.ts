/** Traditional Chinese texts of refusals that only staff meet who halt pools. */
import type { poolsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.already_halted': '此跟單基金已暫停。',
  'pools.not_halted': '此跟單基金目前未暫停。',
};
