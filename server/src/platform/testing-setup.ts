/**
 * vitest's global setup of the database projects: one PostgreSQL for the run, in a temporary folder, with the migrated
 * template database. `BAHI_TEST_POSTGRES` names another PostgreSQL's bin folder (Debian's 15) to test on that.
 */
import { rmSync } from 'node:fs';
import { HOUSE_TEXTS } from '../content/house-texts.ts';
import { seedHouse } from '../content/seeding.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrations.ts';
import { testFolder } from './testing-folder.ts';
import { administer, databaseUrl, TEMPLATE, TEST_URL_VARIABLE } from './testing.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = testFolder();
  const binFolder = process.env['BAHI_TEST_POSTGRES'];
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder,
    ...(binFolder === undefined ? {} : { binFolder }),
    settings: SHORT_LIVED,
  });
  process.env[TEST_URL_VARIABLE] = postgres.url;
  await administer(`create database ${TEMPLATE}`);
  await migrate(databaseUrl(TEMPLATE));
  // Tests are on a virtual clock.
  await administer('insert into market.own_time default values', databaseUrl(TEMPLATE));
  // As they stand in every install once it has started: who registers agrees to them.
  const template = openDatabase({ url: databaseUrl(TEMPLATE), poolSize: 1 });
  await seedHouse(template, HOUSE_TEXTS, 0);
  await template.close();
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Tests outlive no power cut; the crash tests start their own server with everything on. */
export const SHORT_LIVED = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
  wal_compression: 'off',
  // The folder may be in memory.
  max_wal_size: '512MB',
};
