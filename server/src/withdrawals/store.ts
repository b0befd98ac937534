/** All SQL about withdrawals. */
import type { withdrawal as withdrawalShape } from '@bahi/contract/withdrawals/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { Reader, Tx } from '../platform/database.ts';

type Shown = z.output<typeof withdrawalShape>;

export interface WithdrawalRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly destinationId: bigint;
  /** What leaves the customer, the fee included. */
  readonly amount: Minor;
  readonly fee: Minor;
  readonly currency: 'INR';
  readonly status: Shown['status'];
  readonly needsTwo: boolean;
  /** UTC milliseconds. */
  readonly createdAt: bigint;
  readonly usuallyBy: bigint;
  readonly latestBy: bigint;
  readonly claimedAt: bigint | null;
  readonly firstApprovedBy: bigint | null;
  readonly firstApprovedName: string | null;
  readonly firstApprovedAt: bigint | null;
  readonly approvedBy: bigint | null;
  readonly approvedName: string | null;
  readonly approvedAt: bigint | null;
  readonly rejectedName: string | null;
  readonly rejectedAt: bigint | null;
  readonly paidAt: bigint | null;
  readonly bankReference: string | null;
  readonly cancelledAt: bigint | null;
  readonly entryId: bigint | null;
  readonly reason: Shown['reason'];
  readonly note: string | null;
}

const COLUMNS = `id, customer_id as "customerId", destination_id as "destinationId", amount, fee, currency, status,
  needs_two as "needsTwo", created_at as "createdAt", usually_by as "usuallyBy", latest_by as "latestBy", claimed_at as "claimedAt",
  first_approved_by as "firstApprovedBy", first_approved_name as "firstApprovedName",
  first_approved_at as "firstApprovedAt", approved_by as "approvedBy", approved_name as "approvedName", approved_at as "approvedAt",
  rejected_name as "rejectedName", rejected_at as "rejectedAt", paid_at as "paidAt", cancelled_at as "cancelledAt",
  bank_reference as "bankReference", entry_id as "entryId", reason, note`;
const OPEN = `status in ('pending', 'approved')`;

export type NewWithdrawal = Pick<
  WithdrawalRow,
  'customerId' | 'destinationId' | 'amount' | 'fee' | 'needsTwo' | 'createdAt' | 'usuallyBy' | 'latestBy'
>;

export async function insertWithdrawal(tx: Tx, row: NewWithdrawal): Promise<WithdrawalRow> {
  const { rows } = await tx.query<WithdrawalRow>(
    `insert into withdrawals.withdrawal (customer_id, destination_id, amount, fee, needs_two, created_at, usually_by, latest_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [row.customerId, row.destinationId, row.amount, row.fee, row.needsTwo, row.createdAt, row.usuallyBy, row.latestBy],
  );
  return rows[0]!;
}

export async function selectWithdrawal(reader: Reader, id: bigint): Promise<WithdrawalRow | null> {
  const { rows } = await reader.query<WithdrawalRow>(`select ${COLUMNS} from withdrawals.withdrawal where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

export async function hasOpen(reader: Reader, customerId: bigint): Promise<boolean> {
  const { rows } = await reader.query(`select from withdrawals.withdrawal where customer_id = $1 and ${OPEN}`, [
    customerId,
  ]);
  return rows.length > 0;
}

/** What one person alone let go to this customer since then. */
export async function sumApprovedAlone(reader: Reader, customerId: bigint, since: number): Promise<Minor> {
  const { rows } = await reader.query<{ sum: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as sum from withdrawals.withdrawal
     where customer_id = $1 and status in ('approved', 'paid') and not needs_two and approved_at > $2`,
    [customerId, since],
  );
  return rows[0]!.sum;
}

export async function hasOpenTo(reader: Reader, destinationId: bigint): Promise<boolean> {
  const { rows } = await reader.query(
    `select from withdrawals.withdrawal where destination_id = $1 and ${OPEN} limit 1`,
    [destinationId],
  );
  return rows.length > 0;
}

export async function selectPage(
  tx: Tx,
  of: { customerId: bigint; status: Shown['status'] | null; limit: number; offset: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> {
  const where = 'customer_id = $1 and ($2::text is null or status = $2)';
  const [page, count] = await Promise.all([
    tx.query<WithdrawalRow>(
      `select ${COLUMNS} from withdrawals.withdrawal where ${where} order by id desc limit $3 offset $4`,
      [of.customerId, of.status, of.limit, of.offset],
    ),
    tx.query<{ total: bigint }>(`select count(*) as total from withdrawals.withdrawal where ${where}`, [
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
    `update withdrawals.withdrawal set claimed_at = $2 where id = $1 and claimed_at is null and status = 'pending'`,
    [id, now],
  );
}

export async function updateFirstApproved(tx: Tx, id: bigint, staff: Staff, now: number): Promise<WithdrawalRow> {
  return updated(tx, 'first_approved_by = $2, first_approved_name = $3, first_approved_at = $4', [
    id,
    staff.id,
    staff.name,
    now,
  ]);
}

export async function updateApproved(
  tx: Tx,
  id: bigint,
  { staff, note, now }: { staff: Staff; note: string | null; now: number },
): Promise<WithdrawalRow> {
  return updated(tx, `status = 'approved', approved_by = $2, approved_name = $3, approved_at = $4, note = $5`, [
    id,
    staff.id,
    staff.name,
    now,
    note,
  ]);
}

export async function updateRejected(
  tx: Tx,
  id: bigint,
  of: { staff: Staff; reason: NonNullable<Shown['reason']>; note: string | null; now: number },
): Promise<WithdrawalRow> {
  return updated(
    tx,
    `status = 'rejected', rejected_by = $2, rejected_name = $3, rejected_at = $4, reason = $5, note = coalesce($6, note)`,
    [id, of.staff.id, of.staff.name, of.now, of.reason, of.note],
  );
}

export async function updatePaid(
  tx: Tx,
  id: bigint,
  of: { staff: Staff; bankReference: string; entryId: bigint; now: number },
): Promise<WithdrawalRow> {
  return updated(
    tx,
    `status = 'paid', paid_by = $2, paid_name = $3, paid_at = $4, bank_reference = $5, entry_id = $6`,
    [id, of.staff.id, of.staff.name, of.now, of.bankReference, of.entryId],
  );
}

export async function updateCancelled(tx: Tx, id: bigint, now: number): Promise<WithdrawalRow> {
  return updated(tx, `status = 'cancelled', cancelled_at = $2`, [id, now]);
}

/** However it is written. Whoever writes down the same transfer at the same moment waits here. */
export async function isBankReferenceUsed(tx: Tx, bankReference: string): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('withdrawals ' || withdrawals.reference_key($1), 0))`, [
    bankReference,
  ]);
  const { rows } = await tx.query(
    'select from withdrawals.withdrawal where reference_key = withdrawals.reference_key($1)',
    [bankReference],
  );
  return rows.length > 0;
}

async function updated(tx: Tx, change: string, values: readonly unknown[]): Promise<WithdrawalRow> {
  const { rows } = await tx.query<WithdrawalRow>(
    `update withdrawals.withdrawal set ${change} where id = $1 returning ${COLUMNS}`,
    values,
  );
  return rows[0]!;
}
