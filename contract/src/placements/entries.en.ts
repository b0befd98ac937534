/** English words of the journal’s entries of placements. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  placement_paid: 'Placement: paid',
} satisfies Partial<Record<EntryKind, string>>;
