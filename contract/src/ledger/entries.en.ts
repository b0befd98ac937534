/** English words of the journal’s entries of debts and corrections. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  receivable_raised: 'Loss past the margin',
  receivable_settled: 'Debt settled',
  reversal: 'Correction',
} satisfies Partial<Record<EntryKind, string>>;
