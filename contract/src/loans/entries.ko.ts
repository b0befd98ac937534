/** Korean words of the journal’s entries of credit loans. */
import type { texts as english } from './entries.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  loan_paid_out: '대출 지급',
  loan_interest: '대출 하루 이자',
  loan_repaid: '대출 상환',
};
