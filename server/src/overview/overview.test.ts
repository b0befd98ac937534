import { getOverview, listMembers } from '@bahi/contract/overview/calls.ts';
import type { MarketFeed, MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange } from '../../../exchange/src/local.ts';
import { endOf, expectOk, NOON, startHarness, type Harness } from '../identity/testing.ts';
import { createScriptedFeed, instrument } from '../market/testing.ts';
import type { Extremes } from '../scans/service.ts';
import { createOverview } from './service.ts';
import { memberPage } from './members.ts';
import { registerOverviewRoutes } from './routes.ts';

const off = { since: '2026-11-01', reason: 'merged' } as const;
const listed: readonly MarketInstrument[] = [
  instrument('BIG', { sharesOutstanding: 9_000_000 }),
  instrument('SMALL', { sharesOutstanding: 1_000_000 }),
  instrument('NEEM', { sector: 'bank' }),
  instrument('LIMIT', { sector: 'bank' }),
  instrument('FLOOR', { sector: 'bank' }),
  instrument('STILL', { sector: 'metals' }),
  instrument('ASLEEP', { sector: 'metals' }),
  instrument('GONE', { sector: 'metals', status: { state: 'off_shelf', ...off } }),
  instrument('REAL.NSE', { source: 'nse_eod' }),
  instrument('COIN', { kind: 'digital', sector: null }),
  instrument('INDEX', {
    kind: 'index',
    sector: null,
    divisor: 1_000,
    members: [
      { symbol: 'BIG', weightBps: 0, units: 800 },
      { symbol: 'SMALL', weightBps: 0, units: 100 },
      { symbol: 'STILL', weightBps: 0, units: 100 },
    ],
  }),
  instrument('FUND', {
    kind: 'fund',
    sector: null,
    divisor: 100,
    cash: 98_000,
    members: [
      { symbol: 'BIG', weightBps: 0, units: 60 },
      { symbol: 'SMALL', weightBps: 0, units: 30 },
    ],
  }),
];
const prices: Record<string, Partial<MarketQuote>> = {
  BIG: { last: 10_100, high: 10_150, low: 9_990, turnover: 123_456 },
  SMALL: { last: 9_000, high: 10_000, low: 8_999, turnover: 4 },
  NEEM: { last: 10_000, high: 10_000, low: 10_000 },
  LIMIT: { last: 11_000, upper: 11_000, high: 11_000, low: 10_000 },
  FLOOR: { last: 9_000, lower: 9_000, high: 9_500, low: 9_000 },
  STILL: { last: null, open: null, high: null, low: null },
  ASLEEP: { last: 12_000, state: 'suspended', high: 99_999, low: 1 },
  GONE: { last: 50_000, state: 'off_shelf' },
  FUND: { last: 10_410, previousClose: 10_000 },
};

let h: Harness;
let asked = 0;
beforeAll(async () => {
  h = await startHarness({
    addRoutes(server, { clock }) {
      const scripted = createScriptedFeed({ clock, genesis: NOON, instruments: listed });
      const quote = (symbol: string) => {
        asked++;
        const found = scripted.quote(symbol);
        return found && { ...found, previousClose: 10_000, last: 10_000, turnover: 0, ...prices[symbol] };
      };
      const extremes = new Map<string, Extremes>([
        ['BIG', { high: 10_149, low: 5_000 }],
        ['SMALL', { high: 10_000, low: 9_000 }],
        ['ASLEEP', { high: 20_000, low: 2_000 }],
      ]);
      const scans = { extremes: async () => extremes };
      registerOverviewRoutes(server, createOverview({ feed: { ...scripted, quote }, clock, scans }));
    },
  });
});
afterAll(() => h.stop());

test('breadth counts what trades; suspended ones stand apart, delisted and imported ones are not there', async () => {
  const { breadth, turnover } = expectOk(await h.as()(getOverview, {}));
  expect(breadth).toEqual({
    advances: 2,
    declines: 2,
    unchanged: 2,
    atUpper: 1,
    atLower: 1,
    newHighs: 1,
    newLows: 1,
    notTrading: 1,
  });
  expect(turnover).toBe('1234.60');
});

