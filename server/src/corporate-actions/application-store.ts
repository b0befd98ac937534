/** All SQL about dividends as their customers see them, and about applications for them. */
import type { dividendReason } from '@bahi/contract/corporate-actions/calls.ts';
import type { Direction } from '@bahi/core/position.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';

export type Reason = z.infer<typeof dividendReason>;
export type ApplicationStatus = 'pending' | 'approved' | 'rejected' | 'superseded';

/** One position's part in a dividend, with the last application for it. */
export interface DividendRow {
  readonly id: bigint;
  readonly actionId: bigint;
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly symbol: string;
  readonly direction: Direction;
  readonly quantity: number;
  readonly cash: bigint;
  readonly amount: bigint;
  readonly recordDate: string;
  readonly exDate: string;
  readonly payDate: string;
  readonly exAt: bigint;
  /** Null until the ex-date. */
  readonly settlesAt: bigint | null;
  readonly state: 'entitled' | 'due' | 'done';
  readonly doneAt: bigint | null;
  readonly entryId: bigint | null;
  readonly applicationId: bigint | null;
  readonly applicationStatus: ApplicationStatus | null;
  readonly appliedAt: bigint | null;
  readonly promisedBy: bigint | null;
  readonly claimedAt: bigint | null;
  readonly decidedAt: bigint | null;
  readonly reason: Reason | null;
  readonly note: string | null;
}

const COLUMNS = `e.id, e.action_id as "actionId", e.customer_id as "customerId", e.position_id as "positionId", c.symbol, e.direction,
  e.quantity, c.cash, e.amount, c.record_date as "recordDate", c.ex_date as "exDate", c.pay_date as "payDate", c.ex_at as "exAt", c.settles_at as "settlesAt",
  e.state, e.done_at as "doneAt",
  e.entry_id as "entryId",
  a.id as "applicationId", a.status as "applicationStatus", a.created_at as "appliedAt", a.promised_by as "promisedBy",
  a.claimed_at as "claimedAt", a.decided_at as "decidedAt", a.reason, a.note`;

const FROM = `from actions.entitlement e join actions.action c on c.id = e.action_id
  left join lateral (select * from actions.application l where l.entitlement_id = e.id order by l.id desc limit 1) a on true`;

export interface DividendFilter {
  readonly positionId: bigint | null;
  readonly symbol: string | null;
  readonly isPaid: boolean | null;
  readonly limit: number;
  readonly offset: number;
}

/** Newest ex-date first. */
export async function selectDividends(
  tx: Tx,
  customerId: bigint,
  { positionId, symbol, isPaid, limit, offset }: DividendFilter,
): Promise<{ rows: DividendRow[]; total: number }> {
  const where = `e.customer_id = $1 and c.kind = 'dividend' and ($2::bigint is null or e.position_id = $2)
    and ($3::text is null or c.symbol = $3) and ($4::boolean is null or (e.state = 'done') = $4)`;
  const values = [customerId, positionId, symbol, isPaid];
  const [page, counted] = await Promise.all([
    tx.query<DividendRow>(
      `select ${COLUMNS} ${FROM} where ${where} order by c.ex_date desc, e.id desc limit $5 offset $6`,
      [...values, limit, offset],
    ),
    tx.query<{ count: bigint }>(
      `select count(*) from actions.entitlement e join actions.action c on c.id = e.action_id where ${where}`,
      values,
    ),
  ]);
  return { rows: page.rows, total: Number(counted.rows[0]!.count) };
}

/** Null: there is none, or it is somebody else's. */
export async function selectDividend(tx: Tx, id: bigint, customerId: bigint): Promise<DividendRow | null> {
  const { rows } = await tx.query<DividendRow>(
    `select ${COLUMNS} ${FROM} where e.id = $1 and e.customer_id = $2 and c.kind = 'dividend'`,
    [id, customerId],
  );
  return rows[0] ?? null;
}

/** Until the transaction ends nothing of it changes: neither another application nor its payment. */
export async function lockEntitlement(
  tx: Tx,
  { id, customerId }: { readonly id: bigint; readonly customerId: bigint },
): Promise<void> {
  await tx.query('select from actions.entitlement where id = $1 and customer_id = $2 for update', [id, customerId]);
}

export interface ApplicationRow {
  readonly id: bigint;
  readonly entitlementId: bigint;
  readonly customerId: bigint;
  readonly amount: bigint;
  readonly status: ApplicationStatus;
  /** UTC milliseconds. */
  readonly createdAt: bigint;
  readonly promisedBy: bigint;
  readonly decidedBy: bigint | null;
  readonly decidedName: string | null;
  readonly decidedAt: bigint | null;
  readonly reason: Reason | null;
  readonly note: string | null;
}

export const requests = requestTable<ApplicationRow>(
  'actions.application',
  `id, entitlement_id as "entitlementId", customer_id as "customerId", amount, status, created_at as "createdAt",
  promised_by as "promisedBy", decided_by as "decidedBy", decided_name as "decidedName", decided_at as "decidedAt", reason, note`,
);

/** What was paid without a decision waits for none. */
export async function supersede(tx: Tx, entitlementIds: readonly bigint[], now: number): Promise<void> {
  await tx.query(
    `update actions.application set status = 'superseded', decided_at = $2 where entitlement_id = any ($1::bigint[]) and status = 'pending'`,
    [entitlementIds, now],
  );
}

export interface EarlierRefusal {
  readonly at: bigint;
  readonly by: string;
  readonly reason: Reason;
  readonly note: string | null;
}

export async function selectEarlier(
  tx: Tx,
  { id, entitlementId }: Pick<ApplicationRow, 'id' | 'entitlementId'>,
): Promise<EarlierRefusal[]> {
  const { rows } = await tx.query<EarlierRefusal>(
    `select decided_at as at, decided_name as by, reason, note from actions.application
     where entitlement_id = $1 and id < $2 and status = 'rejected' order by id`,
    [entitlementId, id],
  );
  return rows;
}
