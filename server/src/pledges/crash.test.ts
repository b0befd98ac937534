/**
 * Power cuts at a pledge: the process that pays one out, or sells by force, is killed (SIGKILL) again and again at moments that follow from a
 * printed seed. One payout, one sale of the shares, and what each fill brought repaid once. A process that does not end is killed too.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createRng } from '@bahi/core/rng.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPledging, type Held, type Pledging } from './testing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
/** More statements than a payout needs: it is killed after its commit then. */
const COMMITTED = 99;
const HANGS_MS = 120_000;

let p: Pledging;
beforeAll(async () => {
  p = await startPledging();
});
afterAll(() => p.stop());

test(
  `a pledge that is paid out by processes that are killed is paid out once (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const asha = await p.holder();
    const { id } = await p.ask(asha);
    const before = await p.book(asha);
    for (const killedAt of [1 + random.below(3), 4 + random.below(6), COMMITTED])
      expect(await run(['approve', id, String(killedAt)])).toBe('SIGKILL');
    expect(await run(['approve', id, '0'])).toBe(0);
    const after = await p.book(asha);
    expect([after.cash - before.cash, after.loan]).toEqual([50_000_00n, 50_000_00n]);
    expect(await p.read(asha, id)).toMatchObject({ state: 'lending', pledged: 200 });
    expect(await p.audit()).toEqual([]);
  },
);

test(
  `forced sales by processes that are killed sell once and repay once (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const first = await p.holder(4);
    const { symbol } = first;
    const holders: Held[] = [first, await p.holder(4, symbol), await p.holder(4, symbol)];
    for (const holder of holders) await p.lent(holder, { lots: 4, amount: '100000' });
    p.mark(first, 290_00);
    await p.progress();
    // Nobody sells before the processes of this test do.
    p.orders = { sellPledged: async () => false };
    await p.later(25 * HOUR_MS);
    for (let kill = 0; kill < 3; kill += 1) {
      // It may have been done with all before.
      expect(['SIGKILL', 0]).toContain(await run(['sell', symbol], 1 + random.below(9)));
      expect(await p.audit()).toEqual([]);
    }
    expect(await run(['sell', symbol])).toBe(0);
    expect(await p.audit()).toEqual([]);
    const { rows } = await p.h.t.owner.query(
      `select o.customer_id as id, count(*) as sales, sum(o.filled) as shares, min(l.sold_shares) as counted, min(l.pledged) as pledged
       from orders.orders o join pledges.pledge l on l.position_id = o.closes where o.origin = 'pledge_sale' group by 1 order by 1`,
    );
    expect(rows).toEqual(
      holders.map(({ customerId }) => ({ id: customerId, sales: 1n, shares: 300n, counted: 300, pledged: 100 })),
    );
  },
);

/** Killed at the n-th thing that it does, or a moment later; left out: not at all. By which signal it ended, or with which code. */
async function run(of: readonly string[], nth?: number): Promise<string | number | null> {
  const args = [join(import.meta.dirname, 'testing-crash.ts'), p.h.t.url, String(p.h.clock.now()), ...of];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], timeout: HANGS_MS });
  let done = 0;
  child.stdout.on('data', (text: Buffer) => {
    done += text.length;
    if (nth !== undefined && done >= nth) setTimeout(() => child.kill('SIGKILL'), random.below(12));
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
}
