/** Traditional Chinese texts of refusals of placements. A lot is 手（100 股）. */
import type { placements as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'placements.unknown': '查無此檔配售。',
  'placements.channel_closed': '配售申請暫停受理，未圈存任何款項。',
  'placements.not_open': '自 {opens} 起受理申請。',
  'placements.closed': '申請已於 {closed} 截止。',
  'placements.gone_ex': '該公司將於 {date} 除權，此價格僅適用於除權前的股份，配售已結束。',
  'placements.pending': '您已有一筆配售申請審核中。',
  'placements.lots_invalid': '請輸入 1 手以上的整數。',
  'placements.below_minimum': '低於最低配售金額 {minimum}，至少須申請 {lots} 手。',
  'placements.above_maximum': '每筆申請最多 {maximum} 手。',
  'placements.above_remaining': '此檔配售僅餘 {remaining} 手。',
  'placements.insufficient': '需要 {needed}，可用 {available}，尚差 {short}。',
  'placements.request_unknown': '查無此筆申請。',
  'placements.not_pending': '此筆申請已有結果。',
};
