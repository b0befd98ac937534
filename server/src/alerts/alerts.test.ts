import { randomUUID } from 'node:crypto';
import { addAlert, cancelAlert, listAlerts } from '@bahi/contract/alerts/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, startHarness, startInstance, type Harness, type Instance } from '../identity/testing.ts';
import { messagesPage } from '../messages/service.ts';
import type { VirtualClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { registerAlertsRoutes } from './routes.ts';
import { createAlerts, type Alerts } from './service.ts';
import { TapeMarket } from './testing.ts';

const errors: unknown[] = [];
const log = createLog({ level: 'warn', destination: { write: (line: string) => void errors.push(line) } });

let market: TapeMarket;
let h: Harness;
let other: Instance;
const running: Alerts[] = [];

function create(db: Database, clock: VirtualClock): Alerts {
  market ??= new TapeMarket(clock);
  const feed = market.feed as MarketFeed;
  const alerts = createAlerts({ db, feed, clock, log, metrics: createMetrics(), recorded: market.recorded });
  running.push(alerts);
  return alerts;
}

beforeAll(async () => {
  h = await startHarness({
    addRoutes: (server, { db, clock }) => registerAlertsRoutes(server, { db, alerts: create(db, clock) }),
  });
  other = await startInstance(h.t.url, h.clock, {
    addRoutes: (server, { db, clock }) => registerAlertsRoutes(server, { db, alerts: create(db, clock) }),
  });
  for (const alerts of running) await alerts.start();
});
afterEach(async () => {
  for (const alerts of running) await alerts.settled();
  expect(errors).toEqual([]);
});
afterAll(async () => {
  for (const alerts of running) await alerts.stop();
  await other.stop();
  await h.stop();
});

let count = 0;

async function customer() {
  const account = `watcher.${++count}`;
  const { token } = await h.register(account);
  const { rows } = await h.t.db.query<{ id: bigint }>('select id from identity.customer where account = $1', [account]);
  return { token, customerId: rows[0]!.id };
}

/** A symbol of its own at 500.00. */
function list(terms: Parameters<TapeMarket['list']>[2] = {}, price = 500_00): string {
  const symbol = `T${++count}`;
  market.list(symbol, price, terms);
  return symbol;
}

type Kind = 'above' | 'below' | 'rise' | 'fall' | 'volume';
const rawAdd = (token: string, symbol: string, kind: Kind, value: string, at: Instance = h, key = randomUUID()) =>
  at.as(token)(addAlert, { symbol, kind, value }, { idempotencyKey: key });
const add = async (...input: Parameters<typeof rawAdd>) => expectOk(await rawAdd(...input));
const cancel = (token: string, id: string, at: Instance = h) =>
  at.as(token)(cancelAlert, { id }, { idempotencyKey: randomUUID() });

/** What has been decided up to now: one line an alert. */
async function states(token: string, symbol?: string): Promise<string[]> {
  for (const alerts of running) await alerts.settled();
  const page = expectOk(await h.as(token)(listAlerts, { pageSize: 100, ...(symbol === undefined ? {} : { symbol }) }));
  return page.rows
    .toReversed()
    .map((row) => [row.kind, row.value, row.status, ...(row.firedValue === null ? [] : [row.firedValue])].join(' '));
}

const messages = async (customerId: bigint) =>
  (await messagesPage(h.t.db, customerId, { page: 1, pageSize: 100 })).rows.toReversed();

function move(symbol: string, ...prices: number[]): void {
  for (const price of prices) market.trade(symbol, price);
  market.tell();
}

test.each([
  ['above', '510.07', 510_05, 510_10, { level: '510.07', price: '510.10' }],
  ['below', '490', 490_05, 490_00, { level: '490.00', price: '490.00' }],
  ['rise', '2.5', 512_45, 512_50, { rate: '2.50', change: '2.50', price: '512.50' }],
  ['fall', '2.5', 487_55, 487_50, { rate: '-2.50', change: '-2.50', price: '487.50' }],
] as const)('an alert of kind %s fires at its value, once, with a message', async (kind, value, before, at, params) => {
  const { token, customerId } = await customer();
  const symbol = list();
  const alert = await add(token, symbol, kind, value);
  expect(alert).toMatchObject({ symbol, kind, status: 'active', firedAt: null, firedValue: null });
  move(symbol, before);
  expect(await states(token)).toEqual([`${kind} ${alert.value} active`]);
  move(symbol, at);
  expect(await states(token)).toEqual([`${kind} ${alert.value} fired ${(at / 100).toFixed(2)}`]);
  move(symbol, before, at);
  await states(token);
  expect(await messages(customerId)).toMatchObject([
    {
      kind: 'alert',
      isRead: false,
      about: { type: 'symbol', id: symbol },
      story: { key: `alert.${kind}`, params: { symbol, ...params } },
    },
  ]);
});

test.each([
  ['share', {}],
  ['fund', { kind: 'fund' }],
] as const)(
  'a volume alert on a %s fires at the session’s volume, and counts anew after the roll',
  async (_, terms) => {
    const { token, customerId } = await customer();
    const symbol = list(terms);
    market.trade(symbol, 500_00, 700);
    await add(token, symbol, 'volume', '1000');
    market.trade(symbol, 500_00, 299);
    market.tell();
    expect(await states(token)).toEqual(['volume 1000 active']);
    market.trade(symbol, 501_00, 1);
    market.tell();
    expect(await states(token)).toEqual(['volume 1000 fired 1000']);
    expect((await messages(customerId))[0]!.story.params).toEqual({ symbol, volume: 1000, price: '501.00' });
  },
);

test('what cannot be set is refused, in this order', async () => {
  const { token } = await customer();
  const symbol = list();
  const index = list({ kind: 'index', isTradable: false });
  const cross = list({ kind: 'forex', isTradable: false, priceScale: 4 }, 1_512_345);
  const ends = async (...input: [string, Kind, string]) => endOf(await rawAdd(token, ...input));
  expect(await ends('NOPE', 'volume', '0')).toBe('market.symbol_unknown');
  expect(await ends(index, 'volume', '0')).toBe('alerts.no_volume');
  expect(await ends(cross, 'volume', '5')).toBe('alerts.no_volume');
  for (const [kind, value] of [
    ['above', '0'],
    ['above', '0.00'],
    ['above', '510.001'],
    ['above', '99999999999999.99'],
    ['below', '1.005'],
    ['rise', '0'],
    ['rise', '1000.01'],
    ['rise', '1.234'],
    ['fall', '100'],
    ['volume', '10.5'],
  ] as const)
    expect([kind, value, await ends(symbol, kind, value)]).toEqual([kind, value, 'alerts.value_invalid']);
  expect(endOf(await rawAdd(token, symbol, 'above', '-1'))).toBe('alerts.value_invalid');
  expect(endOf(await rawAdd(token, symbol, 'above', '1e3'))).toBe('alerts.value_invalid');
  expect(await rawAdd(token, symbol, 'above', '500')).toMatchObject({
    refusal: { code: 'alerts.already_true', params: { price: '500.00' } },
  });
  expect(await ends(symbol, 'below', '500.00')).toBe('alerts.already_true');
  move(symbol, 520_00);
  expect(await ends(symbol, 'rise', '4')).toBe('alerts.already_true');
  expect(await ends(symbol, 'volume', '100')).toBe('alerts.volume_reached');
  expect((await add(token, cross, 'above', '151.2346')).value).toBe('151.2346');
  await add(token, symbol, 'above', '530');
  expect(await ends(symbol, 'above', '530.00')).toBe('alerts.already_set');
  expect(endOf(await h.as()(listAlerts, {}))).toBe('401');
});

test('another customer’s alert is unknown, and one that ended cannot be cancelled', async () => {
  const one = await customer();
  const two = await customer();
  const symbol = list();
  const fired = await add(one.token, symbol, 'above', '510');
  const kept = await add(one.token, symbol, 'above', '520');
  expect(endOf(await cancel(two.token, kept.id))).toBe('alerts.unknown');
  expect(endOf(await cancel(one.token, '9999999999999999999'))).toBe('alerts.unknown');
  expect(expectOk(await h.as(two.token)(listAlerts, {})).total).toBe(0);
  move(symbol, 510_00);
  await states(one.token);
  expect(await cancel(one.token, fired.id)).toMatchObject({
    refusal: { code: 'alerts.not_active', params: { status: 'fired' } },
  });
  expect(endOf(await cancel(one.token, kept.id))).toBe('ok');
  expect(endOf(await cancel(one.token, kept.id))).toBe('alerts.not_active');
  move(symbol, 520_00);
  expect(await states(one.token)).toEqual(['above 510.00 fired 510.00', 'above 520.00 cancelled']);
  expect(await messages(one.customerId)).toHaveLength(1);
  const page = expectOk(await h.as(one.token)(listAlerts, { status: 'cancelled', symbol }));
  expect(page).toMatchObject({ total: 1, rows: [{ id: kept.id, firedAt: null }] });
  // It may be set again.
  move(symbol, 500_00);
  await add(one.token, symbol, 'above', '520');
});

test('a hundred active alerts at most, also when the last places are taken at once in two processes', async () => {
  const { token } = await customer();
  const symbol = list();
  for (let n = 1; n <= 97; n++) await add(token, symbol, 'above', `${600 + n}`);
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, n) => rawAdd(token, symbol, 'above', `${800 + n}`, n % 2 === 0 ? h : other)),
  );
  expect(results.map(endOf).toSorted()).toEqual([...Array(7).fill('alerts.too_many'), ...Array(3).fill('ok')]);
  const same = await customer();
  const key = randomUUID();
  const repeated = await Promise.all([1, 2, 3, 4].map(() => rawAdd(same.token, symbol, 'below', '400', h, key)));
  expect(new Set(repeated.map((result) => expectOk(result).id)).size).toBe(1);
});

