/** Balances and records over HTTP, after real orders settled by a venue that the test leads by hand. */
import { randomUUID } from 'node:crypto';
import type { Call } from '@bahi/contract/client.ts';
import { getRecord, getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { closePosition } from '@bahi/contract/orders/positions.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { type Entry } from '@bahi/core/ledger.ts';
import { depositCredited, withdrawalPaid } from '@bahi/core/ledger-transfers.ts';
import { addedShares, dividend, rightsCharged } from '@bahi/core/ledger-actions.ts';
import { exchangeIn, exchangeOut } from '@bahi/core/ledger-exchange.ts';
import { allotment, subscriptionPaid, subscriptionRefunded } from '@bahi/core/ledger-offerings.ts';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { ensureBook } from '../ledger/accounts.ts';
import { postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { owe } from '../ledger/testing.ts';
import { registerOrdersRoutes } from '../orders/routes.ts';
import { createOrders, type Orders } from '../orders/service.ts';
import { ScriptedVenue, SetFeed } from '../orders/testing-market.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { openTrading } from '../security/testing-unlocked.ts';
import { registerRecordsRoutes } from './routes.ts';

const calendar = practiceCalendar;
const venue = new ScriptedVenue();
let feed: SetFeed;
let orders: Orders;
let h: Harness;
let call: Call;
let other: Call;

beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock, bus }) {
      feed = new SetFeed(clock);
      feed.list('VRM', 500_00);
      const log = createLog({ level: 'silent' });
      orders = createOrders({
        db,
        clock,
        bus,
        log,
        metrics: createMetrics(),
        venue,
        feed,
        calendar,
        parametersAt: defaultsOf(calendar),
      });
      registerOrdersRoutes(server, orders);
      registerRecordsRoutes(server, { db, clock, calendar, feed, orders });
    },
  });
  await orders.start();
  const asha = await h.register('asha');
  await openTrading(h.t.owner, [BigInt(asha.customerId)]);
  call = h.as(asha.token);
  other = h.as((await h.register('bela')).token);
});
afterAll(async () => {
  await orders.stop();
  await h.stop();
});

const summary = async () => expectOk(await call(getSummary, {}));
const records = async (input: Parameters<typeof call<typeof listRecords>>[1] = {}) =>
  expectOk(await call(listRecords, input));
const key = () => ({ idempotencyKey: randomUUID() });

function postTo(customerId: bigint, businessDate: string, ...entries: Entry[]): Promise<void> {
  return h.t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [customerId], currency: entries[0]!.currency });
    for (const entry of entries) postEntry(books, entry);
    await writeBooks(tx, books, { at: h.clock.now(), businessDate });
  });
}

async function fill(orderId: string, quantity: number, price: number): Promise<void> {
  venue.emit(venue.execution(orderId, quantity, price, h.clock.now()));
  await orders.settled();
}

test('a new customer has the practice grant, and nothing else has happened', async () => {
  expect(await summary()).toMatchObject({
    cash: '1000000.00',
    available: '1000000.00',
    frozen: '0.00',
    marketValue: '0.00',
    openProfit: '0.00',
    total: '1000000.00',
    todayProfit: '0.00',
    holds: [],
  });
  const { rows, total } = await records();
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({
    kind: 'practice_grant',
    reference: null,
    cash: '1000000.00',
    cashAfter: '1000000.00',
    symbol: null,
  });
});

