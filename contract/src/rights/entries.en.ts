/** English words of the journal’s entries of rights issues. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  rights_paid: 'Rights issue: paid',
  rights_charged: 'Rights issue: short position charged',
  rights_proceeds: 'Rights issue: received for lapsed rights',
} satisfies Partial<Record<EntryKind, string>>;
