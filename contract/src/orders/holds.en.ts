/** English words of the holds of orders. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  order: (reference: string) => `Order ${reference}`,
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
