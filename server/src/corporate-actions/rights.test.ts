/** Rights issues over what customers have on the ex-date: a fall that takes nothing from whoever holds. */
import { businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { placementPaid } from '@bahi/core/ledger-offerings.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { allotPositions } from '../orders/service.ts';
import { by, CLOSE_ALL, limitOrder } from '../orders/testing.ts';
import { LISTED } from '../placements/testing.ts';
import { RIGHTS_INVARIANTS } from '../rights/audit.ts';
import { progress, type RightsJobsDeps } from '../rights/jobs.ts';
import { publishRights, rightsFalls } from '../rights/service.ts';
import { ACTION_INVARIANTS } from './audit.ts';
import { actionsHarness, BEFORE, CLOSE, OPENING, RECORD_DATE, type ActionsHarness } from './testing.ts';

const PRICES = { calendar: practiceCalendar, marketPrice: () => BigInt(BEFORE), closeBefore: async () => BEFORE };
/** Nobody asks for extra shares there. */
const closingLevel = async () => null;
const PAY_BY = OPENING + 2 * 86_400_000;
/** One new share at 300.00 for four: 500.00 falls to 460.00. */
const AFTER = 460_00;
const SYMBOL = 'VRM';

let h: ActionsHarness;

beforeEach(async () => {
  h = await actionsHarness({}, ({ db, clock }) => rightsFalls({ ...PRICES, db }, clock.now()));
  await h.again();
});
afterEach(async () => {
  const found = await h.audit();
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, RIGHTS_INVARIANTS));
  await h.stop();
  expect([...found, ...breaks]).toEqual([]);
});

const opened = (change: Parameters<typeof limitOrder>[1] = {}) =>
  h.opened(limitOrder(BEFORE, { symbol: SYMBOL, ...change }), BEFORE);

/** A placement's shares, at the close. */
async function allot(customerId: bigint): Promise<bigint> {
  const now = h.clock.now();
  const cost = 100n * BigInt(BEFORE);
  return h.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [customerId] });
    postEntry(books, placementPaid({ customerId, requestId: 1n, amount: cost }));
    const allotted = [{ customerId, reference: 1n, symbol: SYMBOL, quantity: 100, cost, lockDays: 0 }];
    const [positionId] = await allotPositions({ calendar: practiceCalendar }, tx, { books, allotted, now });
    await writeBooks(tx, books, { at: now, businessDate: businessDateOf(practiceCalendar, now) });
    return positionId!;
  });
}

async function issue(price = 300_00n): Promise<bigint> {
  const terms = {
    symbol: SYMBOL,
    ratioNew: 1,
    ratioHeld: 4,
    price,
    recordDate: RECORD_DATE,
    publishedAt: BigInt(h.clock.now()),
    payBy: BigInt(PAY_BY),
    prospectus: 'For a second works.',
  };
  const { id } = await h.db.transaction((tx) => publishRights({ feed: LISTED, calendar: practiceCalendar }, tx, terms));
  return id;
}

const rightsProgress = () =>
  progress({
    ...PRICES,
    db: h.db,
    clock: h.clock,
    orders: h.orders,
    closingLevel,
    setRights: () => {},
  } satisfies RightsJobsDeps);

test('on the ex-date longs keep their worth: no stop and no close-out by a fall that took nothing, until the rights end', async () => {
  // At five times the margin, a fall of 8% takes two fifths of it.
  const long = await opened({ leverage: 5, stopLoss: '480.00', takeProfit: '600.00' });
  const short = await opened({ direction: 'short', leverage: 2, takeProfit: '470.00' });
  const waiting = await h.orders.place(by(long.customerId), limitOrder(450_00, { symbol: SYMBOL, timeInForce: 'gtc' }));
  const plain = await opened();
  const closing = await h.orders.close(by(plain.customerId), plain.positionId, {
    ...CLOSE_ALL,
    type: 'limit',
    limitPrice: '590.00',
    timeInForce: 'gtc',
  });
  await issue();
  const ends = [waiting, closing].map(({ id }) => ({ id, quantity: 100 }));
  await h.endOfSession(...ends);
  const submitted = h.venue.submitted.length;
  await h.goTo(CLOSE + 120_000);
  await h.openEx(SYMBOL, AFTER);
  await rightsProgress();
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({
    quantity: 100,
    status: 'holding',
    profit: '0.00',
    stopLoss: '440.00',
    takeProfit: '560.00',
  });
  expect(await h.positionOf(short.customerId, short.positionId)).toMatchObject({
    status: 'holding',
    takeProfit: '430.00',
    profit: '4000.00',
  });
  for (const [{ customerId }, { id }] of [
    [long, waiting],
    [plain, closing],
  ] as const) {
    expect(await h.orders.order(customerId, BigInt(id))).toMatchObject({
      status: 'cancelled',
      reason: { code: 'orders.ended_corporate_action', params: { symbol: SYMBOL } },
    });
  }
  expect(h.venue.submitted.slice(submitted)).toEqual([]);
  const steps = async (of: typeof long) =>
    (await h.orders.position(of.customerId, of.positionId)).timeline.flatMap(({ step, params }) =>
      step.startsWith('rights') ? [[step, params]] : [],
    );
  expect(await steps(long)).toEqual([['rights_due', { amount: '4000.00' }]]);
  expect(await steps(short)).toEqual([]);
  expect((await h.stories(long.customerId)).toSorted()).toEqual(['order.ended_by_action', 'rights.entitled']);
  expect(await h.audit()).toEqual([]);

  // Nobody takes them up: they lapse, and count no more.
  await h.goTo(PAY_BY + 30_000);
  await rightsProgress();
  h.feed.set(SYMBOL, AFTER);
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({ profit: '-4000.00' });
  expect(await steps(long)).toEqual([
    ['rights_due', { amount: '4000.00' }],
    ['rights_ended', { amount: '4000.00' }],
  ]);
});

