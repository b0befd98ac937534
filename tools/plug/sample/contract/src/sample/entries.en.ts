/** English words of the journal’s entries of wishes. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = { wish_paid: 'Wish paid' } satisfies Partial<Record<EntryKind, string>>;
