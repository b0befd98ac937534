import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeWithShortfall, orderFill } from '@bahi/core/ledger.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { grantPractice, openBooks } from './accounts.ts';
import { availableOf, captureHold, placeHold, postEntry, releaseHold } from './books.ts';
import { lockBooks, writeBooks } from './post.ts';

const moment = { at: Date.UTC(2026, 10, 20, 6), businessDate: '2026-11-20' };
let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

test('a fill captures part of its hold, moves the margin, and the rest of the hold comes back', async () => {
  await t.db.transaction(async (tx) => {
    await openBooks(tx, [1n]);
    await grantPractice(tx, { customerIds: [1n], amount: 100_000_000n, ...moment });
  });
  await t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [1n] });
    placeHold(books, { kind: 'order', reference: 7n, customerId: 1n, amount: 10_050_00n });
    expect(availableOf(books, 1n)).toBe(100_000_000n - 10_050_00n);
    await writeBooks(tx, books, moment);
  });
  const hold = { kind: 'order', reference: 7n } as const;
  await t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [1n], holds: [hold] });
    captureHold(books, hold, 9_990_00n);
    postEntry(
      books,
      orderFill({
        customerId: 1n,
        orderId: 7n,
        execution: 1,
        positionId: 7n,
        symbol: 'VRM',
        shares: 100n,
        margin: 9_960_00n,
        fees: 20_00n,
        taxes: 10_00n,
      }),
    );
    expect(releaseHold(books, hold)).toBe(60_00n);
    const [placed] = await writeBooks(tx, books, moment);
    expect(placed).toMatchObject({ firstSeq: 2, kind: 'order_fill' });
  });
  const { rows } = await t.db.query(
    'select cash, margin, held, charges, chain_seq from ledger.balance where customer_id = 1',
  );
  expect(rows).toEqual([
    { cash: 100_000_000n - 9_990_00n, margin: 9_960_00n, held: 0n, charges: 30_00n, chain_seq: 4 },
  ]);
  await t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [1n] });
    for (const entry of closeWithShortfall({
      customerId: 1n,
      orderId: 8n,
      execution: 1,
      positionId: 7n,
      symbol: 'VRM',
      shares: -100n,
      marginBack: 9_960_00n,
      profit: -9_970_00n,
      fees: 20_00n,
      taxes: 10_00n,
      available: availableOf(books, 1n),
    }))
      postEntry(books, entry);
    await writeBooks(tx, books, moment);
  });
  const after = await t.db.query(
    'select cash, margin, receivable, realised, charges from ledger.balance where customer_id = 1',
  );
  expect(after.rows).toEqual([
    { cash: 100_000_000n - 9_990_00n - 40_00n, margin: 0n, receivable: 0n, realised: -9_970_00n, charges: 60_00n },
  ]);
});
