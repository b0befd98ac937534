/** Public notes on a pool, written by two people; its terms stay what they are. */
import { lockBooks } from '../ledger/post.ts';
import type { Reader, Tx } from '../platform/database.ts';
import type { Noted } from '../products/service.ts';
import type { PoolRow } from './rows.ts';
import { POOL_COLUMNS, pools } from './store.ts';

export async function addNote(tx: Tx, { id, note, now }: Noted): Promise<void> {
  await tx.query('insert into pools.note (pool_id, at, text) values ($1, $2, $3)', [id, now, note]);
}

/** False: it has been valued, or is off the shelf already. Whoever values it has the lock of its book too. */
export async function callOffPool(tx: Tx, { id, note, now }: Noted): Promise<boolean> {
  const pool = await pools.select(tx, id);
  if (pool === null) return false;
  await lockBooks(tx, { customerIds: [pool.customerId] });
  const { rowCount } = await tx.query(
    `update pools.pool set off_shelf_at = $2, off_shelf_by = 'two people', off_shelf_reason = $3
     where id = $1 and valuations = 0 and off_shelf_at is null and ended_at is null`,
    [id, now, note],
  );
  return rowCount === 1;
}

/** Oldest first. */
export async function notesOf(reader: Reader, poolId: bigint): Promise<{ at: number; text: string }[]> {
  const { rows } = await reader.query<{ at: bigint; text: string }>(
    'select at, text from pools.note where pool_id = $1 order by id',
    [poolId],
  );
  return rows.map(({ at, text }) => ({ at: Number(at), text }));
}

/** The newest first; `text` in the symbol or the name of the strategy. */
export async function pageProducts(
  reader: Reader,
  { text, limit, offset }: { readonly text: string | null; readonly limit: number; readonly offset: number },
): Promise<{ rows: PoolRow[]; total: number }> {
  const where = `where $1::text is null or position(lower($1) in lower(concat(symbol, ' ', replace(strategy, '_', ' ')))) > 0`;
  const { rows } = await reader.query<PoolRow>(
    `select ${POOL_COLUMNS} from pools.pool ${where} order by id desc limit $2 offset $3`,
    [text, limit, offset],
  );
  const counted = await reader.query<{ total: bigint }>(`select count(*) as total from pools.pool ${where}`, [text]);
  return { rows, total: Number(counted.rows[0]!.total) };
}
