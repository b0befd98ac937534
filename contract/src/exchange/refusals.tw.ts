/** Traditional Chinese texts of refusals of currency exchange. */
import type { exchange as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'exchange.same_currency': '請選擇兩種不同的貨幣。',
  'exchange.amount_required': '請輸入大於 0 的金額。',
  'exchange.amount_decimals': '{currency} 金額的小數最多 {decimals} 位。',
  'exchange.amount_too_small': '此金額過小，無法兌換為 {currency}，請提高金額。',
  'exchange.amount_too_large': '此金額超過 {pair} 市場目前可一次兌換的數量，請減少金額或稍後再試。',
  'exchange.rate_unavailable': '目前沒有 {pair} 的匯率，請稍後再試。',
  'exchange.quote_unknown': '查無此報價。',
  'exchange.quote_expired': '報價已過期，請重新取得。',
  'exchange.quote_used': '此報價已使用，請重新取得。',
  'exchange.owed_first': '您尚欠 {currency} {owed}，還清前只能兌換為 {currency}。',
  'exchange.insufficient': '{currency} 可用餘額為 {available}，尚差 {short}。',
};
