/** SQL that reads orders and positions for screens: no locks, newest first, a page at a time. */
import type { Reader } from '../platform/database.ts';
import { fillFromRow, ORDER_COLUMNS, orderFromRow, POSITION_COLUMNS, positionFromRow } from './rows.ts';
import { readChanges } from './change-store.ts';
import type { FillRow, OrderChange, OrderRow, PositionRow, Raw } from './rows.ts';
import { salesOf, type Sales } from './sales.ts';
import type { PositionStep } from './store.ts';

export interface Page {
  /** Only these instruments; null: all. */
  readonly symbols: readonly string[] | null;
  readonly page: number;
  readonly pageSize: number;
}

const ORDER_STATES = { open: 'and o.ended_at is null', ended: 'and o.ended_at is not null', all: '' } as const;
const POSITION_STATES = { open: 'and p.closed_at is null', closed: 'and p.closed_at is not null', all: '' } as const;

export async function readOrderPage(
  tx: Reader,
  customerId: bigint,
  { state, ...page }: Page & { state: keyof typeof ORDER_STATES },
): Promise<Told & { orders: OrderRow[]; total: number }> {
  const where = `o.customer_id = $1 ${ORDER_STATES[state]} and ($2::text[] is null or o.symbol = any ($2))`;
  const { rows, total } = await readPage(tx, customerId, page, {
    name: `orders.page_${state}`,
    columns: ORDER_COLUMNS,
    from: `orders.orders o where ${where}`,
    order: 'o.id desc',
  });
  const orders = rows.map(orderFromRow);
  return { orders, ...(await readTold(tx, orders)), total };
}

export async function readPositionPage(
  tx: Reader,
  customerId: bigint,
  { state, origin, ...page }: Page & { state: keyof typeof POSITION_STATES; readonly origin: 'block' | null },
): Promise<{ positions: PositionRow[]; total: number }> {
  const where = `p.customer_id = $1 ${POSITION_STATES[state]} and ($2::text[] is null or p.symbol = any ($2))`;
  const { rows, total } = await readPage(tx, customerId, page, {
    // An origin is one of the contract's words.
    name: `orders.positions_page_${state}${origin === null ? '' : `_${origin}`}`,
    columns: POSITION_COLUMNS,
    from: `orders.position p where ${where}${origin === null ? '' : ` and p.origin = '${origin}'`}`,
    order: 'p.id desc',
  });
  return { positions: rows.map(positionFromRow), total };
}

/** What would still open something, and nobody has asked to cancel. */
export async function readWorkingOpenings(tx: Reader, customerId: bigint): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'orders.working_openings',
    text: `select id from orders.orders
      where customer_id = $1 and ended_at is null and kind = 'open' and cancel_request is null order by id`,
    values: [customerId],
  });
  return rows.map(({ id }) => id);
}

interface PageQuery {
  readonly name: string;
  readonly columns: string;
  readonly from: string;
  readonly order: string;
}

async function readPage(
  tx: Reader,
  customerId: bigint,
  { symbols, page, pageSize }: Page,
  { name, columns, from, order }: PageQuery,
): Promise<{ rows: Raw[]; total: number }> {
  const [{ rows }, count] = await Promise.all([
    tx.query<Raw>({
      name,
      text: `select ${columns} from ${from} order by ${order} limit $3 offset $4`,
      values: [customerId, symbols, pageSize, (page - 1) * pageSize],
    }),
    tx.query<{ total: bigint }>({
      name: `${name}_total`,
      text: `select count(*) as total from ${from}`,
      values: [customerId, symbols],
    }),
  ]);
  return { rows, total: Number(count.rows[0]!.total) };
}

export async function readOrders(tx: Reader, customerId: bigint, ids: readonly bigint[]): Promise<OrderRow[]> {
  const { rows } = await tx.query<Raw>({
    name: 'orders.read',
    text: `select ${ORDER_COLUMNS} from orders.orders o where o.customer_id = $1 and o.id = any ($2::bigint[]) order by o.id desc`,
    values: [customerId, ids],
  });
  return rows.map(orderFromRow);
}

