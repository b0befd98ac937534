/** Block trades through the ports: printed once with a number of their own, and nothing else of the market knows of them. */
import type { BlockEvent, BlockTrade } from '@bahi/contract/venue.ts';
import { expect, test } from 'vitest';
import { createLocalExchange } from './local.ts';
import { startExchange } from './start.ts';

const GENESIS = Date.parse('2026-11-21T11:00:00+05:30');
const options = { seed: 'blocks', genesis: GENESIS, calendarId: 'practice', now: GENESIS } as const;
const MINUTE = 60_000;

function open(more: Partial<Parameters<typeof createLocalExchange>[0]> = {}) {
  const exchange = createLocalExchange({ ...options, ...more });
  const events: BlockEvent[] = [];
  exchange.venue.onBlocks((told) => events.push(...told));
  return { ...exchange, events };
}

const trade = (change: Partial<BlockTrade> = {}): BlockTrade => ({
  tradeId: '1',
  symbol: 'VRM',
  price: 1_000_00,
  quantity: 5_000,
  ...change,
});

test('a block trade is on the tape with its own number, and moves nothing that the book makes', async () => {
  const [one, other] = [open(), open()];
  for (const { advance } of [one, other]) await advance(GENESIS + MINUTE);
  one.venue.report([trade(), trade({ tradeId: '2', price: 1 })]);
  expect(one.events).toMatchObject([
    { type: 'printed', tradeId: '1', number: 1, quantity: 5_000, at: GENESIS + MINUTE },
    { type: 'printed', tradeId: '2', number: 2 },
  ]);
  expect(one.feed.blocks('VRM', 10).map(({ number }) => number)).toEqual([2, 1]);
  expect(one.feed.blocks('VRM', 1)).toHaveLength(1);
  for (const { advance } of [one, other]) await advance(GENESIS + 3 * MINUTE);
  expect(one.tapeHash()).toBe(other.tapeHash());
  expect(one.feed.quote('VRM')).toEqual(other.feed.quote('VRM'));
  expect(one.feed.mark('VRM')).toEqual(other.feed.mark('VRM'));
  expect(await one.feed.trades('VRM', 100)).toEqual(await other.feed.trades('VRM', 100));
  const span = ['VRM', GENESIS, GENESIS + 4 * MINUTE] as const;
  expect(await one.feed.minuteBars(...span)).toEqual(await other.feed.minuteBars(...span));
});

test('reported again it is the same print; a next life knows what it was told of, and counts on', () => {
  const first = open();
  first.venue.report([trade(), trade()]);
  first.venue.report([trade({ quantity: 1 })]);
  expect(new Set(first.events.map((event) => JSON.stringify(event))).size).toBe(1);
  const [print] = first.feed.blocks('VRM', 1);
  const second = open({ now: GENESIS + MINUTE, blocks: [{ symbol: 'VRM', sold: 5_000, prints: [print!] }] });
  second.venue.report([trade(), trade({ tradeId: '2' }), trade({ tradeId: '3', symbol: 'SAGR' })]);
  expect(second.events).toMatchObject([
    { tradeId: '1', number: 1, at: GENESIS },
    { tradeId: '2', number: 2 },
    { tradeId: '3', number: 1 },
  ]);
  expect(second.feed.blocks('VRM', 10).map(({ tradeId }) => tradeId)).toEqual(['2', '1']);
});

test('a seller has so many shares for the life of the market, in whole lots, by the seed', () => {
  const { venue, feed, events } = open();
  const inventory = feed.blockInventory('VRM');
  const { sharesOutstanding } = feed.instrument('VRM')!;
  expect(inventory % 100).toBe(0);
  expect(inventory / sharesOutstanding!).toBeGreaterThan(0.0019);
  expect(inventory / sharesOutstanding!).toBeLessThan(0.006);
  expect(open().feed.blockInventory('VRM')).toBe(inventory);
  expect(open({ seed: 'others' }).feed.blockInventory('VRM')).not.toBe(inventory);
  venue.report([
    trade({ quantity: inventory - 100 }),
    trade({ tradeId: '2', quantity: 200 }),
    trade({ tradeId: '3', quantity: 100 }),
  ]);
  expect(events.map((event) => event.type)).toEqual(['printed', 'refused', 'printed']);
});

test('what is no company, or does not trade, has no seller', () => {
  const { venue, feed, events } = open();
  const quiet = feed.instruments().find(({ kind, status }) => kind === 'equity' && status !== null)!;
  for (const symbol of [quiet.symbol, 'USDINR', 'BTC', 'NOPE']) expect(feed.blockInventory(symbol)).toBe(0);
  venue.report([trade({ symbol: 'NOPE' }), trade({ tradeId: '2', symbol: 'USDINR' })]);
  expect(events).toEqual([
    { type: 'refused', tradeId: '1', why: 'unknown_symbol' },
    { type: 'refused', tradeId: '2', why: 'inventory' },
  ]);
});

test('in its own thread it prints as well', async () => {
  const { venue, feed, advance, stop } = await startExchange({ ...options, clock: 'virtual' }, () => {});
  const events: BlockEvent[] = [];
  venue.onBlocks((told) => events.push(...told));
  venue.report([trade()]);
  await advance(GENESIS + 1_000);
  expect(events).toMatchObject([{ type: 'printed', tradeId: '1', number: 1 }]);
  expect(feed.blocks('VRM', 1)).toMatchObject([{ tradeId: '1' }]);
  await stop();
});
