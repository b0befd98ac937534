/** English words of the journal’s entries of copy trading. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  pool_subscribed: 'Copy trading: units received',
  pool_invested: 'Copy fund: money of a follower',
  pool_redeemed: 'Copy trading: units paid out',
  pool_paid_out: 'Copy fund: paid to a follower',
  pool_fee: 'Copy fund: fee',
} satisfies Partial<Record<EntryKind, string>>;
