/** Other terms for an order that waits: what it holds meanwhile, and the races with a fill, a cancel, the end of the session and a crash. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parseMoney } from '@bahi/core/money.ts';
import { until } from '../platform/testing-waits.ts';
import { by, CLOSE_ALL, limitOrder, marketOrder, ordersHarness, type OrdersHarness } from './testing.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';
import { MORNING } from './testing-market.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterEach(async () => {
  expect(await h.audit()).toEqual([]);
});
afterAll(() => h.stop());

const LEVELS = { stopLoss: null, takeProfit: null };
const terms = (limitPrice: string, quantity: number, more = {}) => ({ limitPrice, quantity, ...LEVELS, ...more });

/** Two lots at 500.00 that wait in the book. */
async function waiting(change: Partial<PlaceTerms> = {}) {
  const customerId = await h.customer({ isMarginEnabled: true });
  const { id } = await h.orders.place(by(customerId), limitOrder(500_00, { lots: 2, ...change }));
  const order = () => h.orders.order(customerId, BigInt(id));
  const ask = (limitPrice: string, quantity: number, more = {}) =>
    h.orders.change(by(customerId), BigInt(id), terms(limitPrice, quantity, more));
  return { customerId, id, order, ask };
}

/** What a new order of these terms would hold. */
async function needs(customerId: bigint, price: number, lots: number): Promise<bigint> {
  return parseMoney((await h.orders.previewPlace(customerId, limitOrder(price, { lots }))).hold)!;
}

test('a lower price and fewer shares hold once the venue has taken them, and the hold follows', async () => {
  const { customerId, id, order, ask } = await waiting();
  const asked = await ask('480.00', 100, { stopLoss: '450.00' });
  expect(asked).toMatchObject({
    quantity: 200,
    limitPrice: '500.00',
    changes: [{ outcome: 'waiting', quantity: 100 }],
  });
  expect(h.venue.changed).toContainEqual({ orderId: id, change: 1, price: 480_00, by: -100 });
  expect(await h.balance(customerId)).toMatchObject({ held: await needs(customerId, 500_00, 2) });
  await h.settle(h.venue.answer(id));
  expect(await order()).toMatchObject({
    quantity: 100,
    limitPrice: '480.00',
    stopLoss: '450.00',
    status: 'pending',
    changes: [{ outcome: 'done', limitPrice: '480.00' }],
  });
  expect(await h.balance(customerId)).toMatchObject({ held: await needs(customerId, 480_00, 1) });
});

test('more shares are held from the asking on, and refused where the cash is missing', async () => {
  const { customerId, id, order, ask } = await waiting();
  await ask('500.00', 300);
  expect(await h.balance(customerId)).toMatchObject({ held: await needs(customerId, 500_00, 3) });
  await expect(ask('500.00', 400)).rejects.toMatchObject({ refusal: { code: 'orders.already_changing' } });
  await h.settle(h.venue.answer(id));
  const short = { code: 'orders.insufficient_funds' };
  await expect(ask('500.00', 3_000)).rejects.toMatchObject({ refusal: short });
  expect(await order()).toMatchObject({ quantity: 300, changes: [{ outcome: 'done' }] });
});

test('the preview of a change is what the order holds at once and afterwards, and says what is missing', async () => {
  for (const [price, quantity] of [
    ['480.00', 100],
    ['520.00', 300],
    ['500.00', 400],
    ['460.00', 200],
  ] as const) {
    const { customerId, id, ask } = await waiting();
    const preview = await h.orders.previewChange(customerId, BigInt(id), terms(price, quantity));
    expect(preview).toMatchObject({ refusal: null, held: (await h.orders.order(customerId, BigInt(id))).held });
    const { hold, holdAfter, needed } = preview.figures!;
    await ask(price, quantity);
    expect((await h.orders.order(customerId, BigInt(id))).held).toBe(hold);
    await h.settle(h.venue.answer(id));
    expect((await h.orders.order(customerId, BigInt(id))).held).toBe(holdAfter);
    expect(parseMoney(needed)).toBe(await needs(customerId, Number(price) * 100, quantity / 100));
  }
  const { customerId, id } = await waiting();
  const tooMuch = await h.orders.previewChange(customerId, BigInt(id), terms('500.00', 300_000));
  expect(tooMuch).toMatchObject({ figures: {}, refusal: { code: 'orders.insufficient_funds' } });
  const offTick = await h.orders.previewChange(customerId, BigInt(id), terms('480.01', 200));
  expect(offTick).toMatchObject({ figures: null, refusal: { code: 'orders.price_off_tick' } });
});

