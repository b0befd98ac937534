/** Traditional Chinese texts of stories of the books. */
import type { StoryText } from '../stories.ts';
import type { records as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'debt.paid': {
    title: '已清償欠款 {amount}',
    body: '可用資金增加時會優先清償欠款，本次清償 {amount}。此幣別已無欠款，明細可於資金紀錄查閱。',
  },
  'debt.paid_in_part': {
    title: '已清償部分欠款 {amount}',
    body: '可用資金增加時會優先清償欠款，本次清償 {amount}。尚欠 {owed}，之後的可用資金將繼續清償。明細可於資金紀錄查閱。',
  },
};
