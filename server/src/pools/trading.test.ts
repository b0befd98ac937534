/** The orders of a pool over real books: what its plan says, once each, and nothing else whatever the market does (decisions 0091, 0095). */
import { businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { verifyPlans } from '@bahi/core/pool-plan.ts';
import { afterEach, expect, test } from 'vitest';
import { NEVER_HALTED } from '../halt/service.ts';
import { halt, resumeRule } from './halting.ts';
import { startTrading, type TradingHarness, type TradingOptions } from './testing-trading.ts';
import { tradePools } from './trading.ts';

let p: TradingHarness;
afterEach(async () => {
  expect(await p.h.audit()).toEqual([]);
  await p.h.stop();
});

/** A tenth of one crore in each of three, less the reserve. */
const FIRST = [
  { symbol: 'AAA', kind: 'open', quantity: 1_900, price: 500_00n },
  { symbol: 'BBB', kind: 'open', quantity: 4_900, price: 200_00n },
  { symbol: 'CCC', kind: 'open', quantity: 900, price: 1_000_00n },
];

/** The pool has bought what its rule wants, and it is the next session. */
async function invested(options?: TradingOptions): Promise<void> {
  p = await startTrading(options);
  await p.minute();
  await p.fill();
  await p.nextSession();
}

test('the first plan is written down with what the rule saw before any order, at the mark price, and is not made twice', async () => {
  p = await startTrading();
  const { orders } = p.h;
  let written = -1;
  const place: typeof orders.place = async (caller, terms) => {
    const { rows } = await p.h.t.owner.query('select 1 from pools.plan_line where limit_price is not null');
    if (written < 0) written = rows.length;
    return orders.place(caller, terms);
  };
  await tradePools({ ...p.deps, orders: { ...orders, place } });
  expect(written).toBe(3);
  expect(await p.orders()).toMatchObject(FIRST.map((order) => ({ ...order, status: 'pending' })));
  await p.minute(2);
  expect(await p.orders()).toHaveLength(3);
  await p.fill();
  await p.minute();
  expect((await p.lines()).map(({ outcome }) => outcome)).toEqual(['filled', 'filled', 'filled']);
});

test('nothing is planned before ten minutes of a session, nor in its last hour, nor for a pool that nobody follows', async () => {
  p = await startTrading();
  const session = sessionOn(practiceCalendar, '2026-11-21')!;
  const { clock, t } = p.h;
  await clock.advance(session.open + 8 * 60_000 - clock.now());
  await p.minute();
  await clock.advance(session.close - 61 * 60_000 - clock.now());
  await p.minute();
  await t.owner.query('update pools.pool set units = 0');
  await p.nextSession();
  await p.minute();
  expect(await p.orders()).toEqual([]);
});

test('what is not wanted any more is sold first, and purchases wait until no sale works, as far as the cash lasts then', async () => {
  let fallen = false;
  await invested({
    past: (symbol, ago) =>
      symbol === 'AAA' && fallen ? 1 + ago / 100 : symbol === 'DDD' && !fallen ? 1 + ago / 100 : 1 - ago / 1_000,
    symbols: {
      AAA: 500_00,
      BBB: 200_00,
      CCC: 1_000_00,
      DDD: 50_00,
      EEE: 50_00,
      FFF: 50_00,
      GGG: 50_00,
      HHH: 50_00,
      III: 50_00,
      JJJ: 50_00,
      KKK: 50_00,
    },
  });
  expect((await p.orders()).map(({ symbol }) => symbol)).not.toContain('DDD');
  fallen = true;
  await p.h.t.owner.query(`update pools.plan set date = date - 40`);
  await p.minute();
  const last = async () => (await p.orders()).slice(10);
  expect(await last()).toMatchObject([{ symbol: 'AAA', kind: 'close', quantity: 1_900, status: 'pending' }]);
  await p.minute(3);
  expect(await last()).toHaveLength(1);
  await p.fill();
  await p.minute();
  expect(await last()).toMatchObject([{ symbol: 'AAA' }, { symbol: 'DDD', kind: 'open', quantity: 19_500 }]);
});

test('purchases whose sale does not fill are placed after four hours with the cash that there is', async () => {
  await invested();
  p.prices.set('AAA', 800_00).set('BBB', 120_00);
  await p.minute();
  expect((await p.orders()).slice(3)).toMatchObject([{ symbol: 'AAA', kind: 'close', quantity: 700 }]);
  await p.minute(238);
  expect(await p.orders()).toHaveLength(4);
  await p.minute(3);
  expect((await p.orders()).slice(4)).toMatchObject([{ symbol: 'BBB', kind: 'open' }]);
});

test('a crash between two orders: the rest is placed with the same keys, and nothing twice', async () => {
  p = await startTrading();
  const { orders } = p.h;
  for (const when of ['before', 'after'] as const) {
    let calls = 0;
    const place: typeof orders.place = async (caller, terms) => {
      calls += 1;
      const isLast = calls === 2;
      if (isLast && when === 'before') throw new Error('killed');
      const order = await orders.place(caller, terms);
      if (isLast) throw new Error('killed');
      return order;
    };
    await expect(tradePools({ ...p.deps, orders: { ...orders, place } })).rejects.toThrow('pools could not trade');
  }
  // The mark has moved meanwhile: what was written down holds.
  p.prices.set('BBB', 210_00).set('CCC', 1_010_00);
  await p.minute(2);
  expect(await p.orders()).toMatchObject(FIRST);
  expect(await p.orders()).toHaveLength(3);
});

test('orders beyond the rate follow a minute later', async () => {
  const symbols = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`T${String(at).padStart(2, '0')}`, 100_00]),
  );
  const shares = (symbol: string) => 1 - Number(symbol.slice(1)) / 10_000;
  p = await startTrading({ strategy: 'trend', symbols, past: (symbol, ago) => shares(symbol) - ago / 1_000 });
  await p.minute();
  expect(await p.orders()).toHaveLength(10);
  await p.minute();
  expect(await p.orders()).toHaveLength(12);
});

