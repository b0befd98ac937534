/** What was recorded of funds while they were worked out to a ten-thousandth of a rupee is read in paise once they trade (decision 0089). */
import type { Bar } from '@bahi/contract/venue.ts';
import { expect, test } from 'vitest';
import { openDatabase, type Database } from '../platform/database.ts';
import { loadMigrations, migrate } from '../platform/migrations.ts';
import { administer, databaseUrl } from '../platform/testing.ts';
import { digestOf, encodeBars } from './bar-codec.ts';
import { readRecordedMinutes } from './recorded-bars.ts';

const OPEN = Date.parse('2026-11-20T09:15:00+05:30');
const minute = (at: number, [open, high, low, close]: readonly [number, number, number, number]): Bar => [
  OPEN + at * 60_000,
  ...([open, high, low, close] as const),
  0,
];
const FINE = [minute(0, [1_172_349, 1_172_350, 1_172_250, 1_172_251]), minute(1, [1_172_251, 1_180_000, 40, 49])];
const COARSE = [minute(0, [11_723, 11_724, 11_723, 11_723]), minute(1, [11_723, 11_800, 1, 1])];

test('bars, marks and alerts of a fund are in paise afterwards, those of a share as they were', async () => {
  const name = 'bahi_test_funds_recorded';
  await administer(`create database ${name}`);
  const url = databaseUrl(name);
  await migrate(
    url,
    loadMigrations().filter((migration) => migration.name < '0205'),
  );
  const db = openDatabase({ url, role: 'owner', poolSize: 1 });
  try {
    await record(db);
    await migrate(url);

    const range = { from: OPEN, to: OPEN + 3_600_000, firstDate: '2026-11-20', lastDate: '2026-11-20' };
    const bars = await readRecordedMinutes(db, ['MIDFUND', 'COINFUND', 'NEEM'], range);
    expect(bars.get('MIDFUND')).toEqual(COARSE);
    expect(bars.get('COINFUND')).toEqual(COARSE);
    expect(bars.get('NEEM')).toEqual(FINE);

    const read = async (sql: string) => (await db.query(`select ${sql}`)).rows.map((row) => Object.values(row));
    const funds = [11_700n, 11_723n, 11_724n, 11_723n, 11_724n, 0n];
    expect(await read('previous_close, open, high, low, close, volume from market.daily_bar order by symbol')).toEqual([
      funds,
      [1_170_000n, 1_172_349n, 1_172_350n, 1_172_250n, 1_172_350n, 0n],
    ]);
    expect(await read('symbol, price, opening from market.mark order by symbol')).toEqual([
      ['MIDFUND', 11_723n, 1n],
      ['NEEM', 1_172_349n, 49n],
    ]);
    expect(await read('symbol, price_factor::int from market.session_bars order by symbol')).toEqual([
      ['COINFUND', 100],
      ['MIDFUND', 100],
      ['NEEM', 1],
    ]);

    // Away from the market; of two that become one level the first stays, and what is in the way of another for a moment stays too.
    const alerts = 'symbol, kind, status, value, base_high, base_low, fired_value from alerts.alert order by id';
    expect(await read(alerts)).toEqual([
      ['MIDFUND', 'above', 'active', 11_735n, 11_724n, 11_722n, null],
      ['MIDFUND', 'above', 'cancelled', 11_735n, null, null, null],
      ['MIDFUND', 'below', 'active', 11_734n, null, null, null],
      ['MIDFUND', 'below', 'active', 117n, null, null, null],
      ['MIDFUND', 'rise', 'fired', 250n, null, null, 11_723n],
      ['MIDFUND', 'below', 'fired', 11_734n, null, null, 11_724n],
      ['NEEM', 'above', 'active', 1_173_401n, 1_172_350n, 1_172_249n, null],
    ]);
    const twice = `insert into alerts.alert (customer_id, symbol, kind, value, created_at, base_date)
      select customer_id, symbol, kind, value, created_at, base_date from alerts.alert where id = 1`;
    await expect(db.query(twice)).rejects.toThrow('alert_active_once');
    expect(await read('count(*)::int, bool_and(symbol = upper(symbol)) from market.fund')).toEqual([[20, true]]);
  } finally {
    await db.close();
    await administer(`drop database ${name} with (force)`);
  }
});

/** Of one fund a compressed minute and a fresh one, of another a whole session. */
async function record(db: Database): Promise<void> {
  await db.query('set session_replication_role = replica');
  await db.query(`insert into market.daily_bar (symbol, business_date, previous_close, open, high, low, close, volume, turnover)
    select symbol, '2026-11-20', 1170000, 1172349, 1172350, 1172250, 1172350, 0, 0 from unnest(array['MIDFUND', 'NEEM']) symbol`);
  await db.query(
    `insert into market.mark values ('MIDFUND', '2026-11-20', 1172349, 49), ('NEEM', '2026-11-20', 1172349, 49)`,
  );
  for (const symbol of ['MIDFUND', 'COINFUND', 'NEEM']) {
    const kept = symbol === 'MIDFUND' ? FINE.slice(0, 1) : FINE;
    await db.query(
      `insert into market.session_bars (symbol, business_date, part, count, digest, bars) values ($1, '2026-11-20', 1, $2, $3, $4)`,
      [symbol, kept.length, digestOf(kept), await encodeBars(kept)],
    );
    for (const bar of FINE.slice(kept.length))
      await db.query('insert into market.minute_bar values ($1, $2, $3, $4, $5, $6, $7)', [symbol, ...bar]);
  }
  await db.query(`with house as (
      insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test House', now()) returning id)
    insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
    select 'fund.alert', '$argon2id$x', id, 'FUND-ALERT', 'en', false, now() from house`);
  const alerts: readonly unknown[][] = [
    ['MIDFUND', 'above', 1_173_401, 'active', 1_172_350, 1_172_249, null],
    ['MIDFUND', 'above', 1_173_402, 'active', null, null, null],
    ['MIDFUND', 'below', 1_173_499, 'active', null, null, null],
    ['MIDFUND', 'below', 11_734, 'active', null, null, null],
    ['MIDFUND', 'rise', 250, 'fired', null, null, 1_172_349],
    ['MIDFUND', 'below', 1_173_499, 'fired', null, null, 1_172_350],
    ['NEEM', 'above', 1_173_401, 'active', 1_172_350, 1_172_249, null],
  ];
  for (const alert of alerts) {
    await db.query(
      `insert into alerts.alert (customer_id, symbol, kind, value, status, base_high, base_low, fired_value, created_at, base_date, ended_at)
       select max(id), $1, $2, $3, $4::text, $5, $6, $7, 1, '2026-11-20', case when $4 = 'fired' then 9 end from identity.customer`,
      alert,
    );
  }
  await db.query('set session_replication_role = origin');
}
