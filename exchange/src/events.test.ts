/** What the market tells: news that is the same for ever, limits that are reached for a reason, halts and closes. */
import type { MarketEvent } from '@bahi/contract/venue.ts';
import { addDays, practiceCalendar, sessionAt } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { equityBoardOf } from './boards/equity.ts';
import { createExchange } from './engine/engine.ts';
import { createLocalExchange } from './local.ts';
import type { Listed } from './listed.ts';
import { comingNews, newsOfSession, pastNews, type NewsDraws } from './news/company-news.ts';
import { streamsOf } from './streams.ts';

const GENESIS = Date.parse('2026-11-21T14:37:00+05:30');
const open = (seed: string, genesis = GENESIS) => createLocalExchange({ seed, genesis, calendarId: 'practice' });

test(
  'the thirty sessions before genesis have the same events for the same seed, each with an id of its own',
  { timeout: 60_000 },
  async () => {
    const { feed } = open('events');
    const events = await feed.marketEvents(0, GENESIS);
    expect(await open('events').feed.marketEvents(0, GENESIS)).toEqual(events);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const { id, at } of events) {
      expect(id).toMatch(/^[a-z0-9:-]{1,80}$/);
      expect(at).toBeLessThan(GENESIS);
    }
    const count = (kind: MarketEvent['kind']) => events.filter((event) => event.kind === kind).length;
    expect(count('company')).toBeGreaterThan(150);
    expect(count('company')).toBeLessThan(900);
    expect([count('close'), count('status')]).toEqual([29, 5]);
    expect(count('band')).toBeGreaterThan(0);
    const actions = events.flatMap((event) => (event.kind === 'action' ? [`${event.action.kind} ${event.stage}`] : []));
    for (const kind of ['split', 'bonus', 'dividend'])
      expect(actions).toEqual(expect.arrayContaining([`${kind} declared`, `${kind} ex`]));
    const middle = events[Math.floor(events.length / 2)]!.at;
    const halves = [...(await feed.marketEvents(0, middle)), ...(await feed.marketEvents(middle, GENESIS))];
    expect(halves).toEqual(events);
  },
);

test('past news has the sign of what its price did that day', async () => {
  const { feed } = open('events');
  const events = await feed.marketEvents(GENESIS - 28 * 86_400_000, sessionAt(practiceCalendar, GENESIS)!.open);
  const good = new Set(['results_rose', 'order_won', 'expansion']);
  for (const event of events) {
    if (event.kind !== 'company') continue;
    const { date } = sessionAt(practiceCalendar, event.at)!;
    const { corporateActions } = feed.instrument(event.symbol)!;
    if (corporateActions.some(({ exDate }) => exDate === date)) continue;
    const days = await feed.dailyBars(event.symbol, '2026-10-15', '2026-11-21');
    const at = days.findIndex(([start]) => start <= event.at && event.at < start + 86_400_000);
    if (at < 1) continue;
    expect(days[at]![4] >= days[at - 1]![4], event.id).toBe(good.has(event.story));
  }
});

test.each(['a', 'b', 'c', 'd'])(
  'market %s begins with one to three companies at a limit, a queue on one side only, and the news that explains it',
  async (seed) => {
    const genesis = GENESIS - (seed.charCodeAt(0) - 97) * 183 * MINUTE_MS;
    const { feed, advance } = open(seed, genesis);
    for (const later of [0, 5 * MINUTE_MS]) {
      await advance(genesis + later);
      const found = feed.instruments().filter(({ symbol }) => {
        const { last, upper, lower } = feed.quote(symbol)!;
        return last !== null && (last === upper || last === lower);
      });
      expect(found.length).toBeGreaterThanOrEqual(1);
      expect(found.length).toBeLessThanOrEqual(4);
      for (const { symbol } of found) {
        const { last, upper, bid, ask } = feed.quote(symbol)!;
        const side = last === upper ? 'upper' : 'lower';
        expect([bid, ask], symbol).toEqual(side === 'upper' ? [upper, null] : [null, last]);
        const today = await feed.marketEvents(genesis - 86_400_000, genesis + later + 1);
        const mine = today.filter((event) => 'symbol' in event && event.symbol === symbol);
        expect(
          mine.some(({ kind }) => kind === 'company'),
          symbol,
        ).toBe(true);
        expect(mine.at(-1), symbol).toMatchObject({ kind: 'band', side, price: last });
      }
    }
  },
);

test('a market that first starts outside a session has them a few minutes after its first opening', async () => {
  const opening = Date.parse('2026-11-21T05:05:00+05:30');
  const { feed, advance } = open('gap', opening - 2 * MINUTE_MS);
  await advance(opening + 12 * MINUTE_MS);
  const events = await feed.marketEvents(opening, opening + 12 * MINUTE_MS);
  const hits = events.filter((event) => event.kind === 'band');
  expect(hits.length).toBeGreaterThanOrEqual(1);
  for (const { symbol, side } of hits) {
    const { bid, ask } = feed.quote(symbol)!;
    expect([bid, ask][side === 'upper' ? 1 : 0], symbol).toBeNull();
    expect(events, symbol).toContainEqual(expect.objectContaining({ kind: 'company', symbol, at: opening }));
  }
});

