/** The history of an account over real books: each day is what the live total was when it ended, whatever comes later. */
import { businessDateOf, endOfBusinessDate, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { exchangeIn, exchangeOut } from '@bahi/core/ledger-exchange.ts';
import { depositCredited, withdrawalPaid } from '@bahi/core/ledger-transfers.ts';
import { allotment, subscriptionPaid } from '@bahi/core/ledger-offerings.ts';
import { loanInterest, loanPaidOut } from '@bahi/core/ledger-loans.ts';
import type { Entry } from '@bahi/core/ledger.ts';
import { formatMoney, parseMoney, type Currency } from '@bahi/core/money.ts';
import { createRng, type Rng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterEach, expect, test } from 'vitest';
import { actionsHarness, CLOSE, EX_DATE, PAY_DATE, PAYS_AT, RECORD_DATE } from '../corporate-actions/testing.ts';
import { ensureBook } from '../ledger/accounts.ts';
import { postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { reverseEntry } from '../ledger/reverse.ts';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import { startPools } from '../pools/testing.ts';
import { historyOf, type HistoryDeps } from './history.ts';
import { summaryOf } from './service.ts';

type World = Pick<OrdersHarness, 't' | 'db' | 'clock' | 'feed' | 'orders' | 'venue' | 'settle'>;

/** Into the next session. */
const OPENS_AFTER_MS = 6 * 60_000;

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

async function start(): Promise<OrdersHarness> {
  const h = await ordersHarness();
  stop = () => h.stop();
  return h;
}

const depsOf = (h: World) => ({ db: h.db, clock: h.clock, calendar: practiceCalendar, feed: h.feed, orders: h.orders });
const liveTotal = async (h: World, customerId: bigint) => (await summaryOf(depsOf(h), customerId)).total;
const history = async (h: World, customerId: bigint) => (await historyOf(depsOf(h), customerId)).days;
const today = (h: World) => businessDateOf(practiceCalendar, h.clock.now());

/** As the recorder would have kept it: a closing price beside the mark, which it is on a tick. */
async function recordMarks(h: World, date = today(h)): Promise<void> {
  await h.t.owner.query('alter table market.daily_bar disable trigger daily_bar_in_order');
  for (const { symbol } of h.feed.instruments()) {
    const { mark } = h.feed.quote(symbol)!;
    await h.t.owner.query(
      `insert into market.daily_bar (symbol, business_date, previous_close, open, high, low, close, volume, turnover, mark)
       values ($1, $2, $3::bigint, $3::bigint, $3::bigint, $3::bigint, $3::bigint, 100, $3::bigint * 100, $4)`,
      [symbol, date, mark + 3, mark],
    );
  }
}

/** The date ends; answers what each account was worth then. */
async function endDay(h: World, customers: readonly bigint[], later = OPENS_AFTER_MS): Promise<(string | null)[]> {
  await recordMarks(h);
  const totals = [];
  for (const each of customers) totals.push(await liveTotal(h, each));
  await h.clock.advance(endOfBusinessDate(practiceCalendar, today(h)) - h.clock.now() + later);
  for (const { symbol } of h.feed.instruments()) h.feed.set(symbol, h.feed.quote(symbol)!.mark);
  return totals;
}

async function post(h: World, ...entries: readonly Entry[]): Promise<bigint> {
  return h.db.transaction(async (tx) => {
    const [{ customerId, currency }] = entries as [Entry];
    const books = await lockBooks(tx, { customerIds: [customerId], currency });
    for (const entry of entries) postEntry(books, entry);
    const written = await writeBooks(tx, books, { at: h.clock.now(), businessDate: today(h) });
    return written.at(-1)!.id;
  });
}

async function trade(
  h: World,
  customerId: bigint,
  terms: Parameters<typeof limitOrder>[1],
  price: number,
): Promise<bigint> {
  const order = await h.orders.place(by(customerId), limitOrder(price, terms));
  await h.settle(h.venue.execution(order.id, order.quantity, price, h.clock.now()));
  return BigInt(order.id);
}

async function exit(h: World, customerId: bigint, position: bigint, price: number): Promise<void> {
  const order = await h.orders.close(by(customerId), position, CLOSE_ALL);
  await h.settle(h.venue.execution(order.id, order.quantity, price, h.clock.now()));
}

/** Of an account with one position at 500.00 a share: what is left of its grant with the shares at their cost. */
async function cashAndCost(h: World, customerId: bigint): Promise<bigint> {
  const { rows } = await h.t.db.query<{ worth: bigint }>(
    `select cash + margin as worth from ledger.balance where customer_id = $1 and currency = 'INR'`,
    [customerId],
  );
  return rows[0]!.worth;
}

test('a newcomer has no history on the first day, and a day of it once that has ended', async () => {
  const h = await start();
  const customerId = await h.customer();
  expect(await history(h, customerId)).toEqual([]);
  await endDay(h, [customerId], -1);
  expect(await history(h, customerId)).toEqual([]);
  await h.clock.advance(1);
  expect(await history(h, customerId)).toEqual([{ date: '2026-11-20', total: '1000000.00', paid: '1000000.00' }]);
  await h.clock.advance(3 * 86_400_000);
  expect((await history(h, customerId)).map(({ date }) => date)).toEqual(
    [20, 21, 22, 23].map((day) => `2026-11-${day}`),
  );
});

test('what is held over the night counts at the mark of each close, with money in and out told apart, and a correction on its own date', async () => {
  const h = await start();
  const customerId = await h.customer({ isMarginEnabled: true });
  const long = await trade(h, customerId, { lots: 3, leverage: 5 }, 500_00);
  await trade(h, customerId, { direction: 'short' }, 500_00);
  h.feed.set('VRM', 510_07);
  const first = await endDay(h, [customerId]);
  await post(h, depositCredited({ customerId, depositId: 5_000_001n, amount: 700_00n }));
  const wrong = await post(h, depositCredited({ customerId, depositId: 5_000_002n, amount: 90_00n }));
  await post(h, withdrawalPaid({ customerId, withdrawalId: 7_000_001n, amount: 500_00n, fee: 0n, networkFee: 0n }));
  h.feed.set('VRM', 480_01);
  const second = await endDay(h, [customerId]);
  await h.db.transaction((tx) =>
    reverseEntry(tx, { entryId: wrong, reason: 'typed twice', at: h.clock.now(), businessDate: today(h) }),
  );
  await exit(h, customerId, long, 481_00);
  const third = await endDay(h, [customerId]);
  expect(await history(h, customerId)).toEqual([
    { date: '2026-11-20', total: first[0], paid: '1000000.00' },
    { date: '2026-11-21', total: second[0], paid: '290.00' },
    { date: '2026-11-22', total: third[0], paid: '-90.00' },
  ]);
  // Another process finds the same in the tables.
  await h.restart();
  expect((await history(h, customerId)).map(({ total }) => total)).toEqual([first[0], second[0], third[0]]);
});

test('what was held before anything was recorded counts at the closes of the computed past', async () => {
  const h = await start();
  const customerId = await h.customer();
  await trade(h, customerId, { lots: 1 }, 500_00);
  await h.clock.advance(endOfBusinessDate(practiceCalendar, today(h)) - h.clock.now() + OPENS_AFTER_MS);
  const asked: string[][] = [];
  const dailyBars: HistoryDeps['feed']['dailyBars'] = async (...span) => {
    asked.push(span);
    return [[sessionOn(practiceCalendar, '2026-11-20')!.open, 500_00, 520_00, 500_00, 512_00, 100]];
  };
  const feed = { instrument: (symbol: string) => h.feed.instrument(symbol), dailyBars };
  const { days } = await historyOf({ ...depsOf(h), feed }, customerId);
  // Bought at 500.00, with its charges; a hundred of them at 512.00.
  const charges = parseMoney('1000000.00')! - (await cashAndCost(h, customerId));
  expect(days).toEqual([
    { date: '2026-11-20', total: formatMoney(parseMoney('1001200.00')! - charges), paid: '1000000.00' },
  ]);
  await h.t.owner.query('alter table market.daily_bar disable trigger daily_bar_in_order');
  await recordMarks(h, '2026-11-20');
  asked.length = 0;
  await historyOf({ ...depsOf(h), feed }, customerId);
  expect(asked).toEqual([]);
});

test('money of other currencies counts at their marks, borrowed money not at all, shares that were won at their cost until they are listed', async () => {
  const h = await start();
  const customerId = await h.customer();
  h.feed.list('USDINR', 80_0000, { kind: 'forex', priceScale: 4, forex: { base: 'USD', quote: 'INR', unit: 1 } });
  await h.db.transaction((tx) => ensureBook(tx, customerId, 'USD' satisfies Currency));
  await post(h, exchangeOut({ customerId, exchangeId: 9_100_001n, amount: 80_000_00n }));
  await post(h, exchangeIn({ customerId, exchangeId: 9_100_001n, amount: 1_000_00n, currency: 'USD' }));
  await post(h, loanPaidOut({ customerId, loanId: 650_000_001n, amount: 50_000_00n }));
  await post(h, loanInterest({ customerId, loanId: 650_000_001n, amount: 16_44n, date: today(h) }));
  await post(h, subscriptionPaid({ customerId, subscriptionId: 8_500_001n, part: 1, amount: 9_000_00n }));
  h.feed.set('USDINR', 80_4321);
  const first = await endDay(h, [customerId]);
  h.feed.set('USDINR', 79_9999);
  const second = await endDay(h, [customerId]);
  // What was paid becomes the cost of shares that nobody can price yet.
  const won = { customerId, reference: 8_500_001n, positionId: 8_500_001n, symbol: 'SOON', shares: 100n };
  await post(h, allotment({ ...won, amount: 5_000_00n }));
  await endDay(h, []);
  expect((await history(h, customerId)).map(({ total }) => total)).toEqual([...first, ...second, ...second]);
  expect(first).toEqual(['1000415.66']);
});

test.each([
  ['a dividend', { kind: 'dividend', cash: 12_00 } as const, 488_00],
  ['bonus shares with a fraction', { kind: 'bonus', numerator: 1, denominator: 2 } as const, 333_30],
  ['a split', { kind: 'split', numerator: 2 } as const, 250_00],
])('%s earns nobody anything on its ex-date: the history has it as the live total does', async (_, terms, exPrice) => {
  const h = await actionsHarness();
  stop = () => h.stop();
  const symbol = await h.listed(terms);
  const customers = [await h.customer({ isMarginEnabled: true }), await h.customer({ isMarginEnabled: true })];
  await trade(h, customers[0]!, { symbol }, 500_00);
  await trade(h, customers[1]!, { symbol, direction: 'short' }, 500_00);
  await recordMarks(h, RECORD_DATE);
  const before = [await liveTotal(h, customers[0]!), await liveTotal(h, customers[1]!)];
  await h.goTo(CLOSE + 20_000);
  await h.openEx(symbol, exPrice);
  const ex = await endDay(h, customers, 1_000);
  await h.goTo(PAYS_AT + 1_000);
  const paid = await endDay(h, customers);
  for (const [index, customerId] of customers.entries()) {
    const days = await history(h, customerId);
    expect(days.map(({ date }) => date)).toEqual([RECORD_DATE, EX_DATE, PAY_DATE]);
    expect(days.map(({ total }) => total)).toEqual([before[index], ex[index], paid[index]]);
  }
  if (terms.kind !== 'bonus') expect(ex).toEqual(before);
});

test('units of copied funds count at the valuation that was there when the day ended', async () => {
  const h = await start();
  const w = await startPools(h);
  const pool = await w.pool({ lockDays: 1 });
  const customerId = await h.customer();
  const symbol = h.ownSymbol();
  const { id } = await w.follow(customerId, pool, { amount: 4_00_000_00n });
  await w.value();
  await w.trade(pool, { symbol, lots: 4, price: 500_00 });
  h.feed.set(symbol, 433_35);
  const ended: (string | null)[] = [];
  for (let day = 0; day < 5; day += 1) {
    const end = endOfBusinessDate(practiceCalendar, today(h));
    while (w.moment().at < end) await w.value();
    await recordMarks(h);
    ended.push(await liveTotal(h, customerId));
    if (day === 2) await w.stop(customerId, id);
    // That of the close is of the date that has ended, and is there once it has.
    await w.value();
    await w.session(0);
    h.feed.set(symbol, 433_35 + (day + 1) * 7_11);
  }
  expect(new Set(ended).size).toBeGreaterThan(3);
  expect((await history(h, customerId)).map(({ total }) => total)).toEqual(ended);
});

test('whatever is traded and paid over some days, each day is what the live total was when it ended', async () => {
  const h = await start();
  const rng = createRng(testSeed(import.meta.filename));
  const symbols = ['VRM', h.ownSymbol(), h.ownSymbol()];
  const customers = [await h.customer({ isMarginEnabled: true }), await h.customer({ isMarginEnabled: true })];
  const open = new Map<bigint, { customerId: bigint; symbol: string }>();
  const ended: (string | null)[][] = customers.map(() => []);
  const paidIn = customers.map(() => 10_00_000_00n);
  let number = 6_000_000n;
  for (let day = 0; day < 8; day += 1) {
    for (const [at, customerId] of customers.entries())
      for (let step = rng.below(4); step > 0; step -= 1) paidIn[at]! += await act(rng, customerId);
    for (const symbol of symbols) h.feed.set(symbol, 480_00 + rng.below(40_00));
    const totals = await endDay(h, customers);
    for (const [at, total] of totals.entries()) ended[at]!.push(total);
  }
  for (const [at, customerId] of customers.entries()) {
    const days = await history(h, customerId);
    expect(days.map(({ total }) => total)).toEqual(ended[at]);
    expect(days.reduce((sum, { paid }) => sum + signed(paid), 0n)).toBe(paidIn[at]);
    expect((await summaryOf(depsOf(h), customerId)).paidIn.replace('.', '')).toBe(paidIn[at]!.toString());
  }

  async function act(chance: Rng, customerId: bigint): Promise<bigint> {
    const symbol = symbols[chance.below(symbols.length)]!;
    const price = Math.round(h.feed.quote(symbol)!.mark / 5) * 5;
    const what = chance.below(5);
    number += 1n;
    const amount = BigInt(1 + chance.below(10_000_00));
    if (what === 0) {
      await post(h, depositCredited({ customerId, depositId: number, amount }));
      return amount;
    }
    if (what === 1) {
      await post(
        h,
        withdrawalPaid({ customerId, withdrawalId: number, amount: amount + 1_00n, fee: 1_00n, networkFee: 0n }),
      );
      return -amount - 1_00n;
    }
    if (what === 2) {
      const [own] = [...open].filter(([, of]) => of.customerId === customerId);
      if (own === undefined) return 0n;
      open.delete(own[0]);
      await exit(h, customerId, own[0], Math.round(h.feed.quote(own[1].symbol)!.mark / 5) * 5);
      return 0n;
    }
    const direction = what === 3 ? ('long' as const) : ('short' as const);
    const terms = { symbol, direction, lots: 1 + chance.below(3), leverage: 1 + chance.below(3) };
    open.set(await trade(h, customerId, terms, price), { customerId, symbol });
    return 0n;
  }
});

function signed(text: string): bigint {
  return text.startsWith('-') ? -parseMoney(text.slice(1))! : parseMoney(text)!;
}