test.each<[string, TradingOptions, (of: TradingHarness) => void, string | null]>([
  ['a stock is halted', {}, ({ quotes }) => quotes.set('BBB', { state: 'halted' }), 'orders.halted'],
  ['a stock is suspended', {}, ({ quotes }) => quotes.set('BBB', { state: 'suspended' }), 'orders.suspended'],
  ['a price is old', {}, ({ quotes }) => quotes.set('BBB', { at: 0 }), 'orders.price_stale'],
  [
    'a mark is outside of its band',
    {},
    ({ quotes }) => quotes.set('BBB', { upper: 190_00 }),
    'orders.price_outside_band',
  ],
])(
  '%s: its line keeps the code, the others trade, and the next session works out what is left',
  async (_name, options, change, code) => {
    p = await startTrading(options);
    change(p);
    await p.minute(5);
    expect(await p.lines()).toMatchObject([
      { symbol: 'AAA', outcome: 'placed', code: null },
      { symbol: 'BBB', outcome: 'refused', code },
      { symbol: 'CCC', outcome: 'placed', code: null },
    ]);
    expect((await p.orders()).map(({ symbol }) => symbol)).toEqual(['AAA', 'CCC']);
    await p.fill();
    p.quotes.clear();
    await p.nextSession();
    await p.minute();
    expect((await p.orders()).slice(2)).toMatchObject([{ symbol: 'BBB', quantity: 4_800 }]);
  },
);

test('while the house is halted nothing is placed, and afterwards only by the next plan', async () => {
  let since: number | null = 1;
  p = await startTrading({ halt: { ...NEVER_HALTED, lockedSince: async () => since } });
  await p.minute(2);
  expect((await p.lines()).map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'orders.house_halted'));
  since = null;
  await p.minute(2);
  expect(await p.orders()).toEqual([]);
  await p.nextSession();
  await p.minute();
  expect(await p.orders()).toMatchObject(FIRST);
});

test('at a limit of its band an order may rest: it ends with the session, and the next plan has it again', async () => {
  p = await startTrading();
  p.quotes.set('BBB', { upper: 200_00, ask: null });
  await p.minute();
  await p.nextSession();
  await p.minute();
  const [, unfilled] = (await p.h.t.owner.query('select outcome, filled from pools.plan_line order by plan_id, line'))
    .rows;
  expect(unfilled).toEqual({ outcome: 'unfilled', filled: 0 });
  expect((await p.orders()).map(({ symbol }) => symbol)).toEqual(['AAA', 'BBB', 'CCC', 'AAA', 'BBB', 'CCC']);
});

test('while an action is under way in a stock of the pool there is no plan, and one that begins after it refuses the line', async () => {
  let held: string | null = 'BBB';
  p = await startTrading({ isHeldUp: (symbol) => symbol === held });
  await p.minute(3);
  expect((await p.h.t.owner.query('select 1 from pools.plan')).rows).toEqual([]);
  held = null;
  const { orders } = p.h;
  const place: typeof orders.place = (caller, terms) => {
    held = 'BBB';
    return orders.place(caller, terms);
  };
  await tradePools({ ...p.deps, orders: { ...orders, place } });
  expect(await p.lines()).toMatchObject([{ code: null }, { code: 'orders.market_closed' }, { code: null }]);
});

test('what waiting redemptions need is sold first, down to the targets of what stays, and nothing is bought with their money', async () => {
  await invested();
  await p.redemption(10);
  await p.minute();
  expect(await p.orders()).toHaveLength(3);
  // Three tenths are invested: the cash pays one at once. Nine it cannot.
  await p.h.t.owner.query('delete from pools.redemption');
  await p.redemption(90);
  await p.nextSession();
  await p.minute();
  expect((await p.orders()).slice(3)).toMatchObject([
    { symbol: 'AAA', kind: 'close', quantity: 1_800 },
    { symbol: 'BBB', kind: 'close', quantity: 4_500 },
    { symbol: 'CCC', kind: 'close', quantity: 900 },
  ]);
  await p.fill();
  await p.minute(2);
  expect(await p.orders()).toHaveLength(6);
});

