/** Korean texts of refusals that only staff meet who halt or call off pools. */
import type { poolsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pools.already_halted': '이미 중지된 카피 펀드입니다.',
  'pools.not_halted': '중지된 카피 펀드가 아닙니다.',
  'pools.valued': '이미 평가된 카피 펀드는 철회할 수 없습니다. 신규 자금을 마감하거나 거래를 중단할 수 있습니다.',
};
