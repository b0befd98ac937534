import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionConfig, openDatabase } from './database.ts';
import { loadMigrations, migrate, type Migration } from './migrations.ts';
import { dumpSchema } from './schema-dump.ts';
import { administer, databaseUrl, testDatabase, type TestDatabase } from './testing.ts';
import { untilWaiting } from './testing-waits.ts';

let t: TestDatabase;
const empty = `bahi_empty_${randomBytes(4).toString('hex')}`;
const url = () => databaseUrl(empty);
beforeAll(async () => {
  t = await testDatabase();
  await administer(`create database ${empty}`);
});
afterAll(async () => {
  await t.drop();
  await administer(`drop database ${empty} with (force)`);
});

const made = (name: string, sql: string, hash = sql): Migration => ({ name, sql, hash });

/** Of the text that stood in the first releases. */
const FORMER_0060 = '4527c900d507cdcbedfcf6a39b5d07ebd990e35186eb424e9e3434f36705cf6e';

test('the migrations add up to server/schema.sql (npm run schema writes it)', async ({ skip }) => {
  const { rows } = await t.owner.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 major`,
  );
  // Other versions print views and defaults in their own way.
  if (rows[0]!.major !== 18) skip();
  const expected = readFileSync(join(import.meta.dirname, '../../schema.sql'), 'utf8');
  expect(await t.owner.read(dumpSchema)).toBe(expected);
});

test('every migration begins with a note', () => {
  const silent = loadMigrations().filter(({ sql }) => !sql.startsWith('-- '));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('a large table that nobody looked at, as after a restore, has statistics before the server starts', async () => {
  const restored = made(
    '0009_restored.sql',
    `create table restored (n bigint, word text) with (autovacuum_enabled = false);
     insert into restored select n, repeat('x', 100) from generate_series(1, 20000) n`,
  );
  const client = new pg.Client(connectionConfig({ url: url(), role: 'owner', statementTimeoutMs: 60_000 }));
  await client.connect();
  try {
    await migrate(url(), [restored]);
    const { rows } = await client.query(`select reltuples from pg_class where relname = 'restored'`);
    expect(rows).toEqual([{ reltuples: 20_000 }]);
  } finally {
    await client.query('drop table restored; delete from migrations');
    await client.end();
  }
});

test('files are applied once, in order; a failing one leaves nothing behind', async () => {
  const first = made('0001_a.sql', 'create table a (n int)');
  const broken = made('0002_b.sql', 'create table b (n int); select no_such_column from a');
  expect(await migrate(url(), [first])).toEqual(['0001_a.sql']);
  await expect(migrate(url(), [first, broken])).rejects.toThrow('migration 0002_b.sql failed');
  const mended = made('0002_b.sql', 'create table b (n int)');
  expect(await migrate(url(), [first, mended])).toEqual(['0002_b.sql']);
  expect(await migrate(url(), [first, mended])).toEqual([]);
});

test('a file that changed after it was applied stops the start', async () => {
  await expect(migrate(url(), [made('0001_a.sql', 'create table a (n int)', 'other')])).rejects.toThrow(
    'changed after it was applied',
  );
});

test('a database that had a file before it was mended in place starts', async () => {
  const mended = loadMigrations().filter(({ name }) => name === '0060_new_shares_requests.sql');
  const former = mended.map((migration) => ({ ...migration, sql: '', hash: FORMER_0060 }));
  expect(await migrate(url(), former)).toEqual(['0060_new_shares_requests.sql']);
  expect(await migrate(url(), mended)).toEqual([]);
});

test('two servers that start at once migrate once', async () => {
  const held = made('0003_c.sql', 'create table c (n int); select pg_advisory_xact_lock(3)');
  const holder = openDatabase({ url: url(), poolSize: 1, role: 'owner' });
  try {
    await holder.query('select pg_advisory_lock(3)');
    const both = Promise.all([migrate(url(), [held]), migrate(url(), [held])]);
    // One in the midst of the file, the other for the first.
    await untilWaiting(holder, 2);
    await holder.query('select pg_advisory_unlock(3)');
    expect((await both).flat()).toEqual(['0003_c.sql']);
  } finally {
    await holder.close();
  }
});