test('a price that came and went between two quotes fires; what came before the alert does not', async () => {
  const { token } = await customer();
  const symbol = list();
  move(symbol, 530_00, 470_00, 500_00);
  await add(token, symbol, 'above', '520');
  await add(token, symbol, 'above', '540');
  await add(token, symbol, 'below', '480');
  await add(token, symbol, 'below', '460');
  // Nothing since they were set: the day's high and low are from before.
  move(symbol, 501_00);
  await h.clock.advance(MINUTE_MS);
  market.endMinutes();
  expect(await states(token, symbol)).toEqual(
    ['above 520.00', 'above 540.00', 'below 480.00', 'below 460.00'].map((line) => `${line} active`),
  );
  // New extremes of the day, gone by the time of the quote.
  move(symbol, 541_00, 459_00, 500_00);
  const fired = [
    'above 520.00 fired 541.00',
    'above 540.00 fired 541.00',
    'below 480.00 fired 459.00',
    'below 460.00 fired 459.00',
  ];
  expect(await states(token, symbol)).toEqual(fired);
});

test('an old high hides a new one only until the minute ends; within the first minute the tape decides', async () => {
  const { token } = await customer();
  const symbol = list();
  move(symbol, 530_00, 500_00);
  await add(token, symbol, 'above', '520');
  await h.clock.advance(10);
  move(symbol, 525_00, 500_00);
  expect(await states(token, symbol)).toEqual(['above 520.00 active']);
  await h.clock.advance(MINUTE_MS);
  market.endMinutes();
  expect(await states(token, symbol)).toEqual(['above 520.00 fired 525.00']);
  await add(token, symbol, 'above', '521');
  await h.clock.advance(MINUTE_MS);
  move(symbol, 522_00, 500_00);
  expect(await states(token, symbol)).toEqual(['above 520.00 fired 525.00', 'above 521.00 active']);
  await h.clock.advance(MINUTE_MS);
  market.endMinutes();
  expect(await states(token, symbol)).toEqual(['above 520.00 fired 525.00', 'above 521.00 fired 522.00']);
});