test('a fill of the whole wins against a change on its way: one of the two, and the rest of the hold comes back', async () => {
  const { customerId, id, order, ask } = await waiting();
  await ask('480.00', 400);
  await h.settle(h.venue.execution(id, 200, 500_00));
  expect(await order()).toMatchObject({ status: 'filled', quantity: 200, changes: [{ outcome: 'late' }] });
  expect(await h.balance(customerId)).toMatchObject({ held: 0n, margin: 100_000_00n });
  // What the venue might still say has no effect.
  await h.settle(h.venue.answer(id));
  expect(await order()).toMatchObject({ status: 'filled', quantity: 200 });
});

test('a part that fills at the old price before the new terms hold is covered, whatever the new terms are', async () => {
  for (const [price, quantity] of [
    ['480.00', 400],
    ['520.00', 200],
    ['460.00', 200],
    ['500.00', 500],
  ] as const) {
    const { customerId, id, order, ask } = await waiting();
    await ask(price, quantity);
    await h.settle(h.venue.execution(id, 150, 500_00));
    expect(await h.audit()).toEqual([]);
    await h.settle(h.venue.answer(id));
    expect(await h.audit()).toEqual([]);
    expect(await order()).toMatchObject({ quantity, filledQuantity: 150, limitPrice: price, status: 'partly_filled' });
    await h.settle(h.venue.execution(id, quantity - 150, Number(price) * 100));
    expect(await h.balance(customerId)).toMatchObject({ held: 0n });
  }
});

test('more has filled than the smaller order wants: it is filled with that, and its position has the new levels', async () => {
  const { customerId, id, order, ask } = await waiting();
  await ask('500.00', 100, { stopLoss: '450.00' });
  await h.settle(h.venue.execution(id, 150, 500_00), h.venue.answer(id));
  await h.settle(h.venue.answer(id));
  expect(await order()).toMatchObject({ status: 'filled', quantity: 150, filledQuantity: 150, held: '0.00' });
  expect(await h.positionOf(customerId, BigInt(id))).toMatchObject({ quantity: 150, stopLoss: '450.00' });
});

test('what the venue refuses leaves the order as it was', async () => {
  const { customerId, id, order, ask } = await waiting();
  await ask('520.00', 300);
  await h.settle(h.venue.answer(id, { refused: 'outside_band' }));
  expect(await order()).toMatchObject({ quantity: 200, limitPrice: '500.00', changes: [{ outcome: 'refused' }] });
  expect(await h.balance(customerId)).toMatchObject({ held: await needs(customerId, 500_00, 2) });
  await ask('490.00', 200);
  await h.settle(h.venue.answer(id));
  expect(await order()).toMatchObject({ limitPrice: '490.00', changes: [{ outcome: 'refused' }, { outcome: 'done' }] });
});

test('a cancel that is asked for beside a change ends the order once, and no change is taken after it', async () => {
  const { customerId, id, order, ask } = await waiting();
  await ask('480.00', 300);
  await h.orders.cancel(by(customerId), BigInt(id));
  await expect(ask('470.00', 300)).rejects.toMatchObject({ refusal: { code: 'orders.already_cancelling' } });
  await h.settle(h.venue.answer(id), { type: 'ended', orderId: id, why: 'requested', quantity: 300, at: MORNING });
  expect(await order()).toMatchObject({ status: 'cancelled', quantity: 300, held: '0.00' });
  await expect(ask('470.00', 300)).rejects.toMatchObject({ refusal: { code: 'orders.not_pending' } });
  expect(await h.balance(customerId)).toMatchObject({ held: 0n });
});

