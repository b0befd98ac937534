/** English words of the journal’s entries of securities lending. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  shares_lent: 'Shares lent',
  shares_recalled: 'Lent shares returned',
  borrow_fee: 'Fee for borrowed shares',
  lending_fee: 'Fee for lent shares',
} satisfies Partial<Record<EntryKind, string>>;
