/** Pauses that customers set themselves (rules §6): a trading pause that only grows, and a freeze of the whole account. */
import { storyOf } from '@bahi/contract/stories.ts';
import {
  accountState,
  frozenBy,
  lift,
  lockCustomer,
  restrict,
  spendCode,
  type CodeMatch,
} from '../identity/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { tell, type Told } from './messages.ts';
import { lockSecurity, updatePaused } from './store.ts';

const DAY_MS = 86_400_000;

export async function pause(
  tx: Tx,
  customerId: bigint,
  { days, now }: { days: number; now: number },
): Promise<{ pausedUntil: number; told: Told }> {
  const { paused_until } = await lockSecurity(tx, customerId);
  const pausedUntil = now + days * DAY_MS;
  if (paused_until !== null && Number(paused_until) > Math.max(pausedUntil, now)) {
    refuse('security.pause_shorter', { until: Number(paused_until) });
  }
  await updatePaused(tx, customerId, pausedUntil);
  return { pausedUntil, told: await tell(tx, customerId, storyOf('security.paused', { until: pausedUntil }), now) };
}

/** An account that is frozen already stays as it is: a freeze by staff must not become one that the customer can end. */
export async function freeze(tx: Tx, customerId: bigint, now: number): Promise<Told> {
  await lockCustomer(tx, customerId);
  const { frozen } = await accountState(tx, customerId, now);
  if (frozen !== null) return [];
  const author = selfAuthor(customerId);
  await restrict(tx, { customerId, kind: 'frozen', reason: 'customer_asked', author, until: null, now });
  return tell(tx, customerId, storyOf('security.frozen', {}), now);
}

export async function unfreeze(
  tx: Tx,
  { customerId, code, now }: { customerId: bigint; code: CodeMatch | null; now: number },
): Promise<Told> {
  await lockCustomer(tx, customerId);
  if (code !== null) await spendCode(tx, code);
  if (!(await isFrozenByCustomer(tx, customerId, now))) refuse('security.not_frozen_by_customer', {});
  await lift(tx, { customerId, kind: 'frozen', author: selfAuthor(customerId), reason: 'customer_asked', now });
  return tell(tx, customerId, storyOf('security.unfrozen', {}), now);
}

export async function isFrozenByCustomer(tx: Tx, customerId: bigint, now: number): Promise<boolean> {
  return (await frozenBy(tx, customerId, now)) === selfAuthor(customerId);
}

/** Who stands as the author of a freeze that the customer began. */
function selfAuthor(customerId: bigint): string {
  return `customer:${customerId}`;
}
