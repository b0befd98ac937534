import { expect, test } from 'vitest';
import { holdingAt, openProfitOf, type Holding } from './open-profit.ts';

const long: Holding = {
  symbol: 'VRM',
  name: 'Varuna Motors',
  quantity: 300,
  averagePrice: '984.33',
  marketPrice: '990.00',
  marketValue: '297000.00',
  profit: '1700.01',
  positions: 2,
};
const short: Holding = {
  symbol: 'NEEM',
  name: 'Neem Bank',
  quantity: -100,
  averagePrice: '1642.05',
  marketPrice: '1640.00',
  marketValue: '-164000.00',
  profit: '205.00',
  positions: 1,
};

test('a long gains with the price and a short loses with it, to the paisa', () => {
  expect(holdingAt(long, '991.00')).toEqual({ marketValue: '297300.00', profit: '2000.01' });
  expect(holdingAt(short, '1643.05')).toEqual({ marketValue: '-164305.00', profit: '-100.00' });
});

test('without a newer price the server’s own figures stand', () => {
  expect(holdingAt(long, null)).toEqual({ marketValue: '297000.00', profit: '1700.01' });
});

test('shares that are not listed yet count at what was paid for them, and leave no hole in the total', () => {
  const unlisted = { ...long, symbol: 'NEEMR', marketPrice: null, marketValue: '5000.00', profit: '0.00' };
  expect(holdingAt(unlisted, null)).toEqual({ marketValue: '5000.00', profit: '0.00' });
  expect(openProfitOf([long, unlisted], () => null)).toBe('1700.01');
});

test('the total is the sum, and unknown while one price is unknown', () => {
  expect(openProfitOf([long, short], () => null)).toBe('1905.01');
  expect(openProfitOf([], () => null)).toBe('0.00');
  const blind = { ...short, marketPrice: null, marketValue: null, profit: null };
  expect(openProfitOf([long, blind], () => '1.00')).toBeNull();
});
