/** Traditional Chinese texts of stories of day trading. */
import type { StoryText } from '../stories.ts';
import type { dayTrading as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'day_trading.requested': {
    title: '已申請當沖額度',
    body: '您申請的當沖額度 {amount} 審核中，已圈存 {held}。最遲 {promised} 有結果，結果出來前可取消。',
  },
  'day_trading.cancelled': {
    title: '當沖申請已取消',
    body: '您已取消 {amount} 的當沖額度申請，圈存的 {held} 已可動用。',
  },
  'day_trading.approved': {
    title: '當沖額度已核准',
    body: '您的當沖額度 {amount} 自 {opens} 起至 {square_off} 止可委託，屆時未平倉的持倉將以市價平倉。',
  },
  'day_trading.unsuitable': {
    title: '當沖申請未通過',
    body: '依您帳戶的已知情況，當沖並不適合，{amount} 的申請未通過，圈存的 {held} 已可動用。詳見該筆申請。',
  },
  'day_trading.losses': {
    title: '當沖申請未通過',
    body: '近期槓桿交易有虧損，{amount} 的申請未通過，圈存的 {held} 已可動用。',
  },
  'day_trading.owes': {
    title: '當沖申請未通過',
    body: '您的帳戶尚有欠款，{amount} 的申請未通過，圈存的 {held} 已可動用。',
  },
  'day_trading.asked': {
    title: '當沖申請已結束',
    body: '依您的要求，{amount} 的申請已結束，圈存的 {held} 已可動用。',
  },
  'day_trading.expired': {
    title: '當沖申請已失效',
    body: '您申請的 {amount} 未能於該交易時段前完成審核，已失效，圈存的 {held} 已可動用。延誤之處，深感抱歉。',
  },
  'day_trading.squaring_off': {
    title: '當沖持倉開始平倉',
    body: '當沖額度不再接受新委託。尚有持倉 {positions} 筆，將於 {closes} 交易時段結束前以市價平倉。',
  },
  'day_trading.settled': {
    title: '當沖已結算',
    body: '您的當沖已結算，扣除費用與手續費 {fee} 後為 {net}，最高同時動用 {used}。其餘圈存已可動用。',
  },
  'day_trading.settled_carried': {
    title: '當沖已結算，尚有持倉',
    body: '您的當沖已結算，扣除費用與手續費 {fee} 後為 {net}，最高同時動用 {used}。有 {positions} 筆持倉無法平倉，將以五分之一的保證金繼續持有，適用一般的保證金警示與強制平倉規則。',
  },
};
