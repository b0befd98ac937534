/** What the venue does with an order while its customer is away is told once, by a message that leads to the order's slip. */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesPage } from '../messages/service.ts';
import { createOrderNews, SEEN_MS } from './order-news.ts';
import { createLog } from '../platform/log.ts';
import { by, limitOrder, marketOrder, ordersHarness, type OrdersHarness } from './testing.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterAll(() => h.stop());

async function told(customerId: bigint) {
  await expect.poll(async () => (await h.db.query('select from orders.untold')).rowCount).toBe(0);
  const { rows } = await messagesPage(h.db, customerId, listMessages.input.parse({ pageSize: 50 }));
  return rows.toReversed();
}

async function resting(lots = 2): Promise<{ customerId: bigint; id: string }> {
  const customerId = await h.customer();
  const { id } = await h.orders.place(by(customerId), limitOrder(500_00, { lots }));
  return { customerId, id };
}

const later = () => h.clock.advance(SEEN_MS + 1);

test('a limit order that fills later in parts is told as it begins and when it is over, with its average', async () => {
  const { customerId, id } = await resting();
  await later();
  await h.settle(h.venue.execution(id, 60, 480_00));
  expect(await told(customerId)).toHaveLength(1);
  await h.settle(h.venue.execution(id, 40, 500_00));
  expect(await told(customerId)).toHaveLength(1);
  await h.settle(h.venue.execution(id, 100, 500_00));
  expect(await told(customerId)).toMatchObject([
    {
      kind: 'order',
      about: { type: 'order', id },
      story: { key: 'order.partly_filled', params: { symbol: 'VRM', order: id, shares: 60, quantity: 200 } },
    },
    {
      isRead: false,
      about: { type: 'order', id },
      story: { key: 'order.bought', params: { order: id, shares: 200, price: '494.00' } },
    },
  ]);
});

test('parts that come at once are one message', async () => {
  const { customerId, id } = await resting();
  await later();
  await h.settle(h.venue.execution(id, 60, 500_00), h.venue.execution(id, 140, 500_00));
  expect((await told(customerId)).map(({ story }) => story.key)).toEqual(['order.bought']);
});

test('what the customer sees on the screen that placed it is not told, nor what the customer ends', async () => {
  const { customerId } = await h.opened(marketOrder(), 500_05);
  expect(await told(customerId)).toEqual([]);
  const own = await resting();
  await later();
  await h.orders.cancel(by(own.customerId), BigInt(own.id));
  await h.settle({ type: 'ended', orderId: own.id, why: 'requested', quantity: 200, at: h.clock.now() });
  expect(await told(own.customerId)).toEqual([]);
});

test('an order that the venue ends or does not take is told, with what was filled of it', async () => {
  const ended = await resting();
  await h.settle(h.venue.execution(ended.id, 60, 500_00));
  await h.settle({ type: 'ended', orderId: ended.id, why: 'self_trade', quantity: 140, at: h.clock.now() });
  expect((await told(ended.customerId)).map(({ story }) => story)).toEqual([
    { key: 'order.ended', params: { symbol: 'VRM', order: ended.id, shares: 60, quantity: 200 } },
  ]);
  const rejected = await resting();
  await h.settle({ type: 'rejected', orderId: rejected.id, why: 'outside_band', at: h.clock.now() });
  expect((await told(rejected.customerId)).map(({ story }) => story.key)).toEqual(['order.rejected']);
});

test('two tellers at once, and an event that is settled again, tell once', async () => {
  const customers = await Promise.all(Array.from({ length: 10 }, () => resting(1)));
  await later();
  const tellers = [1, 2, 3].map(() => createOrderNews({ ...h, log: createLog({ level: 'silent' }) }));
  const events = customers.map(({ id }) => h.venue.execution(id, 100, 500_00));
  await h.settle(...events);
  await Promise.all(tellers.map(({ task }) => task.run()));
  await h.settle(...events);
  for (const { customerId } of customers) expect(await told(customerId)).toHaveLength(1);
});
