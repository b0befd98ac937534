/** The mark price: it follows the market, and nobody moves it but by trading against everybody else (rules §4). */
import type { Bar, VenueOrder } from '@bahi/contract/venue.ts';
import { practiceCalendar, sessionAt } from '@bahi/core/calendar.ts';
import { markPriceOf } from '@bahi/core/mark-price.ts';
import { verifyTape } from '@bahi/core/pool-tape.ts';
import type { ValuationFile } from '@bahi/core/pool-valuation.ts';
import { bandOf } from '@bahi/core/price.ts';
import { MINUTE_MS, SECOND_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { equityBoardOf } from '../boards/equity.ts';
import { comingNews, newsOfSession } from '../news/company-news.ts';
import { streamsOf } from '../streams.ts';
import { nearestTick } from '../history/days.ts';
import { createExchange, type Engine } from './engine.ts';
import { readMark } from './mark-price.ts';

const SEED = 'mark test';
const GENESIS = Date.parse('2026-11-21T11:00:00+05:30');

function start(): Engine {
  return createExchange({ seed: SEED, genesis: GENESIS, board: equityBoardOf(SEED, 'practice'), now: GENESIS });
}

function stockOf(engine: Engine, symbol = 'VRM') {
  return engine.stocks.find(({ listed }) => listed.symbol === symbol)!;
}

let orders = 0;
type Terms = Pick<VenueOrder, 'side' | 'quantity'> & Partial<VenueOrder>;

/** A market order goes to the limit of the day. */
function order(engine: Engine, { side, ...terms }: Terms): VenueOrder {
  orders += 1;
  const { upper, lower } = stockOf(engine).band;
  const price = side === 'buy' ? upper : lower;
  return { orderId: `${orders}`, symbol: 'VRM', side, type: 'market', price, owner: `${orders}`, ...terms };
}

/** All that is offered up to so far above the best offer. */
function sweep(engine: Engine, share: number): VenueOrder {
  const price = Math.round(stockOf(engine).book.ask! * (1 + share));
  return order(engine, { side: 'buy', quantity: 2_000_000, price });
}

test('it is the median of its three prices, within its range of their average', () => {
  const engine = start();
  for (let at = GENESIS + MINUTE_MS; at <= GENESIS + 15 * MINUTE_MS; at += MINUTE_MS) {
    engine.advanceTo(at);
    for (const { mark, listed, book } of engine.stocks) {
      if (listed.inactive !== null) continue;
      const inputs = readMark(mark);
      const { price, impactMid, average, traded, range, notional } = inputs;
      const median = [impactMid, average, traded ?? average].toSorted((a, b) => a - b)[1]!;
      const bounded = Math.max(average * (1 - range), Math.min(average * (1 + range), median));
      expect(price, listed.symbol).toBe(Math.round(bounded));
      expect(price, listed.symbol).toBe(markPriceOf(inputs));
      expect(range).toBeGreaterThan(0);
      const [sold, bought] = [book.averagePrice('buy', notional), book.averagePrice('sell', notional)];
      if (sold !== null && bought !== null) expect(Math.abs(price / ((sold + bought) / 2) - 1)).toBeLessThan(0.06);
    }
  }
});

test('the recorded minutes bear every mark out, as whoever verifies a valuation asks them', () => {
  const engine = start();
  const minutes = new Map<string, Bar[]>();
  for (let at = GENESIS + MINUTE_MS; at <= GENESIS + 20 * MINUTE_MS; at += MINUTE_MS) {
    engine.advanceTo(at);
    for (const { symbol, bar } of engine.takeBars()) minutes.set(symbol, [...(minutes.get(symbol) ?? []), bar]);
  }
  const at = engine.now();
  const listed = engine.stocks.filter((stock) => stock.listed.inactive === null);
  const positions = listed.map((stock) => {
    const { price, impactMid, average, traded, range, at: seen } = readMark(stock.mark);
    const inputs = {
      impactMid: `${impactMid}`,
      average: `${average}`,
      traded: traded === null ? null : `${traded}`,
      range: `${range}`,
      at: seen,
    };
    return { symbol: stock.listed.symbol, shares: 1, mark: price, inputs };
  });
  const instruments = positions.map(({ symbol }) => ({ symbol, priceScale: 2, minutes: minutes.get(symbol) ?? [] }));
  const held = (move: number) => {
    const marked = positions.map((one) => ({ ...one, mark: one.mark * move }));
    const valuations = [{ number: 1, at, positions: marked }] as unknown as ValuationFile['valuations'];
    return verifyTape({ valuations } as ValuationFile, [{ format: 'bahi-tape-1', at, instruments }]);
  };
  expect(held(1)).toEqual({ findings: [], marks: listed.length });
  expect(held(1.1).findings).toHaveLength(listed.length);
});

test('a book that is bent for a moment leaves it where it was', () => {
  const engine = start();
  engine.advanceTo(GENESIS + 10 * MINUTE_MS);
  const stock = stockOf(engine);
  const before = stock.mark.price;
  const touch = stock.book.ask!;
  engine.submit([sweep(engine, 0.03)], engine.now());
  expect(stock.figures.last).toBeGreaterThan(touch);
  engine.advanceTo(engine.now() + 32);
  expect(stock.mark.price).toBe(before);
});

test('a book that is bent for a minute moves it no further than its range', () => {
  const engine = start();
  engine.advanceTo(GENESIS + 10 * MINUTE_MS);
  const stock = stockOf(engine);
  const before = readMark(stock.mark);
  for (let second = 0; second < 60; second += 1) {
    engine.submit([sweep(engine, 0.03)], engine.now());
    engine.advanceTo(engine.now() + SECOND_MS);
    const { price, average, range } = readMark(stock.mark);
    expect(Math.abs(price / average - 1)).toBeLessThanOrEqual(range + 0.5 / average);
  }
  expect(stock.figures.last! / before.price - 1).toBeGreaterThan(0.02);
  expect(stock.mark.price / before.price - 1).toBeLessThan(0.01);
});

test('what customers trade with each other teaches neither it nor the agents', () => {
  const [alone, watched] = [start(), start()];
  for (const engine of [alone, watched]) engine.advanceTo(GENESIS + 5 * MINUTE_MS);
  const stock = stockOf(watched);
  for (let round = 0; round < 500; round += 1) {
    // One buys what the other offers, a tick inside the spread where there is room, else in the queue behind nobody.
    const inside = stock.book.ask! - 5;
    if (inside <= stock.book.bid!) continue;
    const { mind, mark } = stock;
    const before = { ...mind, turnover: mark.turnovers[mark.at] };
    const seq = stock.tape.seq;
    const sell = order(watched, { side: 'sell', quantity: 100, type: 'limit', price: inside });
    const buy = order(watched, { side: 'buy', quantity: 100, type: 'limit', price: inside });
    watched.submit([sell, buy], watched.now());
    expect(stock.tape.seq).toBe(seq + 1);
    expect({ ...mind, turnover: mark.turnovers[mark.at] }).toEqual(before);
  }
  expect(stock.tape.seq).toBeGreaterThan(stockOf(alone).tape.seq);
  expect(stock.figures.last).not.toBeNull();
});

test('news is in the prices before anybody can read it', () => {
  const board = equityBoardOf(SEED, 'practice');
  const session = sessionAt(practiceCalendar, GENESIS)!;
  const draws = comingNews(streamsOf({ seed: SEED, genesis: GENESIS }));
  const coming = newsOfSession(draws, board.listings, session).filter(({ event }) => event.at > GENESIS + MINUTE_MS);
  expect(coming.length).toBeGreaterThan(2);
  for (const { at, move, event } of coming.slice(0, 4)) {
    const engine = createExchange({ seed: SEED, genesis: GENESIS, board, now: event.at - MINUTE_MS });
    engine.advanceTo(event.at - 1);
    const { book, band, mind } = engine.stocks[at]!;
    const before = { bid: book.bid!, ask: book.ask! };
    expect(engine.takeMarketEvents()).not.toContainEqual(event);
    engine.advanceTo(event.at);
    expect(engine.takeMarketEvents()).toContainEqual(event);
    // Whoever takes the best price now pays what the news is worth, or meets the limit of the day.
    const worth = Math.exp(mind.fair + mind.pending);
    if (move > 0) {
      expect(book.bid).toBeGreaterThan(before.bid);
      if (book.ask !== null && book.ask < band.upper) expect(book.ask / worth).toBeGreaterThan(1);
    } else {
      expect(book.ask).toBeLessThan(before.ask);
      if (book.bid !== null && book.bid > band.lower) expect(book.bid / worth).toBeLessThan(1);
    }
  }
});

test('a new date begins with the mark price of the last close, whatever the last trade was at', () => {
  const session = sessionAt(practiceCalendar, GENESIS)!;
  const engine = createExchange({
    seed: SEED,
    genesis: GENESIS,
    board: equityBoardOf(SEED, 'practice'),
    now: session.close - MINUTE_MS,
  });
  engine.advanceTo(session.close - 1);
  const stock = stockOf(engine);
  engine.submit([sweep(engine, 0.03)], session.close - 1);
  const { last } = stock.figures;
  const mark = stock.mark.price;
  expect(last).toBeGreaterThan(mark);
  engine.advanceTo(session.close + 6 * MINUTE_MS);
  const { previousClose } = stock.figures;
  expect(previousClose).toBe(nearestTick(mark));
  expect(stock.band).toEqual(bandOf(previousClose, stock.listed.bandRate));
  expect(stock.mark.opening).toBe(mark);
  expect(Math.abs(stock.mark.price / mark - 1)).toBeLessThan(0.01);
});

test('what was wanted beyond its limit is worth its close on the next date: a place in the queue there gains nothing', () => {
  const { close } = sessionAt(practiceCalendar, GENESIS)!;
  const board = equityBoardOf(SEED, 'practice');
  const engine = createExchange({ seed: SEED, genesis: GENESIS, board, now: close - MINUTE_MS });
  const { mind, mark, band, figures } = stockOf(engine);
  mind.isConvinced = true;
  mind.fair = Math.log(band.upper * 1.1);
  engine.advanceTo(close - 1);
  expect(mark.price).toBeGreaterThan(figures.previousClose);
  engine.advanceTo(close + 5 * MINUTE_MS);
  expect(Math.abs(Math.exp(mind.fair) / figures.previousClose - 1)).toBeLessThan(0.01);
});

test('a start after news knows of it what the mark price has not followed yet', () => {
  const board = equityBoardOf(SEED, 'practice');
  const session = sessionAt(practiceCalendar, GENESIS)!;
  const draws = comingNews(streamsOf({ seed: SEED, genesis: GENESIS }));
  const { at, move, event } = newsOfSession(draws, board.listings, session).find(
    (news) => news.event.at > GENESIS + MINUTE_MS && Math.abs(news.move) > 0.03,
  )!;
  const openedAfter = (seconds: number) => {
    const seenAt = event.at + seconds * SECOND_MS;
    const { symbol } = board.listings[at]!;
    const day = { previousClose: 500_00, last: 500_00, open: 500_00, high: 500_00, low: 500_00, volume: 100 };
    const resume = { businessDate: session.date, seenAt, symbols: [{ symbol, ...day, mark: 500_00 }] };
    const engine = createExchange({ seed: SEED, genesis: GENESIS, board, now: seenAt + MINUTE_MS, resume });
    return Math.log(Math.exp(engine.stocks[at]!.mind.fair) / 500_00) / move;
  };
  expect(openedAfter(0)).toBeGreaterThan(0.8);
  expect(openedAfter(60)).toBeGreaterThan(0.2);
  expect(openedAfter(60)).toBeLessThan(openedAfter(0));
  expect(Math.abs(openedAfter(300))).toBeLessThan(0.1);
});

test('a start goes on from the mark price that was recorded, whatever the last trade was at', () => {
  const board = equityBoardOf(SEED, 'practice');
  const before = stockOf(start());
  const { previousClose } = before.figures;
  const [mark, bent] = [before.mark.price, before.band.upper];
  const day = { previousClose, last: bent, open: previousClose, high: bent, low: previousClose, volume: 100 };
  const resume = {
    businessDate: '2026-11-21',
    symbols: [{ symbol: 'VRM', ...day, mark, openingMark: previousClose + 5 }],
  };
  const engine = createExchange({ seed: SEED, genesis: GENESIS, board, now: GENESIS + MINUTE_MS, resume });
  const stock = stockOf(engine);
  expect(stock.figures.last).toBe(bent);
  expect(stock.mark).toMatchObject({ price: mark, opening: previousClose + 5 });
  engine.advanceTo(GENESIS + 2 * MINUTE_MS);
  expect(Math.abs(stock.mark.price / mark - 1)).toBeLessThan(0.02);
  expect(Math.abs(stock.book.bid! / mark - 1)).toBeLessThan(0.02);
});
