/**
 * Power cuts while a quota is given out, and while one is drawn: the process is killed (SIGKILL) again and again, at moments that follow from a
 * printed seed. The customers send their keys again, the next process goes on; in the end the quota is used up to the lot, and everybody has paid
 * for what they have.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { breaking } from '../new-shares/testing.ts';
import type { Tx } from '../platform/database.ts';
import { progress } from './jobs.ts';
import { offers } from './store.ts';
import { startGrabbing, type Grabbing } from './testing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
let g: Grabbing;
beforeAll(async () => {
  g = await startGrabbing();
});
afterAll(() => g.h.stop());

test(
  `a quota that is given out by processes that are killed is exact (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const offer = await g.offer({ lots: 40 });
    const customers = await g.crowd(55);
    for (let kill = 0; kill < 3; kill += 1)
      expect(await run(offer, customers, { batch: kill + random.below(3), delayMs: random.below(25) })).toBe('SIGKILL');
    expect(await run(offer, customers, { batch: -1, delayMs: 0 })).toBe(0);
    const { rows } = await g.h.db.query<{ lots: bigint; requests: bigint }>(
      'select sum(allotted_lots) as lots, count(*) as requests from grab.request where offer_id = $1',
      [offer],
    );
    expect(rows).toEqual([{ lots: 40n, requests: 40n }]);
    expect(await g.audit()).toEqual([]);
  },
);

test(
  `a draw whose processes are killed is made once, and settled once for each (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const offer = await g.draw({ lots: 60 });
    const customers = await g.crowd(90);
    for (const customer of customers)
      expect(await g.ask(customer, offer, 1 + random.below(2))).toHaveProperty('request');
    const { closesAt, drawAt } = (await offers.select(g.h.db, offer))!;
    let kills = 0;
    for (const at of [closesAt, drawAt]) {
      const now = Number(at);
      // However slow the machine: each has half as long again as the one before.
      while ((await go(now, random.below(Math.round(60 * 1.5 ** kills)))) === 'SIGKILL') {
        kills += 1;
        expect(await g.audit()).toEqual([]);
      }
    }
    expect(kills).toBeGreaterThan(1);
    const { rows } = await g.h.db.query<{ won: bigint; sold: bigint; paid: bigint; pending: bigint }>(
      `select (select sum(lots) from grab.win where offer_id = $1) as won, sum(allotted_lots) as sold, sum(paid) as paid,
         count(*) filter (where status = 'pending') as pending from grab.request where offer_id = $1`,
      [offer],
    );
    expect(rows[0]).toMatchObject({ won: 60n, sold: 60n, pending: 0n });
    const { rows: books } = await g.h.db.query<{ cash: bigint; held: bigint }>(
      'select sum(cash) as cash, sum(held) as held from ledger.balance where customer_id = any ($1)',
      [customers],
    );
    expect(books[0]).toEqual({ cash: 90n * 10_00_000_00n - rows[0]!.paid, held: 0n });
    expect(await g.audit()).toEqual([]);
  },
);

test('a process that is gone before any statement of the close, the draw or the settlement leaves nothing half done', async () => {
  const offer = await g.draw({ lots: 5 });
  for (const customer of await g.crowd(8)) expect(await g.ask(customer, offer, 1)).toHaveProperty('request');
  const { symbol, drawAt } = (await offers.select(g.h.db, offer))!;
  await g.h.clock.advance(Number(drawAt) - g.h.clock.now());
  g.h.feed.set(symbol, 500_00);
  const gone = new Error('gone');
  let breaks = 0;
  for (let statement = 1; statement < 200; statement += 1) {
    const db = {
      ...g.h.db,
      transaction: <T>(fn: (tx: Tx) => Promise<T>) => g.h.db.transaction((tx) => fn(breaking(tx, statement, gone))),
    };
    const error: unknown = await progress({ ...g.deps, db, batchMax: 3 }).catch((thrown: unknown) => thrown);
    expect(await g.audit()).toEqual([]);
    if (error === undefined) break;
    breaks += 1;
  }
  expect(breaks).toBeGreaterThan(10);
  expect((await offers.select(g.h.db, offer))!.settledAt).not.toBeNull();
});

/** By which signal it ended, or with which code: killed so many milliseconds after it began. */
async function go(now: number, killedAfterMs: number): Promise<string | number | null> {
  const args = [join(import.meta.dirname, 'testing-draw-crash.ts'), g.h.t.url, String(now)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), killedAfterMs));
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
}

/** By which signal it ended, or with which code. */
async function run(
  offer: bigint,
  customers: readonly bigint[],
  { batch, delayMs }: { readonly batch: number; readonly delayMs: number },
): Promise<string | number | null> {
  const args = [g.h.t.url, offer, g.h.clock.now(), batch, delayMs, ...customers].map(String);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing-crash.ts'), ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
}
