/**
 * Power cuts while blocks are approved: the process that approves is killed (SIGKILL) again and again, at moments that follow from a printed
 * seed. The next one approves what is left; in the end each request was sold once, paid once, and nothing is held.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBlocks, type Blocks } from './testing.ts';

const REQUESTS = 14;
const KILLS = 2;
const seed = testSeed(import.meta.filename);
const random = createRng(seed);
let b: Blocks;

beforeAll(async () => {
  b = await startBlocks();
});
afterAll(() => b.stop());

test(`approvals by processes that are killed sell each request once (seed ${seed})`, { timeout: 600_000 }, async () => {
  const offer = await b.offer({ lots: REQUESTS * 2, maximumLots: 2 });
  const asked: { id: bigint; request: string }[] = [];
  for (let count = 0; count < REQUESTS; count += 1) {
    const customer = await b.customer();
    asked.push({ id: customer.id, request: (await b.asked(customer, offer, 2)).id });
  }
  const requests = asked.map(({ request }) => request);
  const sold = async () => {
    const text = `select count(*) filter (where status = 'approved') as count from block_trades.request where offer_id = $1`;
    return Number((await b.h.t.owner.query<{ count: bigint }>(text, [offer])).rows[0]!.count);
  };
  let [kills, before] = [0, 0];
  for (; kills < KILLS && before < REQUESTS; kills += 1) {
    await run(requests, before + 1 + random.below(4));
    expect(await b.audit()).toEqual([]);
    expect(await sold()).toBeGreaterThanOrEqual(before);
    before = await sold();
  }
  expect(await run(requests, null)).toBe(0);
  expect(await b.audit()).toEqual([]);
  const { rows } = await b.h.t.owner.query(
    `select count(*) as trades, count(distinct t.reference) as requests, sum(t.quantity) as shares, o.sold_lots as lots,
       (select count(*) from orders.position where origin = 'block') as positions
     from orders.block_trade t cross join block_trades.offer o where o.id = $1 group by o.sold_lots`,
    [offer],
  );
  const all = BigInt(REQUESTS);
  expect(rows).toEqual([{ trades: all, requests: all, shares: all * 200n, lots: REQUESTS * 2, positions: all }]);
  for (const { id } of asked)
    expect(await b.book(id)).toMatchObject({ held: 0n, margin: 8_000_00n, cash: 10_00_000_00n - 8_003_37n });
});

/** Kills it while it decides the n-th request, or a moment later; null: not at all. By which signal it ended, or with which code. */
async function run(requests: readonly string[], nth: number | null): Promise<string | number | null> {
  const args = [join(import.meta.dirname, 'testing-crash.ts'), b.h.t.url, String(b.h.clock.now()), ...requests];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let begun = 0;
  child.stdout.on('data', (text: Buffer) => {
    begun += text.length;
    if (nth !== null && begun >= nth) setTimeout(() => child.kill('SIGKILL'), random.below(6));
  });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
}
