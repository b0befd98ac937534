/** Traditional Chinese texts of refusals of support. */
import type { support as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'support.unknown': '查無此案件。',
  'support.closed': '此案件已結案。請重新開啟，或建立新案件。',
  'support.not_closed': '此案件尚未結案。',
  'support.reopen_over': '結案後 {days} 天內可以重新開啟（至 {until}）。請建立新案件。',
  'support.rated': '您已評分過此案件。',
  'support.too_many_open': '最多可同時有 {maximum} 件未結案件。請在其中一件續寫，或先結案一件。',
  'support.too_many_messages': '每分鐘最多可傳 {maximum} 則訊息，請等待 {wait} 秒。',
  'support.too_many_today': '24 小時內最多可傳送 {maximum} 則訊息。{until} 起可再傳送。',
};
