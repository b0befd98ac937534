/** English words of the journal’s entries of day trading. */
import type { EntryKind } from '@bahi/core/ledger.ts';

export const texts = {
  day_trading_fee: 'Day-trading fee',
} satisfies Partial<Record<EntryKind, string>>;
