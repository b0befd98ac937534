/** A chart over an ex-date that happens while the market runs: recorded minutes and days join without a gap in every adjustment (spec §9). */
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import type { Bar, CorporateAction } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalExchange } from '../../../exchange/src/local.ts';
import { NOON } from '../identity/testing.ts';
import { virtualClock } from '../platform/clock.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import type { CandleQuery } from './candles.ts';
import { createMarket, type Market } from './service.ts';
import { loadMarketState } from './state.ts';

let t: TestDatabase;
let market: Market;
let action: CorporateAction & { readonly symbol: string };
const stops: (() => Promise<void>)[] = [];

/** From the last minutes of the record date to the first of the ex-date. */
beforeAll(async () => {
  t = await testDatabase();
  const first = await begin(NOON);
  const found = first.feed
    .instruments()
    .flatMap(({ symbol, corporateActions }) =>
      corporateActions.filter(({ kind }) => kind === 'split').map((each) => ({ ...each, symbol })),
    );
  action = found.toSorted((a, b) => (a.exDate < b.exDate ? 1 : -1))[0]!;
  await first.run(NOON + 3 * MINUTE_MS, MINUTE_MS);
  for (const stop of stops.splice(0)) await stop();
  const close = sessionOn(practiceCalendar, action.recordDate)!.close;
  const open = sessionOn(practiceCalendar, action.exDate)!.open;
  const life = await begin(close - 3 * MINUTE_MS);
  await life.run(close + MINUTE_MS, MINUTE_MS);
  await life.run(open - MINUTE_MS, 10 * MINUTE_MS);
  await life.run(open + 4 * MINUTE_MS, MINUTE_MS);
  market = life.market;
}, 180_000);
afterAll(async () => {
  for (const stop of stops) await stop();
  await t.drop();
});

async function begin(now: number) {
  const clock = virtualClock(now);
  const state = await loadMarketState(t.db, { calendar: practiceCalendar, now, seed: 'live action' });
  const exchange = createLocalExchange({ ...state, now, actionsFrom: state.genesis });
  const { feed } = exchange;
  const log = { warn: () => {} } as never;
  const made = createMarket({ db: t.db, feed, clock, calendar: practiceCalendar, genesis: state.genesis, log });
  await made.start();
  stops.push(async () => {
    await made.stop();
    await exchange.stop();
  });
  async function run(until: number, step: number): Promise<void> {
    while (clock.now() < until) {
      const to = Math.min(until, clock.now() + step);
      await exchange.advance(to);
      await clock.advance(to - clock.now());
      await made.flush();
    }
  }
  return { feed, market: made, run };
}

const read = async (period: CandleQuery['period'], adjust: CandleQuery['adjust']): Promise<readonly Bar[]> =>
  (await market.candles({ symbol: action.symbol, period, adjust, limit: 40 })).bars;

test.each(['1m', '5m', 'day'] as const)(
  '%s: the split is a step in raw prices and none in adjusted ones',
  async (period) => {
    const exAt = sessionOn(practiceCalendar, action.exDate)!.open - 5 * MINUTE_MS;
    const stepOf = (bars: readonly Bar[]) => {
      const after = bars.findIndex(([start]) => start >= exAt);
      return Math.log(bars[after]![1] / bars[after - 1]![4]);
    };
    const factor = action.numerator / action.denominator;
    const [none, forward, backward] = [
      await read(period, 'none'),
      await read(period, 'forward'),
      await read(period, 'backward'),
    ];
    expect(factor).toBeGreaterThan(1.5);
    expect(Math.abs(stepOf(none) + Math.log(factor))).toBeLessThan(0.03);
    expect(Math.abs(stepOf(forward))).toBeLessThan(0.03);
    expect(Math.abs(stepOf(backward))).toBeLessThan(0.03);
    // Today is as it trades where the past is scaled, and the past where today is; every bar is there in each.
    const starts = (bars: readonly Bar[]) => bars.map(([start]) => start);
    expect(starts(forward)).toEqual(starts(none));
    expect(starts(backward)).toEqual(starts(none));
    expect(forward.at(-1)).toEqual(none.at(-1));
    const close = none.findLast(([start]) => start < exAt)![4];
    expect(forward.findLast(([start]) => start < exAt)![4]).toBe(Math.round(close / factor));
  },
);
