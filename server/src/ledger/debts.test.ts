/** Whatever becomes free of a customer who owes pays the debt as the books are written, and nothing else is done with it. */
import { closeWithShortfall, FREED_DEBT, marginAdded, positionClose } from '@bahi/core/ledger.ts';
import { depositCredited } from '@bahi/core/ledger-transfers.ts';
import { exchangeIn } from '@bahi/core/ledger-exchange.ts';
import { dividend } from '@bahi/core/ledger-actions.ts';
import { subscriptionPaid, subscriptionRefunded } from '@bahi/core/ledger-offerings.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { virtualClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { grantPractice, openBooks } from './accounts.ts';
import { auditWhole } from './audit.ts';
import { availableOf, placeHold, postEntry, releaseHold, releasePart, type Books } from './books.ts';
import { DEBT_INVARIANTS } from './debts.ts';
import { createLedgerJobs } from './jobs.ts';
import { lockBooks, writeBooks } from './post.ts';
import { readBalance } from './read.ts';
import { owe } from './testing.ts';

const GRANT = 10_00_000_00n;
const HELD = 3_00_000_00n;
const OWED = 50_000_00n;
const moment = { at: Date.UTC(2026, 10, 20, 6), businessDate: '2026-11-20' };
let t: TestDatabase;
let customers = 0n;
beforeAll(async () => {
  t = await testDatabase();
});
afterEach(async () => {
  expect((await t.db.transaction((tx) => auditWhole(tx, DEBT_INVARIANTS))).breaks).toEqual([]);
});
afterAll(() => t.drop());

const holdOf = (customerId: bigint) => ({ kind: 'withdrawal', reference: customerId }) as const;

/** With HELD on hold, 1,000 in escrow and 2,000 of margin, nothing free, and OWED owed. */
async function debtor(): Promise<bigint> {
  const customerId = (customers += 1n);
  await t.db.transaction((tx) => openBooks(tx, [customerId]));
  await t.db.transaction((tx) => grantPractice(tx, { customerIds: [customerId], amount: GRANT, ...moment }));
  await work(customerId, (books) => {
    placeHold(books, { ...holdOf(customerId), customerId, amount: HELD });
    postEntry(books, subscriptionPaid({ customerId, subscriptionId: customerId, part: 1, amount: 1_000_00n }));
    postEntry(
      books,
      marginAdded({ customerId, positionId: customerId, addition: 1, symbol: 'VRM', amount: 2_000_00n }),
    );
  });
  await owe(t.db, { customerId, amount: OWED, ...moment });
  expect(await readBalance(t.db, customerId)).toMatchObject({ cash: HELD, held: HELD, receivable: OWED });
  return customerId;
}

function work<T>(customerId: bigint, fn: (books: Books) => T) {
  return t.db.transaction(async (tx) => {
    const known = customerId <= customers ? [holdOf(customerId)] : [];
    const books = await lockBooks(tx, { customerIds: [customerId], holds: known });
    const done = fn(books);
    return { done, written: await writeBooks(tx, books, moment) };
  });
}

const ofPosition = (customerId: bigint) => ({ customerId, positionId: customerId, symbol: 'VRM' });

