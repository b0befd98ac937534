/** Whatever comes at once to a loan, and whatever kills the process at it: one effect, a clear refusal to the rest, and a clean audit. */
import { DAY_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as contract from '@bahi/contract/loans/calls.ts';
import { expectOk } from '../identity/testing.ts';
import type { Database, Tx } from '../platform/database.ts';
import { answer, createRace, several } from '../testing-races.ts';
import { progress } from './jobs.ts';
import { repayLoan } from './service.ts';
import { FUND, key, startLending, type Borrower, type Lending } from './testing.ts';

const seed = testSeed(import.meta.filename);
const race = createRace(seed);
let l: Lending;

beforeAll(async () => {
  l = await startLending();
});
afterEach(async () => {
  expect(await l.audit()).toEqual([]);
});
afterAll(() => l.stop());

test.each([2, 8, 64])(`a customer who asks %d times at once asks once (seed ${seed})`, async (times) => {
  const asha = await l.customer();
  const answers = await race(several('', times).map(() => () => l.ask(asha, '5000')));
  expect(answers.toSorted()).toEqual([...several('loans.pending', times - 1), 'ok'].toSorted());
});

test('one call repeated at once asks once', async () => {
  const [asha, same] = [await l.customer(), key()];
  const input = { amount: '5000', termDays: 30, ...FUND };
  const answers = await Promise.all(several('', 6).map(() => asha.call(contract.requestLoan, input, same)));
  expect(new Set(answers.map((one) => expectOk(one).id)).size).toBe(1);
});

test('the customer who takes back against the reviewer who approves: exactly one wins', async () => {
  for (let round = 0; round < 6; round += 1) {
    const asha = await l.customer();
    const asked = await l.asked(asha, '5000');
    const answers = await race([() => l.cancel(asha, asked.id), () => l.approve(asked)]);
    expect(answers.filter((code) => code === 'ok')).toHaveLength(1);
    expect(['loans.not_pending', 'staff.case_decided']).toContain(answers.find((code) => code !== 'ok'));
    const { state } = await l.read(asha, asked.id);
    const loan = state === 'in_progress' ? 5_000_00n : 0n;
    expect(await l.book(asha.id)).toMatchObject({ loan, cash: 10_00_000_00n + loan });
  }
});

test('two reviewers at one request: one decides', async () => {
  const asha = await l.customer();
  const asked = await l.asked(asha, '5000');
  const answers = await race([() => l.approve(asked), () => l.reject(asked), () => l.approve(asked)]);
  expect(answers.toSorted()).toEqual(['ok', 'staff.case_decided', 'staff.case_decided']);
});

test('two repayments of everything: one pays', async () => {
  const asha = await l.customer();
  const { id } = await l.lent(asha, '5000');
  const answers = await race(several('', 4).map(() => () => l.repay(asha, id, '5000')));
  expect(answers.toSorted()).toEqual([...several('loans.not_open', 3), 'ok']);
  expect(await l.book(asha.id)).toMatchObject({ loan: 0n, cash: 10_00_000_00n });
});

test('repaying against the interest of a date that has just ended: it is owed once, whoever comes first', async () => {
  for (let round = 0; round < 4; round += 1) {
    const asha = await l.customer();
    const { id } = await l.lent(asha, '50000');
    await l.h.clock.advance(DAY_MS);
    const acts = [() => l.repay(asha, id, '10016.44'), () => l.progress(), () => l.progress()];
    expect(await race(acts)).toEqual(['ok', 'ok', 'ok']);
    expect(await l.book(asha.id)).toMatchObject({ loan: 40_000_00n, accrued: 0n, cash: 10_39_983_56n });
  }
});

test('a repayment that read the clock before midnight and comes to its turn after the interest counts on the next date', async () => {
  const asha = await l.customer();
  const { id } = await l.lent(asha, '50000');
  const before = l.h.clock.now();
  await l.h.clock.advance(DAY_MS);
  await l.progress();
  await l.h.t.db.transaction((tx) =>
    repayLoan(l.deps, tx, { customerId: asha.id, now: before, input: { loan: id, amount: '20000' } }),
  );
  expect(await l.book(asha.id)).toMatchObject({ loan: 30_016_44n, accrued: 0n });
  await l.h.clock.advance(DAY_MS);
  await l.progress();
  expect(await l.book(asha.id)).toMatchObject({ accrued: 9_87n });
});

test('a process that is killed anywhere in the interest posts it once all the same', async () => {
  const borrowers: Borrower[] = [];
  for (let count = 0; count < 3; count += 1) {
    const asha = await l.customer();
    await l.lent(asha, '50000');
    borrowers.push(asha);
  }
  let days = 0n;
  for (let statement = 1, isKilled = true; isKilled; statement += 1) {
    await l.h.clock.advance(DAY_MS);
    days += 1n;
    isKilled = await killedAt(statement);
    await l.progress();
    for (const { id } of borrowers)
      expect(await l.book(id)).toMatchObject({ loan: 50_000_00n, accrued: days * 16_44n });
  }
  expect(days).toBeGreaterThan(6n);
});

/** Runs the interest in a process that is gone before its n-th statement; false when it needs fewer. */
async function killedAt(n: number): Promise<boolean> {
  const gone = new Error('gone');
  let count = 0;
  const dying = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name, receiver) {
        if (name !== 'query') return Reflect.get(target, name, receiver) as unknown;
        return (...given: Parameters<Tx['query']>) => {
          count += 1;
          return count >= n ? Promise.reject(gone) : target.query(...given);
        };
      },
    });
  const { db } = l.deps;
  const mortal: Database = { ...db, transaction: (work) => db.transaction((tx) => work(dying(tx))) };
  const answered = await answer(progress({ ...l.deps, db: mortal }));
  expect(['ok', 'AggregateError: loans could not be brought up to date']).toContain(answered);
  return answered !== 'ok';
}
