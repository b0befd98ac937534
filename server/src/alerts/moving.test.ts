/** An alert over a split: held up while its level moves, then it means the same, for what comes and for what came before. */
import { addAlert, listAlerts } from '@bahi/contract/alerts/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { registerAlertsRoutes } from './routes.ts';
import { createAlerts, moveAlerts, type Alerts } from './service.ts';
import { TapeMarket } from './testing.ts';
import { movedValue, reachedByBar, type Waiting } from './values.ts';

const log = createLog({ level: 'error', destination: { write: () => {} } });
let h: Harness;
let market: TapeMarket;
let alerts: Alerts;
const heldUp = new Set<string>();
beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock, bus }) {
      market = new TapeMarket(clock);
      const feed = market.feed as MarketFeed;
      const isHeldUp = (symbol: string) => heldUp.has(symbol);
      const shared = { db, feed, clock, bus, log, metrics: createMetrics() };
      alerts = createAlerts({ ...shared, recorded: market.recorded, isHeldUp });
      registerAlertsRoutes(server, { db, alerts });
    },
  });
  await alerts.start();
});
afterAll(async () => {
  await alerts.stop();
  await h.stop();
});

test('a price of after the split does not fire an alert of before it, and its moved level does once', async () => {
  market.list('SPL', 500_00);
  const { token } = await h.register('splitter');
  const set = async (kind: 'above' | 'below', value: string) =>
    expectOk(await h.as(token)(addAlert, { symbol: 'SPL', kind, value }, { idempotencyKey: randomUUID() }));
  await set('below', '400');
  await set('above', '600');
  const states = async () => {
    await alerts.settled();
    const { rows } = expectOk(await h.as(token)(listAlerts, {}));
    return rows.toReversed().map(({ kind, value, status }) => `${kind} ${value} ${status}`);
  };
  const move = (price: number) => {
    market.trade('SPL', price);
    market.tell();
  };
  // The next session's first trades come before its levels are moved.
  await h.clock.advance(24 * 3_600_000);
  heldUp.add('SPL');
  market.roll();
  move(250_00);
  market.endMinutes();
  expect(await states()).toEqual(['below 400.00 active', 'above 600.00 active']);
  const now = h.clock.now();
  const moving = { symbol: 'SPL', priceScale: 2, to: 2n, from: 1n, exDate: dateOf(now), exAt: now, now };
  await h.t.db.transaction((tx) => moveAlerts(tx, moving));
  heldUp.delete('SPL');
  await alerts.moved('SPL');
  expect(await states()).toEqual(['below 200.00 active', 'above 300.00 active']);
  move(250_00);
  move(299_99);
  expect(await states()).toEqual(['below 200.00 active', 'above 300.00 active']);
  move(300_00);
  expect(await states()).toEqual(['below 200.00 active', 'above 300.00 fired']);
  move(199_95);
  expect(await states()).toEqual(['below 200.00 fired', 'above 300.00 fired']);
});

test('alerts that come to mean the same become one, whichever level they pass on the way, and the split goes on', async () => {
  market.list('JOIN', 500_00);
  const { token } = await h.register('joiner');
  const set = async (value: string) =>
    expectOk(await h.as(token)(addAlert, { symbol: 'JOIN', kind: 'above', value }, { idempotencyKey: randomUUID() }));
  for (const value of ['1200', '600', '599.99', '1000.02', '1000.01']) await set(value);
  await h.clock.advance(24 * 3_600_000);
  market.roll();
  const exAt = h.clock.now();
  await set('500.01');
  // The first price of after the split: at that of before it what is moved below would be due.
  market.trade('JOIN', 250_00);
  market.tell();
  const now = h.clock.now();
  const moving = { symbol: 'JOIN', priceScale: 2, to: 2n, from: 1n, exDate: dateOf(now), exAt, now };
  const messages = await h.t.db.transaction((tx) => moveAlerts(tx, moving));
  await alerts.moved('JOIN');
  const { rows } = expectOk(await h.as(token)(listAlerts, {}));
  expect(rows.toReversed().map(({ value, status }) => `${value} ${status}`)).toEqual([
    '600.00 active',
    '300.00 active',
    '599.99 cancelled',
    '1000.02 cancelled',
    '1000.01 cancelled',
    '500.01 active',
  ]);
  expect(messages.map(({ story }) => story.key)).toEqual([
    'alert.moved',
    'alert.moved',
    'alert.joined',
    'alert.joined',
    'alert.joined',
  ]);
});

const waiting: Waiting = {
  id: 1n,
  customerId: 1n,
  symbol: 'SPL',
  kind: 'above',
  value: 300_00,
  valueBefore: 600_00,
  createdAt: 0,
  baseDate: '2026-11-20',
  baseHigh: null,
  baseLow: null,
};

test.each([
  ['2026-11-19', 590_00, false],
  ['2026-11-19', 600_00, true],
  ['2026-11-20', 299_95, false],
  ['2026-11-20', 300_00, true],
])('a minute of %s at %d is compared with the level of its date: %s', (date, high, isReached) => {
  const bar: Parameters<typeof reachedByBar>[1]['bar'] = [600_000, high, high, high, high, 1];
  expect(reachedByBar(waiting, { bar, date, previousClose: 1 }) !== null).toBe(isReached);
});

test.each([
  ['above', 600_01, 2n, 1n, 300_01],
  ['below', 600_01, 2n, 1n, 300_00],
  ['above', 100_00, 3n, 2n, 66_67],
  ['below', 1, 5n, 1n, 1],
  ['volume', 1_001, 3n, 2n, 1_502],
  ['fall', 2_50, 2n, 1n, 2_50],
] as const)('%s %d after %d new shares for %d old ones is %d', (kind, value, to, from, moved) => {
  expect(movedValue({ kind, value }, to, from)).toBe(moved);
});

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
