/** Korean words of the journal’s entries of new shares. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  subscription_paid: '공모주 납입',
  subscription_refunded: '공모주 환불',
};
