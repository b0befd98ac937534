import { randomUUID } from 'node:crypto';
import { getInviter, getUser, login, register } from '@bahi/contract/identity/calls.ts';
import { listWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { listOrders } from '@bahi/contract/orders/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerAt } from '../identity/backdated-registration.ts';
import { expectOk, registrationOf, startHarness, type Harness } from '../identity/testing.ts';
import { registerOrdersRoutes } from '../orders/routes.ts';
import { createOrders } from '../orders/service.ts';
import { ScriptedVenue, SetFeed } from '../orders/testing-market.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { sealerOf } from '../platform/sealing.ts';
import { registerTestSecurity } from '../security/testing.ts';
import { registerWatchlistRoutes } from '../watchlist/routes.ts';
import { PRACTICE_CUSTOMERS, PRACTICE_PASSWORD } from './customers.ts';
import { seedPractice, type PracticeSeed } from './seed.ts';

let h: Harness;
let feed: SetFeed;
beforeEach(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock, bus }) {
      feed = new SetFeed(clock);
      for (const [symbol, price] of [
        ['SRTH', 214_85],
        ['VRM', 984_40],
        ['NEEM', 1_642_30],
        ['ROHN', 412_60],
      ] as const) {
        feed.list(symbol, price);
      }
      const log = createLog({ level: 'silent' });
      const market = {
        venue: new ScriptedVenue(),
        feed,
        calendar: practiceCalendar,
        parametersAt: defaultsOf(practiceCalendar),
      };
      registerTestSecurity(server, { db, clock, bus });
      registerWatchlistRoutes(server, { db, feed });
      registerOrdersRoutes(server, createOrders({ db, clock, bus, log, metrics: createMetrics(), ...market }));
    },
  });
});
afterEach(() => h.stop());

function seed(): Promise<PracticeSeed> {
  const log = { info: () => {}, warn: () => {} } as never;
  const sealer = sealerOf(Buffer.alloc(32));
  const market = { feed, clock: h.clock, calendar: practiceCalendar };
  return seedPractice({ server: h.server, db: h.t.db, ...market, log, sealer, registerAt });
}

async function signIn(account: string) {
  return expectOk(await h.as()(login, { account, password: PRACTICE_PASSWORD }));
}

/** Virtual time, until it is so. */
async function passUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await h.clock.advance(250);
}

test('a first start gives three logins, two codes, watchlists, and an account with orders', async () => {
  await (
    await seed()
  ).trades;
  const priya = await signIn('priya');
  const watched = expectOk(await h.as(priya.token)(listWatchlist, { type: 'stock' }));
  expect(watched.map((item) => item.symbol)).toEqual(['VRM', 'NEEM', 'SRTH', 'ROHN']);
  const arjun = await signIn('arjun');
  expect(expectOk(await h.as(arjun.token)(getUser, {}))).toMatchObject({
    isMarginEnabled: true,
    institution: { en: 'Bahi Demo House' },
  });
  const orders = expectOk(await h.as(arjun.token)(listOrders, {})).rows;
  expect(orders.map((order) => [order.symbol, order.type, order.direction, order.leverage]).toReversed()).toEqual([
    ['SRTH', 'market', 'long', 1],
    ['VRM', 'market', 'long', 2],
    ['NEEM', 'market', 'short', 1],
    ['ROHN', 'limit', 'long', 1],
  ]);
  expect(orders[0]!.limitPrice).toBe('400.20');
  const meera = expectOk(await h.as((await signIn('meera')).token)(getUser, {}));
  expect(meera).toMatchObject({ inviter: 'pri•••', isMarginEnabled: false });
  expect(meera.due).toContain('risk_notice');
  expect(expectOk(await h.as()(getInviter, { code: 'bahi-demo' })).name.en).toBe('Bahi Demo House');
  const options = { idempotencyKey: randomUUID() };
  expectOk(await h.as()(register, { ...registrationOf('visitor'), code: 'PRIYA-01' }, options));
});

test('every later start finds it done: nothing is doubled and no session stays open', async () => {
  for (let start = 0; start < 3; start++) await (await seed()).trades;
  const { rows } = await h.t.owner.query<{ customers: bigint; orders: bigint; open: bigint; grants: bigint }>(
    `select (select count(*) from identity.customer) as customers, (select count(*) from orders.orders) as orders,
       (select count(*) from identity.session where ended_at is null) as open,
       (select count(*) from ledger.entry where kind = 'practice_grant') as grants`,
  );
  const count = BigInt(PRACTICE_CUSTOMERS.length);
  expect(rows[0]).toEqual({ customers: count, orders: 4n, open: 0n, grants: count });
});

test('a start before the market is alive waits for it; one that was interrupted is completed by the next', async () => {
  feed.set('VRM', 984_40, { bid: null, ask: null, state: 'halted' });
  const first = await seed();
  // A limit order needs no market; the others are waited with for as long as it takes.
  const orders = async () => (await h.t.owner.query('select from orders.orders')).rowCount;
  await passUntil(async () => (await orders()) === 1);
  const later = h.clock.now() + 3_000;
  await passUntil(async () => (await orders()) !== 1 || h.clock.now() >= later);
  first.stop();
  let isOver = false;
  void first.trades.finally(() => (isOver = true));
  await passUntil(async () => (await orders()) !== 1 || isOver);
  expect(expectOk(await h.as((await signIn('arjun')).token)(listOrders, {})).total).toBe(1);
  feed.set('VRM', 984_40);
  await (
    await seed()
  ).trades;
  expect(expectOk(await h.as((await signIn('arjun')).token)(listOrders, {})).total).toBe(4);
});
