/**
 * Power cuts at the fees of borrowed shares: processes that charge them are killed (SIGKILL) before each of their statements in turn, and once
 * all is done. The date is fixed whole and posted whole, once.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLendingWorld, type LendingWorld } from './testing.ts';

let w: LendingWorld;
beforeAll(async () => {
  w = await startLendingWorld();
});
afterAll(() => w.h.stop());

/** Far more than charging a date needs. */
const STATEMENTS_MAX = 60;
/** Two statements note the shares, and leave nothing behind. */
const FIRST = 3;

test(
  'a fee that is charged by processes that are killed at each step is charged once',
  { timeout: 600_000 },
  async () => {
    const symbol = w.symbol();
    const asha = await w.holder(symbol);
    await w.lend(asha, 4);
    const ravi = await w.short(symbol, 10);
    await w.fees();
    const before = [await w.cash(asha), await w.cash(ravi)];
    await w.midnight();
    const seen: string[] = [];
    // Whoever comes next has not to fix what is fixed, and is killed at each step of posting.
    for (let nth = FIRST; seen.at(-1) !== '2 of 2' && nth < STATEMENTS_MAX; nth += 1) {
      expect(await run(nth)).toBe('SIGKILL');
      const stands = await standsAt();
      if (stands === seen.at(-1)) continue;
      expect(await w.audit()).toEqual([]);
      nth = FIRST - 1;
      seen.push(stands);
    }
    expect(seen).toEqual(['0 of 0', '0 of 2', '2 of 2']);
    expect(await run(0)).toBe(0);
    // 10 of 14 lots: 6.36 % a year of 5,00,000.00 are 87.12 a day; the lender has 80 % of four tenths of it.
    expect([(await w.cash(asha)) - before[0]!, (await w.cash(ravi)) - before[1]!]).toEqual([27_87n, -87_12n]);
    expect(await w.audit()).toEqual([]);
  },
);

/** How many fees are posted of how many that are fixed. */
async function standsAt(): Promise<string> {
  const { rows } = await w.h.t.owner.query<{ posted: bigint; fixed: bigint }>(
    'select count(entry_id) as posted, count(*) as fixed from lending.part',
  );
  return `${rows[0]!.posted} of ${rows[0]!.fixed}`;
}

/** By which signal it ended, or with which code. */
async function run(killedAt: number): Promise<string | number | null> {
  const args = [w.h.t.url, w.h.clock.now(), killedAt].map(String);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing-crash.ts'), ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
}
