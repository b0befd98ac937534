/** What closing orders brought (core/src/sale-result.ts): from the journal, the position, and the orders that closed a part of it before. */
import { saleResult, type SaleResult } from '@bahi/core/sale-result.ts';
import { readSales } from '../ledger/sales.ts';
import { int8Array } from '../platform/arrays.ts';
import type { Reader } from '../platform/database.ts';
import type { OrderRow } from './rows.ts';

export type Sales = ReadonlyMap<bigint, SaleResult>;

type Closing = Pick<OrderRow, 'id' | 'closes' | 'direction' | 'leverage' | 'filled' | 'turnover'>;

export async function salesOf(reader: Reader, orders: readonly Closing[]): Promise<Sales> {
  const closing = orders.flatMap((order) =>
    order.closes === null || order.filled === 0 ? [] : [{ ...order, positionId: order.closes }],
  );
  if (closing.length === 0) return new Map();
  const [journal, before] = await Promise.all([readSales(reader, closing), closedBefore(reader, closing)]);
  return new Map(
    closing.flatMap(({ id, direction, leverage, filled: quantity, turnover }) => {
      const [sale, shares] = [journal.get(id), before.get(id)];
      if (sale === undefined || shares === undefined) return [];
      return [[id, saleResult({ direction, leverage, quantity, turnover, ...sale, ...shares })] as const];
    }),
  );
}

async function closedBefore(
  reader: Reader,
  orders: readonly { readonly id: bigint; readonly positionId: bigint }[],
): Promise<ReadonlyMap<bigint, { readonly openedQuantity: number; readonly closedBefore: number }>> {
  const { rows } = await reader.query<{ id: bigint; openedQuantity: bigint; closedBefore: bigint }>({
    name: 'orders.closed_before',
    text: `select a.id, p.opened_quantity::bigint as "openedQuantity",
        (select coalesce(sum(o.filled), 0)::bigint from orders.orders o where o.closes = p.id and o.id < a.id) as "closedBefore"
      from unnest($1::bigint[], $2::bigint[]) as a (id, position_id) join orders.position p on p.id = a.position_id`,
    values: [int8Array(orders.map(({ id }) => id)), int8Array(orders.map(({ positionId }) => positionId))],
  });
  return new Map(
    rows.map(({ id, openedQuantity, closedBefore: before }) => [
      id,
      { openedQuantity: Number(openedQuantity), closedBefore: Number(before) },
    ]),
  );
}
