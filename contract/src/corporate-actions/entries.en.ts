/** English words of the journal’s entries of corporate actions. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  split: 'Split',
  bonus: 'Bonus shares',
  dividend: 'Dividend',
} satisfies Partial<Record<EntryKind, string>>;
