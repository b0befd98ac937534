/** Traditional Chinese texts of refusals that only staff meet who decide placements. */
import type { placementsStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'placements.above_asked': '此筆申請最多可配 {maximum} 手。',
  'placements.reason_missing': '配發少於申請時，請說明原因。',
  'placements.over': '此檔配售已結束，無法再取消。',
};
