/** Traditional Chinese texts of refusals of what is told where. */
import type { notifications as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'notifications.always_in_app': '安全訊息與風險警示一律在應用程式內顯示。',
  'notifications.no_sms': '此處不提供簡訊，請使用推播或應用程式內通知。',
  'notifications.no_phone': '請先到「登入與安全」新增手機號碼。',
  'notifications.no_email': '此處不提供電子郵件，請使用推播或應用程式內通知。',
  'notifications.no_address': '請先到「登入與安全」新增電子郵件地址。',
  'notifications.endpoint_refused': '我們無法連線到此瀏覽器的推播服務。您仍可在應用程式內收到所有訊息。',
  'notifications.keys_invalid': '無法讀取此瀏覽器的推播金鑰，請關閉推播後再重新開啟。',
};
