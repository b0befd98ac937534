/** All SQL about the plans of pools and what became of their lines; the file that everybody reads is plan-file.ts. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getPoolPlans } from '@bahi/contract/pools/calls.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { PlanBook } from '@bahi/core/pool-plan.ts';
import { bookValue, moneyFor } from '@bahi/core/pool.ts';
import type { Target } from '@bahi/core/strategies/stock.ts';
import type { Strategy } from '@bahi/core/strategies/strategies.ts';
import { selectRightsDue } from '../corporate-actions/service.ts';
import { availableOf, bookOf } from '../ledger/books.ts';
import { lockBooks } from '../ledger/post.ts';
import type { Database, Reader, Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';

export interface TradingPool {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly strategy: Strategy;
  /** Followers' units at the last valuation. */
  readonly units: bigint;
  readonly isHalted: boolean;
}

/** Those that have not ended. */
export async function selectTrading(reader: Reader): Promise<TradingPool[]> {
  const { rows } = await reader.query<TradingPool>({
    name: 'pools.trading',
    text: `select p.id, p.customer_id as "customerId", p.strategy, p.units, h.id is not null as "isHalted"
      from pools.pool p left join pools.halt h on h.pool_id = p.id and h.ended_at is null
      where p.ended_at is null order by p.id`,
  });
  return rows;
}

export interface PlanRow {
  readonly id: bigint;
  readonly number: number;
  readonly date: string;
  /** Numbers. */
  readonly at: number;
  readonly targets: readonly Target[];
  readonly lotSize: number;
  readonly hasCut: boolean;
}

const PLAN = `id, number, date::text as date, at, targets, lot_size as "lotSize", buying_cash is not null as "hasCut"`;

export async function selectPlan(
  reader: Reader,
  { poolId, date }: { readonly poolId: bigint; readonly date: string },
): Promise<PlanRow | null> {
  const { rows } = await reader.query<PlanRow>({
    name: 'pools.plan_of_date',
    text: `select ${PLAN} from pools.plan where pool_id = $1 and date = $2`,
    values: [poolId, date],
  });
  return planOf(rows[0]);
}

export async function selectLastPlan(reader: Reader, poolId: bigint): Promise<PlanRow | null> {
  const { rows } = await reader.query<PlanRow>(
    `select ${PLAN} from pools.plan where pool_id = $1 order by number desc limit 1`,
    [poolId],
  );
  return planOf(rows[0]);
}

function planOf(row: PlanRow | undefined): PlanRow | null {
  return row === undefined ? null : { ...row, at: Number(row.at) };
}

export interface HeldPosition {
  readonly id: bigint;
  readonly symbol: string;
  readonly quantity: number;
}

/** The oldest first. */
export async function selectHeld(reader: Reader, customerId: bigint): Promise<HeldPosition[]> {
  const { rows } = await reader.query<HeldPosition>({
    name: 'pools.held',
    text: `select id, symbol, quantity from orders.position
      where customer_id = $1 and closed_at is null order by opened_at, id`,
    values: [customerId],
  });
  return rows;
}

export interface TradedBook {
  readonly cash: Minor;
  /** Of that what no order has. */
  readonly available: Minor;
  readonly dividends: Minor;
  /** What waiting redemptions would take now: those that cannot be taken back any more (decision 0100). */
  readonly owed: Minor;
  readonly positions: readonly HeldPosition[];
}

/** Under the lock of the pool's book. What has no mark counts as nothing. */
export async function lockBook(
  tx: Tx,
  { id, customerId }: Pick<TradingPool, 'id' | 'customerId'>,
  { now, markOf }: { readonly now: number; readonly markOf: (symbol: string) => number | null },
): Promise<TradedBook> {
  const books = await lockBooks(tx, { customerIds: [customerId] });
  const positions = await selectHeld(tx, customerId);
  const { rows } = await tx.query<{ units: bigint; waiting: bigint; dividends: bigint }>(
    `select p.units,
       (select coalesce(sum(r.units - r.settled), 0)::bigint from pools.redemption r
        where r.pool_id = p.id and r.status = 'pending' and r.deals_at <= $2::bigint + p.cutoff_ms) as waiting,
       (select coalesce(sum(o.dividends_due), 0)::bigint from orders.position o where o.customer_id = p.customer_id) as dividends
     from pools.pool p where p.id = $1`,
    [id, now],
  );
  const { units, waiting } = rows[0]!;
  const dividends = rows[0]!.dividends - (await selectRightsDue(tx, customerId));
  const { cash } = bookOf(books, customerId);
  const marked = positions.map(({ symbol, quantity }) => ({ symbol, shares: quantity, mark: markOf(symbol) ?? 0 }));
  const value = bookValue({ cash, dividends, positions: marked });
  const owed = moneyFor({ value, units }, waiting);
  return { cash, available: availableOf(books, customerId), dividends, owed, positions };
}

