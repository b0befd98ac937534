/** What is ahead of a market cannot be worked out from what is public of it; and the numbers it is made of are plainly distributed. */
import { createHash } from 'node:crypto';
import { createRng, hashText } from '@bahi/core/rng.ts';
import { addDays, practiceCalendar, sessionAt, sessionOn } from '@bahi/core/calendar.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { expect, test } from 'vitest';
import { boardsOf } from './boards/boards.ts';
import { equityBoardOf } from './boards/equity.ts';
import { forexBoardOf } from './boards/forex.ts';
import { createExchange } from './engine/engine.ts';
import { createLiveFactors } from './engine/factors.ts';
import { createHistory } from './history/history.ts';
import { planActions } from './news/coming-actions.ts';
import { comingNews, newsOfSession } from './news/company-news.ts';
import { pastEventsOf } from './news/past-events.ts';
import { secretPurposes, secretStreams, streamsOf } from './streams.ts';

const GENESIS = Date.parse('2026-11-21T14:37:00+05:30');
const CHARACTERS = '0123456789abcdef';
const drawn = testSeed(import.meta.filename);

/** As an install draws it. */
function seedFrom(rng: ReturnType<typeof createRng>): string {
  return Array.from({ length: 64 }, () => CHARACTERS[rng.below(16)]).join('');
}

/** What an attacker finds within a minute: another seed that computes the same past. */
function twins(): readonly [string, string] {
  const rng = createRng(drawn);
  const known = new Map<number, string>();
  for (;;) {
    const seed = seedFrom(rng);
    const twin = known.get(hashText(seed));
    if (twin !== undefined && twin !== seed) return [twin, seed];
    known.set(hashText(seed), seed);
  }
}

function pastOf(seed: string) {
  const board = equityBoardOf(seed, 'practice');
  const history = createHistory({ seed, genesis: GENESIS, board });
  const bars = [0, 150, 299].map((at) => [history.listedDays(at, '0', '9'), history.minuteBarsAt(at, 1_820)]);
  const events = [...pastEventsOf({ seed, genesis: GENESIS }, history, undefined)];
  return { boards: boardsOf(seed, 'practice'), bars, index: history.computedDays(0, '0', '9'), events };
}

/** All that is ahead, by what tells of it. */
function aheadOf(seed: string) {
  const market = { seed, genesis: GENESIS };
  const board = equityBoardOf(seed, 'practice');
  const draws = comingNews(streamsOf(market));
  const today = sessionAt(practiceCalendar, GENESIS)!.date;
  const dates = Array.from({ length: 91 }, (_, days) => addDays(today, days));
  const news = dates
    .slice(0, 4)
    .flatMap((date) => newsOfSession(draws, board.listings, sessionOn(practiceCalendar, date)!));
  const results = board.listings.slice(0, 40).map((listed) => dates.find((date) => draws.isResultsDay(listed, date)));
  const plan = planActions({ ...market, board, actionsFrom: GENESIS });
  const actions = plan.events(GENESIS - 30 * DAY_MS, GENESIS + 60 * DAY_MS).map(({ id }) => id);
  const whole = forexBoardOf(seed, 'practice');
  const forex = { ...whole, listings: whole.listings.slice(0, 3), computed: [] };
  const engine = createExchange({ ...market, board: forex, now: GENESIS });
  engine.advanceTo(GENESIS + MINUTE_MS);
  const trades = engine.stocks.map(({ tape }) => tape.latest(1_000));
  const factors = createLiveFactors(streamsOf(market), board.factors, GENESIS);
  factors.step(86_100);
  return { news, results, actions, trades, factors: [factors.market, ...factors.bySector] };
}

