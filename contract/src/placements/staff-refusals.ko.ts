/** Korean texts of refusals that only staff meet who decide placements. */
import type { placementsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'placements.above_asked': '이 신청에는 최대 {maximum}로트를 배정할 수 있습니다.',
  'placements.reason_missing': '신청보다 적게 배정하는 이유를 적으세요.',
  'placements.over': '이 배정은 끝나 더 이상 철회할 수 없습니다.',
};
