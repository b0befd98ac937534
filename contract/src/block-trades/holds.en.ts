/** English words of the holds of block trade requests. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  block: (reference: string) => `Block trade request ${reference}`,
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
