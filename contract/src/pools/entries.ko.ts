/** Korean words of the journal’s entries of copy trading. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  pool_subscribed: '카피: 좌수 취득',
  pool_invested: '카피 펀드: 고객 자금 수령',
  pool_redeemed: '카피: 좌수 현금화',
  pool_paid_out: '카피 펀드: 고객에게 지급',
  pool_fee: '카피 펀드: 보수',
};
