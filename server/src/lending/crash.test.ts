/**
 * Power cuts at the fees of borrowed shares: processes that charge them are killed (SIGKILL) while they fix a date, while they post it, and
 * once all is done, at statements that follow from a printed seed. The date is fixed whole and posted whole, once.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLendingWorld, type LendingWorld } from './testing.ts';

let w: LendingWorld;
beforeAll(async () => {
  w = await startLendingWorld();
});
afterAll(() => w.h.stop());

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
/** A date is fixed with the seventh statement. More than any of them needs: it is killed once all is done then. */
const FIXED = 7;
const COMMITTED = 99;

test(
  `a fee that is charged by processes that are killed is charged once (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const symbol = w.symbol();
    const asha = await w.holder(symbol);
    await w.lend(asha, 4);
    const ravi = await w.short(symbol, 10);
    await w.fees();
    // The date on which that began is over.
    await w.midnight();
    await w.fees();
    const before = [await w.cash(asha), await w.cash(ravi)];
    await w.midnight();
    for (const [killedAt, stands] of [
      [1 + random.below(FIXED), '2 of 2'],
      [FIXED + 1 + random.below(4), '2 of 4'],
      [COMMITTED, '4 of 4'],
    ] as const) {
      expect(await run(killedAt)).toBe('SIGKILL');
      expect(await standsAt()).toBe(stands);
      expect(await w.audit()).toEqual([]);
    }
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
