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
};
