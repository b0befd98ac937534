/** All SQL about pools, holdings and requests; valuations have valuation-store.ts. */
import type { Minor } from '@bahi/core/money.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable, rowsOf } from '../platform/requests/table.ts';
import type { HoldingRow, PoolRow, RedemptionRow } from './rows.ts';

export const POOL_COLUMNS = `id, customer_id as "customerId", symbol, strategy, minimum, fee_bps as "feeBps", cutoff_ms as "cutoffMs",
  lock_days::int as "lockDays", started_on as "startedOn", ends_on as "endsOn", deadline, closed_on as "closedOn", value, units, followers,
  valuations, hash, created_at as "createdAt", off_shelf_at as "offShelfAt", off_shelf_by as "offShelfBy",
  off_shelf_reason as "offShelfReason", ended_at as "endedAt"`;

export const pools = rowsOf<PoolRow>('pools.pool', POOL_COLUMNS);

/** Those that run, in the order of their numbers. */
export async function selectRunning(reader: Reader): Promise<PoolRow[]> {
  const { rows } = await reader.query<PoolRow>(
    `select ${POOL_COLUMNS} from pools.pool where ended_at is null order by id`,
  );
  return rows;
}

/** Of its units those in accounts of the house. */
export async function selectHouseUnits(reader: Reader, poolId: bigint): Promise<bigint> {
  const { rows } = await reader.query<{ units: bigint }>({
    name: 'pools.house_units',
    text: `select coalesce(sum(h.units), 0)::bigint as units from pools.holding h
      join identity.customer c on c.id = h.customer_id join identity.institution i on i.id = c.institution_id and i.is_house
      where h.pool_id = $1 and h.status = 'in_progress'`,
    values: [poolId],
  });
  return rows[0]!.units;
}

