/** Trigger orders as a customer meets them: set, fired by the mark once, refused, waiting, changed, cancelled, expired. */
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pledgeShares } from '../orders/service.ts';
import { by, CLOSE_ALL } from '../orders/testing.ts';
import { RefusalError } from '../platform/refuse.ts';
import { restrict } from '../restrictions/testing.ts';
import { triggersHarness, type TriggersHarness } from './testing.ts';

let w: TriggersHarness;
beforeAll(async () => {
  w = await triggersHarness();
  await w.watch();
});
afterEach(async () => {
  expect(await w.audit()).toEqual([]);
  expect(w.errors).toEqual([]);
});
afterAll(() => w.stop());

const refusal = async (answer: Promise<unknown>): Promise<string> => {
  try {
    await answer;
    return 'ok';
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal.code;
    throw error;
  }
};
const buy = (symbol: string) => ({ symbol, direction: 'long', lots: 1 }) as const;
const held = () => w.h.openedAlone();

test('a stop buys at market once the mark rises to it, and nothing is held before', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id, expiresOn } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  expect(expiresOn).toBe('2027-11-20');
  expect(await w.h.balance(customerId)).toMatchObject({ held: 0n });
  await w.move(symbol, 509_95);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'active', fired: null });
  await w.move(symbol, 510_00);
  const placed = await w.read(customerId, id);
  const [order] = await w.orders(customerId);
  expect(placed).toMatchObject({
    status: 'placed',
    order: order!.id.toString(),
    fired: { by: 'trigger', mark: '510.00', at: w.h.clock.now() },
  });
  expect(order).toMatchObject({ kind: 'open', type: 'market', quantity: 100 });
  expect(await w.stories(customerId)).toEqual(['trigger.placed']);
  await w.move(symbol, 530_00);
  expect(await w.orders(customerId)).toHaveLength(1);
});

test('nothing fires by the last trade or the touch of a book: the mark has to be there', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  w.h.feed.set(symbol, 520_00, { mark: 505_00 });
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'active' });
});

test('a stop-limit and an entry place limit orders, an entry from whichever side', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const limit = { ...buy(symbol), limitPrice: '481' } as const;
  const below = await w.add(customerId, { kind: 'gtt', ...limit, triggerPrice: '480' });
  const above = await w.add(customerId, { kind: 'gtt', ...limit, limitPrice: '521', triggerPrice: '520' });
  expect([below.reachedFrom, above.reachedFrom]).toEqual(['above', 'below']);
  await w.move(symbol, 480_00);
  await w.move(symbol, 521_00);
  const orders = await w.orders(customerId);
  expect(orders.map(({ type, price }) => [type, Number(price)])).toEqual([
    ['limit', 481_00],
    ['limit', 521_00],
  ]);
  const { symbol: own, customerId: holder, positionId } = await held();
  const position = positionId.toString();
  await w.add(holder, { kind: 'stop_limit', position, triggerPrice: '490', limitPrice: '489' });
  await w.move(own, 489_50);
  expect((await w.orders(holder)).at(-1)).toMatchObject({
    kind: 'close',
    type: 'limit',
    price: 489_00n,
    quantity: 100,
  });
});

