/** Traditional Chinese texts of a repayment. */
import type { RepayTexts } from './repay-texts.en.ts';

const texts: RepayTexts = {
  repay: '還款',
  repayAmount: '還款金額',
  available: (available) => `可用 ${available}`,
  repaySome: (amount) => `還款 ${amount}`,
  all: '全部',
  allLabel: '全部還清',
  noAmount: '請輸入大於零的金額，最多兩位小數',
  aboveOwed: (owed) => `還款金額超過欠款 ${owed}`,
  notEnough: (available) => `現金不足，可用 ${available}`,
  repaid: '已還款',
};

export default texts;
