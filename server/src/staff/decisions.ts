/**
 * The one way in which a case is decided (rules §10): the person has the claim, is not the customer, and is the other one where two are
 * needed. The domain changes the state; the row of the record is written in the same transaction, and the claim ends with it.
 */
import type { OutputOf, ParsedInputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import { queueDeciders } from '@bahi/contract/staff/queues.ts';
import type { Tx } from '../platform/database.ts';
import type { QueueCase, QueueName, Queues } from '../platform/queue.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffContext, StaffPrincipal } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';
import { releaseClaim, requireClaim } from './claims.ts';
import { openCase } from './queues.ts';
import { seenBy, type Seen } from './seen.ts';
import { standingOf } from './store.ts';

export interface Decided {
  /** A first approval of two. */
  readonly needsSecond: boolean;
}

/** Of a case, and by whom. */
export interface Deciding extends Seen {
  /** Whoever approved first may decide no longer: the next approval is the first. */
  readonly isFirstGone: boolean;
}

export interface Decision<E extends StaffEndpoint, T extends Decided> {
  readonly queue: QueueName;
  /** With the queue's name it is the record's action. */
  readonly what: (input: ParsedInputOf<E>) => 'approve' | 'reject' | 'paid' | 'answer' | 'ask' | 'close' | 'hand_over';
  /** For the record. */
  readonly detail: (input: ParsedInputOf<E>) => Readonly<Record<string, string | null>>;
  readonly decide: (tx: Tx, deciding: Deciding, input: ParsedInputOf<E>) => Promise<T>;
  /** `next` opens by itself. */
  readonly answer: (decided: T, next: string | null) => OutputOf<E>;
}

export async function decide<E extends StaffEndpoint, T extends Decided>(
  queues: Queues,
  tx: Tx,
  { input, ctx, decision }: { input: ParsedInputOf<E>; ctx: StaffContext; decision: Decision<E, T> },
): Promise<T> {
  const { queue } = decision;
  const { staff, now } = ctx;
  const seen = seenBy(input, ctx);
  const of = { queue, caseId: seen.id, staff };
  const what = decision.what(input);
  // A payment is told of when the bank has made it, whoever approved it: no claim.
  const row = what === 'paid' ? await anyCase(queues, tx, of) : await claimedCase(queues, tx, { ...of, now });
  const isFirstGone =
    what === 'approve' &&
    row.firstId !== null &&
    (await standingOf(tx, row.firstId, queueDeciders[queue])) !== 'working';
  if (what === 'approve' && !isFirstGone) requireSecondPerson(row, staff);
  // The claim before the books, also of a payment: whoever has them waits for no claim.
  await releaseClaim(tx, of, staff.staffId);
  const decided = await decision.decide(tx, { ...seen, isFirstGone }, input);
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: `${queue}.${decided.needsSecond ? 'approve_first' : what}`,
    subject: `${queue}:${seen.id}`,
    detail: decision.detail(input),
    now,
  });
  return decided;
}

interface OfCase {
  readonly queue: QueueName;
  readonly caseId: bigint;
  readonly staff: StaffPrincipal;
}

/** The person's own claim, which lasts until the transaction ends. */
export async function claimedCase(
  queues: Queues,
  tx: Tx,
  { queue, caseId, staff, now }: OfCase & { readonly now: number },
): Promise<QueueCase> {
  await openCase(queues, tx, { queue, caseId, staff });
  await requireClaim(tx, { queue, caseId, staffId: staff.staffId, now });
  // As it is now that nobody else can have it: a first approval may have come in between.
  return openCase(queues, tx, { queue, caseId, staff });
}

async function anyCase(queues: Queues, tx: Tx, { queue, caseId, staff }: OfCase): Promise<QueueCase> {
  const row = (await queues[queue].caseOf(tx, caseId)) ?? refuse('staff.case_unknown', {});
  return row.customerId === staff.customerId ? refuse('staff.own_case', {}) : row;
}

/** Whoever approved first never approves again; the second of two is a checker (rules §7). */
function requireSecondPerson({ needsTwo, firstId }: QueueCase, staff: StaffPrincipal): void {
  if (firstId === null) return;
  if (firstId === staff.staffId) refuse('staff.same_person', {});
  if (needsTwo && !staff.roles.includes('funds_checker')) refuse('staff.needs_checker', {});
}
