/**
 * Deciding a case (rules §10): the person has the claim, is not the customer, and is the other one where two are needed. The
 * money domain changes the state; the row of the record is written in the same transaction, and the claim ends with it.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDepositCase } from '@bahi/contract/staff/reviews.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { caseOf, creditedBefore, depositOf, idsOfReferences } from '../deposits/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffContext, StaffPrincipal } from '../platform/staff-http.ts';
import { issueTicket, sameUploads } from '../uploads/service.ts';
import { writeAudit } from './audit-log.ts';
import { releaseClaim, requireClaim, type Queue } from './claims.ts';
import { onceByStaff } from './once.ts';
import { openCase, SOURCES, type Names, type QueueCase } from './queues.ts';

export interface Decider {
  readonly id: bigint;
  readonly name: string;
  /** The own account as a customer. */
  readonly customerId: bigint | null;
}

interface Deciding<T> {
  readonly queue: Queue;
  readonly caseId: bigint;
  /** "approve": with the queue's name it is the record's action. */
  readonly what: 'approve' | 'reject' | 'paid';
  /** A payment is told of when the bank has made it, whoever approved it: no claim. */
  readonly needsClaim: boolean;
  readonly detail: Readonly<Record<string, string | null>>;
  readonly decide: (tx: Tx, staff: Decider) => Promise<T>;
}

/** Tells the customer after the commit, once: a repeated call has nothing to tell. */
export async function decide<T extends { tell(): void; readonly needsSecond: boolean }, A>(
  db: Database,
  endpoint: Parameters<typeof onceByStaff>[1],
  ctx: StaffContext,
  deciding: Deciding<T>,
  answer: (tx: Tx, decided: T) => Promise<A>,
): Promise<A> {
  let tell = () => {};
  const answered = await onceByStaff(db, endpoint, ctx, async (tx) => {
    const { queue, caseId, what, needsClaim, detail } = deciding;
    const { staff, now } = ctx;
    const { staffId } = staff;
    const row = needsClaim
      ? await claimedCase(tx, { queue, caseId, staff, now })
      : await anyCase(tx, { queue, caseId, staff });
    if (what === 'approve') requireSecondPerson(row, staff);
    const decided = await deciding.decide(tx, { id: staffId, name: staff.name, customerId: staff.customerId });
    await releaseClaim(tx, { queue, caseId }, staffId);
    const action = `${queue}.${decided.needsSecond ? 'approve_first' : what}`;
    await writeAudit(tx, { staffId, action, subject: `${queue}:${caseId}`, detail, now });
    tell = () => decided.tell();
    return answer(tx, decided);
  });
  tell();
  return answered;
}

/** The proof is shown by a ticket; the look itself is written down. */
export async function depositCase(
  { verifiedName }: Pick<Names, 'verifiedName'>,
  tx: Tx,
  { caseId, staff, now }: { caseId: bigint; staff: StaffPrincipal; now: number },
): Promise<OutputOf<typeof getDepositCase>> {
  const row = (await caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
  const { customerId, account, firstName, firstAt } = row;
  const deposit = await depositOf(tx, customerId, caseId.toString());
  const viewer = { id: staff.staffId, name: staff.name };
  const proof = await issueTicket(tx, { upload: row.proof, staff: viewer, now });
  const same = await sameUploads(tx, row.proof);
  const references = same.map(({ usedBy }) => usedBy.replace(/^deposit /, ''));
  const before = await creditedBefore(tx, row);
  await writeAudit(tx, { staffId: staff.staffId, action: 'deposits.view', subject: `deposits:${caseId}`, now });
  return {
    deposit,
    customer: { id: customerId.toString(), account, name: await verifiedName(tx, customerId) },
    proof,
    sameProof: (await idsOfReferences(tx, references)).map(String),
    depositsBefore: before.count,
    sumBefore: formatMoney(before.sum),
    needsTwo: row.needsTwo,
    firstApproval: firstName === null ? null : { by: firstName, at: Number(firstAt) },
  };
}

interface OfCase {
  readonly queue: Queue;
  readonly caseId: bigint;
  readonly staff: StaffPrincipal;
}

/** The person's own claim, which lasts until the transaction ends. */
export async function claimedCase(
  tx: Tx,
  { queue, caseId, staff, now }: OfCase & { readonly now: number },
): Promise<QueueCase> {
  await openCase(tx, { queue, caseId, staff });
  await requireClaim(tx, { queue, caseId, staffId: staff.staffId, now });
  // As it is now that nobody else can have it: a first approval may have come in between.
  return openCase(tx, { queue, caseId, staff });
}

async function anyCase(tx: Tx, { queue, caseId, staff }: OfCase): Promise<QueueCase> {
  const row = (await SOURCES[queue].caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
  return row.customerId === staff.customerId ? refuse('staff.own_case', {}) : row;
}

/** Whoever approved first never approves again; the second of two is a checker (rules §7). */
function requireSecondPerson({ needsTwo, firstId }: QueueCase, staff: StaffPrincipal): void {
  if (firstId === null) return;
  if (firstId === staff.staffId) refuse('staff.same_person', {});
  if (needsTwo && !staff.roles.includes('funds_checker')) refuse('staff.needs_checker', {});
}
