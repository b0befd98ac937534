/** English words of the holds of withdrawals. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  withdrawal: (reference: string) => `Withdrawal ${reference}`,
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
