/**
 * vitest's global setup of the journeys: one whole Bahi, as `npm start` runs it, with its practice customers, over a folder of
 * its own. Journeys make their own customers where they change something, so that they do not meet.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/server.ts';
import { CONFIGURATION_CHANNEL } from '../server/src/configuration/store.ts';
import { openDatabase } from '../server/src/platform/database.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-e2e-'));
  const server = await startServer({ dataFolder: join(folder, 'data') });
  await openWindows(server.databaseUrl);
  process.env['BAHI_E2E_ORIGIN'] = server.origin;
  process.env['BAHI_E2E_DATABASE'] = server.databaseUrl;
  process.env['BAHI_E2E_DATA'] = join(folder, 'data');
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Deposits and withdrawals are taken at any hour, so that journeys do not depend on the hour at which they run. */
async function openWindows(url: string): Promise<void> {
  const db = openDatabase({ url, role: 'owner', poolSize: 1 });
  const value = JSON.stringify({ from: 0, until: 1_440 });
  const since = Math.floor(Date.now() / 60_000) * 60_000;
  for (const key of ['depositWindow', 'withdrawalWindow']) {
    await db.query(
      `insert into staff.change (kind, subject, after, reason, state, maker_id, made_at, checker_id, checked_at)
       select 'config', $1, jsonb_build_object('value', $2::jsonb), 'at any hour', 'approved', min(id), now(), max(id), now()
       from staff.member`,
      [key, value],
    );
    await db.query(
      `insert into configuration.version (key, number, value, effective_from, approved_at, change_id, maker, checker, reason)
       select subject, 1, $2::jsonb, $3::bigint, $3::bigint - 1, id, 'maker', 'checker', reason from staff.change
       where kind = 'config' and subject = $1`,
      [key, value, since],
    );
  }
  await db.query('select pg_notify($1, $2)', [CONFIGURATION_CHANNEL, 'withdrawalWindow']);
  await db.close();
}
