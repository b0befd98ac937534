/** Traditional Chinese texts of refusals that only staff meet who prepare and decide block trades. */
import type { blockTradesStaff as refusals } from './staff-refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'block_trades.above_asked': '此申請最多可核准 {maximum} 手。',
  'block_trades.reason_missing': '請說明核准手數少於申請的原因。',
  'block_trades.customer_short': '此客戶已放空 {symbol}，或有放空委託尚未結束。請等候其結束，或駁回此申請。',
  'block_trades.price_moved':
    '價格 {price} 與目前標記價格或委託簿的最佳報價相差逾 3%，可核准範圍為 {lowest} 至 {highest}。請等候，或駁回此申請。',
  'block_trades.price_range': '須在標記價格的 3% 以內：{lowest} 至 {highest}。',
  'block_trades.no_mark': '此股票目前未交易，沒有可比較的價格。請待恢復交易後再試。',
  'block_trades.seller_has': '鉅額賣方僅剩 {lots} 手。',
  'block_trades.over': '此鉅額交易標的已結束，無法再取消。',
};
