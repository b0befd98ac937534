/** Traditional Chinese texts of refusals of trigger orders. */
import type { triggers as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'triggers.wrong_side': '標記價格為 {mark}，此價格會立即觸發，請更改價格。',
  'triggers.trail_invalid': '請輸入大於 0 且低於價格的距離。',
  'triggers.date_invalid': '請選擇今天至 {until} 的日期。',
  'triggers.too_many': '有效觸價單最多 {maximum} 筆，請先取消一筆。',
  'triggers.unknown': '查無此觸價單。',
  'triggers.not_active': '此觸價單已觸發或結束。',
};
