/**
 * The seat of an institution (desks §9, decision 0110): the one account that is its own. Who asks, takes back and decides does so under the lock of
 * the institution's row, so that of two who ask for one seat one has asked.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { cancelSeat, getSeat, leaveSeat, requestSeat, seat } from '@bahi/contract/institutions/calls.ts';
import { storyOf } from '@bahi/contract/stories.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import type * as z from 'zod/mini';
import { localNameOf, lockCustomer } from '../identity/service.ts';
import { writeMessages } from '../messages/service.ts';
import type { Tx } from '../platform/database.ts';
import { refuse, refuseIf } from '../platform/refuse.ts';
import { decidedBy, requirePending, type Noted } from '../platform/requests/deciding.ts';
import { timelineOf } from '../platform/requests/timeline.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import { accountState } from '../restrictions/service.ts';
import { seats, selectHolder, selectInstitutionOf, selectNewest, selectStanding, type SeatRow } from './seat-store.ts';
import { selectInstitution, type InstitutionRow } from './store.ts';

export interface SeatDeps {
  /** Null unless the customer is verified. */
  readonly verifiedName: (tx: Tx, customerId: bigint) => Promise<string | null>;
  readonly isUnderReview: (tx: Tx, customerId: bigint) => Promise<boolean>;
}

interface By {
  readonly customerId: bigint;
  readonly now: number;
}

const PROMISE_MS = DAY_MS;

export async function seatOf(tx: Tx, customerId: bigint): Promise<OutputOf<typeof getSeat>> {
  const row = await selectNewest(tx, customerId);
  const own = await selectInstitutionOf(tx, customerId);
  const institution = own === null ? null : await selectInstitution(tx, own);
  const holder = own === null ? null : await selectHolder(tx, own);
  return {
    seat: row === null ? null : seatView(row, (await selectInstitution(tx, row.institutionId))!),
    institution: institution === null ? null : localNameOf(institution),
    isTaken: holder !== null && holder.customerId !== customerId,
  };
}

export async function askForSeat(
  deps: SeatDeps,
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof requestSeat> },
): Promise<OutputOf<typeof getSeat>> {
  await lockCustomer(tx, customerId);
  refuseIf(await accountRefusal(deps, tx, { customerId, now }));
  const own = (await selectStanding(tx, customerId))?.status;
  if (own === 'approved') refuse('institutions.seat_own', {});
  if (own === 'pending') refuse('institutions.seat_pending', {});
  const institutionId = (await selectInstitutionOf(tx, customerId)) ?? refuse('institutions.seat_of_none', {});
  const locked = await selectInstitution(tx, institutionId, 'for no key update');
  if (locked === null || locked.endedAt !== null) refuse('institutions.seat_of_none', {});
  const other = (await selectHolder(tx, institutionId))?.status;
  if (other === 'approved') refuse('institutions.seat_taken', {});
  if (other === 'pending') refuse('institutions.seat_asked_for', {});
  const { position } = input;
  await seats.insert(tx, { customerId, institutionId, position, createdAt: now, promisedBy: now + PROMISE_MS });
  return seatOf(tx, customerId);
}

export async function takeBack(
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof cancelSeat> },
): Promise<OutputOf<typeof getSeat>> {
  const found = (await seats.selectOwn(tx, customerId, input.seat)) ?? refuse('institutions.seat_unknown', {});
  const { status } = (await lockSeat(tx, found))!;
  if (status !== 'pending') refuse('institutions.seat_decided', {});
  await seats.update(tx, found.id, { status: 'cancelled', decidedAt: now });
  return seatOf(tx, customerId);
}

/** The account stays as it is: a seat is a label. */
export async function leave(
  tx: Tx,
  { customerId, now, input }: By & { readonly input: ParsedInputOf<typeof leaveSeat> },
): Promise<OutputOf<typeof getSeat>> {
  const found = (await seats.selectOwn(tx, customerId, input.seat)) ?? refuse('institutions.seat_unknown', {});
  const { status } = (await lockSeat(tx, found))!;
  if (status !== 'approved') refuse('institutions.seat_unknown', {});
  await seats.update(tx, found.id, { status: 'ended', endedAt: now });
  return seatOf(tx, customerId);
}

