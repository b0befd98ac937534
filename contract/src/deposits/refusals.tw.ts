/** Traditional Chinese texts of refusals of money in. */
import type { deposits as refusals } from './refusals.ts';

export const texts: Readonly<Record<keyof typeof refusals, string>> = {
  'deposits.window_closed': '非入金時間，開放時間為 {from} 至 {until}。',
  'deposits.channel_unknown': '此入金方式已停用，請改選其他方式。',
  'deposits.channel_password_wrong': '入金方式的密碼錯誤。',
  'deposits.amount_invalid': '請輸入 INR 金額，小數最多 {decimals} 位。',
  'deposits.below_minimum': '最低入金金額為 {minimum}。',
  'deposits.above_maximum': '最高入金金額為 {maximum}。',
  'deposits.pending': '已有一筆入金審核中，請待審核完成，或先取消該筆。',
  'deposits.unknown': '查無此筆入金。',
  'deposits.not_pending': '只有審核中的入金可以取消。',
};
