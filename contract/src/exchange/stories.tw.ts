/** Traditional Chinese texts of stories of currency exchange. */
import type { StoryText } from '../stories.ts';
import type { exchange as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'exchange.done': {
    title: '已將 {paid} 兌換為 {got}',
    body: '您的餘額已扣除 {paid}，並存入 {got}。匯率、來源與兩筆明細都在您的換匯紀錄中。',
  },
  'exchange.done_owed': {
    title: '已將 {paid} 兌換為 {got}，其中 {owed} 用於清償欠款',
    body: '您的餘額已扣除 {paid}，並存入 {got}，其中 {owed} 用於清償欠款。每筆明細均可於資金紀錄查閱。',
  },
};
