/** Korean texts of refusals that only staff meet who halt pools. */
import type { poolsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.already_halted': '이미 중지된 카피 펀드입니다.',
  'pools.not_halted': '중지된 카피 펀드가 아닙니다.',
};
