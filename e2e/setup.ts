/**
 * vitest's global setup of the journeys: one whole Bahi, as `npm start` runs it, with its practice customers, over a folder of
 * its own. Journeys make their own customers where they change something, so that they do not meet.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../bench/server.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bahi-e2e-'));
  const server = await startServer({ dataFolder: join(folder, 'data') });
  process.env['BAHI_E2E_ORIGIN'] = server.origin;
  process.env['BAHI_E2E_DATABASE'] = server.databaseUrl;
  process.env['BAHI_E2E_DATA'] = join(folder, 'data');
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
