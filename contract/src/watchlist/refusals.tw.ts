/** Traditional Chinese texts of refusals of watchlists. */
import type { watchlist as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'watchlist.full': '自選最多 {maximum} 檔。',
  'watchlist.already_listed': '{symbol} 已在自選中。',
  'watchlist.not_listed': '{symbol} 不在自選中。',
  'watchlist.unknown_list': '此清單已不存在。',
  'watchlist.wrong_type': '{symbol} 屬於另一類清單。',
  'watchlist.too_many_lists': '同類清單最多 {maximum} 個。',
  'watchlist.name_taken': '已有名為「{name}」的清單。',
  'watchlist.first_list': '每類的第一個清單無法刪除，請改為移除其中的商品。',
};
