/** Orders and positions as staff read them (rules §10): of one customer or of all, newest first, and nothing to change. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listStaffOrders, listStaffPositions } from '@bahi/contract/staff/customers.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { averagePrice, marginOf } from '@bahi/core/position.ts';
import { netRealised } from '@bahi/core/sale-result.ts';
import type { Tx } from '../platform/database.ts';
import { createLongCount } from '../platform/long-count.ts';
import { storedId } from '../platform/stored-id.ts';
import { ORDER_COLUMNS, orderFromRow, POSITION_COLUMNS, positionFromRow, sideOf, type Raw } from './rows.ts';
import { worthOf } from './valuation.ts';
import { priceText } from './views.ts';

const countLong = createLongCount();

export async function staffOrders(
  tx: Tx,
  { customer, symbol, status, isOpen, page, pageSize }: ParsedInputOf<typeof listStaffOrders>,
  now: number,
): Promise<OutputOf<typeof listStaffOrders>> {
  const values: unknown[] = [];
  const parts = ['true'];
  if (customer !== undefined) parts.push(`o.customer_id = $${values.push(storedId(customer))}`);
  if (symbol !== undefined) parts.push(`o.symbol = upper($${values.push(symbol)})`);
  if (status !== undefined) parts.push(`o.status = $${values.push(status)}::orders.order_status`);
  if (isOpen !== undefined) parts.push(`o.ended_at is ${isOpen ? '' : 'not '}null`);
  const from = `from orders.orders o where ${parts.join(' and ')}`;
  const asked = { columns: ORDER_COLUMNS, table: 'orders.orders', alias: 'o', from, values, page, pageSize, now };
  const { rows, total } = await pageFrom(tx, asked);
  const shown = rows.map((row) => {
    const order = orderFromRow(row);
    return {
      id: order.id.toString(),
      customer: order.customerId.toString(),
      account: row['account'] as string,
      symbol: order.symbol,
      kind: order.kind,
      side: sideOf(order),
      type: order.type,
      origin: order.origin,
      quantity: order.quantity,
      filled: order.filled,
      price: order.type === 'limit' ? priceText(order.price) : null,
      status: order.status,
      at: order.placedAt,
      endedAt: order.endedAt,
    };
  });
  return { rows: shown, total, page, pageSize };
}

export async function staffPositions(
  { feed }: { feed: MarketFeed },
  tx: Tx,
  { customer, symbol, isOpen, page, pageSize }: ParsedInputOf<typeof listStaffPositions>,
  now: number,
): Promise<OutputOf<typeof listStaffPositions>> {
  const values: unknown[] = [];
  const parts = ['true'];
  if (customer !== undefined) parts.push(`p.customer_id = $${values.push(storedId(customer))}`);
  if (symbol !== undefined) parts.push(`p.symbol = upper($${values.push(symbol)})`);
  if (isOpen !== undefined) parts.push(`p.closed_at is ${isOpen ? '' : 'not '}null`);
  const from = `from orders.position p where ${parts.join(' and ')}`;
  const asked = { columns: POSITION_COLUMNS, table: 'orders.position', alias: 'p', from, values, page, pageSize, now };
  const { rows, total } = await pageFrom(tx, asked);
  const shown = rows.map((row) => {
    const position = positionFromRow(row);
    const isHeld = position.quantity > 0;
    const profit = isHeld ? worthOf(feed, position).profit : netRealised(position);
    return {
      id: position.id.toString(),
      customer: position.customerId.toString(),
      account: row['account'] as string,
      symbol: position.symbol,
      direction: position.direction,
      leverage: position.leverage,
      quantity: isHeld ? position.quantity : position.openedQuantity,
      averagePrice: formatMoney(averagePrice(position)),
      profit: profit === null ? null : formatMoney(profit),
      margin: formatMoney(isHeld ? marginOf(position) : position.openedMargin),
      status: position.status,
      openedAt: position.openedAt,
      closedAt: position.closedAt,
    };
  });
  return { rows: shown, total, page, pageSize };
}

export async function countOpen(tx: Tx, customerId: bigint): Promise<{ orders: number; positions: number }> {
  const { rows } = await tx.query<{ orders: bigint; positions: bigint }>({
    name: 'orders.count_open',
    text: `select
      (select count(*) from orders.orders where customer_id = $1 and ended_at is null) as orders,
      (select count(*) from orders.position where customer_id = $1 and closed_at is null) as positions`,
    values: [customerId],
  });
  return { orders: Number(rows[0]!.orders), positions: Number(rows[0]!.positions) };
}

interface Asked {
  readonly columns: string;
  readonly table: string;
  readonly alias: string;
  readonly from: string;
  readonly values: unknown[];
  readonly page: number;
  readonly pageSize: number;
  readonly now: number;
}

async function pageFrom(
  tx: Tx,
  { columns, table, alias, from, values, page: pageNumber, pageSize, now }: Asked,
): Promise<{ rows: Raw[]; total: number }> {
  const total = await countLong(tx, { from, values, now });
  // By numbers alone first: what stands before the page is neither read nor joined.
  const page = `select ${alias}.id ${from} order by ${alias}.id desc limit $${values.length + 1} offset $${values.length + 2}`;
  const { rows } = await tx.query<Raw>(
    `select ${columns}, c.account from (${page}) as found join ${table} ${alias} on ${alias}.id = found.id
       join identity.customer c on c.id = ${alias}.customer_id order by ${alias}.id desc`,
    [...values, pageSize, (pageNumber - 1) * pageSize],
  );
  return { rows, total };
}
