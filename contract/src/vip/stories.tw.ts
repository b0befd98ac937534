/** Traditional Chinese texts of stories of VIP levels. */
import type { StoryText } from '../stories.ts';
import type { vip as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'vip.risen': {
    title: '您的 VIP 等級升為 {level} 級',
    body: '您已符合 VIP {level} 級的全部條件，可用項目見 VIP 頁面。',
  },
  'vip.falling': {
    title: 'VIP {level} 級將於 {date} 結束',
    body: '您已不符合 VIP {level} 級的某項條件。若屆時仍未符合，{date} 結束後等級改為 {to} 級。尚缺條件見 VIP 頁面。',
  },
  'vip.kept': {
    title: '維持 VIP {level} 級',
    body: '您再次符合 VIP {level} 級的條件，等級維持不變。',
  },
  'vip.fallen': {
    title: '您的 VIP 等級改為 {level} 級',
    body: '您在通知的期限內未再符合 VIP {from} 級的條件，等級改為 {level} 級。已獲配的股票仍屬於您。',
  },
};