test('shares that are allotted after the record date’s close have the same rights, in the position and in the issue', async () => {
  const long = await opened({ leverage: 2 });
  await issue();
  await h.endOfSession();
  await rightsProgress();
  const late = await h.customer();
  const lateId = await allot(late);
  await h.goTo(CLOSE + 120_000);
  await h.openEx(SYMBOL, AFTER);
  await rightsProgress();
  const { rows } = await h.t.owner.query('select customer_id as of, held, shares from rights.entitlement order by 1');
  expect(rows).toEqual([
    { of: long.customerId, held: 100n, shares: 25n },
    { of: late, held: 100n, shares: 25n },
  ]);
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({ profit: '0.00' });
  expect(await h.positionOf(late, lateId)).toMatchObject({ profit: '0.00' });
});

test('a process that was away over the ex-date adjusts everybody before anything trades, once', async () => {
  const long = await opened({ leverage: 5, stopLoss: '480.00' });
  await issue();
  h.feed.set(SYMBOL, AFTER, { previousClose: AFTER });
  await h.away(OPENING + 60_000);
  await h.reboot();
  await rightsProgress();
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({
    status: 'holding',
    profit: '0.00',
    stopLoss: '440.00',
  });
  expect(await h.entitlements(SYMBOL)).toMatchObject([{ quantity: 100, amount: 4_000_00n, state: 'due' }]);
});

test('an issue at or above the market’s price moves nothing and cancels nobody’s order', async () => {
  const long = await opened({ stopLoss: '480.00' });
  await issue(500_00n);
  await h.endOfSession();
  await h.goTo(CLOSE + 120_000);
  await h.openEx(SYMBOL, BEFORE);
  await rightsProgress();
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({ stopLoss: '480.00', profit: '0.00' });
  expect(await h.entitlements(SYMBOL)).toEqual([]);
  expect(sessionOn(practiceCalendar, RECORD_DATE)!.close).toBe(CLOSE);
});

test('the auditor names rights that count for too much, for nobody, or when they have ended', async () => {
  const long = await opened({ leverage: 2 });
  await issue();
  await h.endOfSession();
  await h.goTo(CLOSE + 120_000);
  await h.openEx(SYMBOL, AFTER);
  await rightsProgress();
  const isEnded = `state = 'done', done_at = 1`;
  expect(await broken(`update actions.entitlement set amount = amount + 1`)).toContain('entitlement_is_of_its_terms');
  expect(await broken(`update actions.entitlement set ${isEnded}`)).toEqual(
    expect.arrayContaining(['rights_count_until_they_end', 'dividends_due_are_entitlements']),
  );
  expect(await broken('delete from actions.entitlement')).toContain('entitlement_is_what_was_held');
  await h.goTo(PAY_BY + 30_000);
  await rightsProgress();
  expect(await broken(`update actions.entitlement set state = 'due', done_at = null`)).toEqual(
    expect.arrayContaining(['rights_count_until_they_end', 'action_leaves_nobody_behind']),
  );
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({ status: 'holding' });
});

/** What the audit finds once rows are changed behind the application's back; nothing of it stays. */
async function broken(sql: string): Promise<string[]> {
  let found: string[] = [];
  const undone = new Error('undone');
  const changed = h.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql);
    const { breaks } = await auditWhole(tx, [...ACTION_INVARIANTS, ...RIGHTS_INVARIANTS]);
    found = breaks.map(({ invariant }) => invariant);
    throw undone;
  });
  await expect(changed).rejects.toBe(undone);
  return found;
}
