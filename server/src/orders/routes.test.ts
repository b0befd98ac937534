/** The calls over HTTP: hostile bodies get one clear refusal each, never a failure, and nothing of it leaves a trace. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, listOrders, placeOrder, previewOrder } from '@bahi/contract/orders/calls.ts';
import {
  addMargin,
  closePosition,
  listPositions,
  listHoldings,
  protectPosition,
} from '@bahi/contract/orders/positions.ts';
import type { Call } from '@bahi/contract/client.ts';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { chargesOfKind, scheduleOn } from '@bahi/core/charges.ts';
import { formatDecimal, formatMoney } from '@bahi/core/money.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { tradeCost } from '@bahi/core/trade-cost.ts';
import { endOf, expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { registerOrdersRoutes } from './routes.ts';
import { createOrders, type Orders } from './service.ts';
import { openTrading } from '../security/testing-unlocked.ts';
import { ScriptedVenue, SetFeed } from './testing-market.ts';
import { chargeLines } from './views.ts';

let h: Harness;
let orders: Orders;
let call: Call;
let token: string;
const venue = new ScriptedVenue();

beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock, bus }) {
      const feed = new SetFeed(clock);
      feed.list('VRM', 500_00);
      const rest = {
        log: createLog({ level: 'silent' }),
        metrics: createMetrics(),
        calendar: practiceCalendar,
        parametersAt: defaultsOf(practiceCalendar),
      };
      orders = createOrders({ db, clock, bus, venue, feed, ...rest });
      registerOrdersRoutes(server, orders);
    },
  });
  await orders.start();
  const asha = await h.register('asha');
  await openTrading(h.t.owner, [BigInt(asha.customerId)]);
  ({ token } = asha);
  call = h.as(token);
});
afterAll(async () => {
  await orders.stop();
  await h.stop();
});

const TERMS = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 1, limitPrice: '500.00' } as const;

async function post(
  path: string,
  body: string,
): Promise<{ status: number; envelope: { status: number; data: { code?: string } } }> {
  const headers = { token, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await h.server.inject({ method: 'POST', url: `/api/vue/trade/${path}`, headers, body });
  return {
    status: answer.statusCode,
    envelope: JSON.parse(answer.body) as { status: number; data: { code?: string } },
  };
}

test('an order is placed, listed and cancelled over the wire', async () => {
  const key = randomUUID();
  const placed = expectOk(await call(placeOrder, TERMS, { idempotencyKey: key }));
  expect(placed).toMatchObject({ status: 'pending', leverage: 1, timeInForce: 'session', name: 'VRM Limited' });
  expect(expectOk(await call(placeOrder, TERMS, { idempotencyKey: key }))).toEqual(placed);
  expect(endOf(await call(placeOrder, { ...TERMS, lots: 2 }, { idempotencyKey: key }))).toBe(
    'request.idempotency_key_reused',
  );
  expect(endOf(await call(placeOrder, TERMS))).toBe('request.idempotency_key_missing');
  expect(expectOk(await call(listOrders, { state: 'open' })).rows).toEqual([placed]);
  expect(expectOk(await call(cancelOrder, { order: placed.id }, { idempotencyKey: randomUUID() })).id).toBe(placed.id);
  venue.emit({ type: 'ended', orderId: placed.id, why: 'requested', quantity: 100, at: h.clock.now() });
  await orders.settled();
  expect(expectOk(await call(listOrders, { state: 'ended' })).rows).toMatchObject([{ status: 'cancelled' }]);
});

test('a filled order shows in positions and holdings', async () => {
  const placed = expectOk(await call(placeOrder, TERMS, { idempotencyKey: randomUUID() }));
  venue.emit(venue.execution(placed.id, 100, 500_00, h.clock.now()));
  await orders.settled();
  expect(expectOk(await call(listPositions, {})).rows).toMatchObject([
    { id: placed.id, quantity: 100, profit: '0.00' },
  ]);
  expect(expectOk(await call(listHoldings, {}))).toMatchObject([
    { symbol: 'VRM', quantity: 100, averagePrice: '500.00' },
  ]);
});

const HOSTILE_TEXTS = [
  '0',
  '-0',
  '-1',
  '+1',
  'NaN',
  'Infinity',
  '1e3',
  '1e309',
  '0x10',
  ' 5',
  '5 ',
  '',
  '.5',
  '5.',
  '00',
  '1,000',
  '５００',
  '५००',
  '٥',
  '9'.repeat(40),
  '500.123456789',
  "1'; drop table",
];
const HOSTILE_VALUES = [null, true, 500, -1, 0.5, 1e300, [], ['500.00'], {}, { $gt: '' }];

test.each([...HOSTILE_TEXTS, ...HOSTILE_VALUES])('the limit price %j is refused', async (limitPrice) => {
  const { status, envelope } = await post('place', JSON.stringify({ ...TERMS, limitPrice }));
  expect(status).toBe(200);
  expect(envelope).toMatchObject({
    status: 0,
    data: { code: expect.stringMatching(/^(request\.invalid|orders\.price)/) as string },
  });
});

test.each(['0', '-1', '1.5', '1e309', '-0', '99999999999999999999', '100001', '"1"', 'null', '[1]', '{}', 'true'])(
  '%s lots are refused',
  async (lots) => {
    const { status, envelope } = await post(
      'place',
      `{"symbol":"VRM","direction":"long","type":"limit","limitPrice":"500.00","lots":${lots}}`,
    );
    expect(status).toBe(200);
    expect(envelope.status).toBe(0);
    expect(envelope.data).toEqual({ code: 'orders.lots_invalid', params: { minimum: 1, maximum: 100_000 } });
  },
);

test.each([
  '{"__proto__":{"lots":1},"symbol":"VRM"}',
  '[]',
  'null',
  '"text"',
  '{',
  '',
  '{"symbol":"vrm"}',
  '{"symbol":"VRM","direction":"sideways","type":"limit","lots":1,"limitPrice":"500.00"}',
])('the body %s is refused', async (body) => {
  const { status, envelope } = await post('place', body);
  expect(status).toBeLessThan(500);
  expect(envelope).toMatchObject({ status: 0, data: { code: 'request.invalid' } });
});

test('ids of nobody are unknown, however large', async () => {
  for (const id of ['1', '9223372036854775807', '9223372036854775808', '9'.repeat(19)]) {
    const options = () => ({ idempotencyKey: randomUUID() });
    expect(endOf(await call(cancelOrder, { order: id }, options()))).toBe('orders.unknown_order');
    expect(endOf(await call(closePosition, { position: id }, options()))).toBe('orders.unknown_position');
    expect(endOf(await call(addMargin, { position: id, amount: 1 }, options()))).toBe('orders.unknown_position');
    expect(endOf(await call(protectPosition, { position: id, stopLoss: null, takeProfit: null }, options()))).toBe(
      'orders.unknown_position',
    );
  }
});

test('previews answer with figures and with what would refuse the order', async () => {
  const preview = expectOk(await call(previewOrder, { ...TERMS, leverage: 2 }));
  expect(preview).toMatchObject({
    price: '500.00',
    refusal: { code: 'orders.margin_not_enabled' },
    closeOutPrice: '312.50',
  });
  expect(endOf(await call(previewOrder, { ...TERMS, symbol: 'NOPE' }))).toBe('market.symbol_unknown');
  expect(expectOk(await call(previewOrder, { ...TERMS, limitPrice: '0' }))).toMatchObject({
    price: null,
    refusal: { code: 'orders.price_not_positive' },
  });
});

test('what the calculator says a trade costs is what the preview of its order says', async () => {
  const schedule = scheduleOn(chargesOfKind('equity'), businessDateOf(practiceCalendar, h.clock.now()));
  const trades = fc.record({
    direction: fc.constantFrom('long' as const, 'short' as const),
    lots: fc.integer({ min: 1, max: 2_000 }),
    price: fc.integer({ min: 450_00, max: 550_00 }).map((price) => tickAtOrBelow(price)),
  });
  for (const { direction, lots, price } of fc.sample(trades, 30)) {
    const limitPrice = formatDecimal(price, 2);
    const preview = expectOk(await call(previewOrder, { ...TERMS, direction, lots, limitPrice }));
    const side = direction === 'long' ? 'buy' : 'sell';
    const cost = tradeCost({ schedule, side, price, quantity: lots * 100, dayFee: null });
    expect({
      amount: formatMoney(cost.contractAmount),
      total: formatMoney(cost.total),
      charges: chargeLines(cost.charges),
    }).toEqual({ amount: preview.contractAmount, total: preview.chargesTotal, charges: preview.charges });
  }
});

test('without a session nobody trades', async () => {
  for (const endpoint of [placeOrder, previewOrder]) {
    expect(endOf(await h.as()(endpoint, TERMS, { idempotencyKey: randomUUID() }))).toBe('401');
    expect(endOf(await h.as('wrong')(endpoint, TERMS, { idempotencyKey: randomUUID() }))).toBe('401');
  }
});
