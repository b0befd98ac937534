/** Pauses that customers set themselves (rules §6): a trading pause that only grows, and a freeze of the whole account. */
import { storyOf } from '@bahi/contract/stories.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { freezeOwn, unfreezeOwn } from '../restrictions/service.ts';
import { tell } from './messages.ts';
import { spendEither, type EitherCode } from './second-factor.ts';
import { lockSecurity, updatePaused } from './store.ts';

export async function pause(
  tx: Tx,
  customerId: bigint,
  { days, now }: { days: number; now: number },
): Promise<{ pausedUntil: number }> {
  const { paused_until } = await lockSecurity(tx, customerId);
  const pausedUntil = now + days * DAY_MS;
  if (paused_until !== null && Number(paused_until) > Math.max(pausedUntil, now)) {
    refuse('security.pause_shorter', { until: Number(paused_until) });
  }
  await updatePaused(tx, customerId, pausedUntil);
  await tell(tx, customerId, storyOf('security.paused', { until: pausedUntil }), now);
  return { pausedUntil };
}

/** Beside a freeze of staff it is one more: each is ended by whoever made it. */
export async function freeze(tx: Tx, customerId: bigint, now: number): Promise<void> {
  if (await freezeOwn(tx, customerId, now)) await tell(tx, customerId, storyOf('security.frozen', {}), now);
}

export async function unfreeze(
  tx: Tx,
  { customerId, code, now }: { customerId: bigint; code: EitherCode | null; now: number },
): Promise<void> {
  if (code !== null) await spendEither(tx, code, now);
  if (!(await unfreezeOwn(tx, customerId, now))) refuse('security.not_frozen_by_customer', {});
  await tell(tx, customerId, storyOf('security.unfrozen', {}), now);
}
