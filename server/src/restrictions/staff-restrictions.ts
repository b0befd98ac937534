/**
 * Restricting an account (rules §6, §10): by one person for a day, longer by two. What the second person approves is a change of
 * kind "restriction"; nobody touches the own account.
 */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { restrict as restrictCall, type liftRestriction } from '@bahi/contract/staff/customers.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { isPerson } from '../identity/service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { refuse } from '../platform/refuse.ts';
import { storedId } from '../platform/stored-id.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import {
  endOvertaken,
  lockChange,
  propose,
  rolesOf,
  selectProposed,
  selectProposedOf,
  updateDecided,
  writeAudit,
  type Asked,
  type ChangeRow,
  type ChangeRule,
} from '../staff/service.ts';
import { updateOverdue } from './appeal-store.ts';
import { confirm, impose, isInForce, lift } from './imposing.ts';
import { selectRestriction, type RestrictionRow } from './store.ts';
import { restrictionViews } from './views.ts';

export type StaffRestriction = OutputOf<typeof restrictCall>;

export interface RestrictingDeps {
  readonly parametersAt: (now: number) => Parameters;
}

export async function restrict(
  { parametersAt }: RestrictingDeps,
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof restrictCall>>,
): Promise<StaffRestriction> {
  const { kind, reason, until, message } = input;
  const customerId = storedId(input.customer);
  // A pool is halted as such (pools/halting.ts).
  if (!(await isPerson(tx, customerId))) refuse('staff.customer_unknown', {});
  if (customerId === staff.customerId) refuse('staff.own_case', {});
  const aloneMs = parametersAt(now).restrictionAloneHours * HOUR_MS;
  const author = { id: staff.staffId, name: staff.name };
  const asked = { customerId, kind, reason, message, until, author, aloneMs, now };
  const restriction = await impose(tx, asked);
  if (restriction.needsSecond) {
    await propose(tx, {
      kind: 'restriction',
      subject: restriction.id.toString(),
      before: { until: numberOrNull(restriction.until) },
      after: { customer: input.customer, kind, reason, until, message },
      reason: message,
      makerId: staff.staffId,
      now,
    });
  }
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'restriction.impose',
    subject: `restriction:${restriction.id}`,
    detail: { customer: input.customer, kind, reason, until },
    now,
  });
  return staffRestriction(tx, restriction, now);
}

export async function liftByStaff(
  tx: Tx,
  { input, staff, now }: Asked<ParsedInputOf<typeof liftRestriction>>,
): Promise<StaffRestriction> {
  const id = storedId(input.restriction);
  const { customerId } = (await selectRestriction(tx, id)) ?? refuse('restrictions.unknown', {});
  // Two let a pool in again.
  if (!(await isPerson(tx, customerId))) refuse('restrictions.unknown', {});
  if (customerId === staff.customerId) refuse('staff.own_case', {});
  const by = { id: staff.staffId, name: staff.name };
  const proposal = await lockProposal(tx, id);
  const restriction = await lift(tx, { id, by, reason: input.reason, now });
  if (proposal !== null) await endProposal(tx, proposal, { staffId: staff.staffId, reason: input.reason, now });
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'restriction.lift',
    subject: `restriction:${id}`,
    detail: { customer: customerId.toString(), reason: input.reason },
    now,
  });
  return staffRestriction(tx, restriction, now);
}

/** Approved, it holds to the end that was asked for. One that has ended meanwhile is confirmed by nobody. */
export const restrictionRule: ChangeRule = {
  proposers: () => rolesOf(restrictCall),
  checkers: () => ['risk', 'support'],
  isAbout: ({ after }, { customerId }) => after['customer'] === customerId?.toString(),
  async apply(tx, { subject }, { staff, now }) {
    const by = { id: staff.staffId, name: staff.name };
    await confirm(tx, { id: BigInt(subject), by, now });
  },
};

interface Endings {
  readonly db: Database;
  readonly clock: Clock;
}

export function createRestrictionTasks(deps: Endings): Task[] {
  return [{ name: 'restrictions_ended', cron: '* * * * *', run: () => endOver(deps) }];
}

/** Of a restriction that ended by itself nothing waits: neither for a second person nor for an answer. */
async function endOver({ db, clock }: Endings): Promise<void> {
  const now = clock.now();
  await db.transaction((tx) => updateOverdue(tx, now));
  for (const change of await db.read((tx) => selectProposed(tx, 'restriction')))
    await db.transaction(async (tx) => {
      // Nothing but an approval of this change moves an end that has come.
      const restriction = await lockedRestriction(tx, change);
      if (restriction !== null && !isInForce(restriction, now)) await endOvertaken(tx, change, now);
    });
}

async function lockedRestriction(tx: Tx, { id, subject }: ChangeRow): Promise<RestrictionRow | null> {
  await lockChange(tx, id);
  return selectRestriction(tx, BigInt(subject));
}

/** Before the account is locked, as whoever approves it does. */
export async function lockProposal(tx: Tx, restrictionId: bigint): Promise<ChangeRow | null> {
  const proposal = await selectProposedOf(tx, 'restriction', restrictionId.toString());
  if (proposal === null) return null;
  const locked = await lockChange(tx, proposal.id);
  return locked?.state === 'proposed' ? locked : null;
}

/** What waits for a second person is over when the restriction is. */
export async function endProposal(
  tx: Tx,
  { id, maker_id: makerId }: ChangeRow,
  { staffId, reason, now }: { readonly staffId: bigint; readonly reason: string; readonly now: number },
): Promise<void> {
  const decision =
    makerId === staffId
      ? ({ state: 'withdrawn', checkerId: null } as const)
      : ({ state: 'rejected', checkerId: staffId } as const);
  await updateDecided(tx, { id, ...decision, reason, now });
}

export async function staffRestriction(tx: Tx, row: RestrictionRow, now: number): Promise<StaffRestriction> {
  return (await staffRestrictions(tx, [row], now))[0]!;
}

export async function staffRestrictions(
  tx: Tx,
  rows: readonly RestrictionRow[],
  now: number,
): Promise<StaffRestriction[]> {
  const views = await restrictionViews(tx, rows, now);
  const shown: StaffRestriction[] = [];
  for (const [index, row] of rows.entries()) {
    const isWaiting = row.needsSecond && row.approvedBy === null;
    const proposal =
      isWaiting && isInForce(row, now) ? await selectProposedOf(tx, 'restriction', row.id.toString()) : null;
    shown.push({
      ...views[index]!,
      customer: row.customerId.toString(),
      author: row.authorName,
      approval: isWaiting ? 'waiting' : row.needsSecond ? 'approved' : 'not_needed',
      askedUntil: numberOrNull(row.askedUntil),
      change: proposal?.id.toString() ?? null,
      approvedBy: row.approvedName,
      liftedBy: row.liftedName,
    });
  }
  return shown;
}
