/** Funds beside their members: never far from what they hold, the same tape for the same seed, and nothing that the members would hear of. */
import { addBusinessDays, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { VenueOrder } from '@bahi/contract/venue.ts';
import { expect, test } from 'vitest';
import { equityBoardOf } from '../boards/equity.ts';
import { digitalBoardOf } from '../boards/digital.ts';
import type { Fund } from '../computed.ts';
import type { Board } from '../listed.ts';
import type { AnnouncedAction } from '../port.ts';
import { createExchange, type Engine } from './engine.ts';
import { tradesOf } from './stock.ts';

const SEED = 'fund books';
const GENESIS = Date.parse('2026-11-21T11:00:00+05:30');

function start(board: Board): Engine {
  return createExchange({ seed: SEED, genesis: GENESIS, board, now: GENESIS });
}

function fundOf(engine: Engine, symbol: string) {
  const which = engine.board.computed.findIndex((each) => each.symbol === symbol);
  return { fund: engine.fundStocks.get(which)!, basket: engine.live[which]! };
}

function order(engine: Engine, symbol: string, terms: Pick<VenueOrder, 'orderId' | 'side' | 'quantity'>): VenueOrder {
  const { band } = fundOf(engine, symbol).fund;
  return { ...terms, symbol, type: 'market', price: terms.side === 'buy' ? band.upper : band.lower, owner: 'a' };
}

test.each([
  ['equity', equityBoardOf(SEED, 'practice'), 0.004],
  ['digital', digitalBoardOf(SEED), 0.012],
] as const)('in an hour every fund of the %s board trades, within a narrow premium to its basket', (_, board, most) => {
  const engine = start(board);
  for (let minute = 1; minute <= 60; minute += 1) {
    engine.advanceTo(GENESIS + minute * MINUTE_MS);
    for (const [which, { book, listed }] of engine.fundStocks) {
      const value = engine.live[which]!.figures.last!;
      const middle = (book.bid! + book.ask!) / 2;
      expect(Math.abs(middle / value - 1), `${listed.symbol} minute ${minute}`).toBeLessThan(most);
    }
  }
  for (const fund of engine.fundStocks.values()) expect(fund.tape.seq, fund.listed.symbol).toBeGreaterThan(200);
});

test('whoever buys a fund lifts its price, and a quarter of an hour later it stands at its basket again', () => {
  const engine = start(equityBoardOf(SEED, 'practice'));
  engine.advanceTo(GENESIS + 2 * MINUTE_MS);
  const { fund, basket } = fundOf(engine, 'MIDFUND');
  const premium = () => (fund.book.bid! + fund.book.ask!) / 2 / basket.figures.last! - 1;
  for (let push = 0; push < 20; push += 1) {
    engine.submit(
      [order(engine, 'MIDFUND', { orderId: `${push}`, side: 'buy', quantity: fund.tradeShares * 20 })],
      engine.now() + 500,
    );
  }
  engine.advanceTo(engine.now() + 1_000);
  const lifted = premium();
  expect(lifted).toBeGreaterThan(0.002);
  engine.advanceTo(engine.now() + 15 * MINUTE_MS);
  expect(Math.abs(premium())).toBeLessThan(lifted / 3);
});

test('the members’ tape is the same with and without funds, however these are traded', () => {
  const board = equityBoardOf(SEED, 'practice');
  const [withFunds, without] = [
    start(board),
    start({ ...board, computed: board.computed.filter(({ kind }) => kind === 'index') }),
  ];
  withFunds.submit([order(withFunds, 'FIFTYFUND', { orderId: '1', side: 'buy', quantity: 50_000 })], GENESIS + 5_000);
  for (const engine of [withFunds, without]) engine.advanceTo(GENESIS + 3 * MINUTE_MS);
  const tapes = (engine: Engine) =>
    engine.stocks.map((stock) => [stock.tape.seq, tradesOf(stock, 100), stock.mark.price]);
  expect(tapes(withFunds)).toEqual(tapes(without));
  expect(withFunds.takeEvents().some(({ type }) => type === 'execution')).toBe(true);
});

test('a member’s split and another’s dividend leave a fund where it stood: what the shares lose is in its cash', () => {
  const board = equityBoardOf(SEED, 'practice');
  const date = '2026-11-21';
  const exDate = addBusinessDays(practiceCalendar, date, 1);
  const [{ close }, { open }] = [sessionOn(practiceCalendar, date)!, sessionOn(practiceCalendar, exDate)!];
  const now = close - 10 * MINUTE_MS;
  const [split, paying] = board.computed
    .find(({ symbol }) => symbol === 'BANKFUND')!
    .members.map((at) => board.listings[at]!);
  const terms = { recordDate: date, exDate, payDate: exDate, announcedAt: now - 1, isCalledOff: false };
  const cash = Math.round(paying!.startPrice / 5);
  const announced: AnnouncedAction[] = [
    { ...terms, symbol: split!.symbol, kind: 'split', numerator: 2, denominator: 1, cash: 0 },
    { ...terms, symbol: paying!.symbol, kind: 'dividend', numerator: 0, denominator: 1, cash },
  ];
  const engine = createExchange({ seed: SEED, genesis: now, board, now, announced });
  const { fund, basket } = fundOf(engine, 'BANKFUND');
  engine.advanceTo(close);
  const [stood, held] = [fund.figures.last!, basket.basket!];
  const worth = basket.figures.last!;
  engine.advanceTo(open + MINUTE_MS);
  const after = basket.basket!;
  const stock = (symbol: string) => engine.stocks.find(({ listed }) => listed.symbol === symbol)!;
  const units = (of: typeof held, { symbol }: (typeof board.listings)[number]) =>
    of.units[basket.computed.members.findIndex((at) => board.listings[at]!.symbol === symbol)]!;
  expect(stock(split!.symbol).figures.previousClose / stock(split!.symbol).figures.last!).toBeCloseTo(1, 1);
  expect(units(after, split!)).toBeCloseTo(units(held, split!) * 2, -1);
  const gained = after.cash - held.cash;
  expect(gained / (cash * units(held, paying!))).toBeCloseTo(1, 2);
  // Neither is a small part: a fund that fell with them would stand a percent lower.
  expect(gained / (basket.computed as Fund).divisor / stood).toBeGreaterThan(0.01);
  expect(fund.figures.previousClose).toBe(stood);
  expect(Math.abs(basket.figures.last! / worth - 1)).toBeLessThan(0.005);
  expect(Math.abs(fund.figures.last! / stood - 1)).toBeLessThan(0.005);
});

test('a fund of which a large part does not trade is suspended until it does, and its orders end', () => {
  const engine = start(equityBoardOf(SEED, 'practice'));
  engine.advanceTo(GENESIS + MINUTE_MS);
  const { fund, basket } = fundOf(engine, 'BANKFUND');
  const resting: VenueOrder = {
    ...order(engine, 'BANKFUND', { orderId: '1', side: 'buy', quantity: 100 }),
    type: 'limit',
  };
  engine.submit([{ ...resting, price: fund.band.lower }], engine.now());
  const members = basket.computed.members.map((at) => engine.stocks[at]!);
  const worth = ({ at, figures }: (typeof members)[number]) =>
    figures.last! * basket.basket!.units[basket.computed.members.indexOf(at)]!;
  const largest = members.toSorted((left, right) => worth(right) - worth(left)).slice(0, 5);
  const [first] = largest;
  for (const { listed } of largest) engine.setState(listed.symbol, 'suspended', engine.now());
  expect(fund.state).toBe('suspended');
  expect(engine.takeEvents()).toMatchObject([{ type: 'ended', orderId: '1', why: 'halted' }]);
  for (const { listed } of largest) engine.setState(listed.symbol, 'trading', engine.now());
  engine.advanceTo(engine.now() + MINUTE_MS);
  expect([fund.state, fund.book.bid !== null]).toEqual(['trading', true]);
  // What staff have stopped stays so, whatever its members do.
  engine.setState('BANKFUND', 'suspended', engine.now());
  for (const state of ['suspended', 'trading'] as const) engine.setState(first!.listed.symbol, state, engine.now());
  expect(fund.state).toBe('suspended');
});