test('two changes at once: one is asked for, and the same key again asks for nothing more', async () => {
  const { customerId, id } = await waiting();
  const call = by(customerId);
  const before = h.venue.changed.length;
  const change = (caller: typeof call, price: string) => h.orders.change(caller, BigInt(id), terms(price, 200));
  const both = await Promise.allSettled([
    change(call, '480.00'),
    change(by(customerId), '470.00'),
    change(call, '480.00'),
  ]);
  expect(both.map(({ status }) => status).filter((status) => status === 'rejected').length).toBeGreaterThan(0);
  expect(h.venue.changed).toHaveLength(before + 1);
  await h.settle(h.venue.answer(id));
});

test('an order that waits for the opening is changed at once, and only its own customer may', async () => {
  const { customerId, id, order, ask } = await waiting({ timeInForce: 'gtc' });
  await h.settle({ type: 'ended', orderId: id, why: 'session', quantity: 200, at: MORNING });
  const told = h.venue.changed.length;
  expect(await ask('470.00', 100)).toMatchObject({ status: 'accepted', quantity: 100, limitPrice: '470.00' });
  expect(h.venue.changed).toHaveLength(told);
  expect(await h.balance(customerId)).toMatchObject({ held: await needs(customerId, 470_00, 1) });
  const stranger = await h.customer();
  const unknown = { refusal: { code: 'orders.unknown_order' } };
  await expect(h.orders.change(by(stranger), BigInt(id), terms('480.00', 100))).rejects.toMatchObject(unknown);
  expect(await order()).toMatchObject({ limitPrice: '470.00' });
});

test('the end of the session leaves the new terms for the next one', async () => {
  const { id, order, ask } = await waiting({ timeInForce: 'gtc' });
  await ask('480.00', 300);
  await h.settle({ type: 'ended', orderId: id, why: 'session', quantity: 200, at: MORNING });
  expect(await order()).toMatchObject({ status: 'accepted', quantity: 300, changes: [{ outcome: 'done' }] });
});

test('levels alone need no venue, and a price that is not allowed is refused as for a new order', async () => {
  const { id, order, ask } = await waiting();
  const told = h.venue.changed.length;
  await ask('500.00', 200, { stopLoss: '450.00', takeProfit: '550.00' });
  expect(await order()).toMatchObject({ stopLoss: '450.00', takeProfit: '550.00', changes: [{ outcome: 'done' }] });
  expect(h.venue.changed).toHaveLength(told);
  await h.settle(h.venue.execution(id, 50, 500_00));
  for (const [price, quantity, more, code] of [
    ['500.01', 200, {}, 'orders.price_off_tick'],
    ['900.00', 200, {}, 'orders.price_outside_band'],
    ['500.00', 250, {}, 'orders.lots_invalid'],
  ] as const) {
    await expect(ask(price, quantity, more)).rejects.toMatchObject({ refusal: { code } });
  }
});

test('a short and an order that closes are made smaller, not larger; a market order is not changed', async () => {
  const short = await waiting({ direction: 'short' });
  await expect(short.ask('500.00', 300)).rejects.toMatchObject({ refusal: { code: 'orders.lots_invalid' } });
  await short.ask('510.00', 100);
  await h.settle(h.venue.answer(short.id));
  expect(await short.order()).toMatchObject({ quantity: 100, limitPrice: '510.00' });

  const { customerId, positionId } = await h.opened(limitOrder(500_00, { lots: 2 }), 500_00);
  const closing = await h.orders.close(by(customerId), positionId, {
    ...CLOSE_ALL,
    type: 'limit',
    limitPrice: '550.00',
  });
  const change = (price: string, quantity: number) =>
    h.orders.change(by(customerId), BigInt(closing.id), terms(price, quantity));
  await expect(change('550.00', 300)).rejects.toMatchObject({ refusal: { code: 'orders.lots_invalid' } });
  await change('540.00', 100);
  await h.settle(h.venue.answer(closing.id), h.venue.execution(closing.id, 100, 540_00));
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding', quantity: 100 });

  const market = await h.orders.place(by(customerId), marketOrder());
  const fixed = { refusal: { code: 'orders.not_changeable' } };
  await expect(h.orders.change(by(customerId), BigInt(market.id), terms('500.00', 200))).rejects.toMatchObject(fixed);
});