test('at the roll a change counts from the new close, and a new date’s high counts whole', async () => {
  const { token } = await customer();
  const symbol = list();
  move(symbol, 560_00, 540_00);
  await add(token, symbol, 'rise', '15');
  await add(token, symbol, 'above', '555');
  await add(token, symbol, 'volume', '1000');
  await h.clock.advance(24 * 60 * MINUTE_MS);
  market.roll();
  market.tell();
  expect(await states(token, symbol)).toEqual(['rise 15.00 active', 'above 555.00 active', 'volume 1000 active']);
  // 15 % over the first close of 500, but not over the new one of 540; 555 was seen before, on another date.
  move(symbol, 580_00, 541_00);
  expect(await states(token, symbol)).toEqual(['rise 15.00 active', 'above 555.00 fired 580.00', 'volume 1000 active']);
  move(symbol, 621_00);
  expect(await states(token, symbol)).toEqual([
    'rise 15.00 fired 621.00',
    'above 555.00 fired 580.00',
    'volume 1000 active',
  ]);
});

test('shares that nobody saw before the roll are found in what was recorded', async () => {
  const { token } = await customer();
  const symbol = list();
  // Looks back that earlier rolls asked for are over.
  await h.clock.advance(4 * MINUTE_MS);
  for (const alerts of running) await alerts.settled();
  await add(token, symbol, 'volume', '1000');
  market.trade(symbol, 500_00, 1_200);
  await h.clock.advance(24 * 60 * MINUTE_MS);
  market.endMinutes();
  market.roll();
  market.tell();
  expect(await states(token, symbol)).toEqual(['volume 1000 active']);
  await h.clock.advance(3 * MINUTE_MS);
  expect(await states(token, symbol)).toEqual(['volume 1000 fired 1200']);
});

