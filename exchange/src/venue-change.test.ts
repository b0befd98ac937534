/** Changing an order in the book: the place it keeps or loses, executions on their way, and the same change told twice. */
import { expect, test } from 'vitest';
import type { VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { nextTick } from '@bahi/core/price.ts';
import { createCustomers } from './engine/customers.ts';
import { createStock } from './engine/stock.ts';
import { equitiesOf } from './instruments.ts';
import { findableStreams, secretStreams } from './streams.ts';

const NOW = Date.parse('2026-11-20T10:00:00+05:30');

/** A book without agents, whose lowest price is `low`. */
function openVenue() {
  const [equity] = equitiesOf(findableStreams('change'));
  const previousClose = equity!.startPrice;
  const none = { open: null, high: null, low: null, volume: 0, turnover: 0, tradeSeq: 0, sharesFactor: 1 };
  const events: VenueEvent[] = [];
  const customers = createCustomers(events);
  const stock = createStock(
    secretStreams('change'),
    0,
    equity!,
    { ...none, previousClose, last: previousClose },
    { now: NOW, sessionMs: 86_100_000 },
    (makerId, _owner, _taker, price, quantity, makerLeft) =>
      customers.executed(stock, { makerId, isMakerCustomer: true, makerLeft, price, quantity, tradeSeq: 1, now: NOW }),
  );
  const low = nextTick(stock.band.lower);
  const submit = (orderId: string, side: 'buy' | 'sell', price: number, more: Partial<VenueOrder> = {}) =>
    customers.submit(
      { orderId, symbol: equity!.symbol, side, type: 'limit', price, quantity: 100, owner: orderId, ...more },
      stock,
      true,
      NOW,
    );
  const told = () =>
    events.splice(0).map((event) => {
      if (event.type === 'execution') return `${event.orderId} ${event.execution}: ${event.quantity} at ${event.price}`;
      return `${event.orderId} ${event.type}${event.type === 'changed' ? ` ${event.refused ?? 'done'}` : ''}`;
    });
  return { customers, stock, low, submit, told };
}

test('a smaller quantity at the same price keeps its place, a larger one and another price lose it', () => {
  const { customers, low, submit, told } = openVenue();
  for (const id of ['1', '2', '3']) submit(id, 'buy', low);
  customers.change({ orderId: '1', change: 1, price: low, by: -60 }, NOW);
  customers.change({ orderId: '2', change: 1, price: low, by: 50 }, NOW);
  submit('4', 'sell', low, { quantity: 200 });
  expect(told()).toEqual([
    '1 changed done',
    '2 changed done',
    `1 1: 40 at ${low}`,
    `4 1: 40 at ${low}`,
    `3 1: 100 at ${low}`,
    `4 2: 100 at ${low}`,
    `2 1: 60 at ${low}`,
    `4 3: 60 at ${low}`,
  ]);
});

test('a better price meets what rests there at once, after the word that it holds', () => {
  const { customers, low, submit, told } = openVenue();
  const higher = nextTick(low);
  submit('1', 'buy', low);
  submit('2', 'sell', higher, { quantity: 30 });
  customers.change({ orderId: '1', change: 1, price: higher, by: 0 }, NOW);
  expect(told()).toEqual(['1 changed done', `2 1: 30 at ${higher}`, `1 1: 30 at ${higher}`]);
  expect(customers.restingCount()).toBe(1);
});

test('an execution on its way counts: what is left of a smaller order is less by it, or nothing', () => {
  const { customers, low, submit, told } = openVenue();
  submit('1', 'buy', low);
  submit('2', 'sell', low, { quantity: 70 });
  customers.change({ orderId: '1', change: 1, price: low, by: -50 }, NOW);
  expect(told()).toEqual([`1 1: 70 at ${low}`, `2 1: 70 at ${low}`, '1 changed done']);
  expect(customers.restingCount()).toBe(0);
  expect(customers.cancel('1', 'requested', NOW)).toBeNull();
});

test('a change that is told twice is made once, and one that the order came with not at all', () => {
  const { customers, low, submit, told, stock } = openVenue();
  submit('1', 'buy', low, { changes: 1 });
  for (const change of [1, 2, 2]) customers.change({ orderId: '1', change, price: low, by: 50 }, NOW);
  expect(told()).toEqual(['1 changed done']);
  expect(stock.book.bestQuantity('buy')).toBe(150);
});

test('a price outside of the band and a stock that does not trade leave the order as it was', () => {
  const { customers, low, submit, told, stock } = openVenue();
  submit('1', 'buy', low);
  customers.change({ orderId: '1', change: 1, price: stock.band.upper * 2, by: 0 }, NOW);
  customers.change({ orderId: '1', change: 2, price: low + 0.5, by: 0 }, NOW);
  stock.state = 'halted';
  customers.change({ orderId: '1', change: 3, price: low, by: -50 }, NOW);
  customers.change({ orderId: '9', change: 1, price: low, by: -50 }, NOW);
  expect(told()).toEqual(['1 changed outside_band', '1 changed off_tick', '1 changed halted']);
  expect(stock.book.bestQuantity('buy')).toBe(100);
});
