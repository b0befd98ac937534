/** Korean words of the journal’s entries of debts and corrections. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  receivable_raised: '증거금을 넘은 손실',
  receivable_settled: '미수금 정산',
  reversal: '정정',
};
