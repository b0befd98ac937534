/**
 * vitest's global setup of the database projects: one PostgreSQL for the run, in a temporary folder, with the migrated
 * template database. `BAHI_TEST_POSTGRES` names another PostgreSQL's bin folder (Debian's 15) to test on that.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrations.ts';
import { administer, databaseUrl, TEMPLATE, TEST_URL_VARIABLE } from './testing.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-test-'));
  chmodSync(folder, 0o755);
  const binFolder = process.env['BAHI_TEST_POSTGRES'];
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder,
    ...(binFolder === undefined ? {} : { binFolder }),
    // Tests outlive no power cut; the crash tests start their own server with everything on.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' },
  });
  process.env[TEST_URL_VARIABLE] = postgres.url;
  await administer(`create database ${TEMPLATE}`);
  await migrate(databaseUrl(TEMPLATE));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
