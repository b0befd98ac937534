/**
 * Nobody holds shares that were bought outside the book, and are locked, against a short of the same ones (decision 0080): the discount of
 * such shares is for whoever bears their price until they can be sold. Asked under the lock of the customers' books.
 */
import { plainArray, textArray } from '../platform/arrays.ts';
import type { Reader } from '../platform/database.ts';

interface Asked {
  readonly customerId: bigint;
  readonly symbol: string;
}

/** Whether the customer is short of the share, or has an order that may make it so. */
export async function shortsAmong(reader: Reader, asked: readonly Asked[]): Promise<(of: Asked) => boolean> {
  if (asked.length === 0) return () => false;
  const { rows } = await reader.query<Asked>({
    name: 'orders.shorts_among',
    // A limit keeps each look to the customer's own rows, however many orders are open (decision 0062).
    text: `select a.customer_id as "customerId", a.symbol from unnest($1::bigint[], $2::text[]) as a (customer_id, symbol)
      cross join lateral (
        select from orders.position p
        where p.customer_id = a.customer_id and p.symbol = a.symbol and p.direction = 'short' and p.closed_at is null
        union all
        select from orders.orders o where o.customer_id = a.customer_id and o.symbol = a.symbol and o.kind = 'open'
          and o.direction = 'short' and o.ended_at is null
        limit 1
      ) s`,
    values: columnsOf(asked),
  });
  const found = new Set(rows.map(keyOf));
  return (of) => found.has(keyOf(of));
}

/** Until when shares are locked that these customers bought of these outside the book; undefined: none are. */
async function agreedLocks(
  reader: Reader,
  asked: readonly Asked[],
  now: number,
): Promise<(of: Asked) => number | undefined> {
  if (asked.length === 0) return () => undefined;
  const { rows } = await reader.query<Asked & { until: bigint }>({
    name: 'orders.agreed_locks',
    text: `select t.customer_id as "customerId", t.symbol, max(p.locked_until) as until
      from unnest($1::bigint[], $2::text[]) as a (customer_id, symbol)
      join orders.block_trade t on t.customer_id = a.customer_id and t.symbol = a.symbol
      join orders.position p on p.customer_id = t.customer_id and p.id = t.position_id and p.closed_at is null and p.locked_until > $3
      group by 1, 2`,
    values: [...columnsOf(asked), now],
  });
  const locks = new Map(rows.map((row) => [keyOf(row), Number(row.until)]));
  return (of) => locks.get(keyOf(of));
}

/** What stands against an opening order: nothing but a short is looked at. */
export function locksAgainst(
  reader: Reader,
  opening: readonly (Asked & { readonly direction: 'long' | 'short' })[],
  now: number,
): Promise<(of: Asked) => number | undefined> {
  return agreedLocks(
    reader,
    opening.filter(({ direction }) => direction === 'short'),
    now,
  );
}

function columnsOf(asked: readonly Asked[]): [string, string] {
  return [plainArray(asked.map(({ customerId }) => customerId)), textArray(asked.map(({ symbol }) => symbol))];
}

function keyOf({ customerId, symbol }: Asked): string {
  return `${customerId} ${symbol}`;
}
