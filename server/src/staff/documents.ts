/**
 * Who opens the documents of a case (photos, proofs, numbers in full; rules §6, §10): whoever has claimed it, and of a decided one the
 * auditor. Each opening is a row of the record, and one member has so many of them in an hour.
 */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { documentsAnHour, type Withheld } from '@bahi/contract/staff/reviews.ts';
import type { listDocumentsOpened } from '@bahi/contract/surveillance/staff-calls.ts';
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import type { Tx } from '../platform/database.ts';
import type { Queue, QueueCase, QueueName } from '../platform/queue.ts';
import { refuse } from '../platform/refuse.ts';
import type { StaffPrincipal } from '../platform/staff-http.ts';
import { writeAudit } from './audit-log.ts';
import { claimsOf } from './claims.ts';

export type QueueWithDocuments = QueueName & ('identity' | 'deposits' | 'withdrawals' | 'tickets');

interface Look {
  readonly queue: QueueWithDocuments;
  readonly caseId: bigint;
  readonly staff: StaffPrincipal;
  readonly now: number;
}

/** Nobody opens a case of the own account, whatever else the member may. */
export async function withheldFrom(
  { open }: Pick<Queue, 'open'>,
  tx: Tx,
  { queue, caseId, staff, now }: Look,
  { customerId, status }: Pick<QueueCase, 'customerId' | 'status'>,
): Promise<Withheld> {
  if (customerId === staff.customerId) refuse('staff.own_case', {});
  if (!open.includes(status)) return staff.roles.includes('auditor') ? null : 'decided';
  const own = await claimsOf(tx, queue, { caseIds: [caseId], staffId: staff.staffId, now });
  return own.has(caseId) ? null : 'not_claimed';
}

/** Last in its transaction, as every row of the record. */
export async function recordLook(tx: Tx, look: Look, withheld: Withheld): Promise<void> {
  if (withheld === null) return recordOpening(tx, look, 'documents');
  const { queue, caseId, staff, now } = look;
  return writeAudit(tx, { staffId: staff.staffId, action: `${queue}.view`, subject: `${queue}:${caseId}`, now });
}

/** Rows of the record are written one after another, so that calls at once do not pass the bound together. */
export async function recordOpening(
  tx: Tx,
  { queue, caseId, staff: { staffId }, now }: Look,
  what: 'documents' | 'reveal',
): Promise<void> {
  await writeAudit(tx, { staffId, action: `${queue}.${what}`, subject: `${queue}:${caseId}`, now });
  const { rows } = await tx.query<{ count: number; oldest: Date }>(
    `select count(*)::int as count, min(at) as oldest from staff.audit where ${OPENINGS} and at > $1 and member_id = $2`,
    [new Date(now - HOUR_MS), staffId],
  );
  const { count, oldest } = rows[0]!;
  if (count > documentsAnHour) {
    refuse('staff.documents_limit', { maximum: documentsAnHour, until: oldest.getTime() + HOUR_MS });
  }
}

/** Of the last hour and day, by whom; most first. */
export async function documentsOpened(tx: Tx, now: number): Promise<OutputOf<typeof listDocumentsOpened>> {
  const { rows } = await tx.query<{ id: bigint; name: string; hour: number; day: number }>(
    `select m.id, m.name, count(*) filter (where a.at > $2)::int as hour, count(*)::int as day
     from staff.audit a join staff.member m on m.id = a.member_id where ${OPENINGS} and a.at > $1
     group by m.id order by day desc, m.id`,
    [new Date(now - DAY_MS), new Date(now - HOUR_MS)],
  );
  return { anHour: documentsAnHour, rows: rows.map(({ id, ...row }) => ({ staff: id.toString(), ...row })) };
}

/** As the index has it (migrations/0237_support.sql). */
const OPENINGS = `action in ('identity.documents', 'identity.reveal', 'deposits.documents', 'withdrawals.documents', 'tickets.documents')`;