/** As whoever acts for the institution changed: its holder is told, with why. */
export async function endSeat(
  tx: Tx,
  { id, staff, note, now, ownId }: Omit<Noted, 'note'> & { readonly note: string; readonly ownId: bigint | null },
): Promise<void> {
  const found = (await seats.select(tx, id)) ?? refuse('staff.case_unknown', {});
  if (found.customerId === ownId) refuse('staff.own_case', {});
  const row = (await lockSeat(tx, found))!;
  if (row.status === 'ended') refuse('staff.case_decided', { by: row.endedName ?? 'customer' });
  if (row.status !== 'approved') refuse('staff.not_approved', {});
  const by = { endedAt: now, endedBy: staff.id, endedName: staff.name, endNote: note };
  await seats.update(tx, id, { status: 'ended', ...by });
  await told(tx, row, { key: 'ended', now });
}

interface DecidedSeat {
  readonly customerId: bigint;
  /** One person decides. */
  readonly needsSecond: false;
}

/** What bars a request bars this as well: the account, the identity, an institution that ended meanwhile. */
export async function approveSeat(deps: SeatDeps, tx: Tx, { id, staff, note, now }: Noted): Promise<DecidedSeat> {
  const found = (await seats.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const { customerId } = found;
  await lockCustomer(tx, customerId);
  const row = requirePending(await lockSeat(tx, found));
  refuseIf(await accountRefusal(deps, tx, { customerId, now }));
  if ((await selectInstitution(tx, row.institutionId))!.endedAt !== null) refuse('institutions.ended', {});
  await seats.update(tx, id, { status: 'approved', note, ...decidedBy({ staff, now }) });
  return told(tx, row, { key: 'approved', now });
}

export async function rejectSeat(
  tx: Tx,
  { id, staff, reason, note, now }: Noted & { readonly reason: NonNullable<SeatRow['reason']> },
): Promise<DecidedSeat> {
  const found = (await seats.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const row = requirePending(await lockSeat(tx, found));
  await seats.update(tx, id, { status: 'rejected', reason, note, ...decidedBy({ staff, now }) });
  return told(tx, row, { key: reason, now });
}

export function seatView(row: SeatRow, institution: InstitutionRow): z.output<typeof seat> {
  const { id, position, status, reason, note, createdAt, promisedBy, decidedAt } = row;
  const approvedAt = status === 'approved' || status === 'ended' ? decidedAt : null;
  return {
    id: id.toString(),
    institution: localNameOf(institution),
    position,
    state: status,
    reason,
    note: status === 'ended' ? row.endNote : note,
    createdAt: Number(createdAt),
    promisedBy: Number(promisedBy),
    decidedAt: numberOrNull(decidedAt),
    timeline: timelineOf({ ...row, steps: [['approved', approvedAt]] }),
  };
}

/** As it is once nobody else changes it. */
async function lockSeat(tx: Tx, { id, institutionId }: SeatRow): Promise<SeatRow | null> {
  await selectInstitution(tx, institutionId, 'for no key update');
  return seats.select(tx, id);
}

interface Told {
  readonly key: 'approved' | 'ended' | NonNullable<SeatRow['reason']>;
  readonly now: number;
}

async function told(tx: Tx, { id, customerId, institutionId }: SeatRow, { key, now }: Told): Promise<DecidedSeat> {
  const { name: institution } = (await selectInstitution(tx, institutionId))!;
  const story = storyOf(`institutions.seat_${key}`, { institution });
  const about = { type: 'seat' as const, id: id.toString() };
  await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story, about }]);
  return { customerId, needsSecond: false };
}

async function accountRefusal(deps: SeatDeps, tx: Tx, { customerId, now }: By): Promise<Refusal | null> {
  const { frozen, banned, disabled } = await accountState(tx, customerId, now);
  if (frozen !== null) return refusal('identity.frozen', frozen);
  if (banned !== null) return refusal('identity.banned', banned);
  if (disabled !== null) return refusal('identity.disabled', disabled);
  if ((await deps.verifiedName(tx, customerId)) !== null) return null;
  const isUnderReview = await deps.isUnderReview(tx, customerId);
  return isUnderReview ? refusal('verification.under_review', {}) : refusal('verification.required', {});
}
