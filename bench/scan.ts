/**
 * `scan`: seconds for all scans over 300 instruments and five years of daily bars on one core, from the bars to the sorted
 * lists, and milliseconds to work the running day in anew. Computing the bars themselves is not counted.
 */
import { businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { createRng } from '@bahi/core/rng.ts';
import type { Bar, MarketFeed, MarketQuote } from '@bahi/contract/venue.ts';
import { createLocalExchange } from '../exchange/src/local.ts';
import { quoteOf } from '../server/src/market/quotes.ts';
import { virtualClock } from '../server/src/platform/clock.ts';
import { createScans } from '../server/src/scans/service.ts';
import { RULES } from '../server/src/scans/signals.ts';

const INSTRUMENTS = 300;
const UPDATES = 50;
const NOON = Date.UTC(2026, 10, 21, 6, 30);
const today = sessionOn(practiceCalendar, businessDateOf(practiceCalendar, NOON))!.open;

const { feed } = createLocalExchange({ seed: 'bench', genesis: NOON, calendarId: 'practice' });
const equities = feed
  .instruments()
  .filter(({ kind, status }) => kind === 'equity' && status === null)
  .slice(0, INSTRUMENTS);
const days = new Map<string, readonly Bar[]>();
for (const { symbol } of equities) days.set(symbol, await feed.dailyBars(symbol, '2020-01-01', '2026-11-21'));
const rng = createRng(1);
const quotes = new Map(equities.map(({ symbol }) => [symbol, quoteFor(symbol)]));

const clock = virtualClock(NOON);
const scans = createScans({
  clock,
  calendar: practiceCalendar,
  feed: { instruments: () => equities, quote: (symbol: string) => quotes.get(symbol) } as unknown as MarketFeed,
  market: {
    quotes: (symbols) => symbols.map((symbol) => quoteOf(quotes.get(symbol)!, 2)),
    adjustedDays: async (symbol) => days.get(symbol)!,
  },
  log: { warn: (error: unknown) => process.stderr.write(`${String(error)}\n`) } as never,
});

const startedAt = performance.now();
scans.start();
await allScans();
const seconds = (performance.now() - startedAt) / 1000;

const updates: number[] = [];
for (let turn = 0; turn < UPDATES; turn++) {
  for (const symbol of quotes.keys()) quotes.set(symbol, quoteFor(symbol));
  await clock.advance(1_000);
  const at = performance.now();
  await allScans();
  updates.push(performance.now() - at);
}
scans.stop();
const bars = [...days.values()].reduce((sum, list) => sum + list.length, 0);
const figures = { instruments: days.size, bars, seconds: rounded(seconds), update_ms: rounded(Math.max(...updates)) };
process.stdout.write(`${JSON.stringify({ name: 'scan', ...figures })}\n`);

async function allScans(): Promise<void> {
  for (const { scan } of RULES) await scans.run({ scan, page: 1, pageSize: 100 });
}

function quoteFor(symbol: string): MarketQuote {
  const before = days.get(symbol)!.at(-1)![4];
  const last = Math.max(1, Math.round(before * (0.95 + rng.float() * 0.1)));
  const [open, volume] = [before, rng.below(10_000_000)];
  const [high, low] = [Math.max(open, last), Math.min(open, last)];
  const book = { bid: null, ask: null, bidQuantity: 0, askQuantity: 0, upper: null, lower: null };
  const figures = { last, previousClose: before, open, high, low, volume, turnover: volume * last };
  return { symbol, ...figures, ...book, state: 'trading', mark: last, openingMark: before, at: today + 1, seq: 1 };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