test.each([
  ['target', 561_00, { kind: 'close', type: 'limit', price: 560_00n }],
  ['trigger', 450_00, { kind: 'close', type: 'market' }],
] as const)('of one that cancels the other the %s alone fires', async (fired, mark, order) => {
  const { symbol, customerId, positionId } = await held();
  const legs = { triggerPrice: '450', targetPrice: '560', targetLimitPrice: '560' } as const;
  const { id } = await w.add(customerId, { kind: 'oco', position: positionId.toString(), ...legs });
  await w.move(symbol, mark);
  await w.move(symbol, mark === 450_00 ? 561_00 : 450_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed', fired: { by: fired } });
  const orders = await w.orders(customerId);
  expect(orders).toHaveLength(2);
  expect(orders[1]).toMatchObject(order);
});

test('a trailing stop follows the best mark and never comes back', async () => {
  const { symbol, customerId, positionId } = await held();
  const trailing = { kind: 'trailing', position: positionId.toString(), trailBy: 'amount', trail: '20' } as const;
  const { id, triggerPrice } = await w.add(customerId, trailing);
  expect(triggerPrice).toBe('480.00');
  const step = async (price: number) => {
    await w.move(symbol, price);
    await w.h.clock.advance(1_000);
    await w.settled();
    return (await w.read(customerId, id)).triggerPrice;
  };
  expect(await step(530_00)).toBe('510.00');
  expect(await step(515_00)).toBe('510.00');
  expect(await step(531_00)).toBe('511.00');
  await w.move(symbol, 511_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed', fired: { mark: '511.00' } });
});

test('a trailing stop that is changed keeps its best mark, unless its distance is another one', async () => {
  const { symbol, customerId, positionId } = await held();
  const distance = { trailBy: 'amount', trail: '20' } as const;
  const { id } = await w.add(customerId, { kind: 'trailing', position: positionId.toString(), ...distance });
  for (const price of [530_00, 515_00]) {
    await w.move(symbol, price);
    await w.h.clock.advance(1_000);
    await w.settled();
  }
  const change = (asked: object) => w.change(customerId, { trigger: id, ...distance, ...asked });
  expect(await change({ expiresOn: '2026-12-31' })).toMatchObject({ triggerPrice: '510.00', expiresOn: '2026-12-31' });
  expect(await change({ trail: '10' })).toMatchObject({ triggerPrice: '505.00', trail: { best: '515.00' } });
  await w.settled();
  await w.move(symbol, 505_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed' });
});

test('what an order may not be is refused when it is set', async () => {
  const { symbol, customerId, positionId } = await held();
  const position = positionId.toString();
  const stop = { kind: 'stop', position, triggerPrice: '450' } as const;
  const open = { kind: 'stop', ...buy(symbol), triggerPrice: '550' } as const;
  const add = (asked: Parameters<TriggersHarness['add']>[1], by = customerId) => refusal(w.add(by, asked));
  expect(await add({ ...stop, triggerPrice: '550' })).toBe('triggers.wrong_side');
  expect(await add({ ...stop, lots: 2 })).toBe('orders.close_exceeds_position');
  expect(await add({ ...stop, expiresOn: '2027-11-21' })).toBe('triggers.date_invalid');
  expect(await add({ ...stop, expiresOn: '2026-11-19' })).toBe('triggers.date_invalid');
  expect(await add({ ...stop, expiresOn: '2026-11-31' })).toBe('triggers.date_invalid');
  expect(await add({ ...stop, symbol })).toBe('request.invalid');
  expect(await add({ ...stop, targetPrice: '600' })).toBe('request.invalid');
  expect(await add({ ...open, kind: 'oco', targetPrice: '600' })).toBe('request.invalid');
  expect(await add({ ...open, lots: undefined })).toBe('orders.lots_invalid');
  expect(await add({ ...open, symbol: 'NOBODY' })).toBe('market.symbol_unknown');
  expect(await add({ ...open, direction: 'short' }, await w.h.customer())).toBe('orders.margin_not_enabled');
  expect(await add(stop, await w.h.customer())).toBe('orders.unknown_position');
  w.operator.maximum = 1;
  expect(await add(open)).toBe('ok');
  expect(await add(open)).toBe('triggers.too_many');
  w.operator.maximum = 100;
});

test('a refusal is the state of the trigger with its reason, and a message with the figures', async () => {
  const [customerId, symbol] = [await w.h.customer({ amount: 1_000_00n }), w.h.ownSymbol()];
  const poor = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  const far = await w.add(customerId, { kind: 'gtt', ...buy(symbol), triggerPrice: '510', limitPrice: '900' });
  await w.move(symbol, 510_00);
  expect(await w.read(customerId, poor.id)).toMatchObject({
    status: 'failed',
    order: null,
    reason: { code: 'orders.insufficient_funds', params: { available: '1000.00' } },
  });
  expect(await w.read(customerId, far.id)).toMatchObject({ reason: { code: 'orders.price_outside_band' } });
  expect((await w.stories(customerId)).toSorted()).toEqual(['trigger.no_cash', 'trigger.outside_band']);
  expect(await w.orders(customerId)).toEqual([]);
});

test('a frozen account places nothing, and is told that it may not', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  await w.h.db.transaction((tx) => restrict(tx, { customerId, kind: 'frozen', now: w.h.clock.now() }));
  await w.move(symbol, 510_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'failed', reason: { code: 'identity.frozen' } });
  expect(await w.stories(customerId)).toEqual(['trigger.barred']);
});

test('what cannot be placed yet waits, is told once, and goes as soon as it can', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  w.h.feed.set(symbol, 510_00, { ask: null });
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'waiting', reason: { code: 'orders.no_liquidity' } });
  for (let turn = 0; turn < 20; turn += 1) {
    await w.h.clock.advance(1_000);
    await w.settled();
  }
  expect(await w.read(customerId, id)).toMatchObject({ status: 'waiting' });
  expect(await w.stories(customerId)).toEqual(['trigger.waits']);
  w.h.feed.set(symbol, 505_00);
  await w.h.clock.advance(MINUTE_MS, 1_000);
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed', reason: null, fired: { mark: '510.00' } });
  expect(await w.stories(customerId)).toEqual(['trigger.waits', 'trigger.placed']);
});

