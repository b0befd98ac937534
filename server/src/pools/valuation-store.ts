/** All SQL about valuations and what they settle: whatever is of many followers is one statement. */
import type { Valuation } from '@bahi/core/pool-valuation.ts';
import { int8Array, plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { EndReason, FlowRow, HoldingRow, ValuationRow } from './rows.ts';

const COLUMNS = `number, moment_at as "momentAt", at, date, moment, seq, head, cash, dividends, positions, fee, value, units,
  units_after as "unitsAfter", previous, hash`;

export async function isValued(reader: Reader, poolId: bigint, momentAt: number): Promise<boolean> {
  const { rowCount } = await reader.query('select from pools.valuation where pool_id = $1 and moment_at = $2', [
    poolId,
    momentAt,
  ]);
  return rowCount === 1;
}

export async function selectLast(
  reader: Reader,
  poolIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, ValuationRow>> {
  const { rows } = await reader.query<ValuationRow & { poolId: bigint }>(
    `select p.id as "poolId", v.* from pools.pool p
     join lateral (select ${COLUMNS} from pools.valuation v where v.pool_id = p.id and v.number = p.valuations) v on true
     where p.id = any ($1::bigint[])`,
    [[...poolIds]],
  );
  return new Map(rows.map(({ poolId, ...row }) => [poolId, row]));
}

/** The last one up to a date; null: there is none. */
export async function selectLastOn(reader: Reader, poolId: bigint, date: string): Promise<ValuationRow | null> {
  const { rows } = await reader.query<ValuationRow>(
    `select ${COLUMNS} from pools.valuation where pool_id = $1 and date <= $2 order by number desc limit 1`,
    [poolId, date],
  );
  return rows[0] ?? null;
}

/** After a number, up to a date, oldest first. */
export async function selectValuations(
  reader: Reader,
  { poolId, after, through, limit }: { poolId: bigint; after: number; through: string; limit: number },
): Promise<ValuationRow[]> {
  const { rows } = await reader.query<ValuationRow>(
    `select ${COLUMNS} from pools.valuation where pool_id = $1 and number > $2 and date <= $3 order by number limit $4`,
    [poolId, after, through, limit],
  );
  return rows;
}

/** What a file that goes on after a number follows. */
export async function selectBefore(
  reader: Reader,
  { poolId, number }: { readonly poolId: bigint; readonly number: number },
): Promise<{ readonly hash: string; readonly units: bigint; readonly closedOn: string | null } | null> {
  const { rows } = await reader.query<{ hash: string; units: bigint; closedOn: string | null }>(
    `select hash, units_after as units, (select max(date)::text from pools.valuation c
       where c.pool_id = v.pool_id and c.number <= v.number and c.moment = 'close') as "closedOn"
     from pools.valuation v where pool_id = $1 and number = $2`,
    [poolId, number],
  );
  return rows[0] ?? null;
}

/** When it was made; null: it is not there yet. */
export async function selectValuationAt(
  reader: Reader,
  { poolId, number }: { readonly poolId: bigint; readonly number: number },
): Promise<number | null> {
  const { rows } = await reader.query<{ at: bigint }>(
    'select at from pools.valuation where pool_id = $1 and number = $2',
    [poolId, number],
  );
  return rows[0] === undefined ? null : Number(rows[0].at);
}

/** Of these numbers, in the order of the requests. */
export async function selectFlows(
  reader: Reader,
  { poolId, from, through }: { readonly poolId: bigint; readonly from: number; readonly through: number },
): Promise<FlowRow[]> {
  const { rows } = await reader.query<FlowRow>(
    `select number, request_id as "requestId", holding_id as "holdingId", what, money, units from pools.flow
     where pool_id = $1 and number between $2 and $3 order by number, request_id`,
    [poolId, from, through],
  );
  return rows;
}

export async function selectFlowsOf(reader: Reader, holdingId: bigint): Promise<(FlowRow & { readonly at: bigint })[]> {
  const { rows } = await reader.query<FlowRow & { at: bigint }>(
    `select f.number, f.request_id as "requestId", f.holding_id as "holdingId", f.what, f.money, f.units, v.at
     from pools.flow f join pools.valuation v using (pool_id, number) where f.holding_id = $1 order by f.number`,
    [holdingId],
  );
  return rows;
}

/** What a unit was worth at each close that was valued: a million units' worth in paise, so that only ratios count. */
export async function selectCloses(
  reader: Reader,
  poolIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, { date: string; price: bigint }[]>> {
  const { rows } = await reader.query<{ poolId: bigint; date: string; price: bigint }>(
    `select pool_id as "poolId", date, (value::numeric * 1000000000 / units)::bigint as price from pools.valuation
     where pool_id = any ($1::bigint[]) and moment = 'close' and units > 0 and value > 0 order by pool_id, date`,
    [[...poolIds]],
  );
  return new Map(
    [...Map.groupBy(rows, ({ poolId }) => poolId)].map(([poolId, own]) => [
      poolId,
      own.map(({ date, price }) => ({ date, price })),
    ]),
  );
}

export interface Incoming {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly invested: bigint;
  readonly lockedUntil: string;
}

/** Money that deals at a moment or was to deal before it. */
export async function selectIncoming(reader: Reader, poolId: bigint, momentAt: number): Promise<Incoming[]> {
  const { rows } = await reader.query<Incoming>(
    `select id, customer_id as "customerId", invested, locked_until as "lockedUntil" from pools.holding
     where pool_id = $1 and status = 'waiting' and deals_at <= $2 order by id`,
    [poolId, momentAt],
  );
  return rows;
}

export interface Outgoing {
  readonly id: bigint;
  readonly holdingId: bigint;
  readonly customerId: bigint;
  readonly left: bigint;
}

export async function selectOutgoing(reader: Reader, poolId: bigint, momentAt: number): Promise<Outgoing[]> {
  const { rows } = await reader.query<Outgoing>(
    `select id, holding_id as "holdingId", customer_id as "customerId", units - settled as left from pools.redemption
     where pool_id = $1 and status = 'pending' and deals_at <= $2 order by id`,
    [poolId, momentAt],
  );
  return rows;
}

export type Stopped = Pick<HoldingRow, 'id' | 'customerId' | 'units' | 'stopPercent'>;

/** Holdings in progress that reached the stop that was theirs before the cut-off, at a value, or all of them, and do not wait to go out already. */
export async function selectStopped(
  reader: Reader,
  poolId: bigint,
  of: {
    readonly value: bigint;
    readonly units: bigint;
    readonly isEnd: boolean;
    readonly changedBefore: number;
  },
): Promise<Stopped[]> {
  const { rows } = await reader.query<Stopped>(
    `select h.id, h.customer_id as "customerId", h.units, s.percent as "stopPercent" from pools.holding h
     cross join lateral (select case when h.stop_at >= $5::bigint then h.stop_was else h.stop_percent end::int as percent) s
     where h.pool_id = $1 and h.status = 'in_progress'
       and ($4::boolean or div(h.units::numeric * $2::bigint, $3::bigint) * 100 <= h.invested::numeric * (100 - s.percent))
       and not exists (select from pools.redemption r where r.holding_id = h.id and r.status = 'pending')
     order by h.id`,
    [poolId, of.value, of.units, of.isEnd, of.changedBefore],
  );
  return rows;
}

export async function insertStopped(
  tx: Tx,
  stopped: readonly Stopped[],
  of: { readonly poolId: bigint; readonly reason: 'stop' | 'end'; readonly at: number },
): Promise<Outgoing[]> {
  if (stopped.length === 0) return [];
  const { rows } = await tx.query<Outgoing>(
    `insert into pools.redemption (holding_id, pool_id, customer_id, units, asked_at, deals_at, reason)
     select id, $4, customer_id, units, $5, $5, $6 from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as s (id, customer_id, units) order by id
     returning id, holding_id as "holdingId", customer_id as "customerId", units as left`,
    [
      int8Array(stopped.map(({ id }) => id)),
      int8Array(stopped.map(({ customerId }) => customerId)),
      int8Array(stopped.map(({ units }) => units)),
      of.poolId,
      of.at,
      of.reason,
    ],
  );
  return rows.toSorted((a, b) => Number(a.id - b.id));
}

export async function insertValuation(
  tx: Tx,
  of: {
    readonly poolId: bigint;
    readonly momentAt: number;
    readonly previous: string;
    readonly feeEntry: bigint | null;
  },
  v: Valuation,
): Promise<void> {
  await tx.query(
    `insert into pools.valuation (pool_id, number, moment_at, at, date, moment, seq, head, cash, dividends, positions, fee, fee_entry_id,
       value, units, units_after, previous, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      of.poolId,
      v.number,
      of.momentAt,
      v.at,
      v.date,
      v.moment,
      v.seq,
      v.head,
      v.cash,
      v.dividends,
      JSON.stringify(v.positions),
      v.fee,
      of.feeEntry,
      v.value,
      v.units,
      v.unitsAfter,
      of.previous,
      v.hash,
    ],
  );
}

export interface NewFlow extends Omit<FlowRow, 'number'> {
  readonly customerId: bigint;
  readonly entryId: bigint;
  /** Null: units that were worth less than a paisa. */
  readonly poolEntryId: bigint | null;
}

export async function insertFlows(
  tx: Tx,
  { poolId, number }: { readonly poolId: bigint; readonly number: number },
  flows: readonly NewFlow[],
): Promise<void> {
  await tx.query(
    `insert into pools.flow (pool_id, number, request_id, holding_id, customer_id, money, units, entry_id, pool_entry_id, what)
     select $1, $2, * from unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[], $10::text[])`,
    [
      poolId,
      number,
      int8Array(flows.map((flow) => flow.requestId)),
      int8Array(flows.map((flow) => flow.holdingId)),
      int8Array(flows.map((flow) => flow.customerId)),
      int8Array(flows.map((flow) => flow.money)),
      int8Array(flows.map((flow) => flow.units)),
      int8Array(flows.map((flow) => flow.entryId)),
      int8Array(flows.map((flow) => flow.poolEntryId)),
      plainArray(flows.map((flow) => flow.what)),
    ],
  );
}

type Moved = Pick<NewFlow, 'requestId' | 'holdingId' | 'money' | 'units'>;

export async function startHoldings(tx: Tx, flows: readonly Moved[], now: number): Promise<void> {
  if (flows.length === 0) return;
  await tx.query(
    `update pools.holding h set status = 'in_progress', units = f.units, started_at = $3
     from unnest($1::bigint[], $2::bigint[]) as f (id, units) where h.id = f.id and h.status = 'waiting'`,
    [int8Array(flows.map(({ holdingId }) => holdingId)), int8Array(flows.map(({ units }) => units)), now],
  );
}

export interface Returned {
  readonly id: bigint;
  readonly reason: EndReason;
}

export async function returnHoldings(tx: Tx, returned: readonly Returned[], now: number): Promise<void> {
  if (returned.length === 0) return;
  await tx.query(
    `update pools.holding h set status = 'returned', reason = r.reason, ended_at = $3
     from unnest($1::bigint[], $2::text[]) as r (id, reason) where h.id = r.id and h.status = 'waiting'`,
    [int8Array(returned.map(({ id }) => id)), plainArray(returned.map(({ reason }) => reason)), now],
  );
}

export interface Settled {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly invested: bigint;
  readonly paidOut: bigint;
  readonly units: bigint;
}

/** Of each request what was paid now; a holding ends with its last unit. Answers the holdings as they stand. */
export async function settleRedemptions(tx: Tx, flows: readonly Moved[], now: number): Promise<Settled[]> {
  if (flows.length === 0) return [];
  const paid = [int8Array(flows.map(({ requestId }) => requestId)), int8Array(flows.map(({ units }) => units))];
  await tx.query(
    `update pools.redemption r set settled = r.settled + f.units, waits_for = '{}',
       status = case when r.settled + f.units = r.units then 'done' else 'pending' end,
       ended_at = case when r.settled + f.units = r.units then $3::bigint end
     from unnest($1::bigint[], $2::bigint[]) as f (id, units) where r.id = f.id`,
    [...paid, now],
  );
  const { rows } = await tx.query<Settled>(
    `update pools.holding h set units = h.units - f.units, paid_out = h.paid_out + f.money,
       status = case when h.units = f.units then 'ended' else 'in_progress' end,
       reason = case when h.units = f.units then r.reason end,
       ended_at = case when h.units = f.units then $4::bigint end
     from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as f (request_id, units, money)
     join pools.redemption r on r.id = f.request_id
     where h.id = r.holding_id
     returning h.id, h.customer_id as "customerId", h.invested, h.paid_out as "paidOut", h.units`,
    [...paid, int8Array(flows.map(({ money }) => money)), now],
  );
  return rows;
}

/** After its flows: what the pool is now. */
export async function updateValued(
  tx: Tx,
  poolId: bigint,
  v: Valuation,
  { value, endedAt }: { readonly value: bigint; readonly endedAt: number | null },
): Promise<void> {
  await tx.query(
    `update pools.pool p set value = $2, units = $3, valuations = $4, hash = $5, ended_at = $7,
       closed_on = case when $6 = 'close' then $8::date else p.closed_on end,
       followers = (select count(distinct customer_id) from pools.holding where pool_id = p.id and status = 'in_progress')
     where id = $1`,
    [poolId, value, v.unitsAfter, v.number, v.hash, v.moment, endedAt, v.date],
  );
}
