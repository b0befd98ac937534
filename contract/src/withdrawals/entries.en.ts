/** English words of the journal’s entries of money out. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  withdrawal: 'Withdrawal',
} satisfies Partial<Record<EntryKind, string>>;
