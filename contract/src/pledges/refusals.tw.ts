/** Traditional Chinese texts of refusals of pledges. */
import type { pledges as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'pledges.not_eligible': '只有全額買進（無槓桿）的多頭持股與基金單位可以質押，數位貨幣不行。',
  'pledges.position_busy': '此持倉有平倉委託進行中，請取消或等候成交。',
  'pledges.position_locked': '此持股鎖定至 {until}，之後才能質押。',
  'pledges.position_protected': '請先移除此持倉的停損與停利：質押中的股票無法依停損停利賣出。',
  'pledges.no_free_lots': '此持倉沒有可質押的整手；已出借與已質押的股數不計，召回出借的股票後即可質押。',
  'pledges.lots_invalid': '僅限整手，最多 {maximum} 手。',
  'pledges.price_unavailable': '目前沒有 {symbol} 的價格，請於恢復交易後再試。',
  'pledges.amount_unreadable': '請輸入金額，最多兩位小數。',
  'pledges.below_minimum': '質押借款最低 {minimum}。',
  'pledges.above_limit': '依目前價格，這些股票最多可借 {limit}。請輸入不超過此數的金額，或增加質押手數。',
  'pledges.term_unknown': '請選擇借款天數：{terms|、} 天。',
  'pledges.pending': '您已有一筆質押申請審核中。請取消該筆申請，或等候結果。',
  'pledges.unknown': '查無此筆質押。',
  'pledges.not_pending': '此筆質押申請已有結果。',
  'pledges.not_open': '此筆質押沒有欠款。',
  'pledges.repay_nothing': '請輸入大於零的金額，最多兩位小數。',
  'pledges.repay_above_owed': '還款金額超過欠款，您目前尚欠 {owed}，請輸入不超過此數的金額。',
  'pledges.insufficient': '可用餘額 {available}，尚差 {short}。請減少金額。',
};
