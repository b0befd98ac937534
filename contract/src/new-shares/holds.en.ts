/** English words of the holds of applications for new shares: numbered for themselves, their numbers say nothing to a reader. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  subscription: () => 'IPO application',
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
