/**
 * Real PostgreSQL for tests: vitest starts one server for a run (testing-setup.ts), migrates one template database, and
 * every suite clones it in some milliseconds.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from './database.ts';

export interface TestDatabase {
  /** As the application's role. */
  readonly db: Database;
  /** As the owner, for what the application may not do. */
  readonly owner: Database;
  readonly url: string;
  drop(): Promise<void>;
}

export const TEMPLATE = 'bahi_template';
/** Set by the global setup. */
export const TEST_URL_VARIABLE = 'BAHI_TEST_URL';

/** As long as a test may last: how many calls at once four connections answer within a customer's patience is the machine's affair. */
export const PATIENCE = { connectTimeoutMs: 120_000, statementTimeoutMs: 120_000 } as const;

/** Call it in `beforeAll`, and `drop` in `afterAll`. */
export async function testDatabase(options: { readonly poolSize?: number } = {}): Promise<TestDatabase> {
  const name = `bahi_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = databaseUrl(name);
  const db = openDatabase({ url, poolSize: options.poolSize ?? 4, ...PATIENCE });
  const owner = openDatabase({ url, poolSize: 2, role: 'owner', ...PATIENCE });
  return {
    db,
    owner,
    url,
    async drop() {
      await Promise.all([db.close(), owner.close()]);
      await administer(`drop database ${name} with (force)`);
    },
  };
}

export function databaseUrl(name: string): string {
  const base = process.env[TEST_URL_VARIABLE];
  if (base === undefined) throw new Error('database tests run in the vitest projects "server" and "sim" only');
  const url = new URL(base);
  url.pathname = `/${name}`;
  return url.href;
}

/** Cloning needs a template that nobody else is cloning at the moment: one at a time, by a lock. */
export async function administer(statement: string, url = databaseUrl('postgres')): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(827402)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
