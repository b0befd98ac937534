/** What commands and settlement read and write: set-based, prepared statements, one for each table of a batch. */
import { assert } from '@bahi/core/assert.ts';
import type { CloseTerms } from '@bahi/core/position-decision.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { int2Array, int4Array, int8Array, plainArray, textArray } from '../platform/arrays.ts';
import {
  CANCELLED_BY_RULE,
  isOpenOrder,
  ORDER_COLUMNS,
  orderFromRow,
  POSITION_COLUMNS,
  positionFromRow,
  type FillRow,
  type OrderRow,
  type PositionRow,
  type Raw,
} from './rows.ts';

interface Key {
  readonly customerId: bigint;
  readonly id: bigint;
}

/** An order with what a transaction about it locks and reads. */
export interface OrderKey extends Key {
  readonly positionId: bigint;
  readonly kind: OrderRow['kind'];
}

/** Orders that were placed with these idempotency keys. */
interface Closing {
  readonly positionId: bigint;
  readonly terms: Pick<CloseTerms, 'type'>;
}

interface Keyed {
  readonly customerId: bigint;
  readonly request: string;
}

export async function selectOrdersByRequest(tx: Tx, requests: readonly Keyed[]): Promise<OrderRow[]> {
  if (requests.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.by_request',
    text: `select ${ORDER_COLUMNS} from unnest($1::bigint[], $2::uuid[]) as r (customer_id, request)
      join orders.orders o on o.customer_id = r.customer_id and o.request = r.request`,
    values: [int8Array(requests.map((key) => key.customerId)), plainArray(requests.map((key) => key.request))],
  });
  return rows.map(orderFromRow);
}

/** Orders that these keys have cancelled before. The marks of rules (rows.ts) are no keys, and not in the index. */
export async function selectOrdersByCancel(tx: Tx, requests: readonly Keyed[]): Promise<OrderRow[]> {
  if (requests.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.by_cancel_request',
    text: `select ${ORDER_COLUMNS} from unnest($1::bigint[], $2::uuid[]) as r (customer_id, request)
      join orders.orders o on o.customer_id = r.customer_id and o.cancel_request = r.request
        and o.cancel_request not in ('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff')`,
    values: [int8Array(requests.map((key) => key.customerId)), plainArray(requests.map((key) => key.request))],
  });
  return rows.map(orderFromRow);
}

export async function selectOrders(tx: Tx, keys: readonly Key[]): Promise<OrderRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.by_key',
    text: `select ${ORDER_COLUMNS} from unnest($1::bigint[], $2::bigint[]) as k (customer_id, id)
      join orders.orders o on o.customer_id = k.customer_id and o.id = k.id`,
    values: [int8Array(keys.map((key) => key.customerId)), int8Array(keys.map((key) => key.id))],
  });
  return rows.map(orderFromRow);
}

/** The opening order and the working closing order of positions, where they are still open. */
export async function selectWorkingOrders(tx: Tx, keys: readonly Key[]): Promise<OrderRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.working_of_positions',
    text: `select ${ORDER_COLUMNS} from orders.orders o where o.id = any ($1::bigint[])
      union all
      select ${ORDER_COLUMNS} from orders.orders o where o.ended_at is null and o.closes = any ($1::bigint[])`,
    values: [int8Array(keys.map((key) => key.id))],
  });
  return rows.map(orderFromRow).filter(isOpenOrder);
}

/** When a rule last took the place of a customer's order that closed one of these positions, by its number; asked for limit orders alone. */
export async function selectReplaced(reader: Reader, closes: readonly Closing[]): Promise<ReadonlyMap<bigint, number>> {
  const ids = closes.filter(({ terms }) => terms.type === 'limit').map(({ positionId }) => positionId);
  if (ids.length === 0) return new Map();
  const { rows } = await reader.query<{ id: bigint; at: bigint }>({
    name: 'orders.replaced_of_positions',
    text: `select closes as id, max(ended_at) as at from orders.orders
      where closes = any ($1::bigint[]) and cancel_request = $2 group by closes`,
    values: [int8Array(ids), CANCELLED_BY_RULE],
  });
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, Number(at)] as const])));
}

/** Of the customers of these positions, in the same symbols: what has not ended. */
export async function selectOpenBeside(tx: Tx, keys: readonly Key[]): Promise<OrderRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.open_beside_positions',
    text: `select ${ORDER_COLUMNS} from unnest($1::bigint[], $2::bigint[]) as k (customer_id, id)
      join orders.position p on p.customer_id = k.customer_id and p.id = k.id
      join orders.orders o on o.customer_id = p.customer_id and o.symbol = p.symbol and o.ended_at is null`,
    values: [int8Array(keys.map((key) => key.customerId)), int8Array(keys.map((key) => key.id))],
  });
  return rows.map(orderFromRow);
}

