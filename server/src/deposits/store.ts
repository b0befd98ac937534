/** All SQL about deposits. */
import type { deposit as depositShape } from '@bahi/contract/deposits/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { Reader, Tx } from '../platform/database.ts';

type Shown = z.output<typeof depositShape>;

export interface DepositRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly amount: Minor;
  readonly currency: 'INR';
  readonly channel: string;
  readonly reference: string;
  readonly status: Shown['status'];
  readonly proof: bigint;
  readonly needsTwo: boolean;
  /** UTC milliseconds. */
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly claimedAt: bigint | null;
  readonly firstApprovedBy: bigint | null;
  readonly firstApprovedName: string | null;
  readonly firstApprovedAt: bigint | null;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
  readonly reason: Shown['reason'];
  readonly note: string | null;
  readonly entryId: bigint | null;
}

const COLUMNS = `id, customer_id as "customerId", amount, currency, channel, reference, status, proof, needs_two as "needsTwo",
  created_at as "createdAt", promised_by as "promisedBy", claimed_at as "claimedAt", first_approved_by as "firstApprovedBy",
  first_approved_name as "firstApprovedName", first_approved_at as "firstApprovedAt", decided_by as "decidedBy",
  decided_name as "decidedName", decided_at as "decidedAt", reason, note, entry_id as "entryId"`;

/** One new deposit of a customer at a time. */
export async function lockCustomer(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('deposits', $1))`, [customerId]);
}

export async function selectReferenceInHand(reader: Reader, customerId: bigint): Promise<string | null> {
  const { rows } = await reader.query<{ reference: string }>(
    'select reference from deposits.reference where customer_id = $1 and used_at is null',
    [customerId],
  );
  return rows[0]?.reference ?? null;
}

/** False when that reference was given before. */
export async function insertReference(tx: Tx, customerId: bigint, reference: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into deposits.reference (reference, customer_id) values ($1, $2) on conflict do nothing',
    [reference, customerId],
  );
  return rowCount === 1;
}

export async function updateReferenceUsed(tx: Tx, reference: string, now: number): Promise<void> {
  await tx.query('update deposits.reference set used_at = $2 where reference = $1', [reference, now]);
}

export type NewDeposit = Pick<
  DepositRow,
  'customerId' | 'amount' | 'channel' | 'reference' | 'proof' | 'needsTwo' | 'createdAt' | 'promisedBy'
>;

export async function insertDeposit(tx: Tx, row: NewDeposit): Promise<DepositRow> {
  const { rows } = await tx.query<DepositRow>(
    `insert into deposits.deposit (customer_id, amount, channel, reference, proof, needs_two, created_at, promised_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [row.customerId, row.amount, row.channel, row.reference, row.proof, row.needsTwo, row.createdAt, row.promisedBy],
  );
  return rows[0]!;
}

export async function selectPending(reader: Reader, customerId: bigint): Promise<DepositRow | null> {
  const { rows } = await reader.query<DepositRow>(
    `select ${COLUMNS} from deposits.deposit where customer_id = $1 and status = 'pending'`,
    [customerId],
  );
  return rows[0] ?? null;
}

/** What one person alone credited to this customer since then. */
export async function sumCreditedAlone(reader: Reader, customerId: bigint, since: number): Promise<bigint> {
  const { rows } = await reader.query<{ sum: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as sum from deposits.deposit
     where customer_id = $1 and status = 'credited' and not needs_two and decided_at > $2`,
    [customerId, since],
  );
  return rows[0]!.sum;
}

export async function selectDeposit(reader: Reader, id: bigint): Promise<DepositRow | null> {
  const { rows } = await reader.query<DepositRow>(`select ${COLUMNS} from deposits.deposit where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Whoever decides it waits here for whoever is deciding it. */
export async function lockDeposit(tx: Tx, id: bigint): Promise<DepositRow | null> {
  const { rows } = await tx.query<DepositRow>(
    `select ${COLUMNS} from deposits.deposit where id = $1 for no key update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function selectPage(
  tx: Tx,
  of: { customerId: bigint; status: Shown['status'] | null; limit: number; offset: number },
): Promise<{ rows: DepositRow[]; total: number }> {
  const where = 'customer_id = $1 and ($2::text is null or status = $2)';
  const [page, count] = await Promise.all([
    tx.query<DepositRow>(`select ${COLUMNS} from deposits.deposit where ${where} order by id desc limit $3 offset $4`, [
      of.customerId,
      of.status,
      of.limit,
      of.offset,
    ]),
    tx.query<{ total: bigint }>(`select count(*) as total from deposits.deposit where ${where}`, [
      of.customerId,
      of.status,
    ]),
  ]);
  return { rows: page.rows, total: Number(count.rows[0]!.total) };
}

export interface Staff {
  readonly id: bigint;
  readonly name: string;
}

/** The first who takes it up counts. */
export async function updateClaimed(tx: Tx, id: bigint, now: number): Promise<void> {
  await tx.query(
    `update deposits.deposit set claimed_at = $2 where id = $1 and claimed_at is null and status = 'pending'`,
    [id, now],
  );
}

export async function updateFirstApproved(tx: Tx, id: bigint, staff: Staff, now: number): Promise<DepositRow> {
  return updated(
    tx,
    `update deposits.deposit set first_approved_by = $2, first_approved_name = $3, first_approved_at = $4`,
    [id, staff.id, staff.name, now],
  );
}

export async function updateCredited(
  tx: Tx,
  id: bigint,
  of: { staff: Staff; entryId: bigint; note: string | null; now: number },
): Promise<DepositRow> {
  return updated(
    tx,
    `update deposits.deposit set status = 'credited', decided_by = $2, decided_name = $3, decided_at = $4, entry_id = $5,
       note = $6`,
    [id, of.staff.id, of.staff.name, of.now, of.entryId, of.note],
  );
}

export async function updateRejected(
  tx: Tx,
  id: bigint,
  of: { staff: Staff; reason: NonNullable<Shown['reason']>; note: string | null; now: number },
): Promise<DepositRow> {
  return updated(
    tx,
    `update deposits.deposit set status = 'rejected', decided_by = $2, decided_name = $3, decided_at = $4, reason = $5,
       note = $6`,
    [id, of.staff.id, of.staff.name, of.now, of.reason, of.note],
  );
}

export async function updateCancelled(tx: Tx, id: bigint, now: number): Promise<DepositRow> {
  return updated(tx, `update deposits.deposit set status = 'cancelled', decided_at = $2`, [id, now]);
}

async function updated(tx: Tx, change: string, values: readonly unknown[]): Promise<DepositRow> {
  const { rows } = await tx.query<DepositRow>(`${change} where id = $1 returning ${COLUMNS}`, values);
  return rows[0]!;
}
