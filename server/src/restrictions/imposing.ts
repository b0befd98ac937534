/**
 * Imposing, confirming and lifting a restriction (rules §6), in the transaction of the caller, who checks roles and writes the
 * record of staff. All of it happens under the locks of the customer's book and row: an order or a movement of money was decided
 * before, or sees it.
 */
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { WEEK_MS } from '@bahi/core/time.ts';
import { endSessions, lockCustomer } from '../identity/service.ts';
import { lockBooks } from '../ledger/post.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { updateEnded } from './appeal-store.ts';
import type { RestrictionKind, RestrictionReason } from './state.ts';
import * as store from './store.ts';
import type { Person, RestrictionRow } from './store.ts';

interface Opening {
  readonly customerId: bigint;
  readonly kind: RestrictionKind;
  readonly reason: RestrictionReason;
  readonly message: string;
  /** Null: no end. */
  readonly until: number | null;
  readonly now: number;
}

/**
 * In force at the commit. Longer than `aloneMs` it needs a second person, and ends after that time unless one confirms it; what the
 * author restricted alone within the week counts, of whatever kind, so that a day does not follow on a day.
 */
export async function impose(
  tx: Tx,
  asked: Opening & { readonly author: Person; readonly aloneMs: number },
): Promise<RestrictionRow> {
  const { kind, reason, message, until, now, aloneMs } = asked;
  if (until !== null && until <= now) refuse('staff.end_invalid', {});
  await lockAccount(tx, asked.customerId);
  const alone = await store.sumAlone(tx, { ...asked, authorId: asked.author.id, after: now - WEEK_MS });
  const aloneUntil = now + aloneMs - alone;
  if (aloneUntil <= now) refuse('staff.same_person', {});
  const needsSecond = until === null || until > aloneUntil;
  const restriction = await open(tx, {
    ...asked,
    askedUntil: until,
    until: needsSecond ? aloneUntil : until,
    needsSecond,
  });
  const told = { case: restriction.id.toString(), reason, until: numberOrNull(restriction.until), message };
  await tell(tx, restriction, storyOf(`restriction.${kind}`, told), now);
  return restriction;
}

/** By the second person: what was asked for holds from now on. */
export async function confirm(
  tx: Tx,
  { id, by, now }: { id: bigint; by: Person; now: number },
): Promise<RestrictionRow> {
  await lockInForce(tx, id, now);
  await store.updateApproved(tx, id, { by, now });
  const restriction = (await store.selectRestriction(tx, id))!;
  const story = storyOf('restriction.confirmed', { case: id.toString(), until: numberOrNull(restriction.until) });
  await tell(tx, restriction, story, now);
  return restriction;
}

interface Lifting {
  readonly id: bigint;
  readonly by: Person;
  readonly reason: string;
  readonly now: number;
}

export async function lift(tx: Tx, { id, by, reason, now }: Lifting): Promise<RestrictionRow> {
  await lockInForce(tx, id, now);
  await store.updateLifted(tx, id, { by, reason, now });
  await updateEnded(tx, id, now);
  const story = storyOf('restriction.lifted', { case: id.toString(), reason });
  const restriction = (await store.selectRestriction(tx, id))!;
  await tell(tx, restriction, story, now);
  return restriction;
}

/**
 * Of a book of the house, of which nobody reads a message: it opens nothing any more, until two let it in again (decision 0091). By one person, and with
 * no end: what protects those whose money it is does not run out.
 */
export async function barTrading(
  tx: Tx,
  of: Pick<Opening, 'customerId' | 'message' | 'now'> & { readonly author: Person },
): Promise<bigint> {
  const bar = { kind: 'no_trade', reason: 'rule_broken', askedUntil: null, until: null, needsSecond: false } as const;
  return (await open(tx, { ...of, ...bar })).id;
}

export async function allowTrading(tx: Tx, { id, by, reason, now }: Lifting): Promise<void> {
  await lockInForce(tx, id, now);
  await store.updateLifted(tx, id, { by, reason, now });
}

/** False: the customer has frozen the account already. One of staff's may end, and the customer's own then still holds. */
export async function freezeOwn(tx: Tx, customerId: bigint, now: number): Promise<boolean> {
  await lockAccount(tx, customerId);
  if (await isFrozenByCustomer(tx, customerId)) return false;
  const own = { customerId, kind: 'frozen', reason: 'customer_asked', message: '', author: null, now } as const;
  await open(tx, { ...own, askedUntil: null, until: null, needsSecond: false });
  return true;
}

/** False: the customer has not frozen the account. */
export async function unfreezeOwn(tx: Tx, customerId: bigint, now: number): Promise<boolean> {
  await lockAccount(tx, customerId);
  const own = await store.selectCurrent(tx, { customerId, kind: 'frozen', isOwn: true });
  if (own === null) return false;
  await store.updateLifted(tx, own.id, { by: null, reason: 'customer_asked', now });
  return true;
}

export async function isFrozenByCustomer(tx: Tx, customerId: bigint): Promise<boolean> {
  return (await store.selectCurrent(tx, { customerId, kind: 'frozen', isOwn: true })) !== null;
}

/**
 * Also for what nobody is told of here. A ban and a disabling end every session within a second; what was ordered before and would
 * open something is taken back (orders).
 */
export async function open(tx: Tx, row: store.NewRestriction): Promise<RestrictionRow> {
  const { customerId, kind, author, now } = row;
  await lockAccount(tx, customerId);
  const former = await store.selectCurrent(tx, { customerId, kind, isOwn: author === null });
  if (former !== null) {
    if (isInForce(former, now)) refuse('staff.already_restricted', { kind });
    await store.updateReplaced(tx, former.id);
  }
  const restriction = await store.insertRestriction(tx, row);
  if (kind === 'banned' || kind === 'disabled') await endSessions(tx, { customerId }, 'restricted', now);
  if (kind !== 'no_withdrawal') tx.after('account.restricted', { customerId });
  return restriction;
}

export function isInForce({ isCurrent, until }: RestrictionRow, now: number): boolean {
  return isCurrent && (until === null || until > now);
}

/** As everywhere the book first: what is being decided about the account ends before. */
export async function lockAccount(tx: Tx, customerId: bigint): Promise<void> {
  await lockBooks(tx, { customerIds: [customerId] });
  await lockCustomer(tx, customerId);
}

async function lockInForce(tx: Tx, id: bigint, now: number): Promise<RestrictionRow> {
  const { customerId } = (await store.selectRestriction(tx, id)) ?? refuse('restrictions.unknown', {});
  await lockAccount(tx, customerId);
  const row = (await store.selectRestriction(tx, id))!;
  return isInForce(row, now) ? row : refuse('restrictions.not_in_force', {});
}

/** Last in the transaction. */
export async function tell(
  tx: Tx,
  { id, customerId }: Pick<RestrictionRow, 'id' | 'customerId'>,
  story: Story,
  now: number,
): Promise<void> {
  const about = { type: 'restriction', id: id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story, about }]);
}
