import { randomUUID } from 'node:crypto';
import { businessDateOf, sessionOn, practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import {
  getCandles,
  getDepth,
  getInstrument,
  getMinutes,
  getQuotes,
  getSession,
  getSparklines,
  listInstruments,
  listRankings,
  listTrades,
  searchInstruments,
} from '@bahi/contract/market/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, expectOk, NOON, startHarness, type Harness } from '../identity/testing.ts';
import { testDatabase } from '../platform/testing.ts';
import { registerMarketRoutes } from './routes.ts';
import { createMarket, type Market } from './service.ts';
import { loadMarketState } from './state.ts';
import { createScriptedFeed, instrument, recordAround, type ScriptedFeed } from './testing.ts';

const instruments = [
  instrument('VRM', { name: 'Varuna Motors' }),
  instrument('NEEM', { name: 'Neem Bank', sector: 'bank', lockMinutes: 30 }),
  instrument('SAGAR', { name: 'Sagar Steel', sector: 'metals' }),
  instrument('KVRT', { name: 'Kaveri Tyres' }),
  instrument('BAHIALL', {
    name: 'Bahi All Share',
    kind: 'index',
    sector: null,
    bandRate: null,
    sharesOutstanding: null,
    foreignOwnershipBps: null,
    isTradable: false,
    members: [{ symbol: 'VRM', weightBps: 5_000, units: 10 }],
  }),
];

let h: Harness;
let feed: ScriptedFeed;
let market: Market;
beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { db, clock }) {
      feed = createScriptedFeed({ clock, genesis: NOON, instruments });
      const log = { warn: () => {} } as never;
      const parametersAt = (now: number) => ({ ...defaultsOf(practiceCalendar)(now), tradingLockDays: 2 });
      market = createMarket({ db, feed, clock, calendar: practiceCalendar, genesis: NOON, log, parametersAt });
      registerMarketRoutes(server, market);
    },
  });
  await market.start();
});
afterAll(async () => {
  await market.stop();
  await h.stop();
});

const call = () => h.as();

test('the list of instruments has a version that changes only when a row does', async () => {
  const first = expectOk(await call()(listInstruments, {}));
  expect(first.rows.map((row) => row.symbol)).toEqual(['VRM', 'NEEM', 'SAGAR', 'KVRT', 'BAHIALL']);
  await h.clock.advance(5_000);
  expect(expectOk(await call()(listInstruments, {})).version).toBe(first.version);
});

test('a quote has change and rate from the previous close, and unknown symbols are left out', async () => {
  const { previousClose } = feed.quote('VRM')!;
  feed.trade('VRM', previousClose + 125, 300);
  const [quote, ...others] = expectOk(await call()(getQuotes, { symbols: ['VRM', 'NOPE', 'VRM'] }));
  expect(others).toEqual([]);
  expect(quote).toMatchObject({ symbol: 'VRM', change: '1.25', bid: null, state: 'trading' });
  expect(Number(quote!.changeRate)).toBeCloseTo((125 / previousClose) * 100, 2);
});

test('a profile has the year’s range, the market value, the tick and the events; an index has members', async () => {
  const profile = expectOk(await call()(getInstrument, { symbol: 'VRM' }));
  expect(profile).toMatchObject({
    name: 'Varuna Motors',
    foreignOwnership: '12.34',
    bandRate: 10,
    tick: '0.01',
    memberCount: 0,
    // The operator's: it has none of its own, as NEEM has.
    lockDays: 2,
    lockMinutes: 0,
  });
  expect(expectOk(await call()(getInstrument, { symbol: 'NEEM' }))).toMatchObject({ lockDays: 0, lockMinutes: 30 });
  expect(Number(profile.high52Weeks)).toBeGreaterThan(Number(profile.low52Weeks));
  expect(Number(profile.marketValue)).toBe((feed.quote('VRM')!.last! / 100) * 1_000_000);
  const index = expectOk(await call()(getInstrument, { symbol: 'BAHIALL' }));
  expect(index).toMatchObject({ tick: null, marketValue: null, memberCount: 1 });
});

