import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAppRole, requirePlainRole } from './app-role.ts';
import { asAppRole, passwordOf, userOf } from './database-url.ts';
import { migrate } from './migrations.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase({ poolSize: 1 });
});
afterAll(() => t.drop());

const who = async (query: string) => (await t.db.query<{ who: string }>(query)).rows[0]!.who;

test('the application may create nothing and own nothing', async () => {
  await expect(t.db.query('create table mine (n int)')).rejects.toThrow('permission denied');
  await expect(t.db.query('drop table idempotency')).rejects.toThrow('must be owner');
  await expect(requirePlainRole(t.db)).resolves.toBeUndefined();
});

test.each([
  'set role bahi_owner',
  'set local role bahi_owner',
  'set session authorization bahi_owner',
  `select set_config('role', 'bahi_owner', false)`,
  `select set_config('session_authorization', 'bahi_owner', false)`,
  `copy idempotency to program 'cat'`,
  `copy idempotency from program 'echo'`,
  `copy idempotency to '/tmp/bahi'`,
  `copy idempotency from '/etc/passwd'`,
  'set session_replication_role = replica',
  'alter role bahi_app superuser',
  'alter role bahi_app createrole',
  'grant bahi_owner to bahi_app',
  'create role other',
  'alter table ledger.posting disable trigger all',
  `select pg_read_file('/etc/passwd')`,
  `select lo_import('/etc/passwd')`,
  'create extension dblink',
])('%s is refused on the connection of the application', async (statement) => {
  const refused = { code: '42501' };
  await expect(t.db.query(statement)).rejects.toMatchObject(refused);
  await expect(t.db.transaction((tx) => tx.query(statement))).rejects.toMatchObject(refused);
  // Not even as what comes first in a session that was led back to whoever logged in.
  const reset = t.db.transaction(async (tx) => {
    await tx.query('set local role none');
    await tx.query(statement);
  });
  await expect(reset).rejects.toMatchObject(refused);
});

test('what runs with its owner’s rights looks for nothing among what the application made, which can make nothing for a while', async () => {
  const { rows } = await t.owner.query<{ name: string; path: string | null }>(
    `select p.oid::regproc::text as name, (select c from unnest(proconfig) c where c like 'search_path=%') as path
     from pg_proc p where prosecdef and pronamespace <> 'pg_catalog'::regnamespace and probin is null`,
  );
  const own = rows.filter(({ name }) => !name.startsWith('graphile_worker.'));
  expect(own.length).toBeGreaterThan(2);
  for (const { name, path } of own) expect(path, name).toBe('search_path=pg_catalog, pg_temp');
  await migrate(t.url);
  await expect(t.db.query('create temporary table mine (n int)')).rejects.toMatchObject({ code: '42501' });
});

test.each(['reset role', 'set role none', 'reset session authorization', 'reset all', 'discard all'])(
  'after %s the application is what it was',
  async (statement) => {
    await t.db.query(statement);
    expect(await who('select current_user as who')).toBe('bahi_app');
    expect(await who('select session_user as who')).toBe('bahi_app');
    await expect(t.db.query('alter table idempotency disable trigger all')).rejects.toThrow('must be owner');
  },
);

test.each([
  ['alter role bahi_app superuser', 'is a superuser'],
  ['alter role bahi_app bypassrls', 'may create roles or databases, replicate, or bypass row security'],
  ['grant pg_read_all_data to bahi_app', 'is a member of another role'],
  ['alter table idempotency owner to bahi_app', 'owns something'],
])('after %s nothing starts', async (statement, fault) => {
  const asked = t.owner.transaction(async (tx) => {
    await tx.query(statement);
    await tx.query('set local session authorization bahi_app');
    // Its refusal undoes the statement, which other tests never see.
    await requirePlainRole(tx);
  });
  await expect(asked).rejects.toThrow(fault);
});

test('nor does anything as another role', async () => {
  await expect(requirePlainRole(t.owner)).rejects.toThrow('bahi_owner is not bahi_app');
});

test('a data folder of before, whose role could not log in, is opened; a password is set only with that', async () => {
  const client = new pg.Client({ connectionString: t.url });
  await client.connect();
  const state = async () => {
    const { rows } = await client.query(
      `select rolcanlogin as can, rolpassword like 'SCRAM%' as has from pg_authid where rolname = 'bahi_app'`,
    );
    return rows[0] as unknown;
  };
  try {
    await client.query('begin');
    await client.query('alter role bahi_app nologin password null');
    await createAppRole(client, `it's a "secret"$role$`);
    expect(await state()).toEqual({ can: true, has: true });
    await client.query('alter role bahi_app password null');
    await createAppRole(client, 'another');
    expect(await state()).toEqual({ can: true, has: null });
  } finally {
    await client.query('rollback');
    await client.end();
  }
});

test.each([
  ['postgresql://me:secret@db.example:5433/bahi?sslmode=require', 'bahi_app', null],
  ['postgresql://bahi_app:s%40cret@db.example/bahi', 'bahi_app', 's@cret'],
  ['postgresql:///bahi?host=%2Frun%2Fpg&user=me&password=secret', 'bahi_app', null],
  ['postgresql://bahi_owner@localhost/bahi?host=%2Frun%2Fpg', 'bahi_app', null],
])('%s, as the application', (url, user, password) => {
  const own = asAppRole(url);
  expect([userOf(own), passwordOf(own)]).toEqual([user, password]);
  expect(new URL(own).pathname).toBe('/bahi');
});
