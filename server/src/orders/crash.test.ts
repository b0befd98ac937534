/**
 * Power cuts: a process that places and changes orders and PostgreSQL itself are killed (SIGKILL) under load, in turn. Whatever was
 * acknowledged is there once, every repeated call is answered with the same order, and the books balance. Two rounds
 * each in the tests; `BAHI_CRASHES=20` makes it twenty.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { auditWhole } from '../ledger/audit.ts';
import { openDatabase } from '../platform/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrations.ts';
import { ORDER_INVARIANTS } from './audit.ts';
import { MORNING } from './testing-market.ts';

const CRASHES = Number(process.env['BAHI_CRASHES'] ?? 2);
const CUSTOMERS = 1_000;
/** In each round, before something is killed. */
const ACKNOWLEDGED_MIN = 60;

const folder = mkdtempSync(join(tmpdir(), 'bahi-crash-'));
const file = join(folder, 'begun.txt');
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  writeFileSync(file, '');
  postgres = await startEmbeddedPostgres({ dataFolder: folder });
  await migrate(postgres.url);
  await fundCustomers(postgres.url);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test(
  `${CRASHES} kills of the server and ${CRASHES} of PostgreSQL lose and double nothing`,
  { timeout: 300_000 + CRASHES * 60_000 },
  async () => {
    const acknowledged = new Map<string, string>();
    const begun = new Set<string>();
    const changed = new Set<string>();
    for (let round = 0; round < 2 * CRASHES; round += 1) {
      const isDatabase = round % 2 === 1;
      const told = await runUntilKilled(round, isDatabase ? () => process.kill(postgres.processId, 'SIGKILL') : null);
      for (const [key, id] of told.acknowledged) expect(acknowledged.get(key) ?? id, `the order of ${key}`).toBe(id);
      for (const [key, id] of told.acknowledged) acknowledged.set(key, id);
      for (const id of told.changed) changed.add(id);
      const fresh = [...told.begun].filter((key) => !begun.has(key));
      for (const key of fresh) begun.add(key);
      appendFileSync(file, fresh.map((key) => `${key}\n`).join(''));
      if (isDatabase) postgres = await startEmbeddedPostgres({ dataFolder: folder });
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(2 * CRASHES * ACKNOWLEDGED_MIN);
    await expectSound({ acknowledged, begun, changed });
  },
);

interface Told {
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly begun: ReadonlySet<string>;
  /** Orders. */
  readonly changed: ReadonlySet<string>;
}

/** Lets the process repeat what was begun before and place orders, some hundred, then kills it or the database. */
async function runUntilKilled(round: number, killOther: (() => void) | null): Promise<Told> {
  const script = join(import.meta.dirname, 'testing-crash.ts');
  const toldFile = join(folder, `told-${round}.txt`);
  const args = [script, postgres.url, String(round), file, toldFile];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let isKilled = false;
  let left = ACKNOWLEDGED_MIN + ((round * 137) % 200);
  child.stdout.on('data', (text: Buffer) => {
    left -= text.length;
    if (left > 0 || isKilled) return;
    isKilled = true;
    if (killOther === null) child.kill('SIGKILL');
    else killOther();
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(isKilled, 'the process worked until it was killed').toBe(true);
  return readTold(toldFile);
}

/** The last line may be cut. */
function readTold(toldFile: string): Told {
  const acknowledged = new Map<string, string>();
  const begun = new Set<string>();
  const changed = new Set<string>();
  for (const line of readFileSync(toldFile, 'utf8').split('\n').slice(0, -1)) {
    const [word, key, id] = line.split(' ') as [string, string, string];
    if (word === 'begun') begun.add(key);
    else if (word === 'changed') changed.add(id);
    else acknowledged.set(key, id);
  }
  return { acknowledged, begun, changed };
}

async function expectSound({ acknowledged, begun, changed }: Told): Promise<void> {
  const db = openDatabase({ url: postgres.url });
  const { rows } = await db.query<{ id: bigint }>('select id from orders.orders');
  const ids = new Set(rows.map(({ id }) => id.toString()));
  for (const [key, id] of acknowledged) expect(ids.has(id), `${key} was acknowledged as ${id}`).toBe(true);
  // One order a key: there are no more orders than calls, and none has two keys.
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  expect(ids.size).toBeLessThanOrEqual(begun.size);
  const changes = await db.query<{ id: bigint; asked: number }>(
    'select order_id as id, count(*)::int as asked from orders.change group by order_id',
  );
  const asked = new Map(changes.rows.map((row) => [row.id.toString(), row.asked]));
  expect(changed.size).toBeGreaterThan(0);
  for (const id of changed) expect(asked.get(id), `the change of ${id} was acknowledged`).toBe(1);
  expect([...asked.values()].every((count) => count === 1)).toBe(true);
  const { breaks } = await db.transaction((tx) => auditWhole(tx, ORDER_INVARIANTS));
  expect(breaks).toEqual([]);
  await db.close();
}

async function fundCustomers(url: string): Promise<void> {
  const db = openDatabase({ url, role: 'owner' });
  const { rows } = await db.query<{ id: bigint }>(
    `with house as (insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test house', now()) returning id)
     insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
     select 'customer' || n, '$argon2id$test', house.id, 'CODE-' || n, 'en', false, now()
     from house, generate_series(1, $1::int) as n returning id`,
    [CUSTOMERS],
  );
  const customerIds = rows.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await openBooks(tx, customerIds);
    const businessDate = businessDateOf(practiceCalendar, MORNING);
    await grantPractice(tx, { customerIds, amount: 10n ** 12n, at: MORNING, businessDate });
  });
  await db.close();
}
