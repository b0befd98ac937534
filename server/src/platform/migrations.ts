/**
 * Runs the SQL files of server/src/migrations in the order of their names, each once and in a transaction of its own, as
 * the owner. A file that was applied never changes: corrections are new files, unless it could not be applied (MENDED).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createAppRole } from './app-role.ts';
import { APP_ROLE } from './database-url.ts';
import { connectionConfig } from './database.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/**
 * Files that could not run over rows and were mended in place, each with the hash of its former text: where that ran there were none, and
 * it left the same tables.
 */
const MENDED: ReadonlyMap<string, string> = new Map([
  ['0060_new_shares_requests.sql', '4527c900d507cdcbedfcf6a39b5d07ebd990e35186eb424e9e3434f36705cf6e'],
]);

const FOLDER = join(import.meta.dirname, '..', 'migrations');
/** Any constant: it keeps two starting servers from migrating at once. */
const LOCK = 827_401;

export function loadMigrations(folder = FOLDER): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_.*\.sql$/.test(name))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Answers the names of the files applied now. `appPassword`: for the application's role, where this makes it. */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = loadMigrations(),
  appPassword: string | null = null,
): Promise<string[]> {
  const client = new pg.Client({ ...connectionConfig({ url, role: 'owner', statementTimeoutMs: 120_000 }) });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await prepare(client, appPassword);
    const applied = await appliedMigrations(client);
    const pending = migrations.filter((migration) => !isApplied(migration, applied));
    for (const migration of pending) await apply(client, migration);
    await analyzeUnknown(client);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** After a restore large tables have no statistics for a while: the audit would walk through them a row of another at a time, into its time limit. */
async function analyzeUnknown(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.reltuples < 0 and c.relowner = (select oid from pg_roles where rolname = current_user)
       and pg_relation_size(c.oid) > 1024 * 1024 and n.nspname !~ '^pg_' order by name`,
  );
  for (const { name } of rows) await client.query(`analyze ${name}`);
}

async function prepare(client: pg.Client, appPassword: string | null): Promise<void> {
  await requireVersion(client);
  await createAppRole(client, appPassword);
  await client.query(`
    set client_min_messages = warning;
    create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now()
    );
    revoke create on schema public from public;
    do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
    grant usage on schema public to ${APP_ROLE};
    grant select on migrations to ${APP_ROLE};
  `);
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]!.server_version_num) / 10_000);
  if (major < 15) throw new Error(`PostgreSQL ${major} is too old: Bahi needs 15 or later`);
}

async function appliedMigrations(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function isApplied({ name, hash }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const former = applied.get(name);
  if (former === undefined) return false;
  if (former !== hash && former !== MENDED.get(name))
    throw new Error(`migration ${name} was changed after it was applied to this database`);
  return true;
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
