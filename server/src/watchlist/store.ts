/** All SQL about watchlists. */
import type { Tx } from '../platform/database.ts';

export type WatchlistType = 'stock' | 'fund' | 'forex' | 'digital';

export interface ListKey {
  readonly customerId: bigint;
  readonly type: WatchlistType;
}

export async function listSymbols(tx: Tx, { customerId, type }: ListKey): Promise<{ symbol: string }[]> {
  const { rows } = await tx.query<{ symbol: string }>({
    name: 'watchlist_list',
    text: 'select symbol from watchlist.item where customer_id = $1 and type = $2 order by position',
    values: [customerId, type],
  });
  return rows;
}

/** One change of a customer's lists at a time, so that two additions at once do not pass the limit. */
export async function lockLists(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('watchlist', $1))`, [customerId]);
}

export async function insertSymbol(
  tx: Tx,
  { customerId, type }: ListKey,
  symbol: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into watchlist.item (customer_id, type, symbol, position, added_at)
     select $1, $2, $3, coalesce(max(position), 0) + 1, $4 from watchlist.item where customer_id = $1 and type = $2
     on conflict (customer_id, type, symbol) do nothing`,
    [customerId, type, symbol, new Date(now)],
  );
  return rowCount === 1;
}

export async function deleteSymbol(tx: Tx, { customerId, type }: ListKey, symbol: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from watchlist.item where customer_id = $1 and type = $2 and symbol = $3',
    [customerId, type, symbol],
  );
  return rowCount === 1;
}
