/** Market surveillance over the database: what was done is found once, over restarts, and read by risk alone. */
import { listFindings } from '@bahi/contract/surveillance/staff-calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSurveillanceTasks } from './service.ts';
import { expectOk } from '../identity/testing.ts';
import { readRecorded } from '../market/recorded.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';

const PRICE = 500_00;

let w: WholeApp;
let start: number;
let accounts: Map<string, bigint>;

beforeAll(async () => {
  w = await startWholeApp();
  for (const account of ['left', 'right', 'maker', 'trader']) await w.register(account);
  const { rows } = await w.t.owner.query<{ id: bigint; account: string }>('select id, account from identity.customer');
  accounts = new Map(rows.map(({ id, account }) => [account, id]));
});
afterAll(() => w.stop());

/** Each test on a stretch of its own, with an hour of quiet minutes before it and a mark at its beginning. */
beforeEach(async () => {
  await w.clock.advance(3 * 60 * MINUTE_MS);
  start = Math.ceil(w.clock.now() / MINUTE_MS) * MINUTE_MS;
  await w.t.owner.query('truncate surveillance.finding, surveillance.mark');
  await w.t.owner.query('insert into surveillance.mark (through) values ($1)', [start]);
  await w.t.owner.transaction(async (tx) => {
    // Those to come as well.
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `insert into market.minute_bar (symbol, start, open, high, low, close, volume)
       select 'VRM', $1::bigint + g * 60000, 50000, 50010, 49990, 50000, 1000 from generate_series(-60, 60) g`,
      [start],
    );
  });
});

let orders = 0;
let trades = 0;
interface Done {
  readonly account: string;
  readonly side: 'buy' | 'sell';
  readonly quantity: number;
  /** Minutes since the beginning. */
  readonly at: number;
  readonly trade?: number;
  readonly takes?: boolean;
}

/** An order as the database keeps it, without the books around it. */
async function insertOrder({ account, side, quantity, at }: Done, status: 'filled' | 'cancelled'): Promise<number> {
  orders += 1;
  const isFilled = status === 'filled';
  await w.t.owner.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(
      `insert into orders.orders (id, customer_id, request, body, placed_at, ended_at, price, worst_price, quantity, filled, executions,
         turnover, leverage, kind, direction, type, time_in_force, status, symbol, cancel_request, reason)
       values ($1, $2, gen_random_uuid(), gen_random_uuid(), $3, $4, 50000, 50000, $5, $6, $7, $8, 1, 'open', $9, 'limit', 'session',
         $10, 'VRM', $11, $12)`,
      [
        orders,
        accounts.get(account),
        start + at * MINUTE_MS,
        start + at * MINUTE_MS + 20_000,
        quantity,
        isFilled ? quantity : 0,
        isFilled ? 1 : 0,
        isFilled ? quantity * PRICE : 0,
        side === 'buy' ? 'long' : 'short',
        status,
        isFilled ? null : crypto.randomUUID(),
        isFilled ? null : 'orders.ended_requested',
      ],
    );
  });
  return orders;
}

async function fill(done: Done): Promise<void> {
  const { side, quantity, at, trade = (trades += 1), takes = true } = done;
  const order = await insertOrder(done, 'filled');
  const isAtAsk = (side === 'buy') === takes;
  await w.t.owner.query(
    'insert into orders.fill (order_id, execution, price, quantity, trade_seq, bid, ask, at) values ($1, 1, $2, $3, $4, $5, $6, $7)',
    [order, PRICE, quantity, trade, isAtAsk ? PRICE - 5 : PRICE, isAtAsk ? PRICE : PRICE + 5, start + at * MINUTE_MS],
  );
}

async function trade(buyer: string, seller: string, at: number): Promise<void> {
  trades += 1;
  await fill({ account: buyer, side: 'buy', quantity: 100, at, trade: trades });
  await fill({ account: seller, side: 'sell', quantity: 100, at, trade: trades, takes: false });
}

/** Moves the clock on, and lets a server that was just started look. */
async function lookAfter(minutes: number): Promise<void> {
  await w.clock.advance(start + minutes * MINUTE_MS - w.clock.now());
  const [task] = createSurveillanceTasks({
    db: w.t.db,
    clock: w.clock,
    calendar: practiceCalendar,
    feed: w.feed,
    recorded: (symbols, from) =>
      readRecorded({ db: w.t.db, clock: w.clock, calendar: practiceCalendar }, symbols, from),
  });
  await task!.run();
}

const found = async () => expectOk(await w.staff(await w.signIn('risk'))(listFindings, {}));

