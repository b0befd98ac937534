/** Shorts of a company's shares borrow within the house's published quota: never more, whoever comes at once; nothing once the channel is closed. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '../platform/testing-waits.ts';
import { lockBorrowing } from './borrowing.ts';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';

let h: OrdersHarness;
let isLendingOpen = true;
const defaultsAt = defaultsOf(practiceCalendar);

beforeAll(async () => {
  h = await ordersHarness({ parametersAt: (now) => ({ ...defaultsAt(now), isLendingOpen }) });
});
afterAll(() => h.stop());

/** 5 % of 20,100 shares: ten lots, and five shares that are no lot. */
const listed = () => h.ownSymbol({ sharesOutstanding: 20_100 });
const short = (symbol: string, lots: number) => limitOrder(500_00, { symbol, direction: 'short', lots });
const seller = () => h.customer({ isMarginEnabled: true });
const full = (symbol: string) => ({ refusal: { code: 'lending.quota_full', params: { symbol } } });
const left = (symbol: string, shares: number) => ({
  refusal: { code: 'lending.quota_short', params: { symbol, left: shares } },
});

test('customers who sell short at once borrow the quota and not a share more', async () => {
  const symbol = listed();
  const sellers = await Promise.all(Array.from({ length: 8 }, seller));
  const answers = await Promise.allSettled(sellers.map((id) => h.orders.place(by(id), short(symbol, 3))));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  expect(refused).toHaveLength(5);
  for (const reason of refused) expect(reason).toMatchObject(left(symbol, 100));
  const last = await h.orders.place(by(sellers[0]!), short(symbol, 1));
  expect(last.status).toBe('pending');
  await expect(h.orders.place(by(sellers[0]!), short(symbol, 1))).rejects.toMatchObject(full(symbol));
});

test('what was bought back, or was cancelled before it filled, can be borrowed again', async () => {
  const symbol = listed();
  const [asha, ravi] = [await seller(), await seller()];
  const order = await h.orders.place(by(asha), short(symbol, 6));
  await h.settle(h.venue.execution(order.id, 400, 500_00, h.clock.now()));
  await expect(h.orders.place(by(ravi), short(symbol, 5))).rejects.toMatchObject(left(symbol, 400));
  await h.orders.cancel(by(asha), BigInt(order.id));
  await h.settle({ type: 'ended', orderId: order.id, why: 'requested', quantity: 200, at: h.clock.now() });
  await expect(h.orders.place(by(ravi), short(symbol, 7))).rejects.toMatchObject(left(symbol, 600));
  const close = await h.orders.close(by(asha), BigInt(order.id), CLOSE_ALL);
  await h.settle(h.venue.execution(close.id, 400, 500_00, h.clock.now()));
  expect((await h.orders.place(by(ravi), short(symbol, 10))).status).toBe('pending');
  expect(await h.audit()).toEqual([]);
});

test('an order that borrows waits for the one that is being written, and no other order does', async () => {
  const [symbol, other] = [listed(), listed()];
  const [asha, ravi] = [await seller(), await seller()];
  let waiting: ReturnType<OrdersHarness['orders']['place']> | undefined;
  const of = { feed: h.feed, parameters: defaultsAt(h.clock.now()) };
  await h.db.transaction(async (tx) => {
    await lockBorrowing(tx, [short(symbol, 1)], of);
    const free = [short(other, 1), limitOrder(500_00, { symbol })];
    for (const terms of free) expect((await h.orders.place(by(asha), terms)).status).toBe('pending');
    waiting = h.orders.place(by(ravi), short(symbol, 1));
    await found(
      async () => (await h.t.owner.query(`select from pg_locks where locktype = 'advisory' and not granted`)).rowCount,
      (count) => count === 1,
    );
  });
  expect((await waiting)?.status).toBe('pending');
});

test('two orders of one call after the other see what the first one took, in a preview too', async () => {
  const symbol = listed();
  const customerId = await seller();
  const preview = (lots: number) => h.orders.previewPlace(customerId, short(symbol, lots));
  expect(await preview(10)).toMatchObject({
    refusal: null,
    // All of the quota at 12 % a year of 500,000.
    borrowable: {
      isOpen: true,
      quota: 1_000,
      left: 1_000,
      rateBps: 1_200,
      feePerDay: '164.38',
      feePerYear: '59998.70',
    },
    maximumLots: 10,
  });
  const answers = await Promise.allSettled([6, 5].map((lots) => h.orders.place(by(customerId), short(symbol, lots))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await preview(5)).toMatchObject({ ...left(symbol, 400), borrowable: { left: 400 }, maximumLots: 4 });
});

test('while the channel is closed nobody sells shares short, and everybody buys and exits', async () => {
  const symbol = listed();
  const customerId = await seller();
  const order = await h.orders.place(by(customerId), short(symbol, 1));
  await h.settle(h.venue.execution(order.id, 100, 500_00, h.clock.now()));
  isLendingOpen = false;
  // Parameters are read anew each full minute.
  await h.clock.advance(60_000);
  h.feed.set(symbol, 500_00);
  const refusal = { code: 'lending.channel_closed', params: { symbol } };
  await expect(h.orders.place(by(customerId), short(symbol, 1))).rejects.toMatchObject({ refusal });
  expect(await h.orders.previewPlace(customerId, short(symbol, 1))).toMatchObject({ refusal });
  const long = await h.orders.place(by(await h.customer()), limitOrder(500_00, { symbol }));
  const close = await h.orders.close(by(customerId), BigInt(order.id), CLOSE_ALL);
  isLendingOpen = true;
  expect([long.status, close.status]).toEqual(['pending', 'pending']);
});

test('what has no shares outstanding is borrowed from nobody', async () => {
  const symbol = h.ownSymbol();
  const customerId = await seller();
  expect(await h.orders.previewPlace(customerId, short(symbol, 15))).toMatchObject({ borrowable: null, refusal: null });
  expect((await h.orders.place(by(customerId), short(symbol, 15))).status).toBe('pending');
});