export interface NewPlan {
  readonly poolId: bigint;
  readonly date: string;
  readonly at: number;
  readonly isSeen: boolean;
  readonly targets: readonly Target[];
  readonly book: PlanBook;
  readonly lotSize: number;
  readonly lines: readonly NewLine[];
}

export interface NewLine {
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly planned: number;
  /** Null: of a purchase, until the sales are done. */
  readonly limit: number | null;
  readonly positionId: bigint | null;
}

/** In one transaction, before the first order. The book of the pool is locked. */
export async function insertPlan(tx: Tx, plan: NewPlan): Promise<PlanRow> {
  const { cash, dividends, owed, stocks } = plan.book;
  const { rows } = await tx.query<PlanRow>(
    `insert into pools.plan (pool_id, number, date, at, is_rule_asked, targets, cash, dividends, owed, stocks, lot_size, finished_at)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from pools.plan where pool_id = $1
     returning ${PLAN}`,
    [
      plan.poolId,
      plan.date,
      plan.at,
      plan.isSeen,
      JSON.stringify(plan.targets),
      cash,
      dividends,
      owed,
      JSON.stringify(stocks),
      plan.lotSize,
      plan.lines.length === 0 ? plan.at : null,
    ],
  );
  const row = planOf(rows[0])!;
  await tx.query(
    `insert into pools.plan_line (plan_id, line, symbol, side, shares, asked, limit_price, closes)
     select $1, row_number() over (), l.symbol, l.side, l.planned, l.asked, l."limit", l.closes
     from jsonb_to_recordset($2::jsonb) as l (symbol text, side text, planned int, asked int, "limit" bigint, closes bigint)`,
    [
      row.id,
      JSON.stringify(
        plan.lines.map(({ positionId, ...line }) => ({
          ...line,
          asked: line.limit === null ? null : line.planned,
          closes: positionId?.toString() ?? null,
        })),
      ),
    ],
  );
  return row;
}

export interface LineRow {
  readonly line: number;
  readonly symbol: string;
  readonly side: 'buy' | 'sell';
  readonly planned: number;
  readonly asked: number | null;
  readonly limit: number | null;
  readonly positionId: bigint | null;
  readonly outcome: OutputOf<typeof getPoolPlans>['plans'][number]['lines'][number]['outcome'];
}

export async function selectLines(reader: Reader, planId: bigint): Promise<LineRow[]> {
  const { rows } = await reader.query<LineRow & { limit: bigint | null }>({
    name: 'pools.lines',
    text: `select line, symbol, side, shares as planned, asked, limit_price as "limit", closes as "positionId", outcome
      from pools.plan_line where plan_id = $1 order by line`,
    values: [planId],
  });
  return rows.map((row) => ({ ...row, limit: numberOrNull(row.limit) }));
}

/** What the orders of a plan have come to: those that ended are told as they ended. */
export async function followOrders(db: Database, planId: bigint): Promise<void> {
  await db.query({
    name: 'pools.follow_orders',
    text: `update pools.plan_line l set filled = o.filled, turnover = o.turnover,
        outcome = case when o.filled = l.asked then 'filled' when o.ended_at is null then 'placed' else 'unfilled' end
      from pools.plan p, pools.pool c, orders.orders o
      where l.plan_id = $1 and l.outcome = 'placed' and p.id = l.plan_id and c.id = p.pool_id
        and o.customer_id = c.customer_id and o.id = l.order_id and (o.filled, o.turnover, o.ended_at is not null) is distinct from (l.filled, l.turnover, false)`,
    values: [planId],
  });
}

export type Placed = { readonly orderId: bigint } | { readonly code: string; readonly params: object };

/** Orders that were placed right before a process ended, by their keys; answers whether there are any. */
export async function findPlaced(db: Database, planId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    `update pools.plan_line l set order_id = o.id, outcome = 'placed' from pools.plan p, pools.pool c, orders.orders o
     where l.plan_id = $1 and l.outcome = 'waiting' and p.id = l.plan_id and c.id = p.pool_id and o.customer_id = c.customer_id
       and o.request = encode(substr(sha256(convert_to('pool ' || l.plan_id || ' ' || l.line, 'UTF8')), 1, 16), 'hex')::uuid`,
    [planId],
  );
  return (rowCount ?? 0) > 0;
}