test('a process that dies before the venue heard of a change gives the next one the order with its new terms', async () => {
  const { id, order, ask } = await waiting();
  await ask('480.00', 300);
  const venue = await h.restart();
  expect(venue.submitted).toContainEqual(
    expect.objectContaining({ orderId: id, price: 480_00, quantity: 300, changes: 1 }),
  );
  expect(venue.changed).toEqual([]);
  expect(await order()).toMatchObject({ quantity: 300, limitPrice: '480.00', changes: [{ outcome: 'done' }] });
});

test('a connection that breaks at the commit of a change: the venue is told of it all the same', async () => {
  const { customerId, id } = await waiting();
  h.breakNextCommit();
  const call = by(customerId);
  const change = () => h.orders.change(call, BigInt(id), terms('480.00', 300));
  await expect(change()).rejects.toThrow('terminated');
  await h.clock.advance(3_000);
  await until(() => h.venue.changed.some(({ orderId }) => orderId === id));
  expect(await change()).toMatchObject({ id, changes: [{ outcome: 'waiting' }] });
  await h.settle(h.venue.answer(id));
});

test('more has filled than a smaller order wants when the process dies: it starts again with the order filled', async () => {
  const { customerId, id, order, ask } = await waiting();
  await ask('500.00', 100, { stopLoss: '450.00' });
  await h.settle(h.venue.execution(id, 150, 500_00));
  const venue = await h.restart();
  expect(venue.submitted.map(({ orderId }) => orderId)).not.toContain(id);
  expect(await order()).toMatchObject({ status: 'filled', quantity: 150, held: '0.00' });
  expect(await h.positionOf(customerId, BigInt(id))).toMatchObject({ quantity: 150 });

  const { closing, positionId, ...owner } = await halfClosed();
  await h.settle(h.venue.execution(closing, 150, 550_00));
  expect((await h.restart()).submitted.map(({ orderId }) => orderId)).not.toContain(closing);
  expect(await h.positionOf(owner.customerId, positionId)).toMatchObject({ status: 'holding', quantity: 50 });
});

test('a closing order with which the end of the session leaves no more to sell lets its position go', async () => {
  const { customerId, closing, positionId } = await halfClosed();
  const end = { type: 'ended', orderId: closing, why: 'session', quantity: 50, at: MORNING } as const;
  await h.settle(h.venue.execution(closing, 150, 550_00), end);
  expect(await h.orders.order(customerId, BigInt(closing))).toMatchObject({ status: 'filled', quantity: 150 });
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ status: 'holding', quantity: 50 });
});

/** Two lots that a limit order sells, of which a change that is on its way wants one. */
async function halfClosed() {
  const { customerId, positionId } = await h.opened(limitOrder(500_00, { lots: 2 }), 500_00);
  const limit = { ...CLOSE_ALL, type: 'limit', limitPrice: '550.00', timeInForce: 'gtc' } as const;
  const { id: closing } = await h.orders.close(by(customerId), positionId, limit);
  await h.orders.change(by(customerId), BigInt(closing), terms('550.00', 100));
  return { customerId, positionId, closing };
}

test('an order is changed fifty times: what is told with every list of orders, and counted in sixteen bits, has an end', async () => {
  const { order, ask } = await waiting();
  for (let count = 1; count <= 50; count += 1) {
    await ask('500.00', 200, { stopLoss: `${400 + count}.00` });
    await h.clock.advance(1_000);
  }
  await expect(ask('500.00', 200)).rejects.toMatchObject({ refusal: { code: 'orders.not_changeable' } });
  expect(await order()).toMatchObject({ stopLoss: '450.00' });
});
