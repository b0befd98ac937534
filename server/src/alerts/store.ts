/** All SQL about price alerts. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { addAlert } from '@bahi/contract/alerts/calls.ts';
import type { Database, Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { AlertKind, AlertTerms, Waiting } from './values.ts';

export type AlertStatus = OutputOf<typeof addAlert>['status'];

export interface AlertRow extends Waiting {
  readonly status: AlertStatus;
  readonly endedAt: number | null;
  readonly firedValue: number | null;
}

interface Columns {
  readonly id: bigint;
  readonly customer_id: bigint;
  readonly symbol: string;
  readonly kind: AlertKind;
  readonly value: bigint;
  readonly status: AlertStatus;
  readonly created_at: bigint;
  readonly base_date: string;
  readonly base_high: bigint | null;
  readonly base_low: bigint | null;
  readonly value_before: bigint | null;
  readonly ended_at: bigint | null;
  readonly fired_value: bigint | null;
}

const COLUMNS =
  'id, customer_id, symbol, kind, value, status, created_at, base_date, base_high, base_low, value_before, ended_at, fired_value';

/** One change of a customer's alerts at a time, so that two additions at once do not pass the limit. */
export async function lockAlerts(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('alerts', $1))`, [customerId]);
}

export async function insertAlert(tx: Tx, alert: Omit<Waiting, 'id' | 'valueBefore'>): Promise<AlertRow> {
  const { rows } = await tx.query<Columns>(
    `insert into alerts.alert (customer_id, symbol, kind, value, created_at, base_date, base_high, base_low)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COLUMNS}`,
    [
      alert.customerId,
      alert.symbol,
      alert.kind,
      alert.value,
      alert.createdAt,
      alert.baseDate,
      alert.baseHigh,
      alert.baseLow,
    ],
  );
  return rowOf(rows[0]!);
}

/** Of one customer: how many are active, and whether the same one is. */
export async function selectActiveCount(
  tx: Tx,
  customerId: bigint,
  { symbol, kind, value }: AlertTerms,
): Promise<{ active: number; isSet: boolean }> {
  const { rows } = await tx.query<{ active: bigint; is_set: boolean | null }>(
    `select count(*) as active, bool_or(symbol = $2 and kind = $3 and value = $4) as is_set
     from alerts.alert where customer_id = $1 and status = 'active'`,
    [customerId, symbol, kind, value],
  );
  return { active: Number(rows[0]!.active), isSet: rows[0]!.is_set === true };
}

/** The status it had when it could not be cancelled; null when it was, undefined when the customer has no such alert. */
export async function updateCancelled(
  tx: Tx,
  { customerId, id, now }: { customerId: bigint; id: bigint; now: number },
): Promise<AlertStatus | null | undefined> {
  const { rowCount } = await tx.query(
    `update alerts.alert set status = 'cancelled', ended_at = $3 where id = $1 and customer_id = $2 and status = 'active'`,
    [id, customerId, now],
  );
  if (rowCount === 1) return null;
  const { rows } = await tx.query<{ status: AlertStatus }>(
    'select status from alerts.alert where id = $1 and customer_id = $2',
    [id, customerId],
  );
  return rows[0]?.status;
}

/** Fires those that are still active, and answers which. In the order of their numbers, so that two processes do not block each other. */
export async function updateFired(
  tx: Tx,
  alerts: readonly { readonly id: bigint; readonly value: number }[],
  now: number,
): Promise<Set<bigint>> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'alerts_fire',
    text: `with due as (
        select alert.id, given.value from alerts.alert
        join unnest($1::bigint[], $2::bigint[]) as given (id, value) on given.id = alert.id
        where alert.status = 'active' order by alert.id for update of alert
      )
      update alerts.alert set status = 'fired', ended_at = $3, fired_value = due.value
      from due where alert.id = due.id returning alert.id`,
    values: [alerts.map((alert) => alert.id), alerts.map((alert) => alert.value), now],
  });
  return new Set(rows.map((row) => row.id));
}

/** Active ones of a symbol, until the transaction ends. */
export async function lockActiveOf(tx: Tx, symbol: string): Promise<AlertRow[]> {
  const { rows } = await tx.query<Columns>(
    `select ${COLUMNS} from alerts.alert where status = 'active' and symbol = $1 order by id for update`,
    [symbol],
  );
  return rows.map(rowOf);
}

export async function endActive(tx: Tx, alerts: readonly Pick<AlertRow, 'id'>[], now: number): Promise<void> {
  await tx.query(`update alerts.alert set status = 'cancelled', ended_at = $2 where id = any ($1::bigint[])`, [
    alerts.map(({ id }) => id),
    now,
  ]);
}

/** Above every level: where nobody waits. */
const ASIDE = 2n ** 60n;

export async function updateMoved(
  tx: Tx,
  moved: readonly { readonly id: bigint; readonly value: number; readonly valueBefore: number }[],
  baseDate: string,
): Promise<void> {
  // Each row is held against the others as it is written: one may come to where another has not left yet.
  await tx.query('update alerts.alert set value = $2 + id where id = any ($1::bigint[])', [
    moved.map(({ id }) => id),
    ASIDE,
  ]);
  await tx.query({
    name: 'alerts_move',
    text: `update alerts.alert a set value = m.value, value_before = m.before, base_date = $1, base_high = null, base_low = null
      from unnest($2::bigint[], $3::bigint[], $4::bigint[]) as m (id, value, before) where a.id = m.id`,
    values: [baseDate, moved.map(({ id }) => id), moved.map(({ value }) => value), moved.map((one) => one.valueBefore)],
  });
}

export async function selectActiveOf(db: Pick<Database, 'query'>, symbol: string): Promise<AlertRow[]> {
  const { rows } = await db.query<Columns>(
    `select ${COLUMNS} from alerts.alert where status = 'active' and symbol = $1 order by id`,
    [symbol],
  );
  return rows.map(rowOf);
}

export async function selectActive(db: Pick<Database, 'query'>): Promise<AlertRow[]> {
  const { rows } = await db.query<Columns>(`select ${COLUMNS} from alerts.alert where status = 'active' order by id`);
  return rows.map(rowOf);
}

export interface AlertFilter {
  readonly customerId: bigint;
  readonly symbol: string | null;
  readonly status: AlertStatus | null;
}

const FILTERED = `customer_id = $1 and ($2::text is null or symbol = $2) and ($3::text is null or status = $3)`;

export async function selectAlerts(
  tx: Tx,
  { customerId, symbol, status }: AlertFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AlertRow[]> {
  const { rows } = await tx.query<Columns>(
    `select ${COLUMNS} from alerts.alert where ${FILTERED} order by id desc limit $4 offset $5`,
    [customerId, symbol, status, limit, offset],
  );
  return rows.map(rowOf);
}

export async function countAlerts(tx: Tx, { customerId, symbol, status }: AlertFilter): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(`select count(*) as count from alerts.alert where ${FILTERED}`, [
    customerId,
    symbol,
    status,
  ]);
  return Number(rows[0]!.count);
}

/** Until when the market was looked at; null before the first look. */
export async function selectSeenUntil(db: Pick<Database, 'query'>): Promise<number | null> {
  const { rows } = await db.query<{ seen_until: bigint }>('select seen_until from alerts.watch');
  return rows[0] === undefined ? null : Number(rows[0].seen_until);
}

export async function upsertSeenUntil(db: Pick<Database, 'query'>, seenUntil: number): Promise<void> {
  await db.query(
    `insert into alerts.watch (seen_until) values ($1)
     on conflict (is_only) do update set seen_until = greatest(watch.seen_until, excluded.seen_until)`,
    [seenUntil],
  );
}

function rowOf(row: Columns): AlertRow {
  return {
    id: row.id,
    customerId: row.customer_id,
    symbol: row.symbol,
    kind: row.kind,
    value: Number(row.value),
    status: row.status,
    createdAt: Number(row.created_at),
    baseDate: row.base_date,
    baseHigh: numberOrNull(row.base_high),
    baseLow: numberOrNull(row.base_low),
    valueBefore: numberOrNull(row.value_before),
    endedAt: numberOrNull(row.ended_at),
    firedValue: numberOrNull(row.fired_value),
  };
}
