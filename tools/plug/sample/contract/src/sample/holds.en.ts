/** English words of the holds of wishes. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = { wish: (reference: string) => `Wish ${reference}` } satisfies Partial<
  Record<HoldKind, (reference: string) => string>
>;
