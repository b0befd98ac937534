/** English words of the journal’s entries of new accounts. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  practice_grant: 'Practice grant',
} satisfies Partial<Record<EntryKind, string>>;
