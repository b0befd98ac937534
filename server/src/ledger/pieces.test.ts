/** A transaction of more entries than one piece: what a valuation of a pool with thousands of followers writes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { poolSubscribed } from '@bahi/core/ledger-pools.ts';
import { PIECE } from '../platform/pieces.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { grantPractice, openBooks } from './accounts.ts';
import { auditWhole } from './audit.ts';
import { captureHold, placeHold, postEntry, releasePart, type HoldRef } from './books.ts';
import { lockBooks, writeBooks } from './post.ts';
import { readBalance } from './read.ts';

const moment = { at: Date.UTC(2026, 10, 20, 6), businessDate: '2026-11-20' };
const AMOUNT = 5_000_00n;
let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

const holdOn = (customerId: bigint): HoldRef => ({ kind: 'pool', reference: customerId });

test('what is of thousands of customers is one transaction, each chain goes on from piece to piece, and every lock is there before a hold is read', async () => {
  const pool = 1n;
  const followers = Array.from({ length: PIECE + 1 }, (_, at) => BigInt(at + 2));
  const all = [pool, ...followers];
  await t.db.transaction(async (tx) => {
    await openBooks(tx, all);
    await grantPractice(tx, { customerIds: all, amount: 10_00_000_00n, ...moment });
    const books = await lockBooks(tx, { customerIds: followers });
    for (const customerId of followers) placeHold(books, { ...holdOn(customerId), customerId, amount: AMOUNT });
    await writeBooks(tx, books, moment);
  });

  // Of the last one half of what is held is given back while the valuation waits for the lock.
  const last = followers.at(-1)!;
  const isLocked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const before = t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [last], holds: [holdOn(last)] });
    isLocked.resolve();
    await goOn.promise;
    releasePart(books, holdOn(last), AMOUNT / 2n);
    await writeBooks(tx, books, moment);
  });
  await isLocked.promise;
  const valuation = t.db.transaction(async (tx) => {
    const locking = lockBooks(tx, { customerIds: all, holds: followers.toReversed().map(holdOn) });
    await untilWaiting(t.owner);
    goOn.resolve();
    const books = await locking;
    for (const followerId of followers) {
      const money = followerId === last ? AMOUNT / 2n : AMOUNT;
      captureHold(books, holdOn(followerId), money);
      const of = { poolCustomerId: pool, followerId, requestId: followerId, valuation: 1, symbol: 'FUND-1' };
      for (const entry of poolSubscribed({ ...of, money, units: money })) postEntry(books, entry);
    }
    return writeBooks(tx, books, moment);
  });
  await before;
  const entries = await valuation;

  expect(entries.map(({ customerId }) => customerId)).toEqual(followers.flatMap((id) => [id, pool]));
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  const invested = AMOUNT * BigInt(PIECE) + AMOUNT / 2n;
  expect(await readBalance(t.db, pool)).toMatchObject({ cash: 10_00_000_00n + invested });
  expect(await readBalance(t.db, last)).toMatchObject({ cash: 10_00_000_00n - AMOUNT / 2n, held: 0n });
  const { breaks } = await t.db.read((tx) => auditWhole(tx));
  expect(breaks).toEqual([]);
});
