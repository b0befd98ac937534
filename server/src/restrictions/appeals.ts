/**
 * Appeals (rules §6, T6): a customer asks another person to look at a restriction, one appeal at a time; whoever imposed or
 * confirmed the restriction never answers it, and an appeal that is right ends it.
 */
import { storyOf } from '@bahi/contract/stories.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { decidedBy } from '../platform/requests/deciding.ts';
import { requests, updateEnded } from './appeal-store.ts';
import { isInForce, lockAccount, tell } from './imposing.ts';
import { selectRestriction, updateLifted, type Person, type RestrictionRow } from './store.ts';

export async function submitAppeal(
  tx: Tx,
  asked: { customerId: bigint; restrictionId: bigint; text: string; promisedBy: number; now: number },
): Promise<RestrictionRow> {
  const { customerId, restrictionId, text, promisedBy, now } = asked;
  await lockAccount(tx, customerId);
  const restriction = await selectRestriction(tx, restrictionId);
  if (restriction === null || restriction.customerId !== customerId) return refuse('restrictions.unknown', {});
  if (restriction.isOwn) refuse('restrictions.own', {});
  if (!isInForce(restriction, now)) refuse('restrictions.not_in_force', {});
  await endOverdue(tx, customerId, now);
  await requests.insert(tx, { restrictionId, customerId, text, createdAt: now, promisedBy });
  const story = storyOf('restriction.appealed', { case: restrictionId.toString(), by: promisedBy });
  await tell(tx, restriction, story, now);
  return restriction;
}

/** An appeal whose restriction has ended by itself is no longer in the way of another. */
async function endOverdue(tx: Tx, customerId: bigint, now: number): Promise<void> {
  const pending = await requests.selectOne(tx, { customerId, state: 'pending' });
  if (pending === null) return;
  const restriction = await selectRestriction(tx, pending.restrictionId);
  if (isInForce(restriction!, now)) refuse('restrictions.appeal_pending', {});
  await updateEnded(tx, pending.restrictionId, now);
}

export interface Answering {
  readonly id: bigint;
  readonly by: Person;
  readonly isUpheld: boolean;
  readonly answer: string;
  readonly now: number;
}

export async function answerAppeal(tx: Tx, { id, by, isUpheld, answer, now }: Answering): Promise<void> {
  const { customerId, restrictionId } = (await requests.select(tx, id)) ?? refuse('staff.case_unknown', {});
  await lockAccount(tx, customerId);
  const { state, decidedName } = (await requests.select(tx, id))!;
  if (state !== 'pending') refuse('staff.case_decided', { by: decidedName ?? 'house' });
  const restriction = (await selectRestriction(tx, restrictionId))!;
  if (!mayAnswer(restriction, by.id)) refuse('staff.same_person', {});
  await requests.update(tx, id, { state: isUpheld ? 'upheld' : 'rejected', answer, ...decidedBy({ staff: by, now }) });
  if (isUpheld && isInForce(restriction, now)) await updateLifted(tx, restriction.id, { by, reason: answer, now });
  const told = { case: restrictionId.toString(), answer };
  const story = isUpheld ? storyOf('restriction.appeal_upheld', told) : storyOf('restriction.appeal_rejected', told);
  await tell(tx, restriction, story, now);
}

export function mayAnswer({ authorId, approvedBy }: RestrictionRow, staffId: bigint): boolean {
  return staffId !== authorId && staffId !== approvedBy;
}