test('an order, its fill and its close are found in the summary and in the records, paisa by paisa', async () => {
  const terms = { symbol: 'VRM', direction: 'long', type: 'limit', lots: 2, limitPrice: '500.00' } as const;
  const placed = expectOk(await call(placeOrder, terms, key()));
  const reserved = await summary();
  expect(reserved).toMatchObject({ cash: '1000000.00', held: placed.held, frozen: placed.held });
  expect(reserved.holds).toEqual([
    { id: placed.id, purpose: 'order', reference: placed.id, amount: placed.held, since: placed.placedAt },
  ]);

  await fill(placed.id, 200, 498_00);
  feed.set('VRM', 510_00);
  const open = await summary();
  const charges = Number(open.chargesPaid);
  expect(charges).toBeGreaterThan(0);
  expect(open).toMatchObject({
    held: '0.00',
    margin: '99600.00',
    marketValue: '102000.00',
    openProfit: '2400.00',
    holds: [],
  });
  expect(open.cash).toBe((1_000_000 - 99_600 - charges).toFixed(2));
  expect(open.total).toBe((1_000_000 - charges + 2_400).toFixed(2));
  expect(open.todayProfit).toBe((2_400 - charges).toFixed(2));

  const closing = expectOk(await call(closePosition, { position: placed.id }, key()));
  await fill(closing.id, 200, 509_00);
  const closed = await summary();
  expect(closed).toMatchObject({ margin: '0.00', marketValue: '0.00', openProfit: '0.00', grossProfit: '2200.00' });
  expect(closed.realisedProfit).toBe((2_200 - Number(closed.chargesPaid)).toFixed(2));
  expect(closed.profit).toBe(closed.realisedProfit);
  expect(closed.total).toBe(closed.cash);
  expect(closed.todayProfit).toBe((2_200 - Number(closed.chargesPaid)).toFixed(2));

  const { rows } = await records();
  expect(rows.map((row) => [row.kind, row.reference, row.symbol, row.price])).toEqual([
    ['position_close', closing.id, 'VRM', '509.00'],
    ['order_fill', placed.id, 'VRM', '498.00'],
    ['practice_grant', null, null, null],
  ]);
  expect(rows[0]!.cashAfter).toBe(closed.cash);
  const moved = rows.reduce((sum, row) => sum + Math.round(Number(row.cash) * 100), 0);
  expect(moved).toBe(Math.round(Number(closed.cash) * 100));
});

test('a customer can recompute the chain of hashes from what the records show', async () => {
  const { rows } = await records({ pageSize: 100 });
  const owner = await h.t.owner.query<{
    customer_id: bigint;
    at: bigint;
    part: number;
    position_id: bigint | null;
    reference: bigint;
  }>('select customer_id, at, part, position_id, reference from ledger.entry order by id');
  let previous = Buffer.alloc(32);
  let seq = 0;
  for (const row of rows.toReversed()) {
    const entry = owner.rows.find(
      (one) => Number(one.at) === row.at && one.reference.toString() === (row.reference ?? one.customer_id.toString()),
    )!;
    for (const [index, posting] of row.postings.entries()) {
      if (posting.seq === null) continue;
      const amount =
        posting.account === 'shares' ? posting.amount : posting.amount.replace('.', '').replace(/^(-?)0+(?=\d)/, '$1');
      const source = [row.kind, entry.reference, entry.part, entry.position_id ?? '-', '-'];
      const place = ['bahi-1', entry.customer_id, 'INR', (seq += 1), row.entry, index + 1];
      const text = [...place, ...source, posting.account, posting.asset, amount, row.businessDate, row.at].join('|');
      expect(posting.seq).toBe(seq);
      previous = createHash('sha256').update(previous).update(text).digest();
      expect(posting.hash).toBe(previous.toString('hex'));
    }
  }
  expect(seq).toBe(7);
});

test('records are filtered, searched by number and paged', async () => {
  const all = await records();
  const order = all.rows[1]!.reference!;
  expect((await records({ kind: 'order_fill' })).rows).toEqual([all.rows[1]]);
  expect((await records({ reference: order })).rows).toEqual([all.rows[0], all.rows[1]]);
  expect((await records({ reference: all.rows[0]!.entry })).rows).toEqual([all.rows[0]]);
  expect(await records({ page: 2, pageSize: 2 })).toEqual({ rows: [all.rows[2]], total: 3, page: 2, pageSize: 2 });
  expect((await records({ from: '2026-11-22' })).total).toBe(0);
  expect((await records({ from: '2026-11-21', to: '2026-11-21' })).total).toBe(3);
  expect(expectOk(await call(getRecord, { entry: all.rows[0]!.entry }))).toEqual(all.rows[0]);
});