test('live news follows from the seed and the date, is told at its moment, and moves its price in the book', async () => {
  const { listings } = equityBoardOf('news', 'practice');
  const session = sessionAt(practiceCalendar, GENESIS)!;
  const newsAgain = () => newsOfSession(comingNews(streamsOf({ seed: 'news', genesis: GENESIS })), listings, session);
  const news = newsAgain();
  expect(news.length).toBeGreaterThan(2);
  expect(newsAgain()).toEqual(news);
  const big = news.toSorted((left, right) => Math.abs(right.move) - Math.abs(left.move))[0]!;
  const genesis = Math.floor(big.event.at / MINUTE_MS) * MINUTE_MS - 3 * MINUTE_MS;
  const { feed, advance } = open('news', genesis);
  const told: MarketEvent[] = [];
  feed.onMarketEvents((events) => void told.push(...events.filter((event) => event.kind === 'company')));
  await advance(big.event.at - 1);
  expect(told.map(({ id }) => id)).not.toContain(big.event.id);
  const before = feed.quote(big.event.symbol)!.last!;
  await advance(big.event.at + 12 * MINUTE_MS);
  expect(told).toContainEqual(big.event);
  expect(await feed.marketEvents(big.event.at, big.event.at + 1)).toContainEqual(big.event);
  const { last, upper, lower } = feed.quote(big.event.symbol)!;
  const move = Math.log(last! / before);
  expect(Math.sign(move)).toBe(Math.sign(big.move));
  expect(Math.abs(move) > Math.abs(big.move) * 0.5 || last === upper || last === lower).toBe(true);
});

test('an index that falls by a tenth halts the market, and trading resumes after its time', () => {
  const engine = createExchange({
    seed: 'halt',
    genesis: GENESIS,
    board: equityBoardOf('halt', 'practice'),
    now: GENESIS,
  });
  engine.live[0]!.figures.previousClose *= 1.12;
  engine.advanceTo(GENESIS + 2_000);
  const [halt] = engine.takeMarketEvents().filter(({ kind }) => kind === 'halt');
  expect(halt).toMatchObject({ symbol: 'BAHIFIFTY', rate: 10, until: halt!.at + 45 * MINUTE_MS });
  expect(engine.stocks.filter(({ state }) => state === 'halted').length).toBe(300);
  engine.advanceTo(halt!.at + 45 * MINUTE_MS + 10_000);
  expect(engine.takeMarketEvents().filter(({ kind }) => kind === 'resume').length).toBe(1);
  expect(engine.stocks.filter(({ state }) => state === 'halted').length).toBe(0);
});

test('the end of a session is told with the level of the main index', async () => {
  const { close, date } = sessionAt(practiceCalendar, GENESIS)!;
  const genesis = close - MINUTE_MS;
  const { feed, advance } = open('close', genesis);
  const told: MarketEvent[] = [];
  feed.onMarketEvents((events) => void told.push(...events));
  await advance(close + 1_000);
  const { last, previousClose } = feed.quote('BAHIFIFTY')!;
  expect(told.filter(({ kind }) => kind === 'close')).toEqual([
    { kind: 'close', id: `close:${date}`, at: close, date, symbol: 'BAHIFIFTY', level: last, previous: previousClose },
  ]);
  expect(feed.halt()).toBeNull();
});

test('results come every 91 days, and nobody’s twice within weeks because the market has begun', () => {
  const { listings } = equityBoardOf('news', 'practice');
  const streams = streamsOf({ seed: 'news', genesis: GENESIS });
  const [past, ahead] = [pastNews(streams), comingNews(streams)];
  const today = sessionAt(practiceCalendar, GENESIS)!.date;
  const daysOf = (draws: NewsDraws, listed: Listed, from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => from + at).filter((day) =>
      draws.isResultsDay(listed, addDays(today, day)),
    );
  for (const listed of listings) {
    const [before] = daysOf(past, listed, -90, 1);
    const [first, ...later] = daysOf(ahead, listed, 0, 400);
    expect(first! - before!, listed.symbol).toBeGreaterThan(45);
    expect(first!, listed.symbol).toBeLessThan(Math.max(0, before! + 46) + 91);
    later.forEach((day, at) => expect(day - first!).toBe(91 * (at + 1)));
  }
  const firsts = new Set(listings.map((listed) => daysOf(ahead, listed, 0, 140)[0]));
  expect(firsts.size).toBeGreaterThan(60);
});
