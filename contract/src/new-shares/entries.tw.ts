/** Traditional Chinese words of the journal’s entries of new shares. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  subscription_paid: '新股申購扣款',
  subscription_refunded: '新股申購退款',
};