export async function updatePlaced(
  db: Database,
  { planId, line, ...placed }: { readonly planId: bigint; readonly line: number } & Placed,
): Promise<void> {
  const [orderId, code, params] =
    'code' in placed ? [null, placed.code, JSON.stringify(placed.params)] : [placed.orderId, null, null];
  await db.query(
    `update pools.plan_line set order_id = $3, code = $4, params = $5, outcome = $6 where plan_id = $1 and line = $2`,
    [planId, line, orderId, code, params, code === null ? 'placed' : 'refused'],
  );
}

/** What of the purchases the cash pays for, all at once. */
export async function updateCut(
  tx: Tx,
  of: {
    readonly planId: bigint;
    readonly cash: Minor;
    readonly owed: Minor;
    readonly lines: readonly { readonly line: number; readonly asked: number; readonly limit: number }[];
  },
): Promise<void> {
  await tx.query('update pools.plan set buying_cash = $2, buying_owed = $3 where id = $1', [
    of.planId,
    of.cash,
    of.owed,
  ]);
  await tx.query(
    `update pools.plan_line l set asked = c.asked, limit_price = c."limit",
       outcome = case when c.asked = 0 then 'not_afforded' else l.outcome end
     from jsonb_to_recordset($2::jsonb) as c (line int, asked int, "limit" bigint) where l.plan_id = $1 and l.line = c.line`,
    [of.planId, JSON.stringify(of.lines)],
  );
}

/** Nothing is left to do for it; what was never placed is told so. */
export async function finishPlan(
  db: Database,
  { planId, now }: { readonly planId: bigint; readonly now: number },
): Promise<void> {
  await db.query('update pools.plan set finished_at = $2 where id = $1 and finished_at is null', [planId, now]);
}

export interface UnfinishedPlan {
  readonly id: bigint;
  readonly poolId: bigint;
  readonly at: bigint;
  readonly date: string;
  /** An order of it works, or one may still be placed. */
  readonly isWorking: boolean;
  readonly isWaiting: boolean;
  /** What redemptions wait for and could not be sold so far. */
  readonly unsold: readonly string[];
}

export async function selectUnfinished(reader: Reader, planId: bigint | null = null): Promise<UnfinishedPlan[]> {
  const { rows } = await reader.query<UnfinishedPlan>({
    name: 'pools.unfinished_plans',
    text: `select p.id, p.pool_id as "poolId", p.at, p.date::text as date, coalesce(bool_or(l.outcome = 'placed'), false) as "isWorking",
        coalesce(bool_or(l.outcome = 'waiting'), false) as "isWaiting",
        coalesce(array_agg(distinct l.symbol) filter (
          where p.owed > p.cash and l.side = 'sell' and l.outcome not in ('filled', 'placed')), '{}') as unsold
      from pools.plan p left join pools.plan_line l on l.plan_id = p.id
      where p.finished_at is null and ($1::bigint is null or p.id = $1) group by p.id order by p.id`,
    values: [planId],
  });
  return rows;
}

/** Orders of a pool that may still be filled. */
export async function selectWorking(reader: Reader, customerId: bigint): Promise<bigint[]> {
  const { rows } = await reader.query<{ id: bigint }>(
    'select id from orders.orders where customer_id = $1 and ended_at is null and cancel_request is null order by id',
    [customerId],
  );
  return rows.map(({ id }) => id);
}

export interface PlanSummary {
  readonly number: number;
  readonly date: string;
  readonly lines: number;
  readonly open: number;
  readonly refused: number;
}

/** Of the newest session of each pool. */
export async function selectNewestPlans(
  reader: Reader,
  poolIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PlanSummary>> {
  const { rows } = await reader.query<PlanSummary & { poolId: bigint }>(
    `select p.pool_id as "poolId", p.number, p.date::text as date, count(l.line)::int as lines,
       count(*) filter (where l.outcome in ('waiting', 'placed'))::int as open,
       count(*) filter (where l.outcome = 'refused')::int as refused
     from pools.plan p left join pools.plan_line l on l.plan_id = p.id
     where p.pool_id = any ($1::bigint[]) and p.number = (select max(number) from pools.plan where pool_id = p.pool_id)
     group by p.id`,
    [[...poolIds]],
  );
  return new Map(rows.map(({ poolId, ...plan }) => [poolId, plan]));
}
