/** All SQL about deposits. */
import type { deposit as depositShape } from '@bahi/contract/deposits/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';

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

export const requests = requestTable<DepositRow>('deposits.deposit', COLUMNS);

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

/** What one person alone credited to this customer since then. */
export async function sumCreditedAlone(reader: Reader, customerId: bigint, since: number): Promise<bigint> {
  const { rows } = await reader.query<{ sum: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as sum from deposits.deposit
     where customer_id = $1 and status = 'credited' and not needs_two and decided_at > $2`,
    [customerId, since],
  );
  return rows[0]!.sum;
}
