/** English words of the journal’s entries of new shares. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  subscription_paid: 'IPO: paid',
  subscription_refunded: 'IPO: refunded',
} satisfies Partial<Record<EntryKind, string>>;
