/** The market as a whole: the same tape for the same inputs, alive, inside its bands, and honest at its edges. */
import { practiceCalendar, sessionAt } from '@bahi/core/calendar.ts';
import { isInsideBand, isOnTick } from '@bahi/core/price.ts';
import type { VenueOrder } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { equityBoardOf } from '../boards/equity.ts';
import { levelOf } from '../computed.ts';
import { createExchange, type Engine } from './engine.ts';

const SEED = 'engine test';
const GENESIS = Date.parse('2026-11-21T11:00:00+05:30');

function start(more: { readonly seed?: string; readonly now?: number } = {}): Engine {
  const seed = more.seed ?? SEED;
  return createExchange({ seed, genesis: GENESIS, board: equityBoardOf(seed, 'practice'), now: more.now ?? GENESIS });
}

/** All but the few that do not trade. */
function trading(engine: Engine) {
  return engine.stocks.filter(({ listed }) => listed.inactive === null);
}

function stockOf(engine: Engine, symbol: string) {
  return engine.stocks.find(({ listed }) => listed.symbol === symbol)!;
}

/** Takes what is offered, up to the day's limit. */
function marketBuy(engine: Engine, symbol: string, quantity: number): VenueOrder {
  return {
    orderId: '1',
    symbol,
    side: 'buy',
    type: 'market',
    price: stockOf(engine, symbol).band.upper,
    quantity,
    owner: 'a',
  };
}

test('the same seed and the same orders at the same moments give the same tape, however often it is asked to move', () => {
  const coarse = start();
  const fine = start();
  const orders = [marketBuy(coarse, 'VRM', 5_000)];
  coarse.submit(orders, GENESIS + 7_000);
  coarse.advanceTo(GENESIS + 2 * MINUTE_MS);
  for (let at = GENESIS + 1_000; at < GENESIS + 7_000; at += 1_000) fine.advanceTo(at);
  fine.submit(orders, GENESIS + 7_000);
  for (let at = GENESIS + 8_000; at <= GENESIS + 2 * MINUTE_MS; at += 333) fine.advanceTo(at);
  fine.advanceTo(GENESIS + 2 * MINUTE_MS);
  expect(fine.tapeHash()).toBe(coarse.tapeHash());
  const events = coarse.takeEvents();
  expect(fine.takeEvents()).toEqual(events);
  expect(events.some(({ type }) => type === 'execution')).toBe(true);
});

test('another seed, and one more order, give another tape', () => {
  const plain = start();
  const other = start({ seed: 'another' });
  const disturbed = start();
  disturbed.submit([marketBuy(disturbed, 'VRM', 900)], GENESIS + 1_000);
  for (const engine of [plain, other, disturbed]) engine.advanceTo(GENESIS + MINUTE_MS);
  expect(new Set([plain.tapeHash(), other.tapeHash(), disturbed.tapeHash()]).size).toBe(3);
});

test('for ten minutes every company trades every few seconds, on tick, inside its band, with five levels a side', () => {
  const engine = start();
  const lastSeq = engine.stocks.map(({ tape }) => tape.seq);
  const lastAt = engine.stocks.map(() => GENESIS);
  const levels = new Float64Array(15);
  let gapMax = 0;
  let looks = 0;
  let full = 0;
  for (let at = GENESIS + 1_000; at <= GENESIS + 10 * MINUTE_MS; at += 1_000) {
    engine.advanceTo(at);
    engine.takeBars();
    for (const stock of trading(engine)) {
      if (stock.tape.seq !== lastSeq[stock.at]) {
        lastSeq[stock.at] = stock.tape.seq;
        lastAt[stock.at] = at;
      }
      // At a limit nobody has to sell (or buy).
      if (stock.book.bid !== null && stock.book.ask !== null) gapMax = Math.max(gapMax, at - lastAt[stock.at]!);
      else lastAt[stock.at] = at;
      if (at % 30_000 !== 0) continue;
      looks += 1;
      if (stock.book.depth('buy', 5, levels) === 5 && stock.book.depth('sell', 5, levels) === 5) full += 1;
      const { last } = stock.figures;
      if (last === null || !isOnTick(last) || !isInsideBand(last, stock.band))
        expect.fail(`${stock.listed.symbol} at ${last}`);
    }
  }
  expect(gapMax).toBeLessThanOrEqual(10_000);
  expect(full / looks).toBeGreaterThan(0.95);
});

