/** Each pattern in a scripted sequence, and what looks like it and is honest. Times are minutes of one stretch of half an hour. */
import { expect, test } from 'vitest';
import type { CandleBar } from './candles.ts';
import type { Side } from './charges.ts';
import { closesMarked, ordersShown, pricesPushed } from './surveillance-prices.ts';
import { deskAfterOrders, tradesBetweenTwo } from './surveillance-trades.ts';
import { hasTaken, LOOKBACK_MS, partiesOf, type Cancelled, type Execution, type Facts } from './surveillance.ts';
import { MINUTE_MS } from './time.ts';

const START = Date.UTC(2026, 10, 23, 6);
const at = (minute: number) => START + minute * MINUTE_MS;
const PRICE = 500_00;

/** A minute trades 1,000 and ranges over 20 paise, unless told otherwise. */
function minutesWith(
  told: Readonly<Record<number, Partial<{ high: number; low: number; close: number; volume: number }>>>,
) {
  return Array.from({ length: LOOKBACK_MS / MINUTE_MS }, (_, minute): CandleBar => {
    const { high = PRICE + 10, low = PRICE - 10, close = PRICE, volume = 1_000 } = told[minute] ?? {};
    return [at(minute), PRICE, high, low, close, volume];
  });
}

let orders = 0n;
let trades = 0;
function took(customer: number, side: Side, quantity: number, when: number): Execution {
  const one = { symbol: 'VRM', price: PRICE, tradeSeq: (trades += 1), isTaker: true };
  return { ...one, customer: BigInt(customer), order: (orders += 1n), side, quantity, at: at(when) };
}

/** The first buys from the second, who stood in the book. */
function between(buyer: number, seller: number, quantity: number, when: number, price = PRICE): Execution[] {
  const bought = { ...took(buyer, 'buy', quantity, when), price };
  return [bought, { ...bought, customer: BigInt(seller), order: (orders += 1n), side: 'sell', isTaker: false }];
}

function stood(customer: number, side: Side, quantity: number, from: number, until: number): Cancelled {
  const order = (orders += 1n);
  return {
    customer: BigInt(customer),
    order,
    symbol: 'VRM',
    side,
    quantity,
    filled: 0,
    placedAt: at(from),
    at: at(until),
  };
}

function factsWith(told: Partial<Facts>): Facts {
  const nothing = { executions: [], cancelled: [], exchanges: [], closes: new Map<string, number>() };
  const partyOf = (customer: bigint) => customer;
  return { dateOf: () => '2026-11-23', minutes: new Map([['VRM', minutesWith({})]]), partyOf, ...nothing, ...told };
}

const many = <T>(count: number, of: (index: number) => T[]): T[] =>
  Array.from({ length: count }, (_, index) => of(index)).flat();

test('two accounts that trade with each other again and again are a pair', () => {
  const executions = many(6, (index) => between(2, 1, 100, index));
  const [finding, ...more] = tradesBetweenTwo(factsWith({ executions }));
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ pattern: 'pair', symbol: 'VRM', accounts: [1n, 2n], from: at(0), until: at(5) });
  expect(finding!.figures).toEqual({ trades: 6, quantity: 600, part: 100, handed: 0 });
  expect(tradesBetweenTwo(factsWith({ executions: executions.slice(0, 8) }))).toEqual([]);
});

test('one trade far from the market, which hands money from one account to the other, is a pair', () => {
  const executions = between(2, 1, 1_000, 5, PRICE + 10_00);
  expect(tradesBetweenTwo(factsWith({ executions }))[0]!.figures).toMatchObject({ trades: 1, handed: 10_000_00 });
  expect(tradesBetweenTwo(factsWith({ executions: between(2, 1, 999, 5, PRICE + 10_00) }))).toEqual([]);
});

test('a market maker whom one customer meets often meets others as well', () => {
  const executions = many(8, (index) => [...between(2, 1, 100, index), ...between(3 + index, 1, 120, index)]);
  expect(tradesBetweenTwo(factsWith({ executions }))).toEqual([]);
});

