/** Traditional Chinese texts of refusals of the request itself and of the session. */
import type { platform as refusals } from './refusals.ts';

export const platform: Readonly<Record<keyof typeof refusals, string>> = {
  'request.invalid': '請檢查{field}：無法讀取其內容。',
  'request.not_found': '此網址沒有內容。',
  'request.too_large': '請求超過 {limit_kb} KB。',
  'request.idempotency_key_missing': '請求缺少識別鍵。',
  'request.idempotency_key_reused': '此請求先前已以不同內容送出，未做任何變更。',
  'request.too_frequent': '提交過於頻繁，請等待 {wait} 後再試。',
  'system.busy': '系統繁忙，請稍後再試。參考編號 {reference}。',
  'system.stopping': '伺服器正在重新啟動，請稍候再試。',
  'session.missing': '請先登入。',
  'session.ended': '登入已失效，請重新登入。',
  'session.account_mismatch': '此登入屬於另一個帳號，請重新登入。',
};
