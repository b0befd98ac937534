/** English words of the journal’s entries of credit loans. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  loan_paid_out: 'Loan: paid out',
  loan_interest: 'Loan: daily interest',
  loan_repaid: 'Loan: repaid',
} satisfies Partial<Record<EntryKind, string>>;
