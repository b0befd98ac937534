/** Positions that begin by an allotment: made with their entry, read and locked like any other. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { subscriptionPaid } from '@bahi/core/ledger-offerings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance } from '../ledger/read.ts';
import { allotPositions, type Allotted } from './allotment.ts';
import { ORDER_INVARIANTS } from './audit.ts';
import { readPositionEvents, readPositions } from './read-store.ts';
import { timelineOf } from './timeline.ts';

let h: Harness;
const NOON_DATE = '2026-11-21';

beforeAll(async () => {
  h = await startHarness();
});
afterAll(() => h.stop());

let customers = 0;
async function customer(): Promise<bigint> {
  return BigInt((await h.register(`holder${(customers += 1)}`)).customerId);
}

const audit = async () => (await h.t.db.transaction((tx) => auditWhole(tx, ORDER_INVARIANTS))).breaks;
const terms = { symbol: 'NEEM', quantity: 300, cost: 15_000_00n, lockDays: 2 };

async function allot(allotted: readonly Allotted[]): Promise<bigint[]> {
  return h.t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: allotted.map(({ customerId }) => customerId) });
    for (const { customerId, reference, cost } of allotted)
      postEntry(books, subscriptionPaid({ customerId, subscriptionId: reference, part: 1, amount: cost }));
    const now = h.clock.now();
    const ids = await allotPositions({ calendar: practiceCalendar }, tx, { books, allotted, now });
    await writeBooks(tx, books, { at: now, businessDate: NOON_DATE });
    return ids;
  });
}

test('shares for what was paid are a long position without leverage, with its lock and its story', async () => {
  const customerId = await customer();
  const [id] = await allot([{ ...terms, customerId, reference: 1n }]);
  const position = (await h.t.db.read((tx) => readPositions(tx, customerId, [id!])))[0]!;
  expect(position).toMatchObject({
    quantity: 300,
    cost: 15_000_00n,
    originalMargin: 15_000_00n,
    leverage: 1,
    status: 'holding',
  });
  // T+2: the opening of Monday's session, 05:05 in India.
  expect(position.lockedUntil).toBe(Date.UTC(2026, 10, 22, 23, 35));
  expect(await readBalance(h.t.db, customerId)).toMatchObject({ cash: 9_85_000_00n, margin: 15_000_00n, charges: 0n });
  const events = await h.t.db.read((tx) => readPositionEvents(tx, id!));
  const story = timelineOf({ position, orders: [], fills: [], changes: [], events, now: h.clock.now() });
  expect(story.map(({ step }) => step)).toEqual(['allotted', 'locked']);
  expect(await audit()).toEqual([]);
});

test('many at once get numbers of their own, over more than one block', async () => {
  const customerId = await customer();
  const many = Array.from({ length: 1_203 }, (_, index) => ({
    ...terms,
    customerId,
    reference: BigInt(10 + index),
    cost: 100n,
  }));
  const ids = await allot(many);
  expect(new Set(ids).size).toBe(1_203);
  expect(await audit()).toEqual([]);
});

test('the same application is allotted once, whoever tries again', async () => {
  const customerId = await customer();
  await allot([{ ...terms, customerId, reference: 5_000n }]);
  await expect(allot([{ ...terms, customerId, reference: 5_000n }])).rejects.toMatchObject({ code: '23505' });
  expect(await readBalance(h.t.db, customerId)).toMatchObject({ margin: 15_000_00n });
});

test.each([
  ['position_has_its_beginning', `update orders.position set opened_turnover = opened_turnover + 1 where id = $1`],
  ['position_has_its_beginning', `update orders.position set origin = 'order' where id = $1`],
  ['allotment_has_its_position', `update orders.position set origin = 'order' where id = $1`],
  ['shares_are_of_positions', `update orders.position set quantity = quantity - 1 where id = $1`],
])('the auditor names %s', async (name, sql) => {
  const customerId = await customer();
  const [id] = await allot([{ ...terms, customerId, reference: 6_000n + customerId }]);
  const undone = new Error('undone');
  const found = h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql, [id]);
    const { breaks } = await auditWhole(tx, ORDER_INVARIANTS);
    expect(breaks.map((one) => one.invariant)).toContain(name);
    throw undone;
  });
  await expect(found).rejects.toBe(undone);
});