test('an entry names the order whose slip tells of it; a debt of a dividend or of rights has none', async () => {
  const all = await records();
  const [closed, filled] = all.rows;
  expect(all.rows.map(({ order }) => order)).toEqual([closed!.reference, filled!.reference, null]);
  const { token, customerId: text } = await h.register('hema');
  const of = { customerId: BigInt(text), symbol: 'VRM' };
  const paying = { ...of, entitlementId: 6_000_001n, positionId: 1_000_001n };
  await h.t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [of.customerId] });
    const entries = [
      ...dividend({ ...paying, amount: -10_00_500_00n, available: 10_00_000_00n }),
      ...rightsCharged({ ...of, chargeId: 6_000_002n, amount: 100_00n, available: 0n }),
    ];
    for (const entry of entries) postEntry(books, entry);
    await writeBooks(tx, books, { at: h.clock.now(), businessDate: '2026-11-21' });
  });
  const { rows } = expectOk(await h.as(token)(listRecords, {}));
  const debts = rows.filter(({ kind }) => kind === 'receivable_raised');
  expect(debts.map(({ reference, order }) => [reference, order])).toEqual([
    ['6000002', null],
    ['6000001', null],
  ]);
});

test('money in, out and between currencies is found by its number, its kind and its currency', async () => {
  const { token, customerId } = await h.register('chitra');
  const [id, chitra] = [BigInt(customerId), h.as(token)];
  const moment = { at: h.clock.now(), businessDate: '2026-11-21' };
  await h.t.db.transaction(async (tx) => {
    const books = await lockBooks(tx, { customerIds: [id] });
    postEntry(books, depositCredited({ customerId: id, depositId: 5_000_001n, amount: 700_00n }));
    postEntry(
      books,
      withdrawalPaid({ customerId: id, withdrawalId: 7_000_001n, amount: 500_00n, fee: 0n, networkFee: 0n }),
    );
    await writeBooks(tx, books, moment);
  });
  await h.t.db.transaction(async (tx) => {
    await ensureBook(tx, id, 'JPY');
    const books = await lockBooks(tx, { customerIds: [id], currency: 'JPY' });
    postEntry(books, exchangeIn({ customerId: id, exchangeId: 9_000_001n, amount: 1_234n, currency: 'JPY' }));
    await writeBooks(tx, books, moment);
  });
  const found = async (input: Parameters<typeof call<typeof listRecords>>[1]) =>
    expectOk(await chitra(listRecords, input)).rows.map(({ kind, reference, cash }) => [kind, reference, cash]);
  expect(await found({ reference: '5000001' })).toEqual([['deposit', '5000001', '700.00']]);
  expect(await found({ reference: '7000001' })).toEqual([['withdrawal', '7000001', '-500.00']]);
  expect(await found({ kind: 'withdrawal' })).toEqual([['withdrawal', '7000001', '-500.00']]);
  expect(await found({ currency: 'JPY' })).toEqual([['exchange_in', '9000001', '1234']]);
  expect(await found({ currency: 'USD' })).toEqual([]);
  expect((await found({})).length).toBe(3);
});

test('foreign cash is a part of the total at the mark, by night too; what changes hands earns nothing, what moves does', async () => {
  const { token, customerId: text } = await h.register('farah');
  const [customerId, farah] = [BigInt(text), h.as(token)];
  feed.list('USDINR', 80_0000, { kind: 'forex', priceScale: 4, forex: { base: 'USD', quote: 'INR', unit: 1 } });
  await h.t.db.transaction((tx) => ensureBook(tx, customerId, 'USD'));
  await postTo(customerId, '2026-11-21', exchangeOut({ customerId, exchangeId: 9_100_001n, amount: 80_000_00n }));
  const dollars = { customerId, exchangeId: 9_100_001n, amount: 1_000_00n, currency: 'USD' } as const;
  await postTo(customerId, '2026-11-21', exchangeIn(dollars));
  const told = async () => expectOk(await farah(getSummary, {}));
  expect(await told()).toMatchObject({
    total: '1000000.00',
    profit: '0.00',
    todayProfit: '0.00',
    paidIn: '1000000.00',
  });
  feed.set('USDINR', 80_5000, { state: 'halted' });
  expect(await told()).toMatchObject({
    cash: '920000.00',
    parts: [
      { part: 'cash', amount: '920000.00' },
      { part: 'foreign', amount: '80500.00' },
    ],
    total: '1000500.00',
    profit: '500.00',
    todayProfit: '500.00',
  });
});

