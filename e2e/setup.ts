/**
 * vitest's global setup of the journeys: one whole Bahi, as `npm start` runs it, with its practice customers, over a folder of
 * its own and at an hour of its own (house-time.ts). Journeys run side by side: they make their own customers where they change
 * something, so that they do not meet.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { testSeed } from '@bahi/core/testing-seed.ts';
import chromiumBinary from '@sparticuz/chromium';
import { startServer } from '../bench/server.ts';
import { agreed } from '../server/src/configuration/testing.ts';
import { DOMAIN_INVARIANTS } from '../server/src/invariants.ts';
import { auditWhole } from '../server/src/ledger/audit.ts';
import { openDatabase } from '../server/src/platform/database.ts';
import setupDatabase from '../server/src/platform/testing-setup.ts';
import { testFolder } from '../server/src/platform/testing-folder.ts';
import { openTrading } from '../server/src/security/testing-unlocked.ts';
import { houseTime } from './house-time.ts';
import { beginSessions } from './sessions.ts';

/** As ledger/jobs.ts logs it. */
const BROKEN = 'an invariant of the books is broken';

export default async function setup(): Promise<() => Promise<void>> {
  // Unpacked once, before files side by side would do it.
  await chromiumBinary.executablePath();
  const folder = testFolder();
  const dataFolder = join(folder, 'data');
  const machine = Date.now();
  const shift = houseTime(machine, process.env['BAHI_E2E_AT']) - machine;
  const before = ['server-clock.ts', '../server/src/platform/testing-passwords.ts'];
  const imports = before.map((file) => `--import=${pathToFileURL(join(import.meta.dirname, file)).href}`);
  // Journeys count on a case that stays in its queue; practice-reviewer.test.ts has a house with one.
  const seed = testSeed(import.meta.filename);
  process.stdout.write(`the journeys' market: BAHI_SEED=${seed}\n`);
  const env = {
    BAHI_E2E_SHIFT: String(shift),
    BAHI_MARKET_SEED: seed.toString(16).padStart(64, '0'),
    NODE_OPTIONS: imports.join(' '),
    BAHI_PRACTICE_REVIEWER: 'off',
  };
  const logged: string[] = [];
  // One for all houses on a virtual clock (virtual-market.ts).
  const [server, endDatabase] = await Promise.all([
    startServer({ dataFolder, env, onLog: (line) => logged.push(line) }),
    setupDatabase(),
  ]);
  const stop = async () => {
    await Promise.all([server.stop(), endDatabase()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const now = () => Date.now() + shift;
    await openWindows(server.databaseUrl, now());
    const sessions = await beginSessions(server.origin, now);
    await openTradingOf(server.databaseUrl, Object.keys(sessions.begun.customers));
    process.env['BAHI_E2E_ORIGIN'] = server.origin;
    process.env['BAHI_E2E_DATABASE'] = server.databaseUrl;
    process.env['BAHI_E2E_DATA'] = dataFolder;
    process.env['BAHI_E2E_SHIFT'] = String(shift);
    process.env['BAHI_E2E_SESSIONS'] = JSON.stringify(sessions.begun);
    return async () => {
      sessions.stop();
      try {
        await booksAgree(server.databaseUrl, logged);
      } finally {
        await stop();
      }
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The run lasts longer than the quarter of an hour for which a fund password is given. */
async function openTradingOf(url: string, accounts: readonly string[]): Promise<void> {
  const db = openDatabase({ url, role: 'owner', poolSize: 1 });
  const { rows } = await db.query<{ id: bigint }>('select id from identity.customer where account = any ($1)', [
    accounts,
  ]);
  await openTrading(
    db,
    rows.map(({ id }) => id),
  );
  await db.close();
}

/** Whatever the journeys did, every invariant holds at the end of the run, and the auditor of each minute found none broken. */
async function booksAgree(url: string, logged: readonly string[]): Promise<void> {
  const db = openDatabase({ url, role: 'owner', poolSize: 1 });
  const { breaks } = await db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  await db.close();
  const found = [...logged.filter((line) => line.includes(BROKEN)), ...breaks.map((broken) => JSON.stringify(broken))];
  if (found.length > 0) throw new Error(`the books of the journeys' house did not agree:\n${found.join('\n')}`);
}

/** Deposits and withdrawals are taken at any hour, so that journeys do not depend on the hour at which they run. */
async function openWindows(url: string, now: number): Promise<void> {
  const db = openDatabase({ url, role: 'owner', poolSize: 1 });
  for (const key of ['depositWindow', 'withdrawalWindow'] as const)
    await agreed(db, key, { from: 0, until: 1_440 }, now);
  await db.close();
}
