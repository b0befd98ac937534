/** Traditional Chinese words of the journal’s entries of securities lending. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  shares_lent: '出借股票',
  shares_recalled: '出借股票返還',
  borrow_fee: '借券費用',
  lending_fee: '出借股票收入',
};
