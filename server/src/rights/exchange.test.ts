/**
 * A rights issue over its ex-date through the whole server and the practice exchange, on one virtual clock: the price falls, whoever is long
 * keeps what the holding is worth, whoever is short pays the fall; rights are taken up, asked for beyond the entitlement, and lapse.
 */
import { getSummary, listRecords } from '@bahi/contract/records/calls.ts';
import { getUser } from '@bahi/contract/identity/calls.ts';
import { getCandles } from '@bahi/contract/market/calls.ts';
import type { Call } from '@bahi/contract/client.ts';
import * as contract from '@bahi/contract/rights/calls.ts';
import { setFundPassword, unlockTrading } from '@bahi/contract/security/calls.ts';
import { placeOrder } from '@bahi/contract/orders/calls.ts';
import { listPositions } from '@bahi/contract/orders/positions.ts';
import { exRightsPrice } from '@bahi/core/allotment.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { formatMoney, parseMoney } from '@bahi/core/money.ts';
import { tickAtOrBelow } from '@bahi/core/price.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange, type LocalExchange } from '../../../exchange/src/local.ts';
import { enableMargin } from '../identity/service.ts';
import { expectOk, PASSWORD } from '../identity/testing.ts';
import { DOMAIN_INVARIANTS } from '../invariants.ts';
import { auditWhole } from '../ledger/audit.ts';
import { readBalance } from '../ledger/read.ts';
import { until } from '../platform/testing-waits.ts';
import { startWholeApp, type WholeApp } from '../testing-app.ts';
import { FUND_PASSWORD, key, verify } from '../testing-customer.ts';
import { publishRights } from './service.ts';

const [RECORD_DATE, EX_DATE] = ['2026-11-21', '2026-11-22'];
const { close: CLOSE } = sessionOn(practiceCalendar, RECORD_DATE)!;
const { open: OPEN, close: EX_CLOSE } = sessionOn(practiceCalendar, EX_DATE)!;
const STEP = 15_000;
const PAY_BY = OPEN + 6 * MINUTE_MS;
/** One new share for each held, at half the price: a share falls by a quarter. */
const RATIO = { ratioNew: 1, ratioHeld: 1 };

let market: LocalExchange;
let h: WholeApp;
let symbol: string;

beforeAll(async () => {
  const startsAt = CLOSE - 12 * MINUTE_MS;
  market = createLocalExchange({ seed: 'rights', genesis: startsAt, calendarId: 'practice', now: startsAt });
  const { venue, feed } = market;
  h = await startWholeApp(undefined, {
    startsAt,
    venue,
    feed,
    setRights: (issues) => market.setRights(issues.map((issue) => ({ ...issue, until: EX_DATE }))),
    // The session is not played to its end.
    closingLevel: async () => ({ level: formatMoney(BigInt(market.feed.quote(symbol)!.mark)) }),
  });
  symbol = feed
    .instruments()
    .find(
      ({ symbol: each, kind }) => kind === 'equity' && isBetween(feed.quote(each)?.last ?? 0, 100_00, 200_00),
    )!.symbol;
});
afterAll(async () => {
  await h.stop();
  await market.stop();
});

interface Customer {
  readonly call: Call;
  readonly id: bigint;
}

async function customer(account: string, number: number): Promise<Customer> {
  const token = await h.register(account);
  const call = h.as(token);
  const { customerId } = expectOk(await call(getUser, {}));
  await verify(h, { token, customerId, number });
  const passwords = { loginPassword: PASSWORD, fundPassword: FUND_PASSWORD, confirmPassword: FUND_PASSWORD };
  expectOk(await call(setFundPassword, passwords, key()));
  await h.t.db.transaction((tx) => enableMargin(tx, [BigInt(customerId)]));
  return { call, id: BigInt(customerId) };
}

/** Market and server together, with what the clock does each minute. */
async function run(until: number): Promise<void> {
  while (h.clock.now() < until) {
    const to = Math.min(until, h.clock.now() + STEP);
    await market.advance(to);
    for (let now = h.clock.now(); now < to; now = h.clock.now()) await h.clock.advance(Math.min(500, to - now));
    await h.app.tasks.find(({ name }) => name === 'rights_progress')!.run();
  }
}

const unlock = async ({ call }: Customer) => expectOk(await call(unlockTrading, { fundPassword: FUND_PASSWORD }));
const positionsOf = async ({ call }: Customer) => expectOk(await call(listPositions, {})).rows;
const cashOf = async ({ id }: Customer) => (await readBalance(h.t.db, id)).cash;
const paise = (text: string | null) => (text!.startsWith('-') ? -parseMoney(text!.slice(1))! : parseMoney(text!)!);

async function opened(by: Customer, terms: object) {
  await unlock(by);
  expectOk(await by.call(placeOrder, { symbol, type: 'market', direction: 'long', lots: 1, ...terms } as never, key()));
  for (let tries = 0; tries < 8; tries += 1) {
    await run(h.clock.now() + STEP);
    const [position] = await positionsOf(by);
    if (position === undefined) continue;
    // All that the market said of the order is in the books.
    await until(async () => {
      const { rowCount } = await h.t.db.query('select from orders.orders where customer_id = $1 and ended_at is null', [
        by.id,
      ]);
      return rowCount === 0;
    });
    return (await positionsOf(by))[0]!;
  }
  throw new Error('nothing was filled');
}

