/** Verifications as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import type { Tx } from '../platform/database.ts';

export interface VerificationCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly status: string;
  /** UTC milliseconds. */
  readonly at: bigint;
  readonly attempt: number;
  readonly registeredAt: bigint;
  /** Whoever looks second does not see who looked first. */
  readonly firstId: bigint | null;
  /** Who decided it, or approved it last. */
  readonly decidedName: string | null;
}

export interface CaseFilter {
  readonly state: 'waiting' | 'decided';
  /** Only these. */
  readonly ids: readonly bigint[] | null;
  /** An id, or an account. */
  readonly text: string | null;
  readonly limit: number;
  readonly offset: number;
}

const COLUMNS = `d.id, d.customer_id as "customerId", c.account, d.state as "status", d.submitted_at as "at", d.attempt,
  d.first_approved_by as "firstId", (extract(epoch from c.created_at) * 1000)::bigint as "registeredAt", d.decided_by_name as "decidedName"`;

/** Ids are found by an index alone, however long the queue is, before rows are read. */
export async function cases(tx: Tx, filter: CaseFilter): Promise<{ rows: VerificationCase[]; total: number }> {
  const isWaiting = filter.state === 'waiting';
  const state = isWaiting ? `d.state = 'waiting'` : `d.state <> 'waiting'`;
  const values: unknown[] = [];
  const parts = [state];
  if (filter.ids !== null) parts.push(`d.id = any($${values.push(filter.ids)})`);
  if (filter.text !== null) {
    const text = `$${values.push(filter.text)}`;
    parts.push(
      `(d.id::text = ${text} or d.customer_id in (select id from identity.customer where account = lower(${text})))`,
    );
  }
  const where = parts.join(' and ');
  const order = isWaiting ? 'd.submitted_at, d.id' : 'd.id desc';
  const { rows: counted } = await tx.query<{ total: bigint }>(
    `select count(*) as total from verification.submission d where ${where}`,
    values,
  );
  const page = `limit $${values.push(filter.limit)} offset $${values.push(filter.offset)}`;
  const { rows } = await tx.query<VerificationCase>(
    `select ${COLUMNS} from (select d.id from verification.submission d where ${where} order by ${order} ${page}) as found
     join verification.submission d on d.id = found.id join identity.customer c on c.id = d.customer_id order by ${order}`,
    values,
  );
  return { rows, total: Number(counted[0]!.total) };
}

export async function caseOf(tx: Tx, id: bigint): Promise<VerificationCase | null> {
  const { rows } = await tx.query<VerificationCase>(
    `select ${COLUMNS} from verification.submission d join identity.customer c on c.id = d.customer_id where d.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The oldest that waits and that this person may take: nobody has it, it is of somebody else, and the first approval too. */
export async function nextCase(
  tx: Tx,
  { staffId, customerId, taken }: { staffId: bigint; customerId: bigint | null; taken: readonly bigint[] },
): Promise<bigint | null> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select d.id from verification.submission d where d.state = 'waiting' and d.id <> all($1) and d.first_approved_by is distinct from $2
       and d.customer_id is distinct from $3 order by d.submitted_at, d.id limit 1`,
    [taken, staffId, customerId],
  );
  return rows[0]?.id ?? null;
}
