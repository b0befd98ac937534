/** The queues of requests that people decide (rules §10), read through the domains that own the requests. */
import type { OutputOf, ParsedInputOf, StaffRole } from '@bahi/contract/endpoint.ts';
import { queueDeciders, queueReaders, type claimCase, type listQueue } from '@bahi/contract/staff/queues.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import type { Queue, QueueCase, QueueName, Queues } from '../platform/queue.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffContext, StaffPrincipal } from '../platform/staff-http.ts';
import { storedId } from '../platform/stored-id.ts';
import { writeAudit } from './audit-log.ts';
import { claimsOf, takeClaim, type Claim } from './claims.ts';
import { goneAmong } from './store.ts';

export type QueueRow = OutputOf<typeof claimCase>;
export interface QueueDeps {
  readonly queues: Queues;
  readonly verifiedNames: (tx: Tx, customerIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, string>>;
  readonly parametersAt: (now: number) => Parameters;
}

export async function queuePage(
  deps: QueueDeps,
  tx: Tx,
  { input, staff, now }: { input: ParsedInputOf<typeof listQueue>; staff: StaffPrincipal; now: number },
): Promise<OutputOf<typeof listQueue>> {
  const { queue, state, text, page, pageSize } = input;
  requireRole(staff, [...queueDeciders[queue], ...queueReaders]);
  const own = state === 'mine' ? [...(await claimsOf(tx, queue, { staffId: staff.staffId, now })).keys()] : null;
  const { rows, total } = await deps.queues[queue].cases(tx, {
    state: state === 'decided' ? 'decided' : 'waiting',
    ids: own,
    text: text?.trim() || null,
    limit: pageSize,
    offset: (page - 1) * pageSize,
    now,
  });
  const claims = await claimsOf(tx, queue, { caseIds: rows.map(({ id }) => id), now });
  return { rows: await shownRows(deps, tx, { queue, rows, claims }), total, page, pageSize };
}

/** Takes a case, or keeps it for five more minutes. */
export async function claim(
  deps: QueueDeps,
  tx: Tx,
  { input, staff, now }: { input: ParsedInputOf<typeof claimCase>; staff: StaffPrincipal; now: number },
): Promise<QueueRow> {
  const { queue } = input;
  requireRole(staff, queueDeciders[queue]);
  // First: whoever decides it at the moment holds the claim, and then it is decided.
  const caseId = storedId(input.case);
  await takeClaim(tx, { queue, caseId, staffId: staff.staffId, now });
  const row = await openCase(deps.queues, tx, { queue, caseId, staff });
  await deps.queues[queue].markClaimed?.(tx, caseId, now);
  await writeAudit(tx, { staffId: staff.staffId, action: `${queue}.claim`, subject: `${queue}:${caseId}`, now });
  const claims = await claimsOf(tx, queue, { caseIds: [caseId], now });
  return (await shownRows(deps, tx, { queue, rows: [row], claims }))[0]!;
}

/** A case that still waits and is not about this person. */
export async function openCase(
  queues: Queues,
  tx: Tx,
  { queue, caseId, staff }: { queue: QueueName; caseId: bigint; staff: StaffPrincipal },
): Promise<QueueCase> {
  const row = (await queues[queue].caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
  if (row.customerId === staff.customerId) refuse('staff.own_case', {});
  if (!queues[queue].open.includes(row.status)) refuse('staff.case_decided', { by: row.decidedName ?? 'customer' });
  return row;
}

/** What opens by itself after a decision. */
export async function nextOf(
  { name, nextCase }: Queue,
  tx: Tx,
  { staff, now }: Pick<StaffContext, 'staff' | 'now'>,
): Promise<string | null> {
  const taken = [...(await claimsOf(tx, name, { now })).values()].filter((held) => held.memberId !== staff.staffId);
  const { staffId, customerId } = staff;
  const next = await nextCase(tx, { staffId, customerId, taken: taken.map((held) => held.caseId) });
  return next?.toString() ?? null;
}

function requireRole(staff: StaffPrincipal, roles: readonly StaffRole[]): void {
  if (!roles.some((role) => staff.roles.includes(role))) refuse('staff.role_missing', { role: roles.join(', ') });
}

type FirstApproved = Pick<QueueCase, 'status' | 'firstId' | 'firstName' | 'firstAt'>;

export async function firstApprovalOf(
  tx: Tx,
  queue: QueueName,
  row: FirstApproved,
): Promise<{ by: string; at: number } | null> {
  const first = (await firstApprovals(tx, queue, [row]))[0]!;
  return first === null ? null : { by: first.name, at: first.at };
}

/** Of a case that waits, the first approval counts while whoever made it may still decide there (decisions.ts). */
async function firstApprovals(
  tx: Tx,
  queue: QueueName,
  rows: readonly FirstApproved[],
): Promise<QueueRow['firstApproval'][]> {
  const gone = await goneAmong(
    tx,
    rows.flatMap(({ status, firstId }) => (status === 'pending' && firstId !== null ? [firstId] : [])),
    queueDeciders[queue],
  );
  return rows.map(({ status, firstId, firstName, firstAt }) =>
    firstId === null || firstName === null || (status === 'pending' && gone.has(firstId))
      ? null
      : { staff: firstId.toString(), name: firstName, at: Number(firstAt) },
  );
}

interface Shown {
  readonly queue: QueueName;
  readonly rows: readonly QueueCase[];
  readonly claims: ReadonlyMap<bigint, Claim>;
}

async function shownRows(deps: QueueDeps, tx: Tx, { queue, rows, claims }: Shown): Promise<QueueRow[]> {
  const customers = [...new Set(rows.map((row) => row.customerId))];
  const known = await deps.verifiedNames(tx, customers);
  const first = await firstApprovals(tx, queue, rows);
  const { promise } = deps.queues[queue];
  return rows.map((row, index) => {
    const { customerId, account, decidedName, decidedAt } = row;
    const held = claims.get(row.id);
    const at = Number(row.at);
    const minutes = promise === null ? 0 : deps.parametersAt(at)[promise];
    return {
      id: row.id.toString(),
      queue,
      customer: { id: customerId.toString(), account, name: known.get(customerId) ?? null },
      hints: row.hints,
      amount: row.amount === null ? null : formatMoney(row.amount),
      currency: row.currency,
      status: row.status,
      at,
      promisedBy: Number(row.promisedBy ?? at + minutes * MINUTE_MS),
      claim: held === undefined ? null : { staff: held.memberId.toString(), name: held.name, until: held.until },
      firstApproval: first[index]!,
      decision: decidedName === null || decidedAt === null ? null : { by: decidedName, at: Number(decidedAt) },
    };
  });
}
