import { expect, test } from 'vitest';
import { openDatabase, type Database } from '../platform/database.ts';
import { loadMigrations, migrate } from '../platform/migrations.ts';
import { administer, databaseUrl } from '../platform/testing.ts';

test('what stood in the one list of a type stands in the type’s first list, in the same order', async () => {
  const name = 'bahi_test_watchlists';
  await administer(`create database ${name}`);
  const url = databaseUrl(name);
  const before = loadMigrations().filter((migration) => migration.name < '0006');
  await migrate(url, before);
  const db = openDatabase({ url, role: 'owner', poolSize: 1 });
  try {
    const customer = await insertCustomer(db);
    await db.query(
      `insert into watchlist.item (customer_id, type, symbol, position, added_at) values
        ($1, 'stock', 'VRM', 7, now()), ($1, 'stock', 'NEEM', 2, now()), ($1, 'forex', 'USDINR', 1, now())`,
      [customer],
    );
    await migrate(url);
    const { rows } = await db.query(
      `select type, name, is_first, position,
         (select array_agg(symbol order by item.position) from watchlist.item where list_id = list.id) as symbols
       from watchlist.list where customer_id = $1 order by type`,
      [customer],
    );
    expect(rows).toEqual([
      { type: 'forex', name: null, is_first: true, position: 1, symbols: ['USDINR'] },
      { type: 'stock', name: null, is_first: true, position: 1, symbols: ['NEEM', 'VRM'] },
    ]);
  } finally {
    await db.close();
    await administer(`drop database ${name} with (force)`);
  }
});

async function insertCustomer(db: Database): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>(
    `with house as (insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test House', now()) returning id)
     insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
     select 'list.old', '$argon2id$x', id, 'LIST-OLD', 'en', false, now() from house returning id`,
  );
  return rows[0]!.id;
}