test('what is delisted takes no alert', async () => {
  const { token } = await customer();
  const symbol = list({ status: { state: 'off_shelf', since: '2026-09-19', reason: 'merged' } });
  expect(endOf(await rawAdd(token, symbol, 'above', '510'))).toBe('orders.off_shelf');
});

test('a suspended symbol keeps its alert', async () => {
  const { token } = await customer();
  const symbol = list({ status: { state: 'suspended', since: '2026-11-21', reason: 'inquiry' } });
  await add(token, symbol, 'above', '510');
  await h.clock.advance(48 * 60 * MINUTE_MS);
  market.endMinutes();
  expect(await states(token, symbol)).toEqual(['above 510.00 active']);
  move(symbol, 511_00);
  expect(await states(token, symbol)).toEqual(['above 510.00 fired 511.00']);
});

test('six hundred alerts that are due at once fire in a few transactions, each with its message', async () => {
  const symbol = list();
  const customers = await Promise.all(Array.from({ length: 6 }, customer));
  for (const { token } of customers)
    await Promise.all(Array.from({ length: 100 }, (_, n) => add(token, symbol, 'above', `${501 + n}`)));
  move(symbol, 700_00);
  for (const alerts of running) await alerts.settled();
  const { rows } = await h.t.owner.query<{ writers: bigint }>(
    'select count(distinct xmin::text) as writers from alerts.alert where symbol = $1',
    [symbol],
  );
  expect(Number(rows[0]!.writers)).toBeLessThanOrEqual(10);
  for (const { customerId, token } of customers) {
    expect(await messages(customerId)).toHaveLength(100);
    expect((await states(token)).every((state) => state.includes('fired 700.00'))).toBe(true);
  }
});
