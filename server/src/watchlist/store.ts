/** All SQL about watchlists. */
import type { Tx } from '../platform/database.ts';

export type WatchlistType = 'stock' | 'fund' | 'forex' | 'digital';

export interface ListRow {
  readonly id: bigint;
  readonly type: WatchlistType;
  readonly isFirst: boolean;
  readonly name: string | null;
  /** In the customer's order. */
  readonly symbols: readonly string[];
}

const COLUMNS = `list.id, list.type, list.is_first as "isFirst", list.name,
  coalesce((select array_agg(symbol order by position) from watchlist.item where list_id = list.id), '{}') as symbols`;

/** All that are not deleted, those of one type in the customer's order. */
export async function readLists(tx: Tx, customerId: bigint): Promise<ListRow[]> {
  const { rows } = await tx.query<ListRow>({
    name: 'watchlist_lists',
    text: `select ${COLUMNS} from watchlist.list where customer_id = $1 and deleted_at is null order by position, id`,
    values: [customerId],
  });
  return rows;
}

export async function readDeletedList(
  tx: Tx,
  customerId: bigint,
  list: bigint,
): Promise<(ListRow & { readonly deletedAt: number }) | null> {
  const { rows } = await tx.query<ListRow & { deletedAt: number }>(
    `select ${COLUMNS}, (extract(epoch from deleted_at) * 1000)::float8 as "deletedAt"
     from watchlist.list where customer_id = $1 and id = $2 and deleted_at is not null`,
    [customerId, list],
  );
  return rows[0] ?? null;
}

/** One change of a customer's lists at a time, so that two additions at once do not pass a limit. */
export async function lockLists(tx: Tx, customerId: bigint): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('watchlist', $1))`, [customerId]);
}

export async function insertFirstLists(
  tx: Tx,
  customerId: bigint,
  types: readonly WatchlistType[],
  now: number,
): Promise<void> {
  await tx.query(
    `insert into watchlist.list (customer_id, type, is_first, position, created_at)
     select $1, wanted.type, true, 1, $3 from unnest($2::text[]) as wanted (type)
     where not exists (select from watchlist.list where customer_id = $1 and list.type = wanted.type and is_first)`,
    [customerId, types, new Date(now)],
  );
}

export interface NewList {
  readonly customerId: bigint;
  readonly type: WatchlistType;
  readonly name: string;
  readonly now: number;
}

/** After all others of its type, deleted ones too. */
export async function insertList(tx: Tx, { customerId, type, name, now }: NewList): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into watchlist.list (customer_id, type, is_first, name, position, created_at)
     select $1, $2, false, $3, coalesce(max(position), 0) + 1, $4 from watchlist.list where customer_id = $1 and type = $2
     returning id`,
    [customerId, type, name, new Date(now)],
  );
  return rows[0]!.id;
}

export async function nameList(tx: Tx, list: bigint, name: string): Promise<void> {
  await tx.query('update watchlist.list set name = $2 where id = $1', [list, name]);
}

/** Null brings it back. */
export async function markDeleted(tx: Tx, list: bigint, at: number | null): Promise<void> {
  await tx.query('update watchlist.list set deleted_at = $2 where id = $1', [list, at === null ? null : new Date(at)]);
}

/** Deleted lists go for good when they are old, or more than a few. */
export async function purgeDeleted(
  tx: Tx,
  customerId: bigint,
  { before, keepMax }: { readonly before: number; readonly keepMax: number },
): Promise<void> {
  await tx.query(
    `delete from watchlist.list where customer_id = $1 and deleted_at is not null and (deleted_at < $2 or id not in (
       select id from watchlist.list where customer_id = $1 and deleted_at is not null order by deleted_at desc, id desc limit $3))`,
    [customerId, new Date(before), keepMax],
  );
}

export async function orderLists(tx: Tx, lists: readonly bigint[]): Promise<void> {
  await tx.query(
    `update watchlist.list set position = wanted.at
     from unnest($1::bigint[]) with ordinality as wanted (id, at) where list.id = wanted.id`,
    [lists],
  );
}

export async function insertSymbol(tx: Tx, list: bigint, symbol: string, now: number): Promise<void> {
  await tx.query(
    `insert into watchlist.item (list_id, symbol, position, added_at)
     select $1, $2, coalesce(max(position), 0) + 1, $3 from watchlist.item where list_id = $1`,
    [list, symbol, new Date(now)],
  );
}

export async function deleteSymbol(tx: Tx, lists: readonly bigint[], symbol: string): Promise<void> {
  await tx.query('delete from watchlist.item where list_id = any($1::bigint[]) and symbol = $2', [lists, symbol]);
}

export async function orderSymbols(tx: Tx, list: bigint, symbols: readonly string[]): Promise<void> {
  await tx.query(
    `update watchlist.item set position = wanted.at
     from unnest($2::text[]) with ordinality as wanted (symbol, at)
     where list_id = $1 and item.symbol = wanted.symbol`,
    [list, symbols],
  );
}
