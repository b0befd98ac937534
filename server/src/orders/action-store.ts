/** What corporate actions read and write of positions and orders beside what all commands do (store.ts). */
import { plainArray } from '../platform/arrays.ts';
import type { Tx } from '../platform/database.ts';
import {
  ORDER_COLUMNS,
  orderFromRow,
  POSITION_COLUMNS,
  positionFromRow,
  type OrderRow,
  type PositionRow,
  type Raw,
} from './rows.ts';
import { write } from './store.ts';

/** What was there before the opening of the ex-date. */
export interface HeldBefore {
  readonly symbol: string;
  readonly exAt: number;
}

/** Whether the venue may still have an order of this symbol: then a fill may be on its way. */
export async function hasOrdersAtVenue(tx: Tx, symbol: string): Promise<boolean> {
  const { rows } = await tx.query<{ found: boolean }>(
    `select exists (
       select from orders.orders where ended_at is null and symbol = $1 and status in ('pending', 'partly_filled')
     ) as found`,
    [symbol],
  );
  return rows[0]!.found;
}

/** Open positions in the order of their numbers, some at a time. */
export async function selectHolders(
  tx: Tx,
  { symbol, exAt, after, limit }: HeldBefore & { readonly after: bigint; readonly limit: number },
): Promise<PositionRow[]> {
  const { rows } = await tx.query<Raw>({
    name: 'orders.holders',
    text: `select ${POSITION_COLUMNS} from orders.position p
      where p.closed_at is null and p.symbol = $1 and p.opened_at < $2 and p.id > $3 order by p.id limit $4`,
    values: [symbol, exAt, after, limit],
  });
  return rows.map(positionFromRow);
}

/** Shares of the largest open position, with what was closed of it; 0: nobody has one. */
export async function selectLargestPosition(tx: Tx, symbol: string): Promise<number> {
  const { rows } = await tx.query<{ largest: number }>(
    'select coalesce(max(opened_quantity), 0) as largest from orders.position where closed_at is null and symbol = $1',
    [symbol],
  );
  return rows[0]!.largest;
}

/**
 * Whoever holds it or has an order for it, in customer order. All at once: open positions and orders lie in the order of their numbers,
 * so that each look reads those of every symbol.
 */
export async function selectConcerned(tx: Tx, { symbol, exAt }: HeldBefore): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'orders.concerned',
    text: `select customer_id as id from orders.position where closed_at is null and symbol = $1 and opened_at < $2
      union
      select customer_id from orders.orders where ended_at is null and symbol = $1 and placed_at < $2
      order by 1`,
    values: [symbol, exAt],
  });
  return rows.map((row) => row.id);
}

export async function selectHeldBy(
  tx: Tx,
  { symbol, exAt, customerIds }: HeldBefore & { readonly customerIds: readonly bigint[] },
): Promise<PositionRow[]> {
  const { rows } = await tx.query<Raw>({
    name: 'orders.held_by',
    text: `select ${POSITION_COLUMNS} from orders.position p
      where p.closed_at is null and p.symbol = $1 and p.opened_at < $2 and p.customer_id = any ($3::bigint[]) order by p.id`,
    values: [symbol, exAt, plainArray(customerIds)],
  });
  return rows.map(positionFromRow);
}

/** And those that close a position, whenever they were placed. */
export async function selectOrdersOf(
  tx: Tx,
  { symbol, exAt, customerIds }: HeldBefore & { readonly customerIds: readonly bigint[] },
): Promise<OrderRow[]> {
  const { rows } = await tx.query<Raw>({
    name: 'orders.open_of_symbol',
    text: `select ${ORDER_COLUMNS} from orders.orders o
      where o.ended_at is null and o.symbol = $1 and (o.placed_at < $2 or o.closes is not null)
        and o.customer_id = any ($3::bigint[]) order by o.id`,
    values: [symbol, exAt, plainArray(customerIds)],
  });
  return rows.map(orderFromRow);
}

export interface DueChange {
  readonly customerId: bigint;
  readonly positionId: bigint;
  /** Signed: what comes to be due, or is due no more. */
  readonly amount: bigint;
}

/** Once for each position; also of those that were closed meanwhile. */
export async function updateDividendsDue(tx: Tx, changes: readonly DueChange[]): Promise<void> {
  await write(tx, changes.length, {
    name: 'orders.update_dividends_due',
    text: `update orders.position p set dividends_due = p.dividends_due + c.amount
      from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as c (customer_id, id, amount)
      where p.customer_id = c.customer_id and p.id = c.id`,
    values: [
      plainArray(changes.map((change) => change.customerId)),
      plainArray(changes.map((change) => change.positionId)),
      plainArray(changes.map((change) => change.amount)),
    ],
  });
}
