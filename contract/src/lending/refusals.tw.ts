/** Traditional Chinese texts of refusals of what short positions borrow. */
import type { lending as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'lending.channel_closed': '目前暫停借券，無法放空 {symbol}。既有的放空持倉仍可平倉。',
  'lending.quota_full': '借券額度已滿，{symbol} 已無可放空的整手。請等他人回補後再試。',
  'lending.quota_short': '{symbol} 目前只剩 {left} 股可放空。請減少手數，或等他人回補後再試。',
  'lending.position_unknown': '此持倉不存在。',
  'lending.lots_unreadable': '請輸入整手數，至少 1 手。',
  'lending.closed': '目前暫停出借股票。已出借的股票維持出借，您可隨時召回。',
  'lending.not_eligible': '只能出借您全額持有的公司股票：做多且未使用槓桿。',
  'lending.position_busy': '此持倉正在平倉。請先取消該委託，或之後再出借剩餘股票。',
  'lending.position_locked': '這些股票鎖定至 {until}，之後才能出借。',
  'lending.no_free_lots': '此持倉沒有可出借的整手；已出借與已質押的股數不計。',
  'lending.lots_invalid': '只能以整手出借，此持倉最多 {maximum} 手。',
  'lending.price_unavailable': '目前沒有 {symbol} 的價格，請於恢復交易後再試。',
  'lending.below_minimum': '出借的股票價值須達 {minimum}。',
  'lending.nothing_lent': '此持倉沒有尚未召回的出借股票。',
  'lending.recall_lots_invalid': '只能以整手召回，最多 {maximum} 手。',
};
