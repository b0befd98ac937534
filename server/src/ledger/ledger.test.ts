import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeWithShortfall, marginAdded, orderFill, practiceGrant } from '@bahi/core/ledger.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { grantPractice, openBooks } from './accounts.ts';
import {
  availableOf,
  captureHold,
  holdOf,
  placeHold,
  postEntry,
  releaseHold,
  releasePart,
  remainingOf,
  type Books,
} from './books.ts';
import { lockBooks, writeBooks } from './post.ts';
import { readActiveHolds, readBalance, type BalanceRow } from './read.ts';

const GRANT = 10_00_000_00n;
const moment = { at: Date.UTC(2026, 10, 20, 6), businessDate: '2026-11-20' };
const execution = { execution: 1, symbol: 'VRM', fees: 20_00n, taxes: 10_00n };
let t: TestDatabase;
let customers = 0n;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

async function customer(): Promise<bigint> {
  const id = (customers += 1n);
  await t.db.transaction(async (tx) => {
    await openBooks(tx, [id]);
    await grantPractice(tx, { customerIds: [id], amount: GRANT, ...moment });
  });
  return id;
}

/** One transaction over one customer's book. */
function work<T>(customerId: bigint, fn: (books: Books) => T, at = moment, orderId?: bigint): Promise<T> {
  const holds = orderId === undefined ? [] : [{ kind: 'withdrawal', reference: orderId } as const];
  return t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [customerId], holds });
    const result = fn(books);
    await writeBooks(tx, books, at);
    return result;
  });
}

const balance = (customerId: bigint): Promise<BalanceRow> => readBalance(t.db, customerId);

test('a hold reserves cash, a fill captures its part of it, and the rest comes back', async () => {
  const customerId = await customer();
  const hold = { kind: 'withdrawal', reference: 7n } as const;
  await work(customerId, (books) => {
    placeHold(books, { ...hold, customerId, amount: 10_050_00n });
    expect(availableOf(books, customerId)).toBe(GRANT - 10_050_00n);
  });
  expect(await balance(customerId)).toMatchObject({ cash: GRANT, held: 10_050_00n });

  const fill = orderFill({ ...execution, customerId, orderId: 7n, positionId: 7n, shares: 100n, margin: 9_960_00n });
  await work(
    customerId,
    (books) => {
      captureHold(books, hold, 9_990_00n);
      postEntry(books, fill);
      releasePart(books, hold, 10_00n);
      expect(remainingOf(holdOf(books, hold))).toBe(50_00n);
      expect(releaseHold(books, hold)).toBe(50_00n);
      expect(releaseHold(books, hold)).toBe(0n);
    },
    moment,
    7n,
  );
  expect(await balance(customerId)).toMatchObject({
    cash: GRANT - 9_990_00n,
    margin: 9_960_00n,
    held: 0n,
    charges: 30_00n,
  });
  expect(await readActiveHolds(t.db, customerId)).toEqual([]);
});

test('a close that loses more than its margin shows as a debt raised and paid from cash', async () => {
  const customerId = await customer();
  const fill = orderFill({ ...execution, customerId, orderId: 21n, positionId: 21n, shares: 100n, margin: 1_000_00n });
  await work(customerId, (books) => postEntry(books, fill));
  const loss = {
    ...execution,
    customerId,
    orderId: 22n,
    positionId: 21n,
    shares: -100n,
    marginBack: 1_000_00n,
    profit: -1_500_00n,
  };
  const entries = await work(customerId, (books) => {
    const available = availableOf(books, customerId);
    return closeWithShortfall({ ...loss, available }).map((entry) => (postEntry(books, entry), entry.kind));
  });
  expect(entries).toEqual(['receivable_raised', 'position_close', 'receivable_settled']);
  expect(await balance(customerId)).toEqual({
    cash: GRANT - 1_030_00n - 530_00n,
    margin: 0n,
    receivable: 0n,
    loan: 0n,
    accrued: 0n,
    held: 0n,
    escrow: 0n,
    realised: -1_500_00n,
    charges: 60_00n,
  });
});

