/** Traditional Chinese texts of refusals of price alerts. */
import type { alerts as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'alerts.no_volume': '{symbol} 不提供成交量提醒。',
  'alerts.value_invalid': '請輸入大於 0 且適用於此提醒的數值。',
  'alerts.already_true': '目前已符合條件：價格為 {price}。',
  'alerts.volume_reached': '目前已符合條件：本交易時段成交量為 {volume}。',
  'alerts.already_set': '已有相同的提醒。',
  'alerts.too_many': '有效提醒最多 {maximum} 個，請先刪除一個。',
  'alerts.unknown': '查無此提醒。',
  'alerts.not_active': '此提醒已結束：已觸發或已刪除。',
};
