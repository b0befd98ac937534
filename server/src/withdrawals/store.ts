/** All SQL about withdrawals. */
import type { staffWithdrawal } from '@bahi/contract/withdrawals/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type * as z from 'zod/mini';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';

type Shown = z.output<typeof staffWithdrawal>;

export interface WithdrawalRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly destinationId: bigint;
  /** What leaves the customer, the fee included. */
  readonly amount: Minor;
  readonly fee: Minor;
  readonly networkFee: Minor;
  /** To a wallet, as it was quoted (payouts.ts); all null: rupees are paid. */
  readonly usdt: bigint | null;
  readonly usdtRate: bigint | null;
  readonly usdtMiddle: bigint | null;
  readonly usdtSpreadBps: number | null;
  readonly usdtSource: string | null;
  readonly usdtRatesAt: bigint | null;
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
  readonly rejectedBy: bigint | null;
  readonly rejectedName: string | null;
  readonly rejectedAt: bigint | null;
  readonly paidBy: bigint | null;
  readonly paidName: string | null;
  readonly paidAt: bigint | null;
  readonly bankReference: string | null;
  readonly cancelledAt: bigint | null;
  readonly entryId: bigint | null;
  readonly reason: Shown['reason'];
  readonly note: string | null;
}

const COLUMNS = `id, customer_id as "customerId", destination_id as "destinationId", amount, fee, network_fee as "networkFee",
  usdt, usdt_rate as "usdtRate", usdt_middle as "usdtMiddle", usdt_spread_bps as "usdtSpreadBps", usdt_source as "usdtSource",
  usdt_rates_at as "usdtRatesAt", currency, status,
  needs_two as "needsTwo", created_at as "createdAt", usually_by as "usuallyBy", latest_by as "latestBy", claimed_at as "claimedAt",
  first_approved_by as "firstApprovedBy", first_approved_name as "firstApprovedName",
  first_approved_at as "firstApprovedAt", approved_by as "approvedBy", approved_name as "approvedName", approved_at as "approvedAt",
  rejected_by as "rejectedBy", rejected_name as "rejectedName", rejected_at as "rejectedAt", paid_by as "paidBy", paid_name as "paidName",
  paid_at as "paidAt", cancelled_at as "cancelledAt",
  bank_reference as "bankReference", entry_id as "entryId", reason, note`;
const OPEN = `status in ('pending', 'approved')`;

export const requests = requestTable<WithdrawalRow>('withdrawals.withdrawal', COLUMNS);

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

export async function selectPayouts(
  reader: Reader,
  entryIds: readonly bigint[],
): Promise<{ entryId: bigint; usdt: bigint; rate: bigint }[]> {
  const { rows } = await reader.query<{ entryId: bigint; usdt: bigint; rate: bigint }>(
    `select entry_id as "entryId", usdt, usdt_rate as rate from withdrawals.withdrawal
     where entry_id = any ($1::bigint[]) and usdt is not null`,
    [entryIds],
  );
  return rows;
}
