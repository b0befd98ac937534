/** English words of the holds of copy trading. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  pool: (reference: string) => `Copy trading ${reference}`,
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
