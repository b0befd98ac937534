/** Traditional Chinese texts of refusals of money out. */
import type { withdrawals as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'withdrawals.window_closed': '非出金時間，開放時間為 {from} 至 {until}。',
  'withdrawals.amount_invalid': '請輸入 INR 金額，小數最多 {decimals} 位。',
  'withdrawals.below_minimum': '最低出金金額為 {minimum}。',
  'withdrawals.above_maximum': '單筆最高出金金額為 {maximum}。',
  'withdrawals.open_request': '另有一筆出金進行中。',
  'withdrawals.money_out_held': '因安全設定變更，自 {until} 起才可再次出金。',
  'withdrawals.position_held': '請先將您的 {count} 筆持倉平倉。',
  'withdrawals.score_low': '您的信用分數為 {score}，須達 {minimum}。',
  'withdrawals.loan_open': '借款尚欠 {amount}，須保留此金額；您可出金 {withdrawable}，還款後可出金更多。',
  'withdrawals.insufficient': '可出金金額為 {withdrawable}，尚差 {short}。',
  'withdrawals.inr_only': '出金僅以 INR 匯至銀行帳戶，請選擇銀行帳戶。',
  'withdrawals.below_network_fee': '這筆出金的費用合計 {fees}，請輸入高於此數的金額。',
  'withdrawals.quote_expired': '您確認的匯率已失效。{until} 前可收到 {usdt} USDT（1 USDT = {rate} INR），請再次確認。',
  'withdrawals.unknown': '查無此筆出金。',
  'withdrawals.not_pending': '出金僅能在核准前取消。',
};