test('what held cash keeps out of reach of a debt stays owed', async () => {
  const customerId = await customer();
  await work(customerId, (books) => {
    postEntry(
      books,
      orderFill({ ...execution, customerId, orderId: 31n, positionId: 31n, shares: 100n, margin: 1_000_00n }),
    );
    placeHold(books, { kind: 'withdrawal', reference: 33n, customerId, amount: availableOf(books, customerId) });
    const loss = {
      ...execution,
      customerId,
      orderId: 32n,
      positionId: 31n,
      shares: -100n,
      marginBack: 1_000_00n,
      profit: -1_500_00n,
    };
    for (const entry of closeWithShortfall({ ...loss, available: 0n })) postEntry(books, entry);
  });
  expect(await balance(customerId)).toMatchObject({ receivable: 530_00n, margin: 0n });
});

test('a transaction that read the clock before the date turned, and got the lock after, posts in the later date', async () => {
  const customerId = await customer();
  const add = (addition: number) => marginAdded({ customerId, positionId: 40n, addition, symbol: 'VRM', amount: 5n });
  await work(customerId, (books) => postEntry(books, add(1)), { at: moment.at + 2, businessDate: '2026-11-21' });
  await work(customerId, (books) => postEntry(books, add(2)), { at: moment.at + 1, businessDate: '2026-11-20' });
  const { rows } = await t.db.query(
    'select business_date from ledger.entry where customer_id = $1 order by first_seq',
    [customerId],
  );
  expect(rows).toEqual([
    { business_date: '2026-11-20' },
    { business_date: '2026-11-21' },
    { business_date: '2026-11-21' },
  ]);
});

test.each<[string, (books: Books, customerId: bigint) => unknown, RegExp]>([
  [
    'a hold beyond what is available',
    (books, customerId) => placeHold(books, { kind: 'withdrawal', reference: 50n, customerId, amount: GRANT + 1n }),
    /has cash/,
  ],
  [
    'a hold of nothing',
    (books, customerId) => placeHold(books, { kind: 'withdrawal', reference: 51n, customerId, amount: 0n }),
    /reserves something/,
  ],
  [
    'a hold that was not loaded',
    (books) => captureHold(books, { kind: 'withdrawal', reference: 52n }, 1n),
    /is loaded/,
  ],
  ['a customer that was not locked', (books) => availableOf(books, 999n), /is locked/],
  [
    'an entry beyond the cash',
    (books, customerId) =>
      postEntry(books, marginAdded({ customerId, positionId: 1n, addition: 1, symbol: 'VRM', amount: GRANT + 1n })),
    /has cash/,
  ],
  [
    'an entry in another currency',
    (books, customerId) => postEntry(books, practiceGrant({ customerId, amount: 1n, currency: 'USD' })),
    /in INR/,
  ],
])('%s is a bug, and nothing is written', async (_, act, message) => {
  const customerId = await customer();
  await expect(work(customerId, (books) => act(books, customerId))).rejects.toThrow(message);
  expect(await balance(customerId)).toMatchObject({ cash: GRANT, held: 0n });
});

test('the same source posted twice fails in the database, and everything with it', async () => {
  const customerId = await customer();
  const fill = orderFill({ ...execution, customerId, orderId: 61n, positionId: 61n, shares: 100n, margin: 1_000_00n });
  await work(customerId, (books) => postEntry(books, fill));
  const former = await balance(customerId);
  await expect(work(customerId, (books) => postEntry(books, fill))).rejects.toMatchObject({
    constraint: 'entry_source',
  });
  expect(await balance(customerId)).toEqual(former);
});

test('a second practice grant is refused by its source', async () => {
  const customerId = await customer();
  const again = t.db.transaction((tx) => grantPractice(tx, { customerIds: [customerId], amount: GRANT, ...moment }));
  await expect(again).rejects.toMatchObject({ constraint: 'entry_source' });
});