test.each<[string, bigint, (books: Books, customerId: bigint) => void]>([
  ['a hold that ends', HELD, (books, id) => void releaseHold(books, holdOf(id))],
  ['a part of a hold', 700_00n, (books, id) => releasePart(books, holdOf(id), 700_00n)],
  [
    'a sale',
    2_500_00n,
    (books, id) => {
      const sale = { ...ofPosition(id), orderId: id, execution: 1, shares: -100n, fees: 0n, taxes: 0n };
      postEntry(books, positionClose({ ...sale, marginBack: 2_000_00n, profit: 500_00n }));
    },
  ],
  [
    'a refund of new shares',
    1_000_00n,
    (books, id) => {
      const refund = { customerId: id, subscriptionId: id, part: 2, amount: 1_000_00n };
      postEntry(books, subscriptionRefunded(refund));
    },
  ],
  [
    'a dividend',
    90_00n,
    (books, id) => {
      for (const entry of dividend({ ...ofPosition(id), entitlementId: id, amount: 90_00n, available: 0n }))
        postEntry(books, entry);
    },
  ],
  [
    'two at once',
    790_00n,
    (books, id) => {
      releasePart(books, holdOf(id), 700_00n);
      postEntry(books, exchangeIn({ customerId: id, exchangeId: id, amount: 90_00n }));
    },
  ],
])('%s pays what is owed, as far as it goes', async (_, freed, free) => {
  const customerId = await debtor();
  const before = await readBalance(t.db, customerId);
  const { written } = await work(customerId, (books) => free(books, customerId));
  const paid = freed < OWED ? freed : OWED;
  const { cash, held, receivable } = await readBalance(t.db, customerId);
  expect({ free: cash - held, receivable }).toEqual({ free: freed - paid, receivable: OWED - paid });
  expect(before.receivable - receivable).toBe(paid);
  const { rows } = await t.db.query<{ id: bigint; reference: bigint; part: number }>(
    `select id, reference, part from ledger.entry where customer_id = $1 and kind = 'receivable_settled'`,
    [customerId],
  );
  expect(rows).toEqual([{ id: rows[0]!.id, reference: rows[0]!.id, part: FREED_DEBT }]);
  // Whoever posted is answered what was posted.
  expect(written.map(({ kind }) => kind)).not.toContain('receivable_settled');
});

test('what a command frees is not there for the next one of the same transaction while something is owed', async () => {
  const customerId = await debtor();
  const { done } = await work(customerId, (books) => {
    releasePart(books, holdOf(customerId), OWED);
    const nothing = availableOf(books, customerId);
    releasePart(books, holdOf(customerId), 5n);
    return [nothing, availableOf(books, customerId)];
  });
  expect(done).toEqual([0n, 5n]);
  expect(await readBalance(t.db, customerId)).toMatchObject({ held: HELD - OWED - 5n, receivable: 0n });
});

test('a loss beyond the margin is added to what is owed, and paid with it from what is freed beside', async () => {
  const customerId = await debtor();
  await work(customerId, (books) => {
    releasePart(books, holdOf(customerId), 60_000_00n);
    const close = { ...ofPosition(customerId), orderId: customerId, execution: 1, shares: -100n, fees: 0n, taxes: 0n };
    const available = availableOf(books, customerId);
    const loss = { ...close, marginBack: 2_000_00n, profit: -22_000_00n, available };
    for (const entry of closeWithShortfall(loss)) postEntry(books, entry);
  });
  const { cash, held, receivable } = await readBalance(t.db, customerId);
  expect({ free: cash - held, receivable }).toEqual({ free: 0n, receivable: 10_000_00n });
});

test('of two customers in one transaction each pays the own debt', async () => {
  const [one, other] = [await debtor(), await debtor()];
  await t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [one, other], holds: [holdOf(one)] });
    releaseHold(books, holdOf(one));
    postEntry(books, depositCredited({ customerId: other, depositId: other, amount: 4n }));
    await writeBooks(tx, books, moment);
  });
  expect(await readBalance(t.db, one)).toMatchObject({ cash: HELD - OWED, held: 0n, receivable: 0n });
  expect(await readBalance(t.db, other)).toMatchObject({ cash: HELD, receivable: OWED - 4n });
});

test('books that were left with a debt beside free cash are found by the auditor, and paid at the start', async () => {
  const customerId = await debtor();
  const log = createLog({ level: 'silent', toStderr: true });
  const metrics = createMetrics();
  const clock = virtualClock(moment.at);
  const jobs = createLedgerJobs({ db: t.db, clock, calendar: practiceCalendar, log, metrics, invariants: [] });
  await t.owner.query(`update ledger.hold set released = amount, ended_at = $2 where reference = $1`, [
    customerId,
    moment.at,
  ]);
  await t.owner.query('update ledger.balance set held = 0 where customer_id = $1', [customerId]);
  const { breaks } = await t.db.transaction((tx) => auditWhole(tx, DEBT_INVARIANTS));
  expect(breaks.map(({ invariant }) => invariant)).toEqual(['who_owes_has_nothing_free']);
  jobs.start();
  await expect.poll(() => jobs.lastAudit()).not.toBeNull();
  expect(await readBalance(t.db, customerId)).toMatchObject({ cash: HELD - OWED, receivable: 0n });
});
