/**
 * Power cuts at a loan: a process that pays one out, posts its interest or repays it is killed (SIGKILL) before one of its statements, or once it
 * has committed and nobody was answered; another does it again. One effect, whatever the moment, which follows from a printed seed.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createRng } from '@bahi/core/rng.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startLending, type Borrower, type Lending } from './testing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
/** More statements than any of them needs: it is killed after its commit then. */
const COMMITTED = 99;

let l: Lending;
let asha: Borrower;
beforeAll(async () => {
  l = await startLending();
});
afterEach(async () => {
  expect(await l.audit()).toEqual([]);
});
afterAll(() => l.stop());

/** Killed early, killed late, killed once it is done; then as often as it takes. */
async function throughKills(act: string, id: string, given: string): Promise<void> {
  for (const killedAt of [1 + random.below(3), 4 + random.below(6), COMMITTED])
    expect(await run(act, id, given, killedAt)).toBe('SIGKILL');
  expect(await run(act, id, given, 0)).toBe(0);
}

test(
  `a loan that is paid out by processes that are killed is paid out once (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    asha = await l.customer();
    const { id } = await l.asked(asha, '50000');
    await throughKills('approve', id, '50000.00');
    expect(await l.book(asha.id)).toMatchObject({ cash: 10_50_000_00n, loan: 50_000_00n });
    expect(await l.read(asha, id)).toMatchObject({ state: 'in_progress' });
  },
);

test(
  `interest of five dates by processes that are killed comes up once a date (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    asha = await l.customer();
    await l.lent(asha, '50000');
    await l.h.clock.advance(5 * DAY_MS);
    await throughKills('interest', '', '');
    expect(await l.book(asha.id)).toMatchObject({ loan: 50_000_00n, accrued: 82_20n });
  },
);

test(
  `a repayment that is sent again to processes that are killed is paid once (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    asha = await l.customer();
    const { id } = await l.lent(asha, '50000');
    await l.h.clock.advance(DAY_MS);
    await throughKills('repay', id, `${asha.id} ${randomUUID()} 20016.44`);
    expect(await l.book(asha.id)).toMatchObject({ loan: 30_000_00n, accrued: 0n, cash: 10_29_983_56n });
  },
);

/** By which signal it ended, or with which code. */
async function run(act: string, id: string, given: string, killedAt: number): Promise<string | number | null> {
  const args = [l.h.t.url, act, id, given, l.h.clock.now(), killedAt].map(String);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing-crash.ts'), ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code)));
}
