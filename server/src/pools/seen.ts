/** What all rules saw on a date (decision 0095), written down once for all pools. */
import type { Stock } from '@bahi/core/strategies/stock.ts';
import type { Database, Reader } from '../platform/database.ts';

/** What the rules saw on a date; null: nobody needed it yet. */
export async function selectSeen(reader: Reader, date: string): Promise<readonly Stock[] | null> {
  const { rows } = await reader.query<{ stocks: readonly Stock[] }>('select stocks from pools.seen where date = $1', [
    date,
  ]);
  return rows[0]?.stocks ?? null;
}

/** As it is in the table afterwards: another may have been first. */
export async function insertSeen(
  db: Database,
  { date, stocks }: { readonly date: string; readonly stocks: readonly Stock[] },
): Promise<readonly Stock[]> {
  await db.query('insert into pools.seen (date, stocks) values ($1, $2) on conflict (date) do nothing', [
    date,
    JSON.stringify(stocks),
  ]);
  return (await selectSeen(db, date))!;
}
