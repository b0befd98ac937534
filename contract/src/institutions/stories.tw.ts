/** Traditional Chinese texts of stories of seats. */
import type { StoryText } from '../stories.ts';
import type { institutions as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'institutions.seat_approved': {
    title: '您的帳戶已成為席位帳戶',
    body: '您的帳戶現在是{institution}的席位帳戶，規則與費用不變。',
  },
  'institutions.seat_not_authorised': {
    title: '席位帳戶未獲核准',
    body: '我們無法確認您代表{institution}。請查看「個人資料」中的說明，填寫正確職務後再申請。',
  },
  'institutions.seat_asked': {
    title: '席位帳戶申請已結束',
    body: '我們已依您的要求，結束{institution}席位帳戶的申請。',
  },
  'institutions.seat_not_approved': {
    title: '席位帳戶未獲核准',
    body: '您申請的{institution}席位帳戶未獲核准。如有疑問，請洽客服。',
  },
  'institutions.seat_ended': {
    title: '席位帳戶已終止',
    body: '您的帳戶不再是{institution}的席位帳戶，規則與費用不變。請查看「個人資料」中的說明。',
  },
};
