/** English words of the holds of extra shares of rights issues: numbered for themselves, their numbers say nothing to a reader. */
import type { HoldKind } from '@bahi/core/ledger.ts';

export const texts = {
  rights: () => 'Extra shares of a rights issue',
} satisfies Partial<Record<HoldKind, (reference: string) => string>>;
