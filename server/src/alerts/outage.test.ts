/** The database is away, or says nothing of a commit, while alerts are due. */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHarness, type Harness } from '../identity/testing.ts';
import { messagesPage } from '../messages/service.ts';
import type { Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createAlerts, type Alerts } from './service.ts';
import { TapeMarket } from './testing.ts';

const log = createLog({ level: 'silent' });

let h: Harness;
let market: TapeMarket;
let alerts: Alerts;
let customerId: bigint;
/** What happens to the next transaction. */
let fate: 'none' | 'lost before' | 'lost after' = 'none';

beforeAll(async () => {
  h = await startHarness();
  market = new TapeMarket(h.clock);
  await h.register('out.age');
  const { rows } = await h.t.db.query<{ id: bigint }>(`select id from identity.customer where account = 'out.age'`);
  customerId = rows[0]!.id;
  const db: Database = {
    ...h.t.db,
    async transaction(fn) {
      const now = fate;
      fate = 'none';
      if (now === 'lost before') throw new Error('Connection terminated unexpectedly');
      const result = await h.t.db.transaction(fn);
      if (now === 'lost after') throw new Error('Connection terminated unexpectedly');
      return result;
    },
  };
  const feed = market.feed as MarketFeed;
  alerts = createAlerts({ db, feed, clock: h.clock, log, metrics: createMetrics(), recorded: market.recorded });
  await alerts.start();
});
afterAll(async () => {
  await alerts.stop();
  await h.stop();
});

const set = (symbol: string, value: string) =>
  alerts.add(customerId, { symbol, kind: 'above', value }, (fn) => h.t.db.transaction(fn));
const statuses = async (symbol: string) =>
  (await alerts.page(customerId, { symbol, page: 1, pageSize: 10 })).rows.map((row) => row.status);
const told = async (symbol: string) =>
  (await messagesPage(h.t.db, customerId, { page: 1, pageSize: 100 })).rows.filter(({ about }) => about?.id === symbol)
    .length;

test.each(['lost before', 'lost after'] as const)(
  'a connection %s the commit: the alert fires once all the same',
  async (how) => {
    const symbol = how === 'lost before' ? 'BEF' : 'AFT';
    market.list(symbol, 500_00);
    await set(symbol, '510');
    fate = how;
    market.trade(symbol, 511_00);
    market.tell();
    await alerts.settled();
    expect(await told(symbol)).toBe(how === 'lost before' ? 0 : 1);
    await h.clock.advance(1_000);
    await alerts.settled();
    expect(await statuses(symbol)).toEqual(['fired']);
    expect(await told(symbol)).toBe(1);
  },
);

test('an alert whose setting was committed but never answered is found, and fires', async () => {
  market.list('HID', 500_00);
  const lost = alerts.add(customerId, { symbol: 'HID', kind: 'above', value: '510' }, async (fn) => {
    await h.t.db.transaction(fn);
    throw new Error('Connection terminated unexpectedly');
  });
  await expect(lost).rejects.toThrow('terminated');
  await alerts.settled();
  market.trade('HID', 512_00);
  market.tell();
  await alerts.settled();
  expect(await statuses('HID')).toEqual(['fired']);
  expect(await told('HID')).toBe(1);
});

test('no message, no firing: both are one transaction', async () => {
  market.list('ONE', 500_00);
  await set('ONE', '510');
  await h.t.owner.query('revoke insert on messages.message from bahi_app');
  market.trade('ONE', 511_00);
  market.tell();
  await alerts.settled();
  expect(await statuses('ONE')).toEqual(['active']);
  await h.t.owner.query('grant insert on messages.message to bahi_app');
  // The price has gone back; it was reached all the same.
  market.trade('ONE', 400_00);
  market.tell();
  await h.clock.advance(1_000);
  await alerts.settled();
  expect(await statuses('ONE')).toEqual(['fired']);
  expect(await told('ONE')).toBe(1);
});
