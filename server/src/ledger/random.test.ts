/**
 * Money under random use: seeded sequences of every ledger operation by batches that run in parallel over the same
 * customers, in opposite orders. A plain model in memory says what the balances must be; the auditor says the rest.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeWithShortfall, marginAdded, orderFill } from '@bahi/core/ledger.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { isRetryable } from '../platform/database.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { grantPractice, openBooks } from './accounts.ts';
import { auditChanges, auditWhole } from './audit.ts';
import {
  availableOf,
  bookOf,
  captureHold,
  placeHold,
  postEntry,
  releaseHold,
  remainingOf,
  type Books,
} from './books.ts';
import { closeBusinessDate, trialBalance } from './business-dates.ts';
import { DEBT_INVARIANTS } from './debts.ts';
import { lockBooks, writeBooks } from './post.ts';
import { reverseEntry } from './reverse.ts';

const OWING = DEBT_INVARIANTS.filter(({ name }) => name === 'who_owes_has_nothing_free');
const CUSTOMERS = 12;
const GRANT = 100_000_000n;
let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase({ poolSize: 8 });
});
afterAll(() => t.drop());

/** Mulberry32: the same numbers from the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** One random command against a locked book. What it does must be allowed: that is the caller's part of the bargain. */
function act(books: Books, random: (below: number) => number, next: () => bigint): void {
  const ids = [...books.balances.keys()];
  const customerId = ids[random(ids.length)]!;
  const free = availableOf(books, customerId);
  const id = next();
  const execution = { customerId, orderId: id, execution: 1, positionId: id, symbol: ['VRM', 'NEEM'][random(2)]! };
  const charges = { fees: BigInt(random(500)), taxes: BigInt(random(300)) };
  switch (random(4)) {
    case 0: {
      const amount = BigInt(1 + random(1_000_000));
      if (amount > free) return;
      placeHold(books, { kind: 'withdrawal', reference: id, customerId, amount });
      const margin = amount / 2n - charges.fees - charges.taxes;
      if (margin <= 0n) return;
      captureHold(books, { kind: 'withdrawal', reference: id }, amount / 2n);
      postEntry(books, orderFill({ ...execution, ...charges, shares: BigInt(100 - random(2) * 200), margin }));
      if (random(2) === 0) releaseHold(books, { kind: 'withdrawal', reference: id });
      return;
    }
    case 1: {
      const marginBack = bookOf(books, customerId).margin / BigInt(1 + random(3));
      const profit = BigInt(random(4_000_000) - 2_000_000);
      const close = { ...execution, ...charges, shares: BigInt(100 - random(2) * 200), marginBack, profit };
      // Where it pays nothing itself, the writing of the books does.
      const available = random(2) === 0 ? free : 0n;
      for (const entry of closeWithShortfall({ ...close, available })) postEntry(books, entry);
      return;
    }
    case 2: {
      const amount = BigInt(1 + random(10_000));
      if (amount <= free)
        postEntry(books, marginAdded({ customerId, positionId: id, addition: 1, symbol: 'VRM', amount }));
      return;
    }
    default:
      for (const hold of books.holds.values()) if (remainingOf(hold) > 0n) releaseHold(books, hold);
  }
}

async function run(seed: number): Promise<void> {
  const customers = Array.from({ length: CUSTOMERS }, (_, index) => BigInt(seed) * 1000n + BigInt(index));
  const dates = ['2026-11-20', '2026-11-21', '2026-11-22'];
  let id = BigInt(seed) * 1_000_000n;
  const next = () => (id += 1n);
  await t.db.transaction(async (tx) => {
    await openBooks(tx, customers);
    await grantPractice(tx, { customerIds: customers, amount: GRANT, at: 1, businessDate: dates[0]! });
  });
  for (const [day, businessDate] of dates.entries()) {
    const batches = Array.from({ length: 12 }, (_, index) => {
      const random = randomFrom(seed * 1000 + day * 100 + index);
      const chosen = customers.filter(() => random(2) === 0);
      if (index % 2 === 1) chosen.reverse();
      return async () =>
        t.db.transaction(async (tx) => {
          const open = await tx.query<{ reference: bigint }>(
            'select reference from ledger.hold where customer_id = any ($1) and ended_at is null',
            [chosen],
          );
          const holds = open.rows.map(({ reference }) => ({ kind: 'withdrawal', reference }) as const);
          const books = await lockBooks(tx, { customerIds: chosen, holds });
          for (let step = 0; chosen.length > 0 && step < 15; step++) act(books, random, next);
          const placed = await writeBooks(tx, books, { at: day * 1000 + index, businessDate });
          return placed;
        });
    });
    const placed = (await Promise.all(batches.map((batch) => batch()))).flat();
    const undo = placed[placed.length >> 1];
    if (undo !== undefined) {
      const results = await Promise.all(
        [1, 2, 3].map((turn) =>
          t.db.transaction((tx) =>
            reverseEntry(tx, { entryId: undo.id, reason: `Turn ${turn}`, at: day * 1000 + 99, businessDate }),
          ),
        ),
      );
      expect(results.filter((result) => typeof result !== 'string').length).toBeLessThanOrEqual(1);
    }
    expect(await auditChanges(t.db, OWING)).toMatchObject({ breaks: [] });
    await t.db.transaction((tx) => closeBusinessDate(tx, { businessDate, at: day * 1000 + 999 }));
  }
}

test('random batches in parallel over the same customers keep every invariant, and none deadlocks', async () => {
  const seed = testSeed(import.meta.filename);
  process.stdout.write(`ledger seed ${seed}\n`);
  await run(seed).catch((error: unknown) => {
    if (isRetryable(error)) throw new Error('locks were not taken in customer order', { cause: error });
    throw error;
  });
  expect(await t.db.transaction((tx) => auditWhole(tx, OWING))).toMatchObject({ breaks: [], books: CUSTOMERS });
  const assets = new Map<string, bigint>();
  for (const { asset, amount } of await t.db.transaction(trialBalance))
    assets.set(asset, (assets.get(asset) ?? 0n) + amount);
  expect([...assets.values()].every((sum) => sum === 0n)).toBe(true);
  expect(assets.size).toBe(3);
});
