/** Traditional Chinese words of what cash is on hold for, of every kind of hold. */
import { together } from '@bahi/contract/together.ts';
import type { HoldKind } from '@bahi/core/ledger.ts';

export default together<Record<HoldKind, (reference: string) => string>>(
  import.meta.glob('../../../contract/src/*/holds.tw.ts', { eager: true, import: 'texts' }),
);
