/** Puts an account under a restriction at once, without message or record: for tests of what it bars. */
import type { Tx } from '../platform/database.ts';
import { open } from './imposing.ts';
import { selectCurrent, updateLifted, type RestrictionRow } from './store.ts';
import type { RestrictionKind, RestrictionReason } from './state.ts';

const TESTER = { id: 1n, name: 'risk desk' };

interface Restricting {
  readonly customerId: bigint;
  readonly kind: RestrictionKind;
  readonly reason?: RestrictionReason;
  /** Left out: no end. */
  readonly until?: number | null;
  readonly now: number;
}

export function restrict(
  tx: Tx,
  { until = null, reason = 'court_order', ...rest }: Restricting,
): Promise<RestrictionRow> {
  const row = { ...rest, reason, message: 'For a test.', author: TESTER, needsSecond: false };
  return open(tx, { ...row, askedUntil: until, until });
}

/** False when there is none to lift. */
export async function release(
  tx: Tx,
  { customerId, kind, now }: Pick<Restricting, 'customerId' | 'kind' | 'now'>,
): Promise<boolean> {
  const current = await selectCurrent(tx, { customerId, kind, isOwn: false });
  if (current === null) return false;
  await updateLifted(tx, current.id, { by: TESTER, reason: 'Cleared', now });
  return true;
}
