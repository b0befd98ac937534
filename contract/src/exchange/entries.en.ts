/** English words of the journal’s entries of currency exchange. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  exchange_out: 'Exchange: given',
  exchange_in: 'Exchange: received',
} satisfies Partial<Record<EntryKind, string>>;
