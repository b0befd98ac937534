/** All SQL about mandates of day trading and the orders under them. */
import type { DayFill } from '@bahi/core/day-trading.ts';
import type { Direction } from '@bahi/core/position.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { requestTable } from '../platform/requests/table.ts';
import type { MandateRow, Usage } from './rows.ts';

const COLUMNS = `id, customer_id as "customerId", amount, margin, fee_held as "feeHeld", fee_bps as "feeBps", fee_minimum as "feeMinimum",
  fee_maximum as "feeMaximum", session_date as "sessionDate", opens_at as "opensAt", square_off_at as "squareOffAt",
  closes_at as "closesAt", created_at as "createdAt", promised_by as "promisedBy", claimed_at as "claimedAt", status,
  decided_at as "decidedAt", decided_by as "decidedBy", decided_name as "decidedName", reason, note, closing_at as "closingAt",
  settled_at as "settledAt", most_used as "mostUsed", gross, charges, fee, entry_id as "entryId"`;

export const mandates = requestTable<MandateRow>('day_trading.mandate', COLUMNS);

/** The one that waits or runs. */
export async function selectOpen(reader: Reader, customerId: bigint): Promise<MandateRow | null> {
  const { rows } = await reader.query<MandateRow>({
    name: 'day_trading.open',
    text: `select ${COLUMNS} from day_trading.mandate where customer_id = $1 and status in ('pending', 'approved')`,
    values: [customerId],
  });
  return rows[0] ?? null;
}

export async function selectUsage(reader: Reader, mandateId: bigint): Promise<Usage> {
  const { rows } = await reader.query<Record<keyof Usage, string>>({
    name: 'day_trading.usage',
    text: `select coalesce(sum(t.drawn), 0)::text as drawn, coalesce(sum(ceil(p.opened_turnover::numeric * p.quantity / p.opened_quantity)), 0)::text as open,
        coalesce(sum(o.worst_price * (o.quantity - o.filled)) filter (where o.ended_at is null), 0)::text as working
      from day_trading.trade t
      join orders.orders o on o.customer_id = t.customer_id and o.id = t.order_id
      left join orders.position p on p.customer_id = t.customer_id and p.id = t.order_id
      where t.mandate_id = $1`,
    values: [mandateId],
  });
  const { drawn, open, working } = rows[0]!;
  return { drawn: BigInt(drawn), open: BigInt(open), working: BigInt(working) };
}

interface FillRow {
  readonly position: bigint;
  readonly isOpening: boolean;
  readonly price: bigint;
  readonly quantity: number;
  readonly at: bigint;
}

/** Of the orders of a mandate, and of those that close what they opened. */
export async function selectFills(reader: Reader, mandateId: bigint): Promise<DayFill[]> {
  const { rows } = await reader.query<FillRow>(
    `select t.order_id as position, o.kind = 'open' as "isOpening", f.price, f.quantity, f.at
     from day_trading.trade t
     join lateral (
       select id, kind from orders.orders where customer_id = t.customer_id and id = t.order_id
       union all select id, kind from orders.orders where closes = t.order_id
     ) o on true
     join orders.fill f on f.order_id = o.id
     where t.mandate_id = $1`,
    [mandateId],
  );
  return rows.map((row) => ({ ...row, price: Number(row.price), at: Number(row.at) }));
}

export async function insertTrade(
  tx: Tx,
  of: { mandateId: bigint; orderId: bigint; customerId: bigint; placedAt: number; drawn: Minor },
): Promise<void> {
  await tx.query(
    'insert into day_trading.trade (order_id, mandate_id, customer_id, placed_at, drawn) values ($1, $2, $3, $4, $5)',
    [of.orderId, of.mandateId, of.customerId, of.placedAt, of.drawn],
  );
}

export interface TradeRow {
  readonly orderId: bigint;
  readonly symbol: string;
  readonly direction: Direction;
  readonly quantity: number;
  readonly amount: Minor;
  readonly gross: Minor;
  readonly charges: Minor;
  readonly carried: number;
  /** The order, and those that closed what it opened. */
  readonly orders: readonly bigint[];
}

/** Of a settled mandate, in the order of the orders. */
export async function selectTrades(reader: Reader, mandateId: bigint): Promise<TradeRow[]> {
  const { rows } = await reader.query<TradeRow>(
    `select t.order_id as "orderId", o.symbol, o.direction, o.filled as quantity, o.turnover as amount, t.gross, t.charges, t.carried,
       array(select t.order_id union all select c.id from orders.orders c where c.closes = t.order_id) as orders
     from day_trading.trade t join orders.orders o on o.customer_id = t.customer_id and o.id = t.order_id
     where t.mandate_id = $1 order by t.order_id`,
    [mandateId],
  );
  return rows;
}

/** Writes down what each order of a mandate came to, and answers the sums. The book is locked. */
export async function recordTrades(
  tx: Tx,
  mandateId: bigint,
): Promise<{ gross: Minor; charges: Minor; carried: number }> {
  const { rows } = await tx.query<{ gross: Minor; charges: Minor; carried: number }>(
    `update day_trading.trade t set gross = coalesce(p.realised, 0), carried = coalesce(p.quantity, 0),
       charges = coalesce((select sum(each) from unnest(p.charges) as each), 0)
     from day_trading.trade s left join orders.position p on p.customer_id = s.customer_id and p.id = s.order_id
     where t.mandate_id = $1 and s.order_id = t.order_id returning t.gross, t.charges, t.carried`,
    [mandateId],
  );
  return {
    gross: rows.reduce((sum, row) => sum + row.gross, 0n),
    charges: rows.reduce((sum, row) => sum + row.charges, 0n),
    carried: rows.filter((row) => row.carried > 0).length,
  };
}

export interface Left {
  /** Orders that would still open something, or opened what is still held. */
  readonly ids: readonly bigint[];
  readonly positions: number;
  /** Orders of its session that the venue may still fill. */
  readonly working: number;
}

export async function selectLeft(reader: Reader, { id, closesAt }: MandateRow): Promise<Left> {
  const { rows } = await reader.query<{ id: bigint; isHeld: boolean; working: number }>(
    `select t.order_id as id, p.closed_at is null and p.id is not null as "isHeld", w.working
     from day_trading.trade t
     left join orders.position p on p.customer_id = t.customer_id and p.id = t.order_id
     left join lateral (
       select count(*)::int as working from (
         select placed_at, time_in_force from orders.orders
         where customer_id = t.customer_id and id = t.order_id and ended_at is null
         union all select placed_at, time_in_force from orders.orders where closes = t.order_id and ended_at is null
       ) o where o.time_in_force = 'session' and o.placed_at < $2
     ) w on true
     where t.mandate_id = $1 and (w.working > 0 or p.id is not null and p.closed_at is null) order by t.order_id`,
    [id, closesAt],
  );
  return {
    ids: rows.map((row) => row.id),
    positions: rows.filter((row) => row.isHeld).length,
    working: rows.reduce((sum, row) => sum + row.working, 0),
  };
}

/** Mandates whose square-off has begun and that are not over, some at a time, by number. */
export async function selectDue(
  reader: Reader,
  { now, after, limit }: { readonly now: number; readonly after: bigint; readonly limit: number },
): Promise<{ id: bigint }[]> {
  const { rows } = await reader.query<{ id: bigint }>(
    `select id from day_trading.mandate where status in ('pending', 'approved') and square_off_at <= $1 and id > $2
     order by id limit $3`,
    [now, after, limit],
  );
  return rows;
}
