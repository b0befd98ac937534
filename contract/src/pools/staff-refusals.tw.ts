/** Traditional Chinese texts of refusals that only staff meet who halt or call off pools. */
import type { poolsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.already_halted': '此跟單基金已暫停。',
  'pools.not_halted': '此跟單基金目前未暫停。',
  'pools.valued': '此跟單基金已有估值，無法撤銷；可停止收受新資金或停止交易。',
};
