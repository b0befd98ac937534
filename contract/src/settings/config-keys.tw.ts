/** Traditional Chinese: what each key of the configuration of support is. */
import type { ConfigText } from '../configuration/calls.ts';
import type { settings as keys } from './config-keys.ts';

export const texts: Readonly<Record<keyof typeof keys, ConfigText>> = {
  supportNumbers: {
    name: '客服電話',
    meaning: '有人接聽的客服電話。',
  },
  supportHours: {
    name: '客服時間',
    meaning: '有人接聽的時間。',
  },
  supportLink: {
    name: '客服連結',
    meaning: '線上客服的網址。',
  },
  appTitle: {
    name: '應用程式名稱',
    meaning: '應用程式、訊息與文件所用的名稱，最多 30 字。',
  },
  appLogo: {
    name: '標誌',
    meaning: '歡迎頁與瀏覽器分頁上的圖片，可用 PNG、JPEG 或 WebP；未設定則使用預設標誌。',
  },
  appTabs: {
    name: '分頁列',
    meaning: '應用程式分頁的內容與順序。「首頁」、「行情」、「交易」與「我的」必須保留。',
  },
};
