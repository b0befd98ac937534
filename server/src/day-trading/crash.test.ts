/**
 * Power cuts in a square-off: the process that closes what mandates opened is killed (SIGKILL) again and again, at moments that follow from a
 * printed seed. The next one takes up its orders; in the end each position was closed once, and each mandate settled once.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDayTrading, type DayHarness } from './testing.ts';

const MANDATES = 6;
const KILLS = 2;
const seed = testSeed(import.meta.filename);
const random = createRng(seed);
let d: DayHarness;

beforeAll(async () => {
  d = await startDayTrading();
});
afterAll(() => d.h.stop());

test(
  `a square-off by processes that are killed closes and settles each mandate once (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const symbol = d.h.ownSymbol();
    const customers: bigint[] = [];
    let squareOffAt = 0;
    for (let count = 0; count < MANDATES; count += 1) {
      const { customerId, mandate } = await d.running('100000');
      await d.fill(await d.place(customerId, { symbol, lots: 1, limit: 500_00 }), 500_00);
      customers.push(customerId);
      ({ squareOffAt } = mandate);
    }
    const run = (nth: number | null) => runUntil({ symbol, now: squareOffAt + 1_000, nth });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await run(1 + random.below(5));
      expect(await d.audit()).toEqual([]);
    }
    expect(await run(null)).toBe(0);
    expect(await d.audit()).toEqual([]);
    const { rows } = await d.h.t.owner.query(
      `select o.customer_id as id, count(*) as closes, sum(o.filled) as shares, count(distinct m.entry_id) as fees, m.status, m.gross, p.status::text as position
     from orders.orders o join day_trading.mandate m on m.customer_id = o.customer_id join orders.position p on p.customer_id = o.customer_id
     where o.kind = 'close' group by o.customer_id, m.status, m.gross, p.status order by 1`,
    );
    expect(rows).toEqual(
      customers.map((id) => ({
        id,
        closes: 1n,
        shares: 100n,
        fees: 1n,
        status: 'settled',
        gross: 100_00n,
        position: 'closed',
      })),
    );
  },
);

/** Kills it at the n-th thing that it does, or a moment later; null: not at all. By which signal it ended, or with which code. */
async function runUntil(of: { readonly symbol: string; readonly now: number; readonly nth: number | null }) {
  const { symbol, now, nth } = of;
  const args = [join(import.meta.dirname, 'testing-crash.ts'), d.h.t.url, String(now), symbol];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let done = 0;
  child.stdout.on('data', (text: Buffer) => {
    done += text.length;
    if (nth !== null && done >= nth) setTimeout(() => child.kill('SIGKILL'), random.below(12));
  });
  return new Promise<string | number | null>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
}
