/** Traditional Chinese words of the journal’s entries of copy trading. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  pool_subscribed: '跟單：取得單位',
  pool_invested: '跟單基金：收到客戶資金',
  pool_redeemed: '跟單：單位換回現金',
  pool_paid_out: '跟單基金：支付客戶',
  pool_fee: '跟單基金：費用',
};