const layers = (customer: number, when: number) =>
  many(5, (index) => [stood(customer, 'buy', 1_000 + index, when, when + 0.2)]);

test('large orders that are taken away after the other side was filled, twice, are spoofing', () => {
  const rounds = many(2, (index) => layers(1, index * 3));
  const executions = many(2, (index) => [took(1, 'sell', 200, index * 3 + 0.1)]);
  const [finding] = ordersShown(factsWith({ cancelled: rounds, executions }));
  expect(finding).toMatchObject({ accounts: [1n], figures: { rounds: 2, cancelled: 10_020, quantity: 400 } });
  expect(finding!.orders).toHaveLength(12);
  // Once is a change of mind.
  expect(ordersShown(factsWith({ cancelled: rounds, executions: executions.slice(1) }))).toEqual([]);
  // So is what stood beside about as much on the other side, and what nobody would see.
  const more = executions.map((execution) => ({ ...execution, quantity: 1_100 }));
  expect(ordersShown(factsWith({ cancelled: rounds, executions: more }))).toEqual([]);
  const busy = minutesWith({}).map((bar): CandleBar => [bar[0], bar[1], bar[2], bar[3], bar[4], 3_000]);
  const minutes = new Map([['VRM', busy]]);
  expect(ordersShown(factsWith({ cancelled: rounds, executions, minutes }))).toEqual([]);
});

test('who stands and who is filled may be two accounts of one network and device, and not two of anybody', () => {
  const told = {
    cancelled: many(2, (index) => layers(1, index * 3)),
    executions: many(2, (index) => [took(2, 'sell', 200, index * 3 + 0.1)]),
  };
  expect(ordersShown(factsWith(told))).toEqual([]);
  expect(ordersShown(factsWith({ ...told, partyOf: () => 1n }))[0]!.accounts).toEqual([1n, 2n]);
});

test('a market maker who renews both sides each second shows no more than is traded', () => {
  const cancelled = many(60, (index) => [
    stood(1, 'buy', 500, index / 6, index / 6 + 0.15),
    stood(1, 'sell', 500, index / 6, index / 6 + 0.15),
  ]);
  const executions = many(60, (index) => [
    { ...took(1, index % 2 ? 'buy' : 'sell', 150, index / 6 + 0.1), isTaker: false },
  ]);
  expect(ordersShown(factsWith({ cancelled, executions }))).toEqual([]);
});

const pushed = minutesWith({ 10: { high: PRICE + 60, close: PRICE + 50, volume: 3_000 }, 12: { close: PRICE + 5 } });

test('few accounts that take a third of some minutes, move the price and are out when it is back, have pushed it', () => {
  const executions = many(10, (index) => [took(index + 1, 'buy', 250, 10), took(index + 1, 'sell', 250, 11)]);
  const minutes = new Map([['VRM', pushed]]);
  const [finding, ...more] = pricesPushed(factsWith({ executions, minutes }));
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ pattern: 'push', from: at(10), until: at(10) });
  expect(finding!.accounts).toHaveLength(10);
  expect(finding!.figures).toEqual({ quantity: 2_500, part: 50, moved: 12, back: 100 });
  // A price that stays where it went, or that did not move, was pushed by nobody.
  const stays = minutesWith(
    Object.fromEntries(many(20, (index) => [[10 + index, { high: PRICE + 60, close: PRICE + 50 }]])),
  );
  expect(pricesPushed(factsWith({ executions, minutes: new Map([['VRM', stays]]) }))).toEqual([]);
  expect(pricesPushed(factsWith({ executions }))).toEqual([]);
});

