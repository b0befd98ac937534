import { expect, test } from 'vitest';
import type { QuoteTick } from '@bahi/contract/stream.ts';
import { changeOf, withBase, withTick } from './live-quote.ts';

const tick = (last: string | null, at: number): QuoteTick => ['VRM', last, 10, '984.25', 100, '984.35', 200, '980.00', '990.00', '975.00', '1000.00', at, '984.30'];
const base = {
  symbol: 'VRM',
  last: '980.00',
  previousClose: '966.50',
  change: '13.50',
  changeRate: '1.40',
  open: '980.00',
  high: '990.00',
  low: '975.00',
  volume: 5,
  turnover: '500.00',
  bid: null,
  ask: null,
  bidQuantity: 0,
  askQuantity: 0,
  upper: '1063.15',
  lower: '869.85',
  state: 'trading' as const,
  mark: '984.00',
  value: null,
  at: 1000,
  seq: 1,
};

test.each([
  ['984.30', '966.50', '17.80', '1.84'],
  ['966.50', '966.50', '0.00', '0.00'],
  ['900', '1000', '-100.00', '-10.00'],
  ['0.0005', '0.0004', '0.0001', '25.00'],
  [null, '966.50', null, null],
  ['984.30', null, null, null],
  ['984.30', '0', null, null],
])('%s after a close of %s', (last, close, change, changeRate) => {
  expect(changeOf(last, close)).toEqual({ change, changeRate });
});

test('a tick moves the price and keeps what only the quote knows', () => {
  const live = withTick(withBase(undefined, base), tick('984.30', 2000));
  expect(live).toMatchObject({ last: '984.30', upper: '1063.15', state: 'trading', change: '17.80', changeRate: '1.84' });
});

test('a quote that comes after a newer tick does not turn the price back', () => {
  const live = withBase(withTick(undefined, tick('984.30', 2000)), base);
  expect(live).toMatchObject({ last: '984.30', previousClose: '966.50', changeRate: '1.84' });
});