test(`whoever found the seed of the past still does not know what comes (seed ${drawn})`, { timeout: 60_000 }, () => {
  const [seed, found] = twins();
  expect(found).not.toBe(seed);
  expect(pastOf(found)).toEqual(pastOf(seed));
  const [own, guessed] = [aheadOf(seed), aheadOf(found)];
  const stories = new Set(own.news.map(({ event }) => event.id));
  expect(stories.size).toBeGreaterThan(10);
  expect(guessed.news.filter(({ event }) => stories.has(event.id))).toEqual([]);
  const hits = guessed.results.filter((date, at) => date !== undefined && date === own.results[at]);
  expect(hits.length).toBeLessThan(6);
  // The season of a company's dividends is known from its past, and their day is one of nine.
  expect(own.actions.length).toBeGreaterThan(20);
  expect(guessed.actions.filter((id) => own.actions.includes(id)).length).toBeLessThan(own.actions.length / 2);
  own.trades.forEach((trades, at) => {
    expect(trades.length).toBeGreaterThan(5);
    expect(guessed.trades[at]!.at(-1)).not.toEqual(trades.at(-1));
  });
  own.factors.forEach((level, at) => expect(guessed.factors[at]).not.toBe(level));
});

test(`each bit of the seed is in each stream of what is ahead (seed ${drawn})`, () => {
  const seed = seedFrom(createRng(drawn, 1));
  const seeds = [seed];
  for (let at = 0; at < seed.length; at += 1)
    for (const bit of [1, 2, 4, 8]) {
      const digit = CHARACTERS[CHARACTERS.indexOf(seed[at]!) ^ bit]!;
      seeds.push(seed.slice(0, at) + digit + seed.slice(at + 1));
    }
  expect(new Set(seeds).size).toBe(257);
  const words = seeds.flatMap((each) => {
    const ahead = secretStreams(each);
    return secretPurposes.map((purpose) => {
      const rng = ahead.secret(purpose, 'VRM');
      return `${rng.next()} ${rng.next()}`;
    });
  });
  expect(new Set(words).size).toBe(257 * secretPurposes.length);
});

test('the same name gives the same numbers for as long as one asks, another name others', () => {
  const numbers = (...parts: readonly (string | number)[]) => {
    const rng = secretStreams('streams').secret('trades', ...parts);
    return Array.from({ length: 1_000 }, () => rng.next());
  };
  expect(numbers('VRM', 1)).toEqual(numbers('VRM', 1));
  expect(new Set([...numbers('VRM', 1), ...numbers('VRM', 2), ...numbers('NEEM', 1)]).size).toBeGreaterThan(2_990);
});

test(`they fill their range evenly in each bit, and normals have mean 0 and deviation 1 (seed ${drawn})`, () => {
  const rng = secretStreams(String(drawn)).secret('factors');
  const count = 100_000;
  const buckets = Array.from({ length: 10 }, () => 0);
  const bits = Array.from({ length: 32 }, () => 0);
  let [sum, squares, fourths, before, product] = [0, 0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    buckets[rng.below(10)]! += 1;
    const word = rng.next();
    for (let bit = 0; bit < 32; bit += 1) bits[bit]! += (word >>> bit) & 1;
    const value = rng.normal();
    sum += value;
    squares += value ** 2;
    fourths += value ** 4;
    product += value * before;
    before = value;
  }
  // Six deviations: one run in ten million is red by chance.
  for (const bucket of buckets) expect(Math.abs(bucket - count / 10)).toBeLessThan(6 * Math.sqrt(count * 0.09));
  for (const bit of bits) expect(Math.abs(bit - count / 2)).toBeLessThan(3 * Math.sqrt(count));
  expect(Math.abs(sum)).toBeLessThan(6 * Math.sqrt(count));
  expect(Math.abs(product)).toBeLessThan(6 * Math.sqrt(count));
  expect(Math.abs(squares - count)).toBeLessThan(6 * Math.sqrt(2 * count));
  expect(Math.abs(fourths - 3 * count)).toBeLessThan(6 * Math.sqrt(96 * count));
});

test('the past stays what customers saw: nothing computed of it moves, whatever becomes of the code', () => {
  const { bars, index, events } = pastOf('c0ffee00112233445566778899aabbcc');
  const digest = createHash('sha256').update(JSON.stringify({ bars, index, events })).digest('hex');
  expect(digest).toBe('a4681a760d0bcbc73a79e8fa50afd8797c79f1023bff5c8dc6b85f8d24b7f18b');
});
