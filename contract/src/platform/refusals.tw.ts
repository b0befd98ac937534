/** Traditional Chinese texts of refusals of the request itself and of the session. */
import type { platform as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'request.invalid': '請檢查{field}：無法讀取其內容。',
  'request.not_found': '此網址沒有內容。',
  'request.too_large': '送出的內容超過 {limit_kb} KB，請縮短後再試。',
  'request.idempotency_key_missing': '送出的內容不完整，請重新整理頁面後再試。',
  'request.idempotency_key_reused': '先前已送出不同的內容，這次未做任何變更。',
  'request.too_frequent': '提交過於頻繁，請等待 {wait} 秒後再試。',
  'system.busy': '系統繁忙，請稍後再試。參考編號 {reference}。',
  'system.stopping': '伺服器正在重新啟動，請稍候再試。',
  'session.missing': '請先登入。',
  'session.ended': '登入已失效，請重新登入。',
  'session.account_mismatch': '此登入屬於另一個帳號，請重新登入。',
};
