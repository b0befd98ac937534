/** Traditional Chinese texts of refusals of credit loans. */
import type { loans as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'loans.amount_not_whole': '借款金額請輸入整數盧比，不含小數。',
  'loans.below_minimum': '單筆借款最低 {minimum}。',
  'loans.term_unknown': '請選擇借款天數：{terms|、} 天。',
  'loans.pending': '您已有一筆借款申請審核中。請取消該筆申請，或等候結果。',
  'loans.repay_first': '目前借款尚欠 {amount}，還清後才能再借。',
  'loans.score_low': '您的信用分數為 {score}，須高於 {above} 才能借款。計分方式見信用借款頁面。',
  'loans.above_limit': '超過您的額度，請輸入 {limit} 以下的金額。',
  'loans.unknown': '查無此筆借款。',
  'loans.not_pending': '此筆借款申請已有結果。',
  'loans.not_open': '此筆借款沒有欠款。',
  'loans.repay_nothing': '請輸入大於零的金額，最多兩位小數。',
  'loans.repay_above_owed': '還款金額超過欠款，您目前尚欠 {owed}，請輸入不超過此數的金額。',
  'loans.insufficient': '可用餘額 {available}，尚差 {short}。請減少金額。',
};
