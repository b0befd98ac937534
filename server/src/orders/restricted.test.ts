/** What was ordered before a restriction came into force: what would open something is taken back, and what lessens a risk stays. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { messagesPage } from '../messages/service.ts';
import { found } from '../platform/testing-waits.ts';
import { restrict } from '../restrictions/testing.ts';
import { by, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import type { OrderView } from './views.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  expect(await h.audit()).toEqual([]);
});
afterAll(() => h.stop());

type Kind = Parameters<typeof restrict>[1]['kind'];
const restricted = (customerId: bigint, kind: Kind, db = h.t.db) =>
  db.transaction((tx) => restrict(tx, { customerId, kind, now: h.clock.now() }));
/** Nobody hears of it: as when the process dies between the commit and what follows. */
const unheard = (customerId: bigint, kind: Kind) => restricted(customerId, kind, h.t.owner);
const orderOf = (customerId: bigint, { id }: OrderView) => h.orders.order(customerId, BigInt(id));
const TAKEN_BACK = { status: 'cancelled', reason: { code: 'orders.ended_restricted' }, held: '0.00' };

async function told(customerId: bigint): Promise<unknown[]> {
  const { rows } = await messagesPage(h.t.db, customerId, listMessages.input.parse({ kind: 'order' }));
  return rows.map(({ story, about }) => [story.key, about?.id]);
}

const closeWaiting = (customerId: bigint, positionId: bigint) =>
  h.orders.close(by(customerId), positionId, { type: 'limit', lots: 1, limitPrice: '540.00', timeInForce: 'gtc' });

test.each(['frozen', 'banned', 'disabled', 'no_trade'] as const)(
  '%s: what rests in the book is taken back and told, a fill that was quicker counts, and closing orders stay',
  async (kind) => {
    const { symbol, customerId, positionId } = await h.openedAlone({ lots: 2 });
    const opening = await h.orders.place(by(customerId), limitOrder(480_00, { symbol, lots: 2, timeInForce: 'gtc' }));
    const other = await h.orders.place(by(customerId), limitOrder(470_00, { symbol }));
    const closing = await closeWaiting(customerId, positionId);
    await restricted(customerId, kind);
    await found(
      async () => h.venue.cancelled,
      (ids) => ids.includes(opening.id) && ids.includes(other.id),
    );
    expect(h.venue.cancelled).not.toContain(closing.id);
    const at = h.clock.now();
    await h.settle(
      h.venue.execution(opening.id, 50, 480_00, at),
      { type: 'ended', orderId: opening.id, why: 'requested', quantity: 150, at },
      { type: 'ended', orderId: other.id, why: 'requested', quantity: 100, at },
    );
    expect(await orderOf(customerId, opening)).toMatchObject({ ...TAKEN_BACK, filledQuantity: 50 });
    expect(await orderOf(customerId, other)).toMatchObject(TAKEN_BACK);
    expect(await orderOf(customerId, closing)).toMatchObject({ status: 'pending' });
    expect(await told(customerId)).toEqual([
      ['order.ended_by_restriction', other.id],
      ['order.ended_by_restriction', opening.id],
    ]);
    expect(await h.balance(customerId)).toMatchObject({ held: 0n });
  },
);

test('who may not take money out keeps the orders', async () => {
  const symbol = h.ownSymbol();
  const [customerId, banned] = [await h.customer(), await h.customer()];
  const order = await h.orders.place(by(customerId), limitOrder(480_00, { symbol }));
  const next = await h.orders.place(by(banned), limitOrder(480_00, { symbol }));
  await restricted(customerId, 'no_withdrawal');
  await restricted(banned, 'banned');
  await found(
    async () => h.venue.cancelled,
    (ids) => ids.includes(next.id),
  );
  expect(h.venue.cancelled).not.toContain(order.id);
  expect(await told(customerId)).toEqual([]);
});

test('what was not taken back since the connection broke is taken back a moment later', async () => {
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(480_00, { symbol: h.ownSymbol(), timeInForce: 'gtc' }));
  const failed = h.errors.length;
  h.failNext(new Error('Connection terminated unexpectedly'));
  await restricted(customerId, 'banned');
  await found(
    async () => {
      await h.clock.advance(500);
      return h.venue.cancelled;
    },
    (ids) => ids.includes(order.id),
  );
  expect(h.errors.splice(failed)).toHaveLength(1);
  expect(await told(customerId)).toEqual([['order.ended_by_restriction', order.id]]);
});

test('what a process left that died after the restriction is taken back at the start, and goes to no venue', async () => {
  const { symbol, customerId, positionId } = await h.openedAlone();
  const opening = await h.orders.place(by(customerId), limitOrder(480_00, { symbol, timeInForce: 'gtc' }));
  const closing = await closeWaiting(customerId, positionId);
  await unheard(customerId, 'no_trade');
  const venue = await h.restart();
  expect(venue.submitted.map(({ orderId }) => orderId)).toContain(closing.id);
  expect(venue.submitted.map(({ orderId }) => orderId)).not.toContain(opening.id);
  expect(await orderOf(customerId, opening)).toMatchObject(TAKEN_BACK);
  expect(await told(customerId)).toEqual([['order.ended_by_restriction', opening.id]]);
});

test('what waits for the opening ends at once; where nobody heard of the restriction, when the session opens', async () => {
  await h.clock.advance(Date.parse('2026-11-21T05:01:00+05:30') - h.clock.now());
  const symbol = h.ownSymbol();
  const [heard, late, free] = [await h.customer(), await h.customer(), await h.customer()];
  const place = (customerId: bigint) =>
    h.orders.place(by(customerId), limitOrder(480_00, { symbol, timeInForce: 'gtc' }));
  const [first, second, third] = [await place(heard), await place(late), await place(free)];
  expect(first.status).toBe('accepted');
  await restricted(heard, 'frozen');
  await found(
    () => orderOf(heard, first),
    ({ status }) => status === 'cancelled',
  );
  expect(await orderOf(heard, first)).toMatchObject(TAKEN_BACK);
  await unheard(late, 'banned');
  expect(await orderOf(late, second)).toMatchObject({ status: 'accepted' });
  await h.clock.advance(5 * 60_000);
  await found(
    async () => {
      await h.clock.advance(500);
      return h.venue.submitted.map(({ orderId }) => orderId);
    },
    (ids) => ids.includes(third.id),
  );
  expect(h.venue.submitted.map(({ orderId }) => orderId)).not.toContain(second.id);
  expect(await orderOf(late, second)).toMatchObject(TAKEN_BACK);
  expect(await told(late)).toEqual([['order.ended_by_restriction', second.id]]);
});
