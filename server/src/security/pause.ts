/** Pauses that customers set themselves (rules §6): a trading pause that only grows, and a freeze of the whole account. */
import { storyOf } from '@bahi/contract/stories.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { freezeOwn, unfreezeOwn } from '../restrictions/service.ts';
import { tell, type Told } from './messages.ts';
import { spendEither, type EitherCode } from './second-factor.ts';
import { lockSecurity, updatePaused } from './store.ts';

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

/** Beside a freeze of staff it is one more: each is ended by whoever made it. */
export async function freeze(tx: Tx, customerId: bigint, now: number): Promise<Told> {
  if (!(await freezeOwn(tx, customerId, now))) return [];
  return tell(tx, customerId, storyOf('security.frozen', {}), now);
}

export async function unfreeze(
  tx: Tx,
  { customerId, code, now }: { customerId: bigint; code: EitherCode | null; now: number },
): Promise<Told> {
  if (code !== null) await spendEither(tx, code, now);
  if (!(await unfreezeOwn(tx, customerId, now))) refuse('security.not_frozen_by_customer', {});
  return tell(tx, customerId, storyOf('security.unfrozen', {}), now);
}
