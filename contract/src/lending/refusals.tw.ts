/** Traditional Chinese texts of refusals of what short positions borrow. */
import type { lending as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'lending.channel_closed': '目前暫停借券，無法放空 {symbol}。既有的放空持倉仍可平倉。',
  'lending.quota_full': '借券額度已滿。目前可放空 {symbol} {left} 股。請減少手數，或等他人回補後再試。',
};