test('a customer who buys and keeps, one whose buying is small, and a crowd on the news push nothing', () => {
  const minutes = new Map([['VRM', pushed]]);
  const keeps = many(10, (index) => [took(1, 'buy', 250, 10 + index / 10)]);
  expect(pricesPushed(factsWith({ executions: keeps, minutes }))).toEqual([]);
  const trader = [took(1, 'buy', 300, 10), took(1, 'sell', 300, 12)];
  expect(pricesPushed(factsWith({ executions: trader, minutes }))).toEqual([]);
  const crowd = many(100, (index) => [took(index + 1, 'buy', 25, 10), took(index + 1, 'sell', 25, 12)]);
  expect(pricesPushed(factsWith({ executions: crowd, minutes }))).toEqual([]);
});

test('a third of a session’s last minutes on the side to which the last price went marks the close', () => {
  const minutes = new Map([['VRM', minutesWith({ 29: { high: PRICE + 60, close: PRICE + 60 } })]]);
  const closes = new Map([['VRM', at(30)]]);
  const [finding] = closesMarked(factsWith({ executions: [took(1, 'buy', 1_600, 28)], minutes, closes }));
  expect(finding).toMatchObject({ accounts: [1n], figures: { quantity: 1_600, part: 32, moved: 12 } });
  // On the other side, earlier, less of it, or at a price that stays: nothing.
  const quiet: readonly Partial<Facts>[] = [
    { executions: [took(1, 'sell', 1_600, 28)], minutes, closes },
    { executions: [took(1, 'buy', 1_600, 24)], minutes, closes },
    { executions: [took(1, 'buy', 1_400, 28)], minutes, closes },
    {
      executions: [took(1, 'buy', 1_600, 28)],
      minutes: new Map([['VRM', minutesWith({ 29: { close: PRICE + 10 } })]]),
      closes,
    },
    { executions: [took(1, 'buy', 1_600, 28)], minutes },
  ];
  for (const told of quiet) expect(closesMarked(factsWith(told))).toEqual([]);
});

test('a currency bought in its book and sold at the desk a moment later is told, the other way round and later not', () => {
  const executions = [took(1, 'buy', 400, 8), took(2, 'buy', 400, 8)];
  const exchange = { id: 7n, customer: 1n, symbol: 'VRM', side: 'sell', at: at(8.5) } as const;
  // Of six minutes' volume: alone it is too little.
  expect(deskAfterOrders(factsWith({ executions, exchanges: [exchange] }))).toEqual([]);
  const one = factsWith({ executions, exchanges: [exchange], partyOf: () => 1n });
  expect(deskAfterOrders(one)).toMatchObject([
    { key: 'desk:7:VRM', accounts: [1n, 2n], figures: { quantity: 800, part: 13, seconds: 30 } },
  ]);
  expect(deskAfterOrders({ ...one, exchanges: [{ ...exchange, side: 'buy' }] })).toEqual([]);
  expect(deskAfterOrders({ ...one, exchanges: [{ ...exchange, at: at(13) }] })).toEqual([]);
});

test('a purchase takes at the best offer and above, a sale at the best bid and below', () => {
  const touch = { bid: 100, ask: 102 };
  expect([hasTaken('buy', 102, touch), hasTaken('buy', 101, touch)]).toEqual([true, false]);
  expect([hasTaken('sell', 100, touch), hasTaken('sell', 101, touch)]).toEqual([true, false]);
  expect(hasTaken('buy', 102, { bid: 100, ask: null })).toBe(false);
});

test('accounts that shared a place are one party, also by a third one, and a place of very many joins nobody', () => {
  const of = partiesOf([
    { customer: 3n, place: 'a' },
    { customer: 2n, place: 'a' },
    { customer: 5n, place: 'b' },
    { customer: 4n, place: 'b' },
    { customer: 4n, place: 'c' },
    { customer: 3n, place: 'c' },
    ...many(31, (index) => [{ customer: BigInt(10 + index), place: 'carrier' }]),
  ]);
  expect([2n, 3n, 4n, 5n, 6n, 10n, 40n].map(of)).toEqual([2n, 2n, 2n, 2n, 6n, 10n, 40n]);
});