test('one that waits can be taken back, one that is placed cannot', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  const { id: other } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '520' });
  w.h.feed.set(symbol, 510_00, { ask: null });
  await w.settled();
  expect(await refusal(w.change(customerId, { trigger: id, lots: 1, triggerPrice: '530' }))).toBe(
    'triggers.not_active',
  );
  expect(await w.cancel(customerId, id)).toMatchObject({ status: 'cancelled' });
  await w.move(symbol, 520_00);
  expect(await refusal(w.cancel(customerId, other))).toBe('triggers.not_active');
  expect(await w.orders(customerId)).toHaveLength(1);
});

test('nothing fires while the house is halted, its symbol is held up or the market is closed', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  w.operator.haltedSince = w.h.clock.now();
  await w.move(symbol, 520_00);
  w.operator.haltedSince = null;
  w.heldUp.add(symbol);
  await w.move(symbol, 521_00);
  w.heldUp.delete(symbol);
  w.h.feed.set(symbol, 522_00, { state: 'halted' });
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'active' });
  // The five minutes before a session opens.
  await w.h.clock.advance(Date.parse('2026-11-21T05:02:00+05:30') - w.h.clock.now());
  await w.move(symbol, 523_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'active' });
  await w.h.clock.advance(5 * MINUTE_MS);
  await w.move(symbol, 523_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed', fired: { mark: '523.00' } });
});

test('changed terms count from their commit on, with a new best mark', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  await w.change(customerId, { trigger: id, lots: 2, triggerPrice: '530', expiresOn: '2026-12-31' });
  await w.move(symbol, 520_00);
  expect(await w.read(customerId, id)).toMatchObject({
    status: 'active',
    triggerPrice: '530.00',
    lots: 2,
    expiresOn: '2026-12-31',
  });
  await w.move(symbol, 530_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed' });
  expect((await w.orders(customerId))[0]).toMatchObject({ quantity: 200 });
});

test('of a position that was closed in part meanwhile, it closes what is left', async () => {
  const { symbol, customerId, positionId } = await w.h.openedAlone({ lots: 3 });
  const { id } = await w.add(customerId, {
    kind: 'stop',
    position: positionId.toString(),
    triggerPrice: '450',
    lots: 3,
  });
  const close = await w.h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots: 2 });
  await w.h.settle(w.h.venue.execution(close.id, 200, 499_95, w.h.clock.now()));
  await w.move(symbol, 450_00);
  const { status, order } = await w.read(customerId, id);
  expect(status).toBe('placed');
  const placed = (await w.orders(customerId)).find((one) => one.id === BigInt(order!));
  expect(placed).toMatchObject({ kind: 'close', quantity: 100 });
});

