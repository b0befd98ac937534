/** Traditional Chinese names of the groups in which texts of the house are listed. */
import type { DocumentGroup } from './kinds.ts';

export const texts: Readonly<Record<DocumentGroup, string>> = {
  practice: '關於我們',
  money: '入金與出金',
  trading: '交易',
  offers: '新股與跟單',
  borrowing: '出借與借款',
  safety: '安全',
  basics: '基礎',
  risk: '風險',
  more: '更多投資方式',
  rights: '您的權利',
  account: '帳號',
  other: '其他',
};