export async function readPositions(tx: Reader, customerId: bigint, ids: readonly bigint[]): Promise<PositionRow[]> {
  const { rows } = await tx.query<Raw>({
    name: 'orders.read_positions',
    text: `select ${POSITION_COLUMNS} from orders.position p where p.customer_id = $1 and p.id = any ($2::bigint[]) order by p.id desc`,
    values: [customerId, ids],
  });
  return rows.map(positionFromRow);
}

export async function readOpenPositions(tx: Reader, customerId: bigint): Promise<PositionRow[]> {
  const { rows } = await tx.query<Raw>({
    name: 'orders.read_open_positions',
    text: `select ${POSITION_COLUMNS} from orders.position p where p.customer_id = $1 and p.closed_at is null order by p.id desc`,
    values: [customerId],
  });
  return rows.map(positionFromRow);
}

export async function readDividendsOfClosed(tx: Reader, customerId: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ due: bigint }>({
    name: 'orders.read_dividends_of_closed',
    text: `select coalesce(sum(dividends_due), 0)::bigint as due from orders.position
      where customer_id = $1 and closed_at is not null and dividends_due <> 0`,
    values: [customerId],
  });
  return rows[0]!.due;
}

/** The opening order and all closing orders of a position, oldest first. */
export async function readOrdersOfPosition(tx: Reader, customerId: bigint, positionId: bigint): Promise<OrderRow[]> {
  const { rows } = await tx.query<Raw>({
    name: 'orders.read_of_position',
    text: `select ${ORDER_COLUMNS} from orders.orders o where o.customer_id = $1 and o.id = $2
      union all
      select ${ORDER_COLUMNS} from orders.orders o where o.customer_id = $1 and o.closes = $2
      order by id`,
    values: [customerId, positionId],
  });
  return rows.map(orderFromRow);
}

interface Told {
  readonly fills: FillRow[];
  readonly changes: OrderChange[];
  readonly sales: Sales;
}

/** What is told of orders beside their rows. */
export async function readTold(tx: Reader, orders: readonly OrderRow[]): Promise<Told> {
  const [fills, changes, sales] = await Promise.all([
    readFills(tx, orders),
    readChanges(tx, orders),
    salesOf(tx, orders),
  ]);
  return { fills, changes, sales };
}

/** Only filled orders have fills. */
export async function readFills(tx: Reader, orders: readonly OrderRow[]): Promise<FillRow[]> {
  const ids = orders.filter((order) => order.filled > 0).map((order) => order.id);
  if (ids.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.read_fills',
    text: 'select * from orders.fill where order_id = any ($1::bigint[]) order by order_id, execution',
    values: [ids],
  });
  return rows.map(fillFromRow);
}

export interface FillKey {
  readonly orderId: bigint;
  readonly execution: number;
}

/** The prices of single fills, in their order; those that do not exist are left out. */
export async function readFillPrices(
  reader: Reader,
  fills: readonly FillKey[],
): Promise<(FillKey & { readonly price: number })[]> {
  if (fills.length === 0) return [];
  const { rows } = await reader.query<{ order_id: bigint; execution: number; price: bigint }>({
    name: 'orders.read_fill_prices',
    text: `select order_id, execution, price from orders.fill
      join unnest($1::bigint[], $2::integer[]) as asked(order_id, execution) using (order_id, execution)`,
    values: [fills.map(({ orderId }) => orderId), fills.map(({ execution }) => execution)],
  });
  return rows.map((row) => ({ orderId: row.order_id, execution: row.execution, price: Number(row.price) }));
}

export interface PositionEventRow {
  readonly at: number;
  readonly step: PositionStep;
  readonly params: Record<string, string | number>;
}

export async function readPositionEvents(tx: Reader, positionId: bigint): Promise<PositionEventRow[]> {
  const { rows } = await tx.query<Omit<PositionEventRow, 'at'> & { at: bigint }>({
    name: 'orders.read_events',
    text: 'select at, step, params from orders.position_event where position_id = $1 order by id',
    values: [positionId],
  });
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}
