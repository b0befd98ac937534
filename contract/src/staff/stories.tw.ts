/** Traditional Chinese texts of stories of corrections of the books. */
import type { StoryText } from '../stories.ts';
import type { staff as stories } from './stories.ts';

export const texts: Readonly<Record<keyof typeof stories, StoryText>> = {
  'correction.made': {
    title: '資金明細 {entry} 已更正：{currency} {amount}',
    body: '您的一筆紀錄有誤，已由另一筆沖銷：現金 {currency} {amount}。原因：{reason}。已由兩人覆核，兩筆明細皆保留在您的紀錄中。',
  },
  'correction.made_owed': {
    title: '資金明細 {entry} 已更正：{currency} {amount}，尚欠 {currency} {owed}',
    body: '您的一筆紀錄有誤，已由另一筆沖銷：現金 {currency} {amount}。原因：{reason}。您的可用現金不足，尚欠 {currency} {owed}，將由之後入帳或恢復可用的款項扣抵。已由兩人覆核，相關明細皆保留在您的紀錄中。',
  },
  'practice.reviewed': {
    title: '由練習審核員審核',
    body: '您的申請由練習審核員審核。這是本練習系統的自動程式，並非真人，僅依公開規則審核。正式模式由人員審核。',
  },
  'practice.margin_on': {
    title: '融資融券交易已開通',
    body: '練習審核員已通過您的身分認證，本練習系統隨之開通融資融券交易：槓桿、放空與當沖。使用這些交易，虧損可能超過您投入的金額。沒有人確認過您是否了解這些交易的運作方式，請先從小額開始。',
  },
};
