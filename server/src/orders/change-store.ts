/** Changes of waiting orders as SQL. Hardly any order was ever changed: only for those is anything read or written. */
import { int2Array, int4Array, int8Array, plainArray } from '../platform/arrays.ts';
import type { Reader, Tx } from '../platform/database.ts';
import { numberOrNull } from '../platform/stored-number.ts';
import type { OrderChange, OrderRow, Raw } from './rows.ts';
import { stateOf, updateOrders, write } from './store.ts';

const COLUMNS = `c.customer_id, c.order_id, c.number, c.asked_at, c.price, c.worst_price, c.quantity, c.stop_loss, c.take_profit, c.price_before,
  c.outcome, c.ended_at, c.executions`;

/** Of these orders, oldest first. */
export async function readChanges(tx: Reader, orders: readonly OrderRow[]): Promise<OrderChange[]> {
  const changed = orders.filter((order) => order.changes > 0);
  if (changed.length === 0) return [];
  const { rows } = await tx.query<Raw>({
    name: 'orders.changes',
    text: `select ${COLUMNS} from orders.change c where c.order_id = any ($1::bigint[]) order by c.order_id, c.number`,
    values: [int8Array(changed.map((order) => order.id))],
  });
  return rows.map(changeFromRow);
}

/** Each of these orders gets the change that waits for the venue's answer. */
export async function loadWaiting(tx: Reader, orders: readonly OrderRow[]): Promise<void> {
  const changes = await readChanges(tx, orders);
  const waiting = new Map(changes.filter(({ outcome }) => outcome === null).map((change) => [change.orderId, change]));
  for (const order of orders) order.change = waiting.get(order.id);
}

export async function insertChange(tx: Tx, change: OrderChange): Promise<void> {
  await write(tx, 1, {
    name: 'orders.insert_change',
    text: `insert into orders.change (customer_id, order_id, number, asked_at, price, worst_price, quantity, stop_loss, take_profit,
        price_before, outcome, ended_at, executions)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      change.customerId,
      change.orderId,
      change.number,
      change.askedAt,
      change.price,
      change.worstPrice,
      change.quantity,
      change.stopLoss,
      change.takeProfit,
      change.priceBefore,
      change.outcome,
      change.endedAt,
      change.executions,
    ],
  });
}

/** Orders as they are now, and how their changes ended: these first, as nothing else gives an order other terms. */
export async function writeOrders(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const hasNewTerms = (order: OrderRow) => order.ended?.outcome === 'done';
  await endChanges(
    tx,
    orders.flatMap(({ ended }) => ended ?? []),
  );
  await Promise.all([
    updateOrders(
      tx,
      orders.filter((order) => !hasNewTerms(order)),
    ),
    updateTerms(tx, orders.filter(hasNewTerms)),
  ]);
}

async function endChanges(tx: Tx, changes: readonly OrderChange[]): Promise<void> {
  await write(tx, changes.length, {
    name: 'orders.end_changes',
    text: `update orders.change c set outcome = e.outcome, ended_at = e.ended_at, executions = e.executions
      from unnest($1::bigint[], $2::smallint[], $3::text[], $4::bigint[], $5::int[]) as e (order_id, number, outcome, ended_at, executions)
      where c.order_id = e.order_id and c.number = e.number`,
    values: [
      int8Array(changes.map((change) => change.orderId)),
      int2Array(changes.map((change) => change.number)),
      plainArray(changes.map((change) => change.outcome)),
      int8Array(changes.map((change) => change.endedAt)),
      int4Array(changes.map((change) => change.executions)),
    ],
  });
}

/**
 * As `updateOrders`, with the number of the change whose terms they have now: PostgreSQL takes these from its row, in one statement, as what has
 * filled may be the whole of a smaller order.
 */
export async function updateTerms(tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  await write(tx, orders.length, {
    name: 'orders.update_terms',
    text: `update orders.orders o set ended_at = c.ended_at, turnover = c.turnover, held = c.held, filled = c.filled,
        executions = c.executions, status = c.status, cancel_request = c.cancel_request, reason = c.reason,
        reason_params = c.reason_params, changes = c.changes, terms = coalesce(c.terms, o.terms)
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::int[], $7::int[], $8::orders.order_status[],
        $9::uuid[], $10::text[], $11::jsonb[], $12::smallint[], $13::smallint[])
        as c (customer_id, id, ended_at, turnover, held, filled, executions, status, cancel_request, reason, reason_params, changes, terms)
      where o.customer_id = c.customer_id and o.id = c.id`,
    values: [
      ...stateOf(orders),
      int2Array(orders.map((order) => order.changes)),
      int2Array(orders.map(({ ended }) => (ended?.outcome === 'done' ? ended.number : null))),
    ],
  });
}

function changeFromRow(row: Raw): OrderChange {
  return {
    customerId: row['customer_id'] as bigint,
    orderId: row['order_id'] as bigint,
    number: row['number'] as number,
    askedAt: Number(row['asked_at']),
    price: Number(row['price']),
    worstPrice: Number(row['worst_price']),
    quantity: row['quantity'] as number,
    stopLoss: numberOrNull(row['stop_loss']),
    takeProfit: numberOrNull(row['take_profit']),
    priceBefore: Number(row['price_before']),
    outcome: row['outcome'] as OrderChange['outcome'],
    endedAt: numberOrNull(row['ended_at']),
    executions: row['executions'] as number | null,
  };
}
