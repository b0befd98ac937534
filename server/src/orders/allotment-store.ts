/** What positions without an order write beside what all positions do (store.ts). */
import type { Charges } from '@bahi/core/charges.ts';
import type { Tx } from '../platform/database.ts';
import { plainArray, textArray } from '../platform/arrays.ts';
import { chargesToList } from './rows.ts';
import { write } from './store.ts';

/** A number of a position is one of an order that never was. A block of order ids serves a thousand. */
export async function nextPositionIds(tx: Tx, count: number): Promise<bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>({
    name: 'orders.next_position_ids',
    text: `select b.first + n - 1 as id from (select row_number() over () - 1 as block, nextval('orders.order_id') as first
        from generate_series(1, ($1::int + 999) / 1000)) b
      cross join generate_series(1, 1000) n where b.block * 1000 + n <= $1 order by 1`,
    values: [count],
  });
  return rows.map((row) => row.id);
}

export interface PositionWithoutOrder {
  readonly origin: 'allotment' | 'block' | 'grab';
  readonly charges: Charges;
  readonly id: bigint;
  readonly customerId: bigint;
  readonly symbol: string;
  readonly quantity: number;
  readonly cost: bigint;
  readonly lockDays: number;
  /** Left out: none. */
  readonly lockMinutes?: number;
  readonly lockedUntil: number | null;
  readonly openedAt: number;
}

export async function insertWithoutOrder(tx: Tx, positions: readonly PositionWithoutOrder[]): Promise<void> {
  await write(tx, positions.length, {
    name: 'orders.insert_without_order',
    text: `insert into orders.position (id, customer_id, symbol, quantity, opened_quantity, opened_turnover, cost, opened_margin,
        original_margin, lock_days, lock_minutes, locked_until, opened_at, leverage, direction, status, charges, origin)
      select id, customer_id, symbol, quantity, quantity, cost, cost, cost, cost, lock_days, lock_minutes, locked_until, opened_at, 1, 'long',
        'holding', charges::bigint[], origin
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::int[], $5::bigint[], $6::smallint[], $7::int[], $8::bigint[],
        $9::bigint[], $10::text[], $11::text[]) as a (id, customer_id, symbol, quantity, cost, lock_days, lock_minutes, locked_until,
        opened_at, charges, origin)`,
    values: [
      plainArray(positions.map((position) => position.id)),
      plainArray(positions.map((position) => position.customerId)),
      textArray(positions.map((position) => position.symbol)),
      plainArray(positions.map((position) => position.quantity)),
      plainArray(positions.map((position) => position.cost)),
      plainArray(positions.map((position) => position.lockDays)),
      plainArray(positions.map(({ lockMinutes = 0 }) => lockMinutes)),
      plainArray(positions.map((position) => position.lockedUntil)),
      plainArray(positions.map((position) => position.openedAt)),
      textArray(positions.map(({ charges }) => `{${chargesToList(charges).join()}}`)),
      plainArray(positions.map((position) => position.origin)),
    ],
  });
}
