/** English words of the journal’s entries of copy trading. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  pool_subscribed: 'Copy trading: units received',
  pool_invested: 'Copy fund: money received',
  pool_redeemed: 'Copy trading: units paid out',
  pool_paid_out: 'Copy fund: money paid out',
  pool_fee: 'Copy fund: fee',
} satisfies Partial<Record<EntryKind, string>>;
