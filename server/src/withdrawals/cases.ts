/** Withdrawals as cases of a queue (rules §10): those that wait, oldest first, and those that were decided, newest first. */
import type { Minor } from '@bahi/core/money.ts';
import type { Tx } from '../platform/database.ts';

export interface WithdrawalCase {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly account: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: string;
  /** UTC milliseconds, as is `promisedBy`. */
  readonly at: bigint;
  readonly promisedBy: bigint;
  readonly needsTwo: boolean;
  readonly destinationId: bigint;
  readonly firstId: bigint | null;
  readonly firstName: string | null;
  readonly firstAt: bigint | null;
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

const COLUMNS = `d.id, d.customer_id as "customerId", c.account, d.amount, d.currency, d.status, d.created_at as "at",
  d.usually_by as "promisedBy", d.needs_two as "needsTwo", d.destination_id as "destinationId", d.first_approved_by as "firstId",
  d.first_approved_name as "firstName", d.first_approved_at as "firstAt",
  coalesce(d.rejected_name, d.approved_name) as "decidedName"`;

/** Ids are found by an index alone, however long the queue is, before rows are read. */
export async function cases(tx: Tx, filter: CaseFilter): Promise<{ rows: WithdrawalCase[]; total: number }> {
  const isWaiting = filter.state === 'waiting';
  const state = isWaiting ? `d.status in ('pending', 'approved')` : `d.status in ('paid', 'rejected')`;
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
  const order = isWaiting ? 'd.id' : 'd.id desc';
  const { rows: counted } = await tx.query<{ total: bigint }>(
    `select count(*) as total from withdrawals.withdrawal d where ${where}`,
    values,
  );
  const page = `limit $${values.push(filter.limit)} offset $${values.push(filter.offset)}`;
  const { rows } = await tx.query<WithdrawalCase>(
    `select ${COLUMNS} from (select d.id from withdrawals.withdrawal d where ${where} order by ${order} ${page}) as found
     join withdrawals.withdrawal d on d.id = found.id join identity.customer c on c.id = d.customer_id order by ${order}`,
    values,
  );
  return { rows, total: Number(counted[0]!.total) };
}

export async function caseOf(tx: Tx, id: bigint): Promise<WithdrawalCase | null> {
  const { rows } = await tx.query<WithdrawalCase>(
    `select ${COLUMNS} from withdrawals.withdrawal d join identity.customer c on c.id = d.customer_id where d.id = $1`,
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
    `select d.id from withdrawals.withdrawal d where d.status = 'pending' and d.id <> all($1) and d.first_approved_by is distinct from $2
       and d.customer_id is distinct from $3 order by d.id limit 1`,
    [taken, staffId, customerId],
  );
  return rows[0]?.id ?? null;
}

/** What was paid to the customer before this one. */
export async function paidBefore(
  tx: Tx,
  { id, customerId }: Pick<WithdrawalCase, 'id' | 'customerId'>,
): Promise<{ count: number; sum: Minor }> {
  const { rows } = await tx.query<{ count: bigint; sum: bigint }>(
    `select count(*), coalesce(sum(amount), 0) as sum from withdrawals.withdrawal
     where customer_id = $1 and status = 'paid' and id < $2`,
    [customerId, id],
  );
  return { count: Number(rows[0]!.count), sum: rows[0]!.sum };
}