test('rankings are in order, have pages, and may be of one sector; an index is not ranked', async () => {
  for (const [symbol, move] of [
    ['NEEM', 300],
    ['SAGAR', -200],
    ['KVRT', 50],
  ] as const) {
    feed.trade(symbol, feed.quote(symbol)!.previousClose + move, 500 + move);
  }
  const ranked = async (by: 'gainers' | 'losers' | 'volume', more = {}) =>
    expectOk(await call()(listRankings, { by, ...more }));
  const gainers = await ranked('gainers');
  const rates = gainers.rows.map((row) => Number(row.changeRate));
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  expect(gainers.total).toBe(4);
  expect((await ranked('losers')).rows.map((row) => row.symbol)).toEqual(
    gainers.rows.map((row) => row.symbol).reverse(),
  );
  const [one, two] = [await ranked('volume', { pageSize: 3 }), await ranked('volume', { pageSize: 3, page: 2 })];
  expect([...one.rows, ...two.rows].map((row) => row.symbol).toSorted()).toEqual(['KVRT', 'NEEM', 'SAGAR', 'VRM']);
  expect((await ranked('volume', { page: 99_999 })).rows).toEqual([]);
  expect((await ranked('gainers', { sector: 'bank' })).rows.map((row) => row.symbol)).toEqual(['NEEM']);
  expect(endOf(await call()(listRankings, { by: 'gainers', sector: 'nothing' }))).toBe('request.invalid');
});

test('search finds codes and names, in any case', async () => {
  const found = async (text: string) => expectOk(await call()(searchInstruments, { text })).map((row) => row.symbol);
  expect(await found('motor')).toEqual(['VRM']);
  expect(await found('ｎｅｅｍ')).toEqual(['NEEM']);
  expect(await found('zzz')).toEqual([]);
});

test('sparklines hold at most 60 points of the session and end at the last price', async () => {
  feed.trade('VRM', 11_111, 1);
  await h.clock.advance(1_000);
  const lines = expectOk(await call()(getSparklines, { symbols: ['VRM', 'NEEM', 'NOPE'] }));
  expect(lines.map((line) => line.symbol)).toEqual(['VRM', 'NEEM']);
  expect(lines[0]!.points).toHaveLength(60);
  expect(lines[0]!.points.at(-1)).toBe(11_111);
});

test('the tape around a past moment has the minutes that a mark looks back on, of each instrument, and none beside them', async () => {
  const minute = async (price: number) => {
    feed.trade('VRM', price, 100);
    if (price % 2 === 1) feed.trade('NEEM', price, 100);
    await h.clock.advance(60_000);
    feed.endMinute();
  };
  for (let price = 11_000; price < 11_012; price += 1) await minute(price);
  const at = h.clock.now() - 90_000;
  const { format, instruments: seen } = expectOk(await call()(getMinutes, { at, symbols: ['VRM', 'NEEM', 'VRM'] }));
  expect([format, ...seen.map(({ symbol, priceScale }) => `${symbol} ${priceScale}`)]).toEqual([
    'bahi-tape-1',
    'VRM 2',
    'NEEM 2',
  ]);
  const [vrm, neem] = seen.map(({ minutes }) => minutes.map(([, , high, , , volume]) => `${high} ${volume}`));
  expect(vrm).toEqual([11_003, 11_004, 11_005, 11_006, 11_007, 11_008, 11_009, 11_010].map((high) => `${high} 100`));
  expect(neem).toEqual([11_003, 11_005, 11_007, 11_009].map((high) => `${high} 100`));
  expect(seen[0]!.minutes.at(-1)![0]).toBeLessThanOrEqual(at);
  for (const wrong of [NOON - 1, h.clock.now() + 1])
    expect(endOf(await call()(getMinutes, { at: wrong, symbols: ['VRM'] }))).toBe('market.range_invalid');
  expect(expectOk(await call()(getMinutes, { at: NOON, symbols: ['BAHIALL'] })).instruments).toHaveLength(1);
});

test('the session line follows the calendar', async () => {
  const { open, close } = sessionOn(practiceCalendar, '2026-11-21')!;
  const session = expectOk(await call()(getSession, {}));
  expect(session).toMatchObject({ calendar: 'practice', businessDate: '2026-11-21', state: 'open', open, close });
});