export async function selectPositions(tx: Tx, keys: readonly Key[]): Promise<PositionRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.positions_by_key',
    text: `select ${POSITION_COLUMNS} from unnest($1::bigint[], $2::bigint[]) as k (customer_id, id)
      join orders.position p on p.customer_id = k.customer_id and p.id = k.id`,
    values: [int8Array(keys.map((key) => key.customerId)), int8Array(keys.map((key) => key.id))],
  });
  return rows.map(positionFromRow);
}

/** The positions that these orders close. */
export async function selectPositionsClosedBy(tx: Tx, keys: readonly Key[]): Promise<PositionRow[]> {
  if (keys.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.positions_closed_by',
    text: `select ${POSITION_COLUMNS} from unnest($1::bigint[], $2::bigint[]) as k (customer_id, id)
      join orders.orders o on o.customer_id = k.customer_id and o.id = k.id
      join orders.position p on p.customer_id = o.customer_id and p.id = o.closes`,
    values: [int8Array(keys.map((key) => key.customerId)), int8Array(keys.map((key) => key.id))],
  });
  return rows.map(positionFromRow);
}

export const KEY_COLUMNS = 'id, customer_id as "customerId", coalesce(closes, id) as "positionId", kind';

/**
 * Whose the open ones of these orders are: what a settlement must lock. The ended ones are left out here: asked for `ended_at is null`,
 * PostgreSQL might take all that are open for few and read each of them.
 */
export async function selectOpenOrderKeys(tx: Tx, ids: readonly bigint[]): Promise<OrderKey[]> {
  const { rows } = await tx.query<OrderKey & { isOpen: boolean }>({
    name: 'orders.open_keys',
    text: `select ${KEY_COLUMNS}, ended_at is null as "isOpen" from orders.orders where id = any ($1::bigint[])`,
    values: [int8Array(ids)],
  });
  return rows.filter((row) => row.isOpen);
}

/** Orders placed at one moment. */
export async function insertOrders(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  for (const origin of ['customer', 'day'] as const)
    await insertOpening(
      tx,
      orders.filter((order) => order.kind === 'open' && order.origin === origin),
      origin,
    );
  await insertClosing(
    tx,
    orders.filter((order) => order.kind === 'close'),
  );
  await insertBorrowing(tx, orders);
}

/** With each order that borrows, what all of them have borrowed by then. */
async function insertBorrowing(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const noted = orders.flatMap(({ borrowable, ...order }) =>
    borrowable === undefined
      ? []
      : [{ ...order, quota: borrowable.quota, borrowed: borrowable.quota - borrowable.left + order.quantity }],
  );
  await write(tx, noted.length, {
    name: 'orders.insert_borrowing',
    text: `insert into orders.borrowing (order_id, customer_id, borrowed, quota, symbol)
      select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[])`,
    values: [
      int8Array(noted.map((order) => order.id)),
      int8Array(noted.map((order) => order.customerId)),
      int8Array(noted.map((order) => order.borrowed)),
      int8Array(noted.map((order) => order.quota)),
      textArray(noted.map((order) => order.symbol)),
    ],
  });
}

/** The hot path: what is the same for all of them goes once, as every array costs its parsing. */
async function insertOpening(tx: Tx, orders: readonly OrderRow[], origin: 'customer' | 'day'): Promise<void> {
  await write(tx, orders.length, {
    name: `orders.insert_opening_${origin}`,
    text: `insert into orders.orders (id, customer_id, request, body, placed_at, price, worst_price, stop_loss,
        take_profit, quantity, leverage, direction, type, time_in_force, status, symbol, held, kind, origin)
      select id, customer_id, request, body, $1::bigint, price, worst_price, stop_loss, take_profit, quantity, leverage,
        direction, type, time_in_force, status, symbol, held, 'open', '${origin}'
      from unnest($2::bigint[], $3::bigint[], $4::uuid[], $5::uuid[], $6::bigint[], $7::bigint[], $8::bigint[],
        $9::bigint[], $10::int[], $11::smallint[], $12::orders.direction[], $13::orders.order_type[],
        $14::orders.time_in_force[], $15::orders.order_status[], $16::text[], $17::bigint[])
        as o (id, customer_id, request, body, price, worst_price, stop_loss, take_profit, quantity, leverage, direction,
          type, time_in_force, status, symbol, held)`,
    values: [orders[0]?.placedAt ?? 0, ...termsOf(orders), int8Array(orders.map((order) => order.held))],
  });
}

async function insertClosing(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  await write(tx, orders.length, {
    name: 'orders.insert_closing',
    text: `insert into orders.orders (id, customer_id, request, body, placed_at, price, worst_price, stop_loss,
        take_profit, quantity, leverage, direction, type, time_in_force, status, symbol, closes, origin, kind)
      select id, customer_id, request, body, $1::bigint, price, worst_price, stop_loss, take_profit, quantity, leverage,
        direction, type, time_in_force, status, symbol, closes, origin, 'close'
      from unnest($2::bigint[], $3::bigint[], $4::uuid[], $5::uuid[], $6::bigint[], $7::bigint[], $8::bigint[],
        $9::bigint[], $10::int[], $11::smallint[], $12::orders.direction[], $13::orders.order_type[],
        $14::orders.time_in_force[], $15::orders.order_status[], $16::text[], $17::bigint[], $18::orders.order_origin[])
        as o (id, customer_id, request, body, price, worst_price, stop_loss, take_profit, quantity, leverage, direction,
          type, time_in_force, status, symbol, closes, origin)`,
    values: [
      orders[0]?.placedAt ?? 0,
      ...termsOf(orders),
      int8Array(orders.map((order) => order.closes)),
      plainArray(orders.map((order) => order.origin)),
    ],
  });
}

