/** English words of the holds of placement requests. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  placement: (reference: string) => `Placement request ${reference}`,
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
