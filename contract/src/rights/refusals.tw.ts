/** Traditional Chinese texts of refusals of rights issues. A lot is 手（100 股）. */
import type { rights as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'rights.unknown': '查無此次現金增資。',
  'rights.channel_closed': '認股暫停受理，未扣款，也未圈存。',
  'rights.not_open': '自 {opens} 起可認購。',
  'rights.closed': '認購已於 {closed} 截止。',
  'rights.not_entitled': '{record} 收盤時您持有的股數不足，沒有可認購的股份。',
  'rights.shares_invalid': '請輸入 1 股以上的整數。',
  'rights.above_entitlement': '您最多可再認購 {left} 股。',
  'rights.extra_before_all': '須先認足可認股數才能加認，尚有 {left} 股未認購。',
  'rights.extra_above_maximum': '最多可加認 {maximum} 股。',
  'rights.insufficient': '需要 {needed}，可用 {available}，尚差 {short}。',
};
