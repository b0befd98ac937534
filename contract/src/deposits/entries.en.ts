/** English words of the journal’s entries of money in. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  deposit: 'Deposit',
} satisfies Partial<Record<EntryKind, string>>;