test('trades between two accounts are found once, whoever looks how often, and again on no later look', async () => {
  for (let at = 0; at < 4; at += 1) await trade('left', 'right', at + 0.5);
  await lookAfter(6);
  expect(await found()).toMatchObject({ rows: [], total: 0 });
  // The server was away meanwhile, and what came before the mark counts with what came after it.
  for (let at = 6; at < 8; at += 1) await trade('left', 'right', at + 0.5);
  await lookAfter(12);
  await lookAfter(12);
  await lookAfter(17);
  const { rows, total } = await found();
  expect(total).toBe(1);
  expect(rows).toMatchObject([
    {
      pattern: 'pair',
      symbol: 'VRM',
      accounts: ['left', 'right'].map((account) => ({ customer: String(accounts.get(account)), account })),
      from: start + 30_000,
      until: start + 7.5 * MINUTE_MS,
      // All of this test come from one machine, which says nothing.
      isLinked: false,
      figures: { trades: 6, quantity: 600, part: 100, handed: '0.00' },
    },
  ]);
  expect(rows[0]!.orders).toHaveLength(12);
});

test('a mark is not written without its findings, and what was not looked at is looked at by the next start', async () => {
  for (let at = 0; at < 6; at += 1) await trade('left', 'right', at + 0.5);
  await w.t.owner.query('revoke insert on surveillance.finding from bahi_app');
  await expect(lookAfter(8)).rejects.toThrow('permission denied');
  await w.t.owner.query('grant insert on surveillance.finding to bahi_app');
  expect((await found()).total).toBe(0);
  // Hours later, in several steps.
  await lookAfter(150);
  expect((await found()).total).toBe(1);
});

/** As the settlement of a parked order does with the fills. */
const settledLate = (at: number) =>
  w.t.db.transaction(async (tx) =>
    tx.after('orders.settled_late', { customerId: accounts.get('left')!, at: start + at * MINUTE_MS }),
  );

test('what is settled hours late is looked at after all, also when it came in the middle of a look', async () => {
  await lookAfter(100);
  for (let at = 0; at < 6; at += 1) await trade('left', 'right', at + 0.5);
  await lookAfter(102);
  expect((await found()).total).toBe(0);
  // The look began before it: its mark must not go over the one that was moved back.
  const moved = w.t.db.transaction(async (tx) => {
    await tx.query('select from surveillance.mark for update');
    const looking = lookAfter(104);
    await untilWaiting(w.t.owner);
    tx.after('orders.settled_late', { customerId: accounts.get('left')!, at: start + 30_000 });
    return { looking };
  });
  await (
    await moved
  ).looking;
  expect((await found()).total).toBe(1);
  await settledLate(50);
  await lookAfter(106);
  expect((await found()).total).toBe(1);
});

test('accounts of one network and device act as one: orders of the one, the other side filled by the other', async () => {
  const layers = async (at: number) => {
    for (let layer = 0; layer < 5; layer += 1)
      await insertOrder({ account: 'maker', side: 'buy', quantity: 1_000, at }, 'cancelled');
    await fill({ account: 'trader', side: 'sell', quantity: 200, at: at + 0.2 });
  };
  for (const at of [1, 3]) await layers(at);
  await lookAfter(8);
  expect((await found()).total).toBe(0);
  await w.t.owner.query(`update identity.session set ip = '198.51.100.7' where customer_id = any ($1::bigint[])`, [
    [accounts.get('maker'), accounts.get('trader')],
  ]);
  await lookAfter(12);
  const { rows } = await found();
  expect(rows).toMatchObject([
    { pattern: 'spoofing', isLinked: true, figures: { rounds: 2, cancelled: 10_000, quantity: 400 } },
  ]);
  expect(rows[0]!.accounts.map(({ account }) => account)).toEqual(['maker', 'trader']);
});

test('a day trader, one who averages in and a market maker are not found', async () => {
  for (let at = 0; at < 20; at += 4) {
    await fill({ account: 'trader', side: 'buy', quantity: 100, at });
    await fill({ account: 'trader', side: 'sell', quantity: 100, at: at + 2 });
    await fill({ account: 'left', side: 'buy', quantity: 50, at: at + 1 });
    await insertOrder({ account: 'maker', side: 'buy', quantity: 200, at }, 'cancelled');
    await insertOrder({ account: 'maker', side: 'sell', quantity: 200, at }, 'cancelled');
    await fill({ account: 'maker', side: 'buy', quantity: 200, at: at + 0.2, takes: false });
  }
  await lookAfter(40);
  expect((await found()).total).toBe(0);
});

test('a finding is for risk and the auditor, by pattern and page, and for nobody else', async () => {
  for (let at = 0; at < 6; at += 1) await trade('left', 'right', at + 0.5);
  await lookAfter(8);
  const auditor = w.staff(await w.signIn('auditor'));
  expect(expectOk(await auditor(listFindings, { pattern: 'pair' })).rows).toHaveLength(1);
  expect(expectOk(await auditor(listFindings, { pattern: 'push' }))).toMatchObject({ rows: [], total: 0 });
  expect(expectOk(await auditor(listFindings, { page: 2 }))).toMatchObject({ rows: [], total: 1 });
  expect(await w.staff(await w.signIn('support'))(listFindings, {})).toMatchObject({ kind: 'refused' });
});