test('pledged shares are not sold: what is free of them is, and a stop that could sell nothing is refused', async () => {
  const { symbol, customerId, positionId } = await w.h.openedAlone({ lots: 3 });
  const stop = { kind: 'stop', position: positionId.toString(), triggerPrice: '450' } as const;
  const { id } = await w.add(customerId, { ...stop, lots: 3 });
  const pledge = (shares: number) => w.h.db.transaction((tx) => pledgeShares(tx, { customerId, positionId, shares }));
  await pledge(300);
  expect(await refusal(w.add(customerId, stop))).toBe('orders.pledged');
  await pledge(200);
  expect(await refusal(w.add(customerId, { ...stop, lots: 2 }))).toBe('orders.pledged');
  await w.move(symbol, 450_00);
  const { status, order } = await w.read(customerId, id);
  expect(status).toBe('placed');
  const placed = (await w.orders(customerId)).find((one) => one.id === BigInt(order!));
  expect(placed).toMatchObject({ kind: 'close', quantity: 100 });
});

test('it expires after its last day, and one of a closed position ends', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const today = '2026-11-21';
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510', expiresOn: today });
  const { customerId: holder, positionId } = await held();
  const { id: stop } = await w.add(holder, { kind: 'stop', position: positionId.toString(), triggerPrice: '450' });
  const close = await w.h.orders.close(by(holder), positionId, CLOSE_ALL);
  await w.h.settle(w.h.venue.execution(close.id, 100, 499_95, w.h.clock.now()));
  await w.end();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'active' });
  expect(await w.read(holder, stop)).toMatchObject({ status: 'cancelled', reason: { code: 'orders.not_holding' } });
  await w.h.clock.advance(DAY_MS);
  await w.end();
  await w.end();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'expired' });
  expect([await w.stories(customerId), await w.stories(holder)]).toEqual([
    ['trigger.expired'],
    ['trigger.position_closed'],
  ]);
});

test('a customer’s limit order that closes goes first: the trigger waits for it', async () => {
  const { symbol, customerId, positionId } = await held();
  const { id } = await w.add(customerId, { kind: 'stop', position: positionId.toString(), triggerPrice: '450' });
  const own = await w.h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, type: 'limit', limitPrice: '560' });
  await w.move(symbol, 450_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'waiting', reason: { code: 'orders.already_closing' } });
  await w.h.orders.cancel(by(customerId), BigInt(own.id));
  await w.h.settle({ type: 'ended', orderId: own.id, why: 'requested', quantity: 100, at: w.h.clock.now() });
  await w.h.clock.advance(MINUTE_MS, 1_000);
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed' });
});

test('new business of who has terms to agree to is refused when it fires; what closes a position is not', async () => {
  const { symbol, customerId, positionId } = await held();
  const exit = await w.add(customerId, { kind: 'stop', position: positionId.toString(), triggerPrice: '450' });
  const entry = await w.add(customerId, { kind: 'gtt', ...buy(symbol), triggerPrice: '450', limitPrice: '450' });
  w.operator.isConsentDue = true;
  await w.move(symbol, 450_00);
  w.operator.isConsentDue = false;
  expect(await w.read(customerId, exit.id)).toMatchObject({ status: 'placed' });
  expect(await w.read(customerId, entry.id)).toMatchObject({
    status: 'failed',
    reason: { code: 'content.consent_due' },
  });
});

test('while an ex-date changes what prices are of, none is set or changed', async () => {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  w.heldUp.add(symbol);
  const refused = { refusal: { code: 'orders.market_closed' } };
  await expect(w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '520' })).rejects.toMatchObject(refused);
  await expect(w.change(customerId, { trigger: id, lots: 2, triggerPrice: '255' })).rejects.toMatchObject(refused);
  w.heldUp.delete(symbol);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'active', triggerPrice: '510.00' });
});