const badCalls: [string, () => Promise<{ kind: string }>, string[]][] = [
  ['a depth of nothing', () => call()(getDepth, { symbol: 'NOPE' }), ['market.symbol_unknown']],
  ['a tape of nothing', () => call()(getMinutes, { at: NOON, symbols: ['NOPE'] }), ['market.symbol_unknown']],
  ['a tape before time', () => call()(getMinutes, { at: -1, symbols: ['VRM'] }), ['request.invalid']],
  ['a tape after time', () => call()(getMinutes, { at: 2e14, symbols: ['VRM'] }), ['market.range_invalid']],
  ['trades of nothing', () => call()(listTrades, { symbol: 'NOPE' }), ['market.symbol_unknown']],
  ['a profile of nothing', () => call()(getInstrument, { symbol: 'NOPE' }), ['market.symbol_unknown']],
  ['a profile of __proto__', () => call()(getInstrument, { symbol: '__PROTO__' }), ['request.invalid']],
  ['a symbol in lower case', () => call()(getDepth, { symbol: 'vrm' }), ['request.invalid']],
  ['a thousand quotes', () => call()(getQuotes, { symbols: Array(1000).fill('VRM') as string[] }), ['request.invalid']],
  ['no symbols', () => call()(getSparklines, { symbols: [] }), ['request.invalid']],
  ['a period of its own', () => call()(getCandles, { symbol: 'VRM', period: '2m' as '1m' }), ['request.invalid']],
  ['a limit of 0', () => call()(getCandles, { symbol: 'VRM', period: '1m', limit: 0 }), ['request.invalid']],
  [
    'a limit of 1e309',
    () => call()(getCandles, { symbol: 'VRM', period: '1m', limit: Number('1e309') }),
    ['request.invalid'],
  ],
  ['a time in fractions', () => call()(getCandles, { symbol: 'VRM', period: '1m', before: 1.5 }), ['request.invalid']],
  [
    'a time before time',
    () => call()(getCandles, { symbol: 'VRM', period: '1m', before: -5 }),
    ['market.range_invalid'],
  ],
  [
    'a time after time',
    () => call()(getCandles, { symbol: 'VRM', period: '1m', before: 9e15 }),
    ['market.range_invalid'],
  ],
  ['page 0', () => call()(listRankings, { by: 'volume', page: 0 }), ['request.invalid']],
  ['an empty search', () => call()(searchInstruments, { text: '' }), ['request.invalid']],
  ['a search of wildcards', () => call()(searchInstruments, { text: '%_*' }), ['ok']],
  ['a search with a NUL', () => call()(searchInstruments, { text: 'V\u0000' }), ['request.invalid']],
];

test.each(badCalls)('%s gets a clear answer', async (_name, send, ends) => {
  expect(ends).toContain(endOf((await send()) as Parameters<typeof endOf>[0]));
});

test('the genesis is decided once, also when two servers start at once, and the market goes on where it stood', async () => {
  const t = await testDatabase();
  const load = (now: number) => loadMarketState(t.db, { calendar: practiceCalendar, now });
  const states = await Promise.all([load(NOON + 1_234), load(NOON + 70_000), load(NOON + 150_000)]);
  expect(new Set(states.map((state) => `${state.seed} ${state.genesis}`)).size).toBe(1);
  expect(states[0].genesis % 60_000).toBe(0);
  expect(states[0].resume).toBeUndefined();
  await recordAround(t.db, NOON);
  await t.db.query(
    `insert into market.daily_bar values ('OLD', '2026-11-20', 900, 910, 950, 905, 940, 5000, 4700000),
      ('NEW', '2026-11-20', 90, 91, 95, 90, 94, 500, 47000), ('NEW', '2026-11-21', 94, 95, 99, 93, 98, 700, 66000)`,
  );
  const { resume } = await load(NOON + 86_400_000);
  expect(resume).toEqual({
    businessDate: '2026-11-21',
    seenAt: NOON + 10 * 86_400_000,
    symbols: [
      { symbol: 'NEW', previousClose: 94, last: 98, open: 95, high: 99, low: 93, volume: 700, turnover: 66_000 },
      {
        symbol: 'OLD',
        date: '2026-11-20',
        previousClose: 940,
        last: 940,
        open: 940,
        high: 940,
        low: 940,
        volume: 0,
        turnover: 0,
      },
    ],
  });
  await t.drop();
});

test('nobody edits a recorded market: the application may not delete bars or change where it began', async () => {
  for (const statement of [
    'delete from market.minute_bar',
    'update market.minute_bar set open = 1',
    `update market.genesis set seed = '${randomUUID()}'`,
    'delete from market.daily_bar',
  ]) {
    await expect(h.t.db.query(statement)).rejects.toThrow(/permission denied/);
  }
});

test('the last close is that of all that has traded, also of what is on its way to the tables', async () => {
  const date = businessDateOf(practiceCalendar, h.clock.now());
  const { previousClose } = feed.quote('KVRT')!;
  for (const change of [5, 10, 15]) {
    feed.trade('KVRT', previousClose + change, 100);
    await h.clock.advance(60_000);
    feed.endMinute();
    expect(await market.closeUpTo('KVRT', date)).toBe(previousClose + change);
  }
});

test('with each minute the mark prices are kept, for the next start', async () => {
  const { previousClose } = feed.quote('SAGAR')!;
  feed.trade('SAGAR', previousClose + 20, 100);
  await h.clock.advance(60_000);
  feed.endMinute();
  await market.flush();
  const { resume } = await loadMarketState(h.t.db, { calendar: practiceCalendar, now: h.clock.now() });
  const { mark, openingMark } = feed.quote('SAGAR')!;
  expect(resume!.symbols.find(({ symbol }) => symbol === 'SAGAR')).toMatchObject({ mark, openingMark });
  expect(mark).toBe(previousClose + 20);
});
