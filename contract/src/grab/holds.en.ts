/** English words of the holds of grab requests that wait for their draw. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  grab: (reference: string) => `Grab request ${reference}`,
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
