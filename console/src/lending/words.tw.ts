/** The words of lent shares in Traditional Chinese. */
import type { en } from './words.en.ts';

export const tw: typeof en = {
  list: '出借與借入的股票',
  search: '代號或名稱；未輸入時只列出有出借或借入者',
  pool: '已出借',
  recalled: '召回中',
  lenders: '出借持倉數',
  borrowed: '放空借入',
  onLoan: '由出借池供應',
  ofHouse: '由公司供應',
  quota: '公司額度',
  left: '尚可借',
  rate: '年費率',
  lastDate: '最近計費日',
  fees: '當日費用 INR',
  paid: '付給出借人 INR',
};