test('spreads, volumes and movement differ by company, and a sector moves together', () => {
  const engine = start();
  const minutes = trading(engine).map((): number[] => []);
  for (let minute = 1; minute <= 40; minute += 1) {
    engine.advanceTo(GENESIS + minute * MINUTE_MS);
    engine.takeBars();
    trading(engine).forEach(({ figures }, at) => minutes[at]!.push(Math.log(figures.last!)));
  }
  const moves = minutes.map((prices) => prices.slice(2).map((price, at) => price - prices[at]!));
  const deviations = moves
    .map((own) => Math.sqrt(own.reduce((sum, move) => sum + move * move, 0) / own.length))
    .toSorted((a, b) => a - b);
  expect(deviations.at(-20)! / deviations[20]!).toBeGreaterThan(2);
  const volumes = engine.stocks.map(({ figures }) => figures.turnover).toSorted((a, b) => a - b);
  expect(volumes.at(-20)! / volumes[20]!).toBeGreaterThan(5);
  const own = withoutMarket(moves);
  expect(meanCorrelation(engine, own, true)).toBeGreaterThan(meanCorrelation(engine, own, false) + 0.03);
});

test('an index is its members at every moment', () => {
  const engine = start();
  engine.advanceTo(GENESIS + 5 * MINUTE_MS);
  for (const { computed, basket, figures } of engine.live) {
    const level = levelOf(computed, basket, (at) => engine.stocks[at]!.figures.last!);
    expect(Math.abs(figures.last! / level - 1), computed.symbol).toBeLessThan(0.001);
  }
});

test('live trading begins at the price where history ended', () => {
  const engine = start();
  for (const { figures, listed, book } of trading(engine)) {
    expect(figures.last, listed.symbol).not.toBeNull();
    expect(Math.abs((book.bid ?? book.ask)! / figures.last! - 1), listed.symbol).toBeLessThan(0.02);
  }
});

test('at the session’s end resting orders of customers end, books are empty, and the next date starts from the close', () => {
  const session = sessionAt(practiceCalendar, GENESIS)!;
  const now = session.close - 2 * MINUTE_MS;
  const engine = createExchange({ seed: SEED, genesis: now, board: equityBoardOf(SEED, 'practice'), now });
  const order: VenueOrder = {
    ...marketBuy(engine, 'NEEM', 100),
    type: 'limit',
    price: stockOf(engine, 'NEEM').band.lower,
  };
  engine.submit([order], now + 1_000);
  engine.advanceTo(session.close);
  expect(engine.takeEvents()).toEqual([
    { type: 'ended', orderId: '1', why: 'session', quantity: 100, at: session.close },
  ]);
  expect(engine.stocks.every(({ book }) => book.size === 0)).toBe(true);
  const closes = trading(engine).map(({ figures }) => figures.last);
  engine.submit([{ ...order, orderId: '2' }], session.close + MINUTE_MS);
  expect(engine.takeEvents()).toMatchObject([{ type: 'rejected', why: 'closed' }]);

  engine.advanceTo(session.close + 6 * MINUTE_MS);
  expect(engine.businessDate() > session.date).toBe(true);
  expect(trading(engine).map(({ figures }) => figures.previousClose)).toEqual(closes);
  expect(engine.stocks.filter(({ figures }) => figures.last !== null).length).toBeGreaterThan(290);
});

test(
  'three quarters of an hour stay sane: no company glued to its band, the market within a few percent',
  { timeout: 120_000 },
  () => {
    const engine = start();
    let glued = 0;
    let looks = 0;
    for (let at = GENESIS; at <= GENESIS + 45 * MINUTE_MS; at += 5 * MINUTE_MS) {
      engine.advanceTo(at);
      engine.takeBars();
      for (const { figures, band } of engine.stocks) {
        looks += 1;
        if (figures.last === band.upper || figures.last === band.lower) glued += 1;
      }
    }
    expect(glued / looks).toBeLessThan(0.02);
    const [fifty] = engine.live;
    expect(Math.abs(fifty!.figures.last! / fifty!.figures.previousClose - 1)).toBeLessThan(0.08);
  },
);

/** Less what all moved by on average: news of the whole market in one of these minutes would hide what a sector does. */
function withoutMarket(moves: readonly (readonly number[])[]): number[][] {
  const market = moves[0]!.map((_, at) => moves.reduce((sum, own) => sum + own[at]!, 0) / moves.length);
  return moves.map((own) => own.map((move, at) => move - market[at]!));
}

/** Mean correlation of five-minute moves over pairs of companies inside, or across, sectors. */
function meanCorrelation(engine: Engine, moves: readonly (readonly number[])[], isInside: boolean): number {
  let sum = 0;
  let count = 0;
  for (let left = 0; left < moves.length; left += 3) {
    for (let right = left + 1; right < moves.length; right += 2) {
      const isSame = engine.board.listings[left]!.sectorIndex === engine.board.listings[right]!.sectorIndex;
      if (isSame !== isInside) continue;
      sum += correlation(moves[left]!, moves[right]!);
      count += 1;
    }
  }
  return sum / count;
}

function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanLeft, meanRight] = [mean(left), mean(right)];
  let both = 0;
  let own = 0;
  let other = 0;
  left.forEach((value, at) => {
    both += (value - meanLeft) * (right[at]! - meanRight);
    own += (value - meanLeft) ** 2;
    other += (right[at]! - meanRight) ** 2;
  });
  return own * other === 0 ? 0 : both / Math.sqrt(own * other);
}
