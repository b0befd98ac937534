/** English words of the holds of day-trading mandates. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  day_trading: (reference: string) => `Day-trading mandate ${reference}`,
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