export async function selectPools(reader: Reader, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, PoolRow>> {
  const { rows } = await reader.query<PoolRow>(`select ${POOL_COLUMNS} from pools.pool where id = any ($1::bigint[])`, [
    [...ids],
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The newest first, those that ended behind. */
export async function pagePools(
  reader: Reader,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ rows: PoolRow[]; total: number }> {
  const { rows } = await reader.query<PoolRow>(
    `select ${POOL_COLUMNS} from pools.pool order by ended_at is not null, id desc limit $1 offset $2`,
    [pageSize, (page - 1) * pageSize],
  );
  const counted = await reader.query<{ total: bigint }>('select count(*) as total from pools.pool');
  return { rows, total: Number(counted.rows[0]!.total) };
}

export async function nextPoolId(tx: Tx): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>('select coalesce(max(id), 0) + 1 as id from pools.pool');
  return rows[0]!.id;
}

const HOLDING_COLUMNS = `id, pool_id as "poolId", customer_id as "customerId", invested, stop_percent::int as "stopPercent", stop_was::int as "stopWas", stop_at as "stopAt",
  locked_until as "lockedUntil", asked_at as "askedAt", deals_at as "dealsAt", units, paid_out as "paidOut", status, reason,
  started_at as "startedAt", ended_at as "endedAt"`;

export const holdings = requestTable<HoldingRow>('pools.holding', HOLDING_COLUMNS);

const LISTS = {
  in_progress: `status in ('waiting', 'in_progress')`,
  ended: `status in ('ended', 'returned', 'taken_back')`,
  all: 'true',
} as const;

export async function pageHoldings(
  reader: Reader,
  customerId: bigint,
  { list, page, pageSize }: { readonly list: keyof typeof LISTS; readonly page: number; readonly pageSize: number },
): Promise<{ rows: HoldingRow[]; total: number }> {
  const where = `customer_id = $1 and ${LISTS[list]}`;
  const { rows } = await reader.query<HoldingRow>(
    `select ${HOLDING_COLUMNS} from pools.holding where ${where} order by id desc limit $2 offset $3`,
    [customerId, pageSize, (page - 1) * pageSize],
  );
  const counted = await reader.query<{ total: bigint }>(`select count(*) as total from pools.holding where ${where}`, [
    customerId,
  ]);
  return { rows, total: Number(counted.rows[0]!.total) };
}

const REDEMPTION_COLUMNS = `id, holding_id as "holdingId", pool_id as "poolId", customer_id as "customerId", reason, units, settled,
  asked_at as "askedAt", deals_at as "dealsAt", status, ended_at as "endedAt", waits_for as "waitsFor"`;

export const redemptions = requestTable<RedemptionRow>('pools.redemption', REDEMPTION_COLUMNS);

/** Those that wait, by the number of their holding. */
export async function selectPending(
  reader: Reader,
  holdingIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, RedemptionRow>> {
  const { rows } = await reader.query<RedemptionRow>(
    `select ${REDEMPTION_COLUMNS} from pools.redemption where status = 'pending' and holding_id = any ($1::bigint[])`,
    [[...holdingIds]],
  );
  return new Map(rows.map((row) => [row.holdingId, row]));
}

export async function selectRedemptionsOf(reader: Reader, holdingId: bigint): Promise<RedemptionRow[]> {
  const { rows } = await reader.query<RedemptionRow>(
    `select ${REDEMPTION_COLUMNS} from pools.redemption where holding_id = $1 order by id`,
    [holdingId],
  );
  return rows;
}

export async function insertStopChange(
  tx: Tx,
  { holdingId, at, percent }: { readonly holdingId: bigint; readonly at: number; readonly percent: number },
): Promise<void> {
  await tx.query('insert into pools.stop_change (holding_id, at, percent) values ($1, $2, $3)', [
    holdingId,
    at,
    percent,
  ]);
}

export async function selectStopChanges(
  reader: Reader,
  holdingId: bigint,
): Promise<{ readonly at: bigint; readonly percent: number }[]> {
  const { rows } = await reader.query<{ at: bigint; percent: number }>(
    'select at, percent::int from pools.stop_change where holding_id = $1 order by id',
    [holdingId],
  );
  return rows;
}

/** What waits to come in and to go out of a pool, as far as it is known: what the next plan has to leave room for. */
export async function selectWaiting(
  reader: Reader,
  poolId: bigint,
): Promise<{ readonly ins: number; readonly amount: Minor; readonly outs: number; readonly units: bigint }> {
  const { rows } = await reader.query<{ ins: bigint; amount: Minor; outs: bigint; units: bigint }>(
    `select (select count(*) from pools.holding where pool_id = $1 and status = 'waiting') as ins,
       (select coalesce(sum(invested), 0)::bigint from pools.holding where pool_id = $1 and status = 'waiting') as amount,
       (select count(*) from pools.redemption where pool_id = $1 and status = 'pending') as outs,
       (select coalesce(sum(units - settled), 0)::bigint from pools.redemption where pool_id = $1 and status = 'pending') as units`,
    [poolId],
  );
  const { ins, outs, ...row } = rows[0]!;
  return { ...row, ins: Number(ins), outs: Number(outs) };
}

export interface UnitsWorth {
  /** Each at the last valuation of its pool, and what was paid for them less what came back. */
  readonly worth: Minor;
  readonly invested: Minor;
  /** What they earned since a business date began. */
  readonly earned: Minor;
}

/** All units of a customer. */
export async function worthOfUnits(reader: Reader, customerId: bigint, date: string): Promise<UnitsWorth> {
  const { rows } = await reader.query<UnitsWorth>({
    name: 'pools.worth_of_units',
    text: `with held as (
        select h.pool_id, sum(h.units) as units, sum(h.invested - h.paid_out) as invested, sum(div(h.units::numeric * p.value, p.units)) as worth
        from pools.holding h join pools.pool p on p.id = h.pool_id where h.customer_id = $1 and h.status = 'in_progress' group by 1
      ), moved as (
        select f.pool_id, sum(case f.what when 'subscribed' then f.units else -f.units end) as units,
          sum(case f.what when 'subscribed' then f.money else -f.money end) as money
        from pools.flow f join pools.valuation v using (pool_id, number) where f.customer_id = $1 and v.date = $2 group by 1
      ), day as (
        select coalesce(h.worth, 0) - coalesce(m.money, 0)
          - case when coalesce(h.units, 0) = coalesce(m.units, 0) then 0
              else coalesce(div((coalesce(h.units, 0) - coalesce(m.units, 0)) * v.value, v.units), coalesce(h.worth, 0)) end as earned
        from held h full join moved m using (pool_id)
        left join lateral (
          select value, units from pools.valuation where pool_id = coalesce(h.pool_id, m.pool_id) and date < $2 and units > 0
          order by number desc limit 1
        ) v on true
      )
      select coalesce((select sum(worth) from held), 0)::bigint as worth, coalesce((select sum(invested) from held), 0)::bigint as invested,
        coalesce((select sum(earned) from day), 0)::bigint as earned`,
    values: [customerId, date],
  });
  return rows[0]!;
}
