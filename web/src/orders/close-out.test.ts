import { expect, test } from 'vitest';
import { nearestCloseOut } from './close-out.ts';

const long = { symbol: 'VRM', direction: 'long', marketPrice: '1000.00', closeOutPrice: '620.00' } as const;
const short = { symbol: 'NEEM', direction: 'short', marketPrice: '1600.00', closeOutPrice: '2000.00' } as const;
const unknown = () => null;

test('the nearest of several close-outs counts, at the price of now', () => {
  expect(nearestCloseOut([long, short], unknown)).toBe('25.00');
  expect(nearestCloseOut([long, short], (symbol) => (symbol === 'VRM' ? '700.00' : null))).toBe('11.43');
});

test('a price past the close-out is no distance away', () => {
  expect(nearestCloseOut([long], () => '600.00')).toBe('0.00');
  expect(nearestCloseOut([short], () => '2001.00')).toBe('0.00');
});

test('without leverage or a price there is nothing to say', () => {
  expect(nearestCloseOut([], unknown)).toBeNull();
  expect(nearestCloseOut([{ ...long, closeOutPrice: null }], unknown)).toBeNull();
  expect(nearestCloseOut([{ ...long, marketPrice: null }], unknown)).toBeNull();
});