test('the price falls, longs keep their worth, shorts pay, and rights become shares or lapse', async () => {
  const [asha, ravi, vik, meera] = [
    await customer('asha', 0),
    await customer('ravi', 1),
    await customer('vikram', 2),
    await customer('meera', 3),
  ];
  await market.advance(h.clock.now());
  const last = market.feed.quote(symbol)!.last!;
  const stopLoss = formatMoney(BigInt(tickAtOrBelow(Math.floor(last * 0.9))));
  const long = await opened(asha, { leverage: 2, lots: 2, stopLoss });
  await opened(ravi, { lots: 4 });
  await opened(vik, {});
  const short = await opened(meera, { direction: 'short', leverage: 2 });
  const price = BigInt(Math.floor(last / 200) * 100);
  const { id: issueId } = await h.t.db.transaction((tx) =>
    publishRights({ feed: market.feed, calendar: practiceCalendar }, tx, {
      ...RATIO,
      symbol,
      price,
      recordDate: RECORD_DATE,
      publishedAt: BigInt(h.clock.now()),
      payBy: BigInt(PAY_BY),
      prospectus: 'For a second works.',
    }),
  );
  const issue = issueId.toString();
  await run(CLOSE + MINUTE_MS);
  const before = market.feed.quote(symbol)!.last!;
  const profitBefore = paise((await positionsOf(asha))[0]!.profit);
  const cash = await cashOf(meera);
  const everybody = [asha, ravi, vik, meera];
  const summaries = () => Promise.all(everybody.map(async ({ call }) => expectOk(await call(getSummary, {}))));
  const atClose = (await summaries()).map(({ total }) => paise(total));
  /** Whatever happened, today's figure is what the total has changed by since the business date began. */
  const earned = async () => {
    for (const [at, { total, todayProfit }] of (await summaries()).entries())
      expect(paise(todayProfit)).toBe(paise(total) - atClose[at]!);
  };
  await run(OPEN + MINUTE_MS);

  await earned();

  // The exchange and the books fall by the same.
  const after = exRightsPrice(before, { numerator: 1, denominator: 1, price: Number(price) });
  const fall = BigInt(before - after);
  expect(market.feed.quote(symbol)!.previousClose).toBe(after);
  expect(Number(fall)).toBeGreaterThan(before / 5);
  const [kept] = await positionsOf(asha);
  expect(kept).toMatchObject({ id: long.id, status: 'holding', quantity: 200 });
  expect(paise(kept!.stopLoss)).toBeLessThan(BigInt(after));
  const { mark, openingMark } = market.feed.quote(symbol)!;
  const moved = BigInt(mark - openingMark) * 200n;
  expect(paise(kept!.profit)).toBe(profitBefore + moved);
  expect(await cashOf(meera)).toBe(cash - fall * 100n);
  expect((await positionsOf(meera))[0]).toMatchObject({ id: short.id, status: 'holding' });
  const records = expectOk(await meera.call(listRecords, {})).rows;
  expect(records.filter(({ kind }) => kind === 'rights_charged')).toHaveLength(1);

  // Adjusted charts have no step.
  const bars = async (adjust: 'none' | 'forward') =>
    expectOk(await asha.call(getCandles, { symbol, period: '1m', adjust, limit: 30 })).bars;
  const stepOf = (all: Awaited<ReturnType<typeof bars>>) => {
    const at = all.findIndex(([start]) => start >= OPEN);
    return Number(all[at]![1]) / Number(all[at - 1]![4]);
  };
  expect(stepOf(await bars('none'))).toBeLessThan(0.8);
  expect(Math.abs(stepOf(await bars('forward')) - 1)).toBeLessThan(0.03);

  const read = async ({ call }: Customer) => expectOk(await call(contract.getRights, { issue }));
  for (const who of [asha, ravi]) await unlock(who);
  const take = async (who: Customer, shares: number, extra: number) =>
    expectOk(await who.call(contract.takeUpRights, { issue, shares, extra }, key()));
  await take(asha, 50, 0);
  await take(ravi, 400, 120);
  await earned();
  await run(PAY_BY + MINUTE_MS);
  // What an extra share costs is known with the close of the session.
  expect(await read(ravi)).toMatchObject({ state: 'closed', extraAllotted: null, extraPricedAt: EX_CLOSE });
  await earned();
  await h.clock.advance(EX_CLOSE - h.clock.now());
  const unsettled = await summaries();
  await h.app.tasks.find(({ name }) => name === 'rights_progress')!.run();
  for (const [at, { total, todayProfit }] of (await summaries()).entries()) {
    const was = unsettled[at]!;
    expect(paise(todayProfit) - paise(was.todayProfit)).toBe(paise(total) - paise(was.total));
  }

  expect(await read(asha)).toMatchObject({ state: 'settled', held: 200, taken: 50, lapsed: 150 });
  expect(await read(ravi)).toMatchObject({ state: 'settled', taken: 400, extraAllotted: 120, lapsed: 0 });
  expect(await read(vik)).toMatchObject({ state: 'settled', taken: 0, lapsed: 100, position: null });
  const quantities = async (who: Customer) => (await positionsOf(who)).map(({ quantity }) => quantity).toSorted();
  expect(await quantities(asha)).toEqual([200, 50]);
  expect(await quantities(ravi)).toEqual([400, 520]);
  expect(await quantities(vik)).toEqual([100]);
  const ended = (await positionsOf(asha)).find(({ id }) => id === long.id)!;
  const now = BigInt(market.feed.quote(symbol)!.mark - openingMark) * 200n;
  expect(paise(ended.profit)).toBe(profitBefore + now - fall * 200n);
  const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, DOMAIN_INVARIANTS));
  expect(breaks).toEqual([]);
}, 300_000);

function isBetween(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}
