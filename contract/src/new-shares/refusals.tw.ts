/** Traditional Chinese texts of refusals of new shares. */
import type { newShares as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'new_shares.unknown': '查無此檔新股。',
  'new_shares.channel_closed': '新股申購暫停受理，未圈存任何款項。',
  'new_shares.not_open': '自 {opens} 起受理申購。',
  'new_shares.closed': '申購已於 {closed} 截止。',
  'new_shares.lots_invalid': '請輸入 1 手以上的整數。',
  'new_shares.below_minimum': '此檔最少申購 {minimum} 手。',
  'new_shares.above_maximum': '此檔最多申購 {maximum} 手。',
  'new_shares.bid_needless': '此檔採單一價格，請移除競價。',
  'new_shares.bid_missing': '請輸入 {floor} 以上的競價。',
  'new_shares.bid_invalid': '請輸入大於 0 的競價，小數最多 {decimals} 位。',
  'new_shares.bid_below_floor': '最低投標價為 {floor}。',
  'new_shares.bid_above_ceiling': '競價最高為 {ceiling}。',
  'new_shares.above_cap': '每位投標人最多可投 {maximum} 手。',
  'new_shares.applied_already': '您已申購此檔新股，每人限 {maximum} 次；截止前可修改申購。',
  'new_shares.person_applied':
    '您已用另一個以相同身分認證的帳戶申購此檔新股，每人限用一個帳戶申購。若非您本人申購，請聯絡我們。',
  'new_shares.list_full': '此檔申購名單已滿，無法再受理：抽籤最多 {maximum} 支籤。',
  'new_shares.funds_threshold': '此檔要求可用現金達 {threshold}，您目前為 {available}。',
  'new_shares.insufficient': '需要 {needed}，可用 {available}，尚差 {short}。',
  'new_shares.subscription_unknown': '查無此筆申購。',
  'new_shares.not_applied': '此筆申購已無法變更。',
  'new_shares.changes_too_many': '同一筆申購最多可修改 {maximum} 次；您仍可取消申購。',
  'new_shares.range_invalid': '日期範圍最多 {days} 天。',
  'new_shares.not_awaiting_payment': '此筆申購沒有待繳款項。',
  'new_shares.payment_late': '繳款期限為 {deadline}，已逾期。',
  'new_shares.no_draw': '此檔沒有抽籤。',
  'new_shares.not_drawn': '此檔尚未抽籤。',
  'new_shares.not_upcoming': '此檔已開放申購。',
};
