/** Traditional Chinese words of the journal’s entries of credit loans. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  loan_paid_out: '借款撥款',
  loan_interest: '借款單日利息',
  loan_repaid: '借款還款',
};
