/** Traditional Chinese words of what the auditor checks of money out. */
import type { InvariantWords } from '../invariant.ts';
import type { texts as english } from './invariants.en.ts';

export const texts: Readonly<Record<keyof typeof english, InvariantWords>> = {
  open_withdrawal_holds_its_amount: {
    title: '未結出金圈存其金額',
    meaning: '未結的出金正好圈存其金額，每筆出金圈存都有未結的出金。',
  },
  paid_withdrawal_has_its_entry: {
    title: '已付出金皆有分錄',
    meaning: '已付的出金是同一客戶同額的一筆分錄，手續費歸公司，網路手續費歸其科目，其餘歸銀行。',
  },
  wallet_payout_follows_its_rate: {
    title: 'USDT 出金依其匯率計算',
    meaning: '以 USDT 支付的金額為出金金額減去兩項手續費後依匯率換算，誤差小於百萬分之一，且匯率為中價加計一半價差。',
  },
  withdrawal_entry_has_its_withdrawal: {
    title: '付出的款項皆有出金申請',
    meaning: '每筆付出款項的分錄都屬於員工核准並付款的出金。',
  },
};
