/** Traditional Chinese texts of stories of support tickets. */
import type { StoryText } from '../stories.ts';
import type { support as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'support.answered': {
    title: '客服中心已答覆案件 {ticket}',
    body: '{by} 已答覆。請查看；若還需要協助可再傳訊息，或將案件結案。',
  },
  'support.asked': {
    title: '案件 {ticket} 需要您補充說明',
    body: '{by} 需要您補充說明，請在案件中回覆。客服人員絕不會索取密碼、驗證碼或金錢。',
  },
  'support.closed': {
    title: '案件 {ticket} 已結案',
    body: '{by} 已答覆並結案。您可以在 {until} 前重新開啟。',
  },
  'support.closed_silent': {
    title: '案件 {ticket} 已結案',
    body: '您已 {days} 天沒有傳訊息，案件已自動結案。您可以在 {until} 前重新開啟。',
  },
};