function termsOf(orders: readonly OrderRow[]): unknown[] {
  return [
    int8Array(orders.map((order) => order.id)),
    int8Array(orders.map((order) => order.customerId)),
    plainArray(orders.map((order) => order.request)),
    plainArray(orders.map((order) => order.body)),
    int8Array(orders.map((order) => order.price)),
    int8Array(orders.map((order) => order.worstPrice)),
    int8Array(orders.map((order) => order.stopLoss)),
    int8Array(orders.map((order) => order.takeProfit)),
    int4Array(orders.map((order) => order.quantity)),
    int2Array(orders.map((order) => order.leverage)),
    plainArray(orders.map((order) => order.direction)),
    plainArray(orders.map((order) => order.type)),
    plainArray(orders.map((order) => order.timeInForce)),
    plainArray(orders.map((order) => order.status)),
    textArray(orders.map((order) => order.symbol)),
  ];
}

export async function updateOrders(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  await write(tx, orders.length, {
    name: 'orders.update',
    text: `update orders.orders o set ended_at = c.ended_at, turnover = c.turnover, held = c.held, filled = c.filled,
        executions = c.executions, status = c.status, cancel_request = c.cancel_request, reason = c.reason,
        reason_params = c.reason_params
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::int[], $7::int[],
        $8::orders.order_status[], $9::uuid[], $10::text[], $11::jsonb[])
        as c (customer_id, id, ended_at, turnover, held, filled, executions, status, cancel_request, reason, reason_params)
      where o.customer_id = c.customer_id and o.id = c.id`,
    values: stateOf(orders),
  });
}

/** Key and state, in the order in which the updates have them. */
export function stateOf(orders: readonly OrderRow[]): unknown[] {
  return [
    int8Array(orders.map((order) => order.customerId)),
    int8Array(orders.map((order) => order.id)),
    int8Array(orders.map((order) => order.endedAt)),
    int8Array(orders.map((order) => order.turnover)),
    int8Array(orders.map((order) => order.held)),
    int4Array(orders.map((order) => order.filled)),
    int4Array(orders.map((order) => order.executions)),
    plainArray(orders.map((order) => order.status)),
    plainArray(orders.map((order) => order.cancelRequest)),
    textArray(orders.map((order) => order.reason)),
    textArray(orders.map((order) => (order.reasonParams === null ? null : JSON.stringify(order.reasonParams)))),
  ];
}

export async function insertFills(tx: Tx, fills: readonly FillRow[]): Promise<void> {
  await write(tx, fills.length, {
    name: 'orders.insert_fills',
    text: `insert into orders.fill (order_id, execution, price, quantity, trade_seq, bid, ask, at)
      select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::int[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::bigint[])`,
    values: [
      int8Array(fills.map((fill) => fill.orderId)),
      int4Array(fills.map((fill) => fill.execution)),
      int8Array(fills.map((fill) => fill.price)),
      int4Array(fills.map((fill) => fill.quantity)),
      int8Array(fills.map((fill) => fill.tradeSeq)),
      int8Array(fills.map((fill) => fill.bid)),
      int8Array(fills.map((fill) => fill.ask)),
      int8Array(fills.map((fill) => fill.at)),
    ],
  });
}

export type PositionStep =
  | 'allotted'
  | 'block_traded'
  | 'margin_added'
  | 'protection_changed'
  | 'margin_warning'
  | 'split'
  | 'bonus'
  | 'dividend_due'
  | 'dividend_paid'
  | 'rights_due'
  | 'rights_ended';

export interface PositionEvent {
  readonly positionId: bigint;
  readonly at: number;
  readonly step: PositionStep;
  readonly params: Readonly<Record<string, string | number>>;
}

export async function insertPositionEvents(tx: Tx, events: readonly PositionEvent[]): Promise<void> {
  await write(tx, events.length, {
    name: 'orders.insert_events',
    text: `insert into orders.position_event (position_id, at, step, params)
      select * from unnest($1::bigint[], $2::bigint[], $3::orders.position_step[], $4::jsonb[])`,
    values: [
      int8Array(events.map((event) => event.positionId)),
      int8Array(events.map((event) => event.at)),
      plainArray(events.map((event) => event.step)),
      textArray(events.map((event) => JSON.stringify(event.params))),
    ],
  });
}

interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Nothing to write is no query; what is written is counted. */
export async function write(tx: Tx, count: number, statement: Statement): Promise<void> {
  if (count === 0) return;
  const { rowCount } = await tx.query(statement);
  assert(rowCount === count, `${statement.name} wrote ${rowCount} of ${count} rows`);
}