test('what waits for a suspended stock is told once its session is over, once, and the others are sold only as far as their own part goes', async () => {
  await invested();
  await p.redemption(90);
  p.quotes.set('BBB', { state: 'suspended' });
  await p.minute();
  await p.fill();
  await p.minute();
  const told = async () =>
    (
      await p.h.t.owner.query<{ story_params: { stocks: string } }>(
        `select story_params from messages.message where story_key = 'pools.waits'`,
      )
    ).rows.map((row) => row.story_params.stocks);
  expect(await told()).toEqual([]);
  await p.nextSession();
  await p.minute(2);
  expect(await told()).toEqual(['BBB']);
  expect((await p.orders()).slice(3).map(({ symbol }) => symbol)).toEqual(['AAA', 'CCC']);
  const { rows } = await p.h.t.owner.query('select waits_for from pools.redemption');
  expect(rows).toEqual([{ waits_for: ['BBB'] }]);
  await p.nextSession();
  await p.minute(2);
  expect(await told()).toEqual(['BBB']);
});

test('a sale out of several positions takes the oldest first, whole ones with their odd shares', async () => {
  await invested();
  const { t } = p.h;
  // Bought twice, and a bonus left odd shares of the first.
  p.prices.set('BBB', 140_00);
  await p.minute();
  await p.fill();
  await p.nextSession();
  p.prices.set('BBB', 900_00);
  await p.minute();
  const sales = (await p.orders()).filter(({ kind, symbol }) => kind === 'close' && symbol === 'BBB');
  const held = (
    await t.owner.query<{ quantity: number }>(
      `select opened_quantity as quantity from orders.position where symbol = 'BBB' order by id`,
    )
  ).rows;
  expect(held.length).toBe(2);
  expect(sales[0]!.quantity).toBe(
    Math.min(
      held[0]!.quantity,
      sales.reduce((sum, { quantity }) => sum + quantity, 0),
    ),
  );
});

test('a halted pool places nothing and what works is taken back; let in again it goes by the plan of the next session', async () => {
  await invested();
  p.prices.set('AAA', 800_00).set('BBB', 120_00);
  await p.minute();
  expect((await p.orders()).slice(3)).toMatchObject([{ kind: 'close', status: 'pending' }]);
  const { t, db, clock, venue } = p.h;
  const staff = { staffId: (await t.owner.query<{ id: bigint }>(MEMBER)).rows[0]!.id, name: 'R', roles: [] } as never;
  const pool = p.poolId.toString();
  await db.transaction((tx) => halt(tx, { input: { pool, reason: 'a test' }, staff, now: clock.now() }));
  await p.minute(2);
  expect(venue.cancelled).toHaveLength(1);
  await p.nextSession();
  await p.minute(2);
  expect(await p.orders()).toHaveLength(4);
  // Nobody alone lets it trade.
  const alone = `update restrictions.restriction set is_current = false, lifted_at = since, lift_reason = 'alone'`;
  await expect(t.owner.query(alone)).rejects.toMatchObject({ constraint: 'halt_ends_by_two' });
  const id = (await t.owner.query<{ id: bigint }>(CHANGE, [pool])).rows[0]!.id;
  const change = { id, subject: pool, reason: 'it was a test' } as never;
  await db.transaction((tx) => resumeRule.apply(tx, change, { staff, now: clock.now() }));
  await p.minute();
  expect((await p.orders()).slice(4)).toMatchObject([{ symbol: 'AAA', kind: 'close' }]);
});

const MEMBER = `insert into staff.member (account, name, roles, created_at, password_hash, totp_secret) values ('risk', 'R', '{risk}', now(), '$argon2id$test', 'x') returning id`;
const CHANGE = `insert into staff.change (kind, subject, after, reason, maker_id, made_at) select 'pool_resume', $1, '{}', 'a test', id, now() from staff.member returning id`;

test('the file is public one session late and follows from itself; a figure that is changed is found', async () => {
  await invested();
  p.prices.set('AAA', 800_00).set('BBB', 150_00);
  await p.minute();
  await p.fill();
  await p.minute();
  await p.fill();
  await p.nextSession();
  await p.minute();
  const { clock } = p.h;
  const today = sessionOn(practiceCalendar, businessDateOf(practiceCalendar, clock.now()))!;
  expect((await p.file()).plans.map(({ number }) => number)).toEqual([1]);
  expect((await p.file(today.close - 1)).plans).toHaveLength(1);
  const file = await p.file(today.close);
  expect(file.plans.map(({ number }) => number)).toEqual([1, 2]);
  expect(file.plans[1]!.lines.map(({ side, outcome }) => `${side} ${outcome}`)).toEqual(['sell filled', 'buy filled']);
  const whole = await p.file(today.close + 86_400_000);
  const read = JSON.parse(JSON.stringify(whole)) as typeof whole;
  expect(read.plans).toHaveLength(3);
  expect(verifyPlans(read)).toEqual([]);
  (read.plans[1]!.lines[0] as { planned: number }).planned += 100;
  expect(verifyPlans(read)).toEqual([{ problem: 'orders_differ', number: 2 }]);
});
