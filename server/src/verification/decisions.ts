/**
 * What staff see and decide of a verification (rules §10), in the transaction of the caller, who checks role and claim. Nobody decides the
 * own case; one approval in ten waits for a second person, who does not see the first.
 */
import { createHmac } from 'node:crypto';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getIdentityCase } from '@bahi/contract/staff/reviews.ts';
import { storyOf, type Story } from '@bahi/contract/stories.ts';
import { writeEventsOf } from '../credit-score/service.ts';
import { writeMessages } from '../messages/service.ts';
import type { CustomerKeys } from '../platform/customer-keys.ts';
import type { Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import { firstApproved, isFirstOfTwo } from '../platform/requests/deciding.ts';
import type { Staff } from '../platform/requests/table.ts';
import { issueTicket, sameUploads } from '../uploads/service.ts';
import { FIELDS, masked, openEntered, type Entered } from './entered.ts';
import { nameIndexOf } from './names.ts';
import * as store from './store.ts';

export interface DecisionDeps {
  readonly keys: CustomerKeys;
}

/** `customerId`: the own account as a customer. */
export interface Reviewer extends Staff {
  readonly customerId: bigint | null;
}

interface Asked {
  readonly id: bigint;
  readonly staff: Reviewer;
  readonly now: number;
}

export interface Decided {
  readonly needsSecond: boolean;
  readonly customerId: bigint;
}

const ONE_IN = 10;

export async function approveIdentity(
  { keys }: DecisionDeps,
  tx: Tx,
  {
    id,
    staff,
    now,
    note = null,
    isFirstGone = false,
  }: Asked & {
    readonly note?: string | null;
    /** Whoever approved first may decide no longer: this approval is the first. */
    readonly isFirstGone?: boolean;
  },
): Promise<Decided> {
  const found = await lockWaiting(tx, id, staff);
  const { customerId, firstApprovedBy } = found;
  if (isFirstOfTwo({ needsTwo: await needsSecondLook(keys, id), firstApprovedBy }, staff, isFirstGone)) {
    await store.requests.update(tx, id, firstApproved({ staff, now }));
    return { needsSecond: true, customerId };
  }
  await store.updateDecided(tx, id, { staff, note, now, reasons: null });
  await store.updateState(tx, customerId, 'verified', id);
  await writeEventsOf(tx, customerId, now);
  const name = (await openEntered(keys, found))?.name;
  if (name !== undefined) await store.updateNameIndex(tx, customerId, await nameIndexOf(keys, name));
  await message(tx, { customerId, id, now, story: storyOf('verification.approved', {}) });
  return { needsSecond: false, customerId };
}

export async function rejectIdentity(
  tx: Tx,
  {
    id,
    staff,
    now,
    fields,
    note = null,
  }: Asked & { readonly fields: readonly store.FieldReason[]; readonly note?: string | null },
): Promise<Decided> {
  const { customerId, idType, firstApprovedBy } = await lockWaiting(tx, id, staff);
  if (firstApprovedBy === staff.id) refuse('staff.same_person', {});
  const reasons = reasonsOf(fields, idType);
  await store.updateDecided(tx, id, { staff, note, now, reasons });
  await store.updateState(tx, customerId, 'failed', id);
  const isFailed = (field: store.Field) => reasons.some((failed) => failed.field === field);
  if (isFailed('id_number') && idType === 'aadhaar') await store.releaseNumber(tx, customerId, 'aadhaar');
  if (isFailed('pan') || (isFailed('id_number') && idType === 'pan')) {
    await store.releaseNumber(tx, customerId, 'pan');
  }
  const shown = reasons.filter(({ field }) => field !== 'pan' || idType !== 'pan');
  const story = storyOf('verification.rejected', { fields: shown.length });
  await message(tx, { customerId, id, now, story });
  return { needsSecond: false, customerId };
}

/** A field stands once, with its first reason. Of a PAN card number and PAN are one: both reopen, or neither could be corrected. */
function reasonsOf(fields: readonly store.FieldReason[], idType: store.IdType): store.FieldReason[] {
  const isOne = (a: store.Field, b: store.Field) =>
    a === b || (idType === 'pan' && [a, b].every((field) => field === 'id_number' || field === 'pan'));
  return FIELDS.flatMap((field) => {
    const failed = fields.find((one) => one.field === field) ?? fields.find((one) => isOne(one.field, field));
    return failed === undefined ? [] : [{ ...failed, field }];
  });
}

export type IdentityCase = Omit<OutputOf<typeof getIdentityCase>, 'customer'> & { readonly customerId: bigint };

/** With tickets for the photos, made out to who asks, unless they are withheld. */
export async function identityCase(
  { keys }: Pick<DecisionDeps, 'keys'>,
  tx: Tx,
  { id, staff, now, withheld }: Asked & Pick<IdentityCase, 'withheld'>,
): Promise<IdentityCase> {
  const found = (await store.requests.select(tx, id)) ?? refuse('staff.case_unknown', {});
  const entered = (await openEntered(keys, found)) ?? refuse('staff.case_unknown', {});
  const earlier = await store.selectDecided(tx, found.customerId);
  const ticket = async (upload: bigint) => (withheld === null ? issueTicket(tx, { upload, staff, now }) : null);
  return {
    case: id.toString(),
    customerId: found.customerId,
    attempt: found.attempt,
    submittedAt: Number(found.submittedAt),
    idType: entered.idType,
    entered: await Promise.all(FIELDS.map((field) => enteredView(tx, field, { found, entered }))),
    front: await ticket(found.front),
    back: await ticket(found.back),
    withheld,
    earlier: earlier
      .filter((decided) => decided.id !== id)
      .map((decided) => ({
        at: Number(decided.decidedAt),
        outcome: decided.state === 'approved' ? 'approved' : 'rejected',
        by: decided.decidedByName!,
        reasons: [...(decided.reasons ?? [])],
      })),
    isSecondLook: found.state === 'waiting' && found.firstApprovedBy !== null,
  };
}

async function enteredView(
  tx: Tx,
  field: store.Field,
  { found, entered }: { found: store.Submission; entered: Entered },
): Promise<IdentityCase['entered'][number]> {
  const state = found.accepted.includes(field) ? 'accepted' : 'given';
  if (field === 'name') return { field, value: entered.name, state, check: 'none', detail: null };
  // A number that is here passed its check, and is no other customer's.
  if (field !== 'front' && field !== 'back') {
    return { field, value: masked(entered, field)!, state, check: 'ok', detail: null };
  }
  const others = new Set((await sameUploads(tx, found[field])).map(({ customerId }) => customerId));
  others.delete(found.customerId);
  const detail = [...others].join(', ');
  return { field, value: '', state, check: detail === '' ? 'none' : 'used_elsewhere', detail: detail || null };
}

/** Written down with who asked. */
export async function revealNumbers(
  { keys }: Pick<DecisionDeps, 'keys'>,
  tx: Tx,
  { id, staff, now }: Asked,
): Promise<{ idNumber: string; pan: string }> {
  const found = await lockWaiting(tx, id, staff);
  const { idNumber, pan } = (await openEntered(keys, found)) ?? refuse('staff.case_unknown', {});
  await store.insertReveal(tx, { caseId: id, staff, now });
  return { idNumber, pan };
}

/** The customer's row first, as everywhere. */
async function lockWaiting(tx: Tx, id: bigint, staff: Reviewer): Promise<store.Submission> {
  const known = (await store.requests.select(tx, id)) ?? refuse('staff.case_unknown', {});
  if (known.customerId === staff.customerId) refuse('staff.own_case', {});
  await store.lockPerson(tx, known.customerId);
  const found = (await store.requests.select(tx, id))!;
  if (found.state !== 'waiting') refuse('staff.case_decided', { by: found.decidedByName! });
  return found;
}

/** Which cases are looked at twice nobody can tell before: it follows from a secret and the case. */
export async function needsSecondLook(keys: CustomerKeys, id: bigint): Promise<boolean> {
  const secret = await keys.named('second-look');
  return createHmac('sha256', secret).update(id.toString()).digest().readUInt32BE() % ONE_IN === 0;
}

async function message(
  tx: Tx,
  { customerId, id, now, story }: { customerId: bigint; id: bigint; now: number; story: Story },
): Promise<void> {
  const onceKey = `verification ${id}`;
  const about = { type: 'verification', id: id.toString() } as const;
  await writeMessages(tx, [{ customerId, kind: 'decision', at: now, story, about, onceKey }]);
}
