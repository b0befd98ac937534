/** What the venue does becomes money and shares exactly once: fills, partial fills, cancels, closes, losses past the margin. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { by, CLOSE_ALL, limitOrder, marketOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import { MORNING } from './testing-market.ts';
import { until } from '../platform/testing-waits.ts';
import { parseMoney } from '@bahi/core/money.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  expect(await h.audit()).toEqual([]);
});
afterAll(() => h.stop());

test('a fill moves the margin, pays the charges, frees the rest of the hold and opens a position', async () => {
  const { customerId, orderId, positionId } = await h.opened(marketOrder(), 500_05);
  // 50,005.00: brokerage 15.00, exchange 1.49, sebi 0.05, gst 2.98, stamp 1.50.
  expect(await h.balance(customerId)).toMatchObject({
    cash: 10_00_000_00n - 50_026_02n,
    margin: 50_005_00n,
    held: 0n,
    charges: 21_02n,
  });
  expect(await h.orders.order(customerId, BigInt(orderId))).toMatchObject({
    status: 'filled',
    averagePrice: '500.05',
    held: '0.00',
    positionId: orderId,
    fills: [{ price: '500.05', quantity: 100, bid: '500.00', ask: '500.10' }],
  });
  expect(await h.positionOf(customerId, positionId)).toMatchObject({
    status: 'holding',
    quantity: 100,
    averagePrice: '500.05',
  });
});

test('the slip of an order filled in parts is what its preview showed', async () => {
  const customerId = await h.customer();
  const preview = await h.orders.previewPlace(customerId, limitOrder(500_00, { lots: 3 }));
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 3 }));
  for (const quantity of [1, 99, 33, 167]) {
    await h.settle(h.venue.execution(order.id, quantity, 500_00));
  }
  const slip = await h.orders.order(customerId, BigInt(order.id));
  expect(slip.charges).toEqual(preview.charges);
  expect(slip.fills).toHaveLength(4);
  expect(await h.balance(customerId)).toMatchObject({
    cash: 10_00_000_00n - 150_000_00n - parseMoney(preview.chargesTotal)!,
    held: 0n,
  });
});

test('a part filled at a better price leaves exactly the hold of the rest', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2 }));
  await h.settle(h.venue.execution(order.id, 60, 480_00));
  const left = await h.orders.order(customerId, BigInt(order.id));
  expect(await h.balance(customerId)).toMatchObject({ held: parseMoney(left.held)!, margin: 28_800_00n });
});

test('events told twice, or again after a restart, have no second effect', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2 }));
  const event = h.venue.execution(order.id, 50, 500_00);
  await h.settle(event, event);
  await h.settle(event);
  await h.restart();
  await h.settle(event);
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({
    filledQuantity: 50,
    status: 'partly_filled',
  });
  expect(h.venue.submitted).toContainEqual(
    expect.objectContaining({ orderId: order.id, quantity: 150, nextExecution: 2 }),
  );
});

test('many customers’ events in one call are settled in their order', async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => h.customer()));
  const orders = await Promise.all(customers.map((id) => h.orders.place(by(id), limitOrder(500_00))));
  const events = [30, 50, 20].flatMap((quantity) =>
    orders.map((order) => h.venue.execution(order.id, quantity, 499_00)),
  );
  await h.settle(...events);
  for (const id of customers) expect(await h.balance(id)).toMatchObject({ margin: 49_900_00n, held: 0n });
});

test('the key of a cancellation cancels no other order, neither in one batch nor later', async () => {
  const customerId = await h.customer();
  const [first, second] = [
    await h.orders.place(by(customerId), limitOrder(450_00)),
    await h.orders.place(by(customerId), limitOrder(450_00)),
  ];
  const call = by(customerId);
  const reused = { refusal: { code: 'request.idempotency_key_reused' } };
  const [done, other] = await Promise.allSettled([
    h.orders.cancel(call, BigInt(first.id)),
    h.orders.cancel(call, BigInt(second.id)),
  ]);
  expect([done.status, other]).toMatchObject(['fulfilled', { status: 'rejected', reason: reused }]);
  await expect(h.orders.cancel(call, BigInt(second.id))).rejects.toMatchObject(reused);
  expect(await h.orders.cancel(call, BigInt(first.id))).toMatchObject({ id: first.id });
  expect(h.venue.cancelled).not.toContain(second.id);
  expect(await h.orders.cancel(by(customerId), BigInt(second.id))).toMatchObject({ id: second.id });
});

test('a second cancellation with a key of its own is refused while the first is at the venue, and its key is still free', async () => {
  const customerId = await h.customer();
  const [order, other] = [
    await h.orders.place(by(customerId), limitOrder(450_00)),
    await h.orders.place(by(customerId), limitOrder(450_00)),
  ];
  const [first, second] = [by(customerId), by(customerId)];
  const asked = h.venue.cancelled.length;
  const refused = { refusal: { code: 'orders.already_cancelling' } };
  const [done, again] = await Promise.allSettled([
    h.orders.cancel(first, BigInt(order.id)),
    h.orders.cancel(second, BigInt(order.id)),
  ]);
  expect([done, again]).toMatchObject([
    { status: 'fulfilled', value: { status: 'pending' } },
    { status: 'rejected', reason: refused },
  ]);
  await expect(h.orders.cancel(second, BigInt(order.id))).rejects.toMatchObject(refused);
  expect(await h.orders.cancel(first, BigInt(order.id))).toMatchObject({ id: order.id, status: 'pending' });
  expect(h.venue.cancelled.slice(asked)).toEqual([order.id]);
  expect(await h.orders.cancel(second, BigInt(other.id))).toMatchObject({ id: other.id });
});

test('cancelling asks the venue, and what the venue says decides: cancelled with its fills', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2 }));
  const call = by(customerId);
  expect((await h.orders.cancel(call, BigInt(order.id))).status).toBe('pending');
  expect(h.venue.cancelled).toContain(order.id);
  await h.settle(h.venue.execution(order.id, 50, 500_00), {
    type: 'ended',
    orderId: order.id,
    why: 'requested',
    quantity: 150,
    at: MORNING,
  });
  const ended = await h.orders.order(customerId, BigInt(order.id));
  expect(ended).toMatchObject({
    status: 'cancelled',
    filledQuantity: 50,
    reason: { code: 'orders.ended_requested' },
    held: '0.00',
  });
  expect(await h.balance(customerId)).toMatchObject({ margin: 25_000_00n, held: 0n });
  // The same call again is answered, another one is refused.
  expect(await h.orders.cancel(call, BigInt(order.id))).toMatchObject({ status: 'cancelled' });
  await expect(h.orders.cancel(by(customerId), BigInt(order.id))).rejects.toMatchObject({
    refusal: { code: 'orders.not_pending', params: { status: 'cancelled' } },
  });
});

test('a fill that wins the race leaves the order filled, and the late cancel changes nothing', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  await h.orders.cancel(by(customerId), BigInt(order.id));
  await h.settle(h.venue.execution(order.id, 100, 500_00));
  await h.settle({ type: 'ended', orderId: order.id, why: 'requested', quantity: 0, at: MORNING });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ status: 'filled', reason: null });
});

test('nobody cancels or sees another customer’s order', async () => {
  const [customerId, stranger] = [await h.customer(), await h.customer()];
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  for (const id of [BigInt(order.id), 1n, 2n ** 62n]) {
    await expect(h.orders.cancel(by(stranger), id)).rejects.toMatchObject({
      refusal: { code: 'orders.unknown_order' },
    });
  }
  await expect(h.orders.close(by(stranger), BigInt(order.id), CLOSE_ALL)).rejects.toMatchObject({
    refusal: { code: 'orders.unknown_position' },
  });
});

test('a market order stopped by its protection says at which price', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), marketOrder({ lots: 2 }));
  await h.settle(h.venue.execution(order.id, 100, 505_00), {
    type: 'ended',
    orderId: order.id,
    why: 'protection',
    quantity: 100,
    at: MORNING,
  });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({
    status: 'cancelled',
    filledQuantity: 100,
    reason: { code: 'orders.ended_protection', params: { limit: '510.00' } },
  });
});

test.each([
  ['self_trade', 'orders.ended_self_trade'],
  ['halted', 'orders.ended_halted'],
  ['session', 'orders.ended_session'],
] as const)('an order ended for %s gives its hold back', async (why, code) => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  await h.settle({ type: 'ended', orderId: order.id, why, quantity: 100, at: MORNING });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ status: 'cancelled', reason: { code } });
  expect(await h.balance(customerId)).toMatchObject({ cash: 10_00_000_00n, held: 0n });
});

test.each([
  ['unknown_symbol', 'orders.not_tradable'],
  ['closed', 'orders.market_closed'],
  ['halted', 'orders.halted'],
  ['off_tick', 'orders.price_off_tick'],
  ['outside_band', 'orders.price_outside_band'],
] as const)('an order the venue rejects as %s gives its hold back', async (why, code) => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  await h.settle({ type: 'rejected', orderId: order.id, why, at: MORNING });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ status: 'rejected', reason: { code } });
  expect(await h.balance(customerId)).toMatchObject({ held: 0n });
});

test.each([
  '57014',
  '53100',
  '53300',
  '25006',
  '55P03',
  '42501',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])('an execution that met the failure %s is settled once that is over', async (code) => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00));
  h.failNext(Object.assign(new Error('not now'), { code }));
  await h.settle(h.venue.execution(order.id, 100, 500_00));
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ status: 'filled', filledQuantity: 100 });
});

test('an execution that cannot be settled parks its order: nothing is taken after it, and nobody else waits', async () => {
  const [own, other] = [await h.customer(), await h.customer()];
  const order = await h.orders.place(by(own), limitOrder(500_00, { lots: 3 }));
  const others = await h.orders.place(by(other), limitOrder(500_00));
  const [first, second, third] = [1, 2, 3].map(() => h.venue.execution(order.id, 100, 500_00));
  await h.settle(second!, h.venue.execution(others.id, 100, 500_00), third!);
  expect(await h.orders.order(other, BigInt(others.id))).toMatchObject({ status: 'filled' });
  expect(await h.orders.order(own, BigInt(order.id))).toMatchObject({ status: 'pending', filledQuantity: 0 });
  expect(h.errors.splice(0)).toEqual([expect.stringContaining('its order is parked')]);
  expect(h.orders.parked()).toEqual([order.id]);
  // Also what would have been in its turn waits until the next look.
  await h.settle(first!);
  expect(await h.orders.order(own, BigInt(order.id))).toMatchObject({ filledQuantity: 0 });
  await h.clock.advance(60_000);
  await h.orders.settled();
  expect(await h.orders.order(own, BigInt(order.id))).toMatchObject({ status: 'filled', filledQuantity: 300 });
  expect((await h.orders.order(own, BigInt(order.id))).fills).toHaveLength(3);
  expect(h.orders.parked()).toEqual([]);
});

test('a book that somebody keeps locked holds up its customer alone, whose events keep their order', async () => {
  const [held, other] = [await h.customer(), await h.customer()];
  const orders = [
    await h.orders.place(by(held), limitOrder(500_00, { lots: 2 })),
    await h.orders.place(by(other), limitOrder(500_00)),
    await h.orders.place(by(other), limitOrder(500_00)),
  ] as const;
  const [first, second, third] = orders.map(({ id }) => id) as [string, string, string];
  const statusOf = async (customerId: bigint, id: string) => (await h.orders.order(customerId, BigInt(id))).status;
  const isLocked = Promise.withResolvers<void>();
  const isFree = Promise.withResolvers<void>();
  const locking = h.t.owner.transaction(async (tx) => {
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    await tx.query('select 1 from ledger.balance where customer_id = $1 for update', [held]);
    isLocked.resolve();
    await isFree.promise;
  });
  await isLocked.promise;
  h.venue.emit(h.venue.execution(first, 60, 500_00), h.venue.execution(second, 100, 500_00));
  await until(async () => (await statusOf(other, second)) === 'filled');
  h.venue.emit(h.venue.execution(first, 140, 499_00), h.venue.execution(third, 100, 500_00));
  await until(async () => (await statusOf(other, third)) === 'filled');
  expect(await statusOf(held, first)).toBe('pending');
  isFree.resolve();
  await locking;
  await h.orders.settled();
  const { status, fills } = await h.orders.order(held, BigInt(first));
  expect([status, fills.map(({ quantity }) => quantity)]).toEqual(['filled', [60, 140]]);
});

test('what is settled long after its moment is laid for who looks at what was traded; what comes in time is not', async () => {
  const late: number[] = [];
  const stop = h.bus.subscribe('orders.settled_late', ({ at }) => void late.push(at));
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2 }));
  const now = h.clock.now();
  await h.settle(h.venue.execution(order.id, 50, 500_00, now - 60_000));
  expect(late).toEqual([]);
  await h.settle(h.venue.execution(order.id, 50, 500_00, now - 60_001), {
    type: 'ended',
    orderId: order.id,
    why: 'requested',
    quantity: 100,
    at: now - 60_002,
  });
  expect(late).toEqual([now - 60_002]);
  stop();
});