test('what is paid for shares to come is a part of the total, until they come or it comes back', async () => {
  const { token, customerId: text } = await h.register('dhara');
  const [customerId, dhara] = [BigInt(text), h.as(token)];
  const of = { customerId, subscriptionId: 8_500_001n };
  const post = (entry: Entry) => postTo(customerId, '2026-11-21', entry);
  await post(subscriptionPaid({ ...of, part: 1, amount: 79_200_00n }));
  const paid = { cash: '920800.00', available: '920800.00', escrow: '79200.00', frozen: '0.00' };
  expect(expectOk(await dhara(getSummary, {}))).toMatchObject({ ...paid, total: '1000000.00', todayProfit: '0.00' });
  await post(subscriptionRefunded({ ...of, part: 2, amount: 41_340_00n }));
  expect(expectOk(await dhara(getSummary, {}))).toMatchObject({ escrow: '37860.00', total: '1000000.00' });
});

test('what is owed after a loss beyond the margin is no part of the total', async () => {
  const { token, customerId: text } = await h.register('gauri');
  const customerId = BigInt(text);
  await owe(h.t.db, { customerId, amount: 300_00n, at: h.clock.now(), businessDate: '2026-11-21' });
  const owing = { cash: '0.00', receivable: '300.00', total: '-300.00' };
  expect(expectOk(await h.as(token)(getSummary, {}))).toMatchObject(owing);
});

test('shares that were allotted today have earned what they are worth above what was paid; a split of what was there earns nothing', async () => {
  const { token, customerId: text } = await h.register('esha');
  const [customerId, esha] = [BigInt(text), h.as(token)];
  const post = (businessDate: string, ...entries: Entry[]) => postTo(customerId, businessDate, ...entries);
  const comes = (id: bigint, symbol: string, amount: bigint) => {
    const of = { customerId, amount, symbol, shares: 100n, reference: id, positionId: id };
    return [subscriptionPaid({ customerId, subscriptionId: id, part: 1, amount }), allotment(of)];
  };
  const split = (id: bigint) => {
    const of = { customerId, entitlementId: id, positionId: id, symbol: 'HALF', shares: 100n };
    return addedShares({ ...of, kind: 'split', margin: 0n, profit: 0n, available: 0n });
  };
  const earned = async () => expectOk(await esha(getSummary, {})).todayProfit;

  // Above the close before, and not listed yet.
  feed.list('ALLO', 94_00);
  feed.set('ALLO', 93_00);
  await post('2026-11-21', ...comes(8_600_001n, 'ALLO', 8_800_00n), ...comes(8_600_002n, 'SOON', 5_000_00n));
  expect(await earned()).toBe('500.00');

  // Held over the night, then two for one: the close before is that of the new shares.
  await post('2026-11-21', ...comes(8_600_003n, 'HALF', 10_000_00n));
  await h.clock.advance(24 * 60 * 60_000);
  feed.list('HALF', 50_00);
  feed.set('HALF', 51_00);
  feed.set('ALLO', 94_00);
  await post('2026-11-22', ...split(8_600_003n));
  expect(await earned()).toBe('200.00');
  // Allotted in the morning, and split as well.
  await post('2026-11-22', ...comes(8_600_004n, 'HALF', 9_000_00n), ...split(8_600_004n));
  expect(await earned()).toBe('1400.00');
});

test('nobody reads another customer’s entry', async () => {
  const { rows } = await records();
  expect(endOf(await other(getRecord, { entry: rows[0]!.entry }))).toBe('funds.unknown_entry');
  expect(expectOk(await other(listRecords, { reference: rows[0]!.reference! })).total).toBe(0);
});

test.each([
  ['a day that does not exist', listRecords, { from: '2026-02-30' }, 'request.invalid'],
  ['a month that does not exist', listRecords, { to: '2026-13-01' }, 'request.invalid'],
  ['a number no id can have', getRecord, { entry: '9999999999999999999' }, 'funds.unknown_entry'],
  ['Indic digits', getRecord, { entry: '१२' }, 'request.invalid'],
  ['an entry that is not there', getRecord, { entry: '77' }, 'funds.unknown_entry'],
  ['page zero', listRecords, { page: 0 }, 'request.invalid'],
] as const)('%s is refused', async (_, endpoint, input, expected) => {
  expect(endOf(await call(endpoint as typeof listRecords, input as object))).toBe(expected);
});

test('a number beyond every id finds nothing', async () => {
  expect((await records({ reference: '9999999999999999999' })).total).toBe(0);
});
