/** Traditional Chinese texts of refusals of block trades. A lot is 手（100 股）. */
import type { blockTrades as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'block_trades.unknown': '此鉅額交易標的不存在。',
  'block_trades.paused': '鉅額交易暫停受理，未圈存任何款項。請稍後再試。',
  'block_trades.off_shelf': '此鉅額交易標的已下架，請查看其他標的。',
  'block_trades.not_open': '鉅額交易尚未開放，{opens} 開始受理。',
  'block_trades.closed': '鉅額交易已於 {closed} 截止。',
  'block_trades.gone_ex': '該股除權息日為 {date}，此價格僅適用於除權息前的股份，此標的已結束。',
  'block_trades.lots_invalid': '請輸入 1 手以上的整數。',
  'block_trades.below_minimum': '最低 {shares} 股，至少需申請 {lots} 手。',
  'block_trades.above_maximum': '每位客戶最多 {maximum} 手。',
  'block_trades.above_remaining': '此標的僅剩 {remaining} 手。',
  'block_trades.pending': '您對此標的已有申請在審核中。請取消該筆申請，或等候結果。',
  'block_trades.is_short': '您已放空 {symbol}，或有放空委託尚未結束。請先平倉或取消委託，再申請此標的。',
  'block_trades.insufficient': '含費用需 {needed}，可用 {available}，尚差 {short}。請減少手數。',
  'block_trades.request_unknown': '此申請不存在。',
  'block_trades.not_pending': '此申請已有結果。',
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
