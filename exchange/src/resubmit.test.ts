/** An order that its session ended comes again at the next opening under its own id; within a session twice is once. */
import { expect, test } from 'vitest';
import type { VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { tickAtOrAbove } from '@bahi/core/price.ts';
import { createCustomers } from './engine/customers.ts';
import { createStock } from './engine/stock.ts';
import { equitiesOf } from './instruments.ts';
import { createLocalExchange } from './local.ts';
import { findableStreams, secretStreams } from './streams.ts';

const CLOSE = Date.parse('2026-11-21T05:00:00+05:30');
const OPENING = Date.parse('2026-11-21T05:05:00+05:30');

test('a good-till-cancelled order is taken again at the next opening, and only once within a session', async () => {
  const genesis = CLOSE - 60_000;
  const exchange = createLocalExchange({ seed: 'resubmit', genesis, calendarId: 'practice' });
  const events: VenueEvent[] = [];
  exchange.venue.onEvents((more) => void events.push(...more.filter(({ orderId }) => orderId === '1')));
  await exchange.advance(genesis + 5_000);

  const { symbol } = exchange.feed.instruments().find(({ kind }) => kind === 'equity')!;
  const resting = (): VenueOrder => {
    const price = tickAtOrAbove(exchange.feed.quote(symbol)!.lower!);
    return { orderId: '1', symbol, side: 'buy', type: 'limit', price, quantity: 100, owner: '7' };
  };
  exchange.venue.submit([resting(), resting()]);
  await exchange.advance(CLOSE + 1_000);
  expect(events).toMatchObject([{ type: 'ended', why: 'session', quantity: 100 }]);

  // Too early is refused, and may be said again.
  exchange.venue.submit([resting()]);
  await exchange.advance(CLOSE + 2_000);
  expect(events.at(-1)).toMatchObject({ type: 'rejected', why: 'closed' });

  await exchange.advance(OPENING + 5_000);
  exchange.venue.submit([resting()]);
  exchange.venue.cancel(['1']);
  await exchange.advance(OPENING + 6_000);
  expect(events.at(-1)).toMatchObject({ type: 'ended', why: 'requested', quantity: 100 });
  const count = events.length;
  exchange.venue.submit([resting()]);
  await exchange.advance(OPENING + 7_000);
  expect(events).toHaveLength(count);
  await exchange.stop();
});

test('an order that rests is not taken again, however many orders came since', () => {
  const [equity] = equitiesOf(findableStreams('resubmit'));
  const previousClose = equity!.startPrice;
  const none = { open: null, high: null, low: null, volume: 0, turnover: 0, tradeSeq: 0, sharesFactor: 1 };
  const stock = createStock(
    secretStreams('resubmit'),
    0,
    equity!,
    { ...none, previousClose, last: previousClose },
    { now: CLOSE, sessionMs: 86_100_000 },
    () => {},
  );
  const customers = createCustomers([], { idsKept: 2 });
  const order = (orderId: string): VenueOrder => {
    const price = stock.band.lower;
    return { orderId, symbol: equity!.symbol, side: 'buy', type: 'limit', price, quantity: 100, owner: '7' };
  };
  for (const id of ['1', '2', '3', '4', '5', '1']) customers.submit(order(id), stock, true, CLOSE);
  expect(customers.restingCount()).toBe(5);
  expect(stock.nextId - 1).toBe(5);
});
