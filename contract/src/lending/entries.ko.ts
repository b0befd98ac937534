/** Korean words of the journal’s entries of securities lending. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  shares_lent: '주식 대여',
  shares_recalled: '빌려준 주식 반환',
  borrow_fee: '빌린 주식 수수료',
  lending_fee: '빌려준 주식 수수료',
};