test('a sector moves by market value at the previous close, best sector first', async () => {
  const { sectors } = expectOk(await h.as()(getOverview, {}));
  expect(sectors.map((row) => row.sector)).toEqual(['metals', 'bank', 'auto']);
  // (9,000,000 x 1.00 - 1,000,000 x 10.00) / (10,000,000 x 100.00)
  expect(sectors[2]).toEqual({
    sector: 'auto',
    changeRate: '-0.10',
    advances: 1,
    declines: 1,
    turnover: '1234.60',
    best: 'BIG',
    worst: 'SMALL',
  });
  expect(sectors[1]).toMatchObject({ changeRate: '0.00', best: 'LIMIT', worst: 'FLOOR' });
});

test('a thousand readers in a second cost one computation', async () => {
  await h.clock.advance(1_000);
  await h.as()(getOverview, {});
  const before = asked;
  await Promise.all(Array.from({ length: 50 }, () => h.as()(getOverview, {})));
  expect(asked).toBe(before);
  await h.clock.advance(1_000);
  await h.as()(getOverview, {});
  expect(asked).toBeGreaterThan(before);
});

test('members: the weight at the previous close, and contributions that add up to the change', async () => {
  const index = expectOk(await h.as()(listMembers, { symbol: 'INDEX' }));
  expect(index).toMatchObject({ total: 3, change: '-0.2000' });
  expect(index.rows).toEqual([
    { symbol: 'BIG', units: 800, weight: '80.00', contribution: '0.8000' },
    { symbol: 'SMALL', units: 100, weight: '10.00', contribution: '-1.0000' },
    { symbol: 'STILL', units: 100, weight: '10.00', contribution: null },
  ]);
  // The fund's cash fell from 100,000 by its cost: 60 x 10,100 + 30 x 9,000 + 98,000 = 974,000 over 100 units.
  const fund = expectOk(await h.as()(listMembers, { symbol: 'FUND', sort: 'contribution' }));
  expect(fund.rows.map((row) => row.contribution)).toEqual(['0.6000', '-3.0000']);
  expect(fund.change).toBe('-2.6000');
});

test('members are sorted and paged; what has none says so', async () => {
  const symbols = async (sort: 'symbol' | 'change' | 'contribution' | 'weight', page = 1) =>
    expectOk(await h.as()(listMembers, { symbol: 'INDEX', sort, page, pageSize: 2 })).rows.map((row) => row.symbol);
  expect(await symbols('change')).toEqual(['BIG', 'SMALL']);
  expect(await symbols('change', 2)).toEqual(['STILL']);
  expect(await symbols('contribution')).toEqual(['BIG', 'SMALL']);
  expect(await symbols('symbol', 2)).toEqual(['STILL']);
  expect(await symbols('symbol', 9_999)).toEqual([]);
  expect(endOf(await h.as()(listMembers, { symbol: 'BIG' }))).toBe('market.no_members');
  expect(endOf(await h.as()(listMembers, { symbol: 'NOPE' }))).toBe('market.symbol_unknown');
  expect(endOf(await h.as()(listMembers, { symbol: 'INDEX', sort: 'size' as 'weight' }))).toBe('request.invalid');
});

test('on the practice exchange the contributions are the change of every index and fund, up to rounding', async () => {
  const exchange = createLocalExchange({ seed: 'members', genesis: NOON, calendarId: 'practice' });
  const feed: MarketFeed = exchange.feed;
  await exchange.advance(NOON + 20_000);
  const wholes = feed.instruments().filter(({ members }) => members.length > 0);
  expect(wholes.length).toBeGreaterThan(4);
  for (const { symbol, kind, priceScale, fund } of wholes) {
    const { rows, change } = memberPage(feed, { symbol, sort: 'weight', page: 1, pageSize: 1_000 }, NOON);
    const quote = feed.quote(symbol)!;
    const sum = rows.reduce((total, row) => total + Number(row.contribution), 0);
    const moved = ((quote.value ?? quote.last)! - quote.previousClose) / 10 ** priceScale;
    // It is told at most once a second; a price tick of its largest member may be on its way. A fund's close was its basket on a tick of 0.05.
    expect(Math.abs(Number(change) - moved), symbol).toBeLessThan(
      Math.max(kind === 'fund' ? 0.045 : 0.02, quote.previousClose / 10 ** priceScale / 5_000),
    );
    if (kind === 'index') expect(Math.abs(sum - Number(change)), symbol).toBeLessThan(0.06);
    const weight = rows.reduce((total, row) => total + Number(row.weight), 0);
    expect(Math.abs(weight + (fund?.cashBps ?? 0) / 100 - 100), symbol).toBeLessThan(3);
  }
  await exchange.stop();
});
