/** All SQL about trigger orders. */
import type { TimeInForce } from '@bahi/core/order-price.ts';
import { closingSide, openingSide, type Direction } from '@bahi/core/position.ts';
import type { Side } from '@bahi/core/charges.ts';
import type { FiredBy, ReachedFrom, TrailBy, TriggerKind, TriggerPrices } from '@bahi/core/trigger.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';

export type TriggerStatus = 'active' | 'firing' | 'waiting' | 'placed' | 'failed' | 'cancelled' | 'expired';

export interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number | null>>;
}

export interface TriggerTerms extends TriggerPrices {
  /** Null: all of the position there is. */
  readonly lots: number | null;
  readonly timeInForce: TimeInForce;
  readonly expiresOn: string;
  /** The first moment after that date. */
  readonly expiresAt: number;
}

export interface NewTrigger extends TriggerTerms {
  readonly customerId: bigint;
  readonly symbol: string;
  readonly kind: TriggerKind;
  /** Null: it opens one. */
  readonly positionId: bigint | null;
  readonly direction: Direction;
  readonly leverage: number;
}

export interface Fired {
  readonly by: FiredBy;
  readonly mark: number;
  readonly at: number;
}

export interface TriggerRow extends NewTrigger {
  readonly id: bigint;
  readonly version: number;
  readonly status: TriggerStatus;
  readonly reason: Reason | null;
  readonly fired: Fired | null;
  readonly orderId: bigint | null;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

export function sideOf({ positionId, direction }: Pick<TriggerRow, 'positionId' | 'direction'>): Side {
  return positionId === null ? openingSide(direction) : closingSide(direction);
}

const COLUMNS = `id, customer_id, position_id, trigger_price, limit_price, target_price, target_limit_price, trail, best, fired_mark, fired_at,
  order_id, created_at, ended_at, expires_at, expires_on, lots, version, leverage, symbol, kind, direction,
  reached_from, trail_by, time_in_force, status, fired_by, reason, reason_params`;

/** One addition of a customer at a time, so that two at once do not pass the limit. */
export async function lockTriggers(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('triggers', $1))`, [customerId]);
}

export async function countOpen(tx: Tx, customerId: bigint): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    'select count(*) as count from triggers.trigger where customer_id = $1 and ended_at is null',
    [customerId],
  );
  return Number(rows[0]!.count);
}

export async function insertTrigger(tx: Tx, trigger: NewTrigger, now: number): Promise<TriggerRow> {
  const { customerId, symbol, kind, positionId, direction, leverage } = trigger;
  const { rows } = await tx.query<Raw>(
    `insert into triggers.trigger (trigger_price, limit_price, target_price, target_limit_price, trail, trail_by, best, reached_from, lots,
       time_in_force, expires_on, expires_at, customer_id, symbol, kind, position_id, direction, leverage, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning ${COLUMNS}`,
    [...termsOf(trigger), customerId, symbol, kind, positionId, direction, leverage, now],
  );
  return rowOf(rows[0]!);
}

function termsOf(terms: TriggerTerms): unknown[] {
  const { triggerPrice, limitPrice, target, trail, reachedFrom, lots, timeInForce, expiresOn, expiresAt } = terms;
  return [
    triggerPrice,
    limitPrice,
    target?.triggerPrice ?? null,
    target?.limitPrice ?? null,
    trail?.value ?? null,
    trail?.by ?? null,
    trail?.best ?? null,
    reachedFrom,
    lots,
    timeInForce,
    expiresOn,
    expiresAt,
  ];
}

/** Locked until the transaction ends; null: the customer has none of this number. */
export async function lockTrigger(tx: Tx, of: { customerId: bigint; id: bigint }): Promise<TriggerRow | null> {
  const { rows } = await tx.query<Raw>(
    `select ${COLUMNS} from triggers.trigger where id = $1 and customer_id = $2 for update`,
    [of.id, of.customerId],
  );
  return rows[0] === undefined ? null : rowOf(rows[0]);
}

/** Of a row that is locked: its terms from now on. */
export async function updateTerms(tx: Tx, id: bigint, terms: TriggerTerms): Promise<TriggerRow> {
  const { rows } = await tx.query<Raw>(
    `update triggers.trigger set trigger_price = $1, limit_price = $2, target_price = $3, target_limit_price = $4, trail = $5, trail_by = $6,
       best = $7, reached_from = $8, lots = $9, time_in_force = $10, expires_on = $11, expires_at = $12, version = version + 1
     where id = $13 returning ${COLUMNS}`,
    [...termsOf(terms), id],
  );
  return rowOf(rows[0]!);
}

/** Of a row that is locked. `reason` null: the customer asked for it. */
export async function updateCancelled(
  tx: Tx,
  id: bigint,
  { reason, now }: { readonly reason: Reason | null; readonly now: number },
): Promise<TriggerRow> {
  const { rows } = await tx.query<Raw>(
    `update triggers.trigger set status = 'cancelled', ended_at = $2, reason = $3, reason_params = $4 where id = $1 returning ${COLUMNS}`,
    [id, now, reason?.code ?? null, reason === null ? null : JSON.stringify(reason.params)],
  );
  return rowOf(rows[0]!);
}

/** Better marks of trailing ones, as far as nothing else happened to them. In the order of their numbers, as everybody locks several. */
export async function updateTrails(
  reader: Reader,
  moved: readonly Pick<TriggerRow, 'id' | 'version' | 'trail' | 'triggerPrice'>[],
): Promise<TriggerRow[]> {
  const { rows } = await reader.query<Raw>({
    name: 'triggers.trail',
    text: `with moved as (
        select t.id, m.best, m.price from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[]) as m (id, version, best, price)
        join triggers.trigger t on t.id = m.id and t.version = m.version and t.status = 'active'
          and case t.reached_from when 'above' then m.best > t.best else m.best < t.best end
        order by t.id for update of t
      )
      update triggers.trigger t set best = moved.best, trigger_price = moved.price from moved where t.id = moved.id
      returning ${COLUMNS.replaceAll(/\b(id|best)\b/g, 't.$1')}`,
    values: [
      moved.map(({ id }) => id),
      moved.map(({ version }) => version),
      moved.map(({ trail }) => trail!.best),
      moved.map(({ triggerPrice }) => triggerPrice),
    ],
  });
  return rows.map(rowOf);
}

export interface Due extends Pick<TriggerRow, 'id' | 'version' | 'status'> {
  readonly fired: Fired | null;
}

/**
 * Takes up those whose price was reached (`fired`) and those that wait, if nobody else did, nothing of their terms has changed and their last day
 * is not over; with them those of the list that somebody took up before and did not end.
 */
export async function updateFiring(tx: Tx, due: readonly Due[], now: number): Promise<TriggerRow[]> {
  const { rows: taken } = await tx.query<Raw>({
    name: 'triggers.take',
    text: `select ${COLUMNS} from triggers.trigger where id = any ($1::bigint[]) and ended_at is null order by id for update`,
    values: [due.map(({ id }) => id)],
  });
  const wanted = new Map(due.map((one) => [one.id, one]));
  const firing: TriggerRow[] = [];
  for (const row of taken.map(rowOf)) {
    const { version, fired } = wanted.get(row.id)!;
    if (row.status === 'firing') firing.push(row);
    else if (row.expiresAt > now && row.version === version && (row.status === 'waiting' || fired !== null))
      firing.push(await updateTaken(tx, row, fired));
  }
  return firing;
}

async function updateTaken(tx: Tx, row: TriggerRow, fired: Fired | null): Promise<TriggerRow> {
  const { by, mark, at } = row.fired ?? fired!;
  const { rows } = await tx.query<Raw>(
    `update triggers.trigger set status = 'firing', fired_by = $2, fired_mark = $3, fired_at = $4, reason = null, reason_params = null
     where id = $1 returning ${COLUMNS}`,
    [row.id, by, mark, at],
  );
  return rowOf(rows[0]!);
}

export type Outcome =
  | { readonly status: 'placed'; readonly orderId: bigint }
  | { readonly status: 'waiting' | 'failed'; readonly reason: Reason }
  | { readonly status: 'expired' };

/** Null: somebody else ended it. */
export async function updateOutcome(tx: Tx, id: bigint, outcome: Outcome, now: number): Promise<TriggerRow | null> {
  const reason = 'reason' in outcome ? outcome.reason : null;
  const { rows } = await tx.query<Raw>(
    `update triggers.trigger set status = $2, order_id = $3, reason = $4, reason_params = $5, ended_at = $6
     where id = $1 and status = 'firing' returning ${COLUMNS}`,
    [
      id,
      outcome.status,
      outcome.status === 'placed' ? outcome.orderId : null,
      reason?.code ?? null,
      reason === null ? null : JSON.stringify(reason.params),
      outcome.status === 'waiting' ? null : now,
    ],
  );
  return rows[0] === undefined ? null : rowOf(rows[0]);
}

/** Whose last day is over; the caller goes on while there are as many as `limit`. */
export async function updateExpired(tx: Tx, now: number, limit: number): Promise<TriggerRow[]> {
  const { rows } = await tx.query<Raw>(
    `update triggers.trigger set status = 'expired', ended_at = $1
     where id in (select id from triggers.trigger where ended_at is null and expires_at <= $1 and status in ('active', 'waiting')
       order by id limit $2 for update) returning ${COLUMNS}`,
    [now, limit],
  );
  return rows.map(rowOf);
}

/** What they were to close is closed. */
export async function lockPositionless(tx: Tx, limit: number): Promise<TriggerRow[]> {
  const { rows } = await tx.query<Raw>(
    `select ${COLUMNS} from triggers.trigger t where ended_at is null and status in ('active', 'waiting') and position_id is not null
       and exists (select from orders.position p where p.customer_id = t.customer_id and p.id = t.position_id and p.closed_at is not null)
     order by id limit $1 for update of t`,
    [limit],
  );
  return rows.map(rowOf);
}

/** Those of a symbol that an ex-date meets, until the transaction ends. */
export async function lockOpenOf(
  tx: Tx,
  of: { readonly symbol: string; readonly exAt: number },
): Promise<TriggerRow[]> {
  const { rows } = await tx.query<Raw>(
    `select ${COLUMNS} from triggers.trigger where symbol = $1 and ended_at is null and created_at < $2 order by id for update`,
    [of.symbol, of.exAt],
  );
  return rows.map(rowOf);
}

export async function selectOpen(reader: Reader): Promise<TriggerRow[]> {
  const { rows } = await reader.query<Raw>(
    `select ${COLUMNS} from triggers.trigger where ended_at is null order by id`,
  );
  return rows.map(rowOf);
}

export async function selectTriggers(reader: Reader, ids: readonly bigint[]): Promise<TriggerRow[]> {
  const { rows } = await reader.query<Raw>(
    `select ${COLUMNS} from triggers.trigger where id = any ($1::bigint[]) order by id`,
    [ids],
  );
  return rows.map(rowOf);
}

export interface TriggerFilter {
  readonly customerId: bigint;
  readonly state: 'open' | 'ended' | 'all';
  readonly symbol: string | null;
  readonly positionId: bigint | null;
}

const FILTERED = `customer_id = $1 and ($2 = 'all' or (ended_at is null) = ($2 = 'open')) and ($3::text is null or symbol = $3)
  and ($4::bigint is null or position_id = $4)`;

export async function selectPage(
  reader: Reader,
  { customerId, state, symbol, positionId }: TriggerFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: TriggerRow[]; total: number }> {
  const filter = [customerId, state, symbol, positionId];
  const { rows } = await reader.query<Raw>(
    `select ${COLUMNS} from triggers.trigger where ${FILTERED} order by id desc limit $5 offset $6`,
    [...filter, limit, offset],
  );
  const { rows: counted } = await reader.query<{ count: bigint }>(
    `select count(*) as count from triggers.trigger where ${FILTERED}`,
    filter,
  );
  return { rows: rows.map(rowOf), total: Number(counted[0]!.count) };
}

type Raw = Readonly<Record<string, unknown>>;

function rowOf(row: Raw): TriggerRow {
  const [target, trail, firedMark] = [row['target_price'], row['trail'], row['fired_mark']];
  return {
    id: row['id'] as bigint,
    customerId: row['customer_id'] as bigint,
    symbol: row['symbol'] as string,
    kind: row['kind'] as TriggerKind,
    positionId: row['position_id'] as bigint | null,
    direction: row['direction'] as Direction,
    leverage: row['leverage'] as number,
    lots: row['lots'] as number | null,
    triggerPrice: Number(row['trigger_price']),
    reachedFrom: row['reached_from'] as ReachedFrom,
    limitPrice: numberOrNull(row['limit_price']),
    target:
      target === null ? null : { triggerPrice: Number(target), limitPrice: numberOrNull(row['target_limit_price']) },
    trail: trail === null ? null : { by: row['trail_by'] as TrailBy, value: Number(trail), best: Number(row['best']) },
    timeInForce: row['time_in_force'] as TimeInForce,
    expiresOn: row['expires_on'] as string,
    expiresAt: Number(row['expires_at']),
    version: row['version'] as number,
    status: row['status'] as TriggerStatus,
    reason:
      row['reason'] === null
        ? null
        : { code: row['reason'] as string, params: row['reason_params'] as Reason['params'] },
    fired:
      firedMark === null
        ? null
        : { by: row['fired_by'] as FiredBy, mark: Number(firedMark), at: Number(row['fired_at']) },
    orderId: row['order_id'] as bigint | null,
    createdAt: Number(row['created_at']),
    endedAt: numberOrNull(row['ended_at']),
  };
}
