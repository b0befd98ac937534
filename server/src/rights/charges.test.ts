/** Short positions over the ex-date of a rights issue: they gain by the fall, and pay it, once. */
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import { MORNING } from '../orders/testing-market.ts';
import { LISTED } from '../placements/testing.ts';
import { RIGHTS_INVARIANTS } from './audit.ts';
import { progress, type RightsJobsDeps } from './jobs.ts';
import { publishRights } from './service.ts';
import { rightsTerms } from './testing.ts';

let h: OrdersHarness;
const told: string[] = [];

beforeEach(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, [...ORDER_INVARIANTS, ...RIGHTS_INVARIANTS]));
  await h.stop();
  expect(breaks).toEqual([]);
});

const CLOSE = sessionOn(practiceCalendar, '2026-11-20')!.close;
const OPENING = sessionOn(practiceCalendar, '2026-11-21')!.open;

const deps = (changes: Partial<RightsJobsDeps> = {}): RightsJobsDeps => ({
  db: h.db,
  clock: h.clock,
  calendar: practiceCalendar,
  marketPrice: () => 500_00n,
  closeBefore: async () => 500_00,
  closingLevel: async () => null,
  orders: h.orders,
  setRights: (issues) => void told.push(issues.map(({ symbol }) => symbol).join()),
  ...changes,
});

/** One new share at 300.00 for four: 500.00 falls to 460.00. */
async function issue(price = 300_00n): Promise<bigint> {
  const terms = { ...rightsTerms(MORNING), symbol: 'VRM', price };
  const { id } = await h.db.transaction((tx) => publishRights({ feed: LISTED, calendar: practiceCalendar }, tx, terms));
  return id;
}

const goTo = (at: number): Promise<void> => h.clock.advance(at - h.clock.now());
const short = (change = {}) => h.opened(limitOrder(500_00, { direction: 'short', leverage: 2, ...change }), 500_00);
const charges = async () =>
  (await h.t.owner.query('select customer_id as of, shares, amount from rights.charge order by customer_id')).rows;

test('who is short at the record date pays the fall on the ex-date, once, whoever does it and how often', async () => {
  const [asha, ravi] = [await short({ lots: 2 }), await short()];
  const long = await h.opened(limitOrder(500_00), 500_00);
  await issue();
  const before = await h.balance(asha.customerId);
  await goTo(CLOSE);
  await progress(deps());
  await goTo(OPENING - 1);
  await progress(deps());
  expect(await charges()).toEqual([]);
  expect(told.at(-1)).toBe('VRM');
  await goTo(OPENING);
  await Promise.all([progress(deps({ batchMax: 1 })), progress(deps())]);
  await progress(deps());
  expect(await charges()).toEqual([
    { of: asha.customerId, shares: 200n, amount: 8_000_00n },
    { of: ravi.customerId, shares: 100n, amount: 4_000_00n },
  ]);
  const after = await h.balance(asha.customerId);
  expect(after).toMatchObject({ cash: before.cash - 8_000_00n, realised: before.realised - 8_000_00n, receivable: 0n });
  expect((await h.balance(long.customerId)).realised).toBe(0n);
  const { rows } = await h.t.owner.query(
    `select customer_id as of from messages.message where story_key = 'rights.charged' order by 1`,
  );
  expect(rows).toEqual([{ of: asha.customerId }, { of: ravi.customerId }]);
});

test('who closes before the record date’s close pays nothing; who closes on the ex-date pays', async () => {
  const [early, late] = [await short(), await short()];
  await issue();
  const close = async ({ customerId, positionId }: typeof early, price: number) => {
    const order = await h.orders.close(by(customerId), positionId, CLOSE_ALL);
    await h.settle(h.venue.execution(order.id, order.quantity, price, h.clock.now()));
  };
  await close(early, 500_00);
  await goTo(OPENING);
  h.feed.set('VRM', 460_00);
  await close(late, 460_00);
  await progress(deps());
  expect(await charges()).toEqual([{ of: late.customerId, shares: 100n, amount: 4_000_00n }]);
});

test('what a short cannot pay is owed, never a negative balance', async () => {
  const poor = await h.opened(limitOrder(500_00, { direction: 'short', leverage: 2 }), 500_00, {
    isMarginEnabled: true,
    amount: 26_000_00n,
  });
  const { cash } = await h.balance(poor.customerId);
  await issue();
  await goTo(OPENING);
  await progress(deps());
  expect(await h.balance(poor.customerId)).toMatchObject({ cash: 0n, receivable: 4_000_00n - cash });
});

test('an issue at or above the market’s price makes nothing fall, and charges nobody', async () => {
  await short();
  await issue(500_00n);
  await goTo(OPENING);
  await progress(deps());
  expect(await charges()).toEqual([]);
});
