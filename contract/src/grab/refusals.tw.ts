/** Traditional Chinese texts of refusals of grab offers. A lot is 手（100 股）. */
import type { grab as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'grab.unknown': '查無此檔額度，或已下架。',
  'grab.channel_closed': '暫停受理申請，未扣取任何款項。',
  'grab.not_open': '自 {opens} 起受理申請。',
  'grab.closed': '申請已於 {closed} 截止。',
  'grab.lots_invalid': '請輸入 1 手以上的整數。',
  'grab.above_maximum': '每筆申請最多 {maximum} 手。',
  'grab.price_unknown': '目前沒有此股票的市價，請稍後再試。',
  'grab.price_moved': '市價為 {mark}，與認購價 {price} 相差超過 3 %。僅於 {lowest} 至 {highest} 之間賣出，請稍後再試。',
  'grab.one_request': '每檔限申請一次，您已申請過。',
  'grab.quota_used': '大型股額度已用完：{lots} 手已由先到的 {requests} 筆申請取得。',
  'grab.insufficient': '需要 {needed}，可用 {available}，尚差 {short}。',
  'grab.not_large': '此公司市值排名第 {rank}，搶購額度僅限前 {last} 大公司。',
  'grab.price_too_far': '價格與市價相差超過 3 %，請選擇 {lowest} 至 {highest} 之間。',
  'grab.seller_has_less': '鉅額賣方尚可提供 {shares} 股。',
  'grab.over': '此檔額度已結束，無法再取消。',
};
