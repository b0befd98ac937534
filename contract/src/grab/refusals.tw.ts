/** Traditional Chinese texts of refusals of grab offers. A lot is 手（100 股）. */
import type { grab as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'grab.unknown': '查無此檔額度，或已下架。',
  'grab.channel_closed': '暫停受理申請，未扣取任何款項。請稍後再試。',
  'grab.not_open': '自 {opens} 起受理申請。',
  'grab.closed': '申請已於 {closed} 截止。',
  'grab.gone_ex': '該股除權息日為 {date}，此價格僅適用於除權息前的股份，此檔額度已結束。',
  'grab.lots_invalid': '請輸入 1 手以上的整數。',
  'grab.above_maximum': '每筆申請最多 {maximum} 手。',
  'grab.price_unknown': '目前沒有此股票的標記價格，請稍後再試。',
  'grab.price_moved':
    '目前市價 {mark}（依標記價格或委託簿的最佳報價）與認購價 {price} 相差超過 3%。認購價須在 {lowest} 至 {highest} 之間才可申請，請稍後再試。',
  'grab.one_request': '每檔限申請一次，您已申請過，請見「我的申請」。',
  'grab.is_short': '您已放空 {symbol}，或有放空委託尚未結束。請先平倉或取消委託，再申請此檔額度。',
  'grab.quota_used': '大型股額度已用完：{lots} 手已由先到的 {requests} 筆申請取得。',
  'grab.insufficient': '需要 {needed}，可用 {available}，尚差 {short}。請減少手數。',
  'grab.list_full': '此檔抽籤名單已滿，最多受理 {maximum} 手。請減少手數，或查看其他額度。',
  'grab.person_asked': '您已用另一個以相同身分認證的帳戶申請此檔，每人每檔限參加一次。若非您本人申請，請聯絡我們。',
  'grab.request_unknown': '查無此筆申請。',
  'grab.not_pending': '此筆申請已有結果，無法取消。',
};
