/** Traditional Chinese words of the journal; see en.ts. */
import type { LedgerTexts } from './en.ts';

export const tw: LedgerTexts = {
  kind: {
    practice_grant: '練習金撥入',
    order_fill: '委託成交',
    position_close: '平倉',
    margin_added: '追加保證金',
    receivable_raised: '超過保證金的虧損',
    receivable_settled: '欠款清償',
    deposit: '入金',
    withdrawal: '出金',
    exchange_out: '換匯轉出',
    exchange_in: '換匯轉入',
    subscription_paid: '新股申購扣款',
    subscription_refunded: '新股申購退款',
    placement_paid: '配售扣款',
    rights_paid: '增資認股扣款',
    rights_charged: '增資除權扣款（放空）',
    allotment: '股票配發',
    split: '股票分割',
    bonus: '無償配股',
    dividend: '現金股利',
    reversal: '更正',
  },
  house: {
    client_bank: '客戶銀行',
    venue_clearing: '交易所結算',
    fees: '費用',
    taxes: '稅',
    interest: '利息',
    escrow: '保管',
    exchange_desk: '兌換櫃台',
    rounding: '進位',
    practice_grants: '練習金',
    venue_shares: '交易所的股數',
  },
};
