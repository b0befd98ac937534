import { expect, test } from 'vitest';
import { ariaSort, nextSort, readSort, sortRows, writeSort, type Sort } from './sort-rows.ts';

const rows = [
  { symbol: 'VRM', name: 'Varuna Motors' },
  { symbol: 'NEEM', name: 'Neem Bank' },
  { symbol: 'KVRT', name: 'Kaveri Tyres' },
  { symbol: 'NEW', name: 'Anand New' },
];
const figures: Record<string, { last: string | null; changeRate: string | null }> = {
  VRM: { last: '984.30', changeRate: '1.84' },
  NEEM: { last: '1642.05', changeRate: '-0.92' },
  KVRT: { last: '99.00', changeRate: '0.00' },
  NEW: { last: null, changeRate: null },
};
const order = (sort: Sort | null) => sortRows(rows, sort, (symbol) => figures[symbol]).map(({ symbol }) => symbol);

test('a list sorts by name, price and change; what is unknown stands last', () => {
  expect(order(null)).toEqual(['VRM', 'NEEM', 'KVRT', 'NEW']);
  expect(order({ key: 'name', isDescending: false })).toEqual(['NEW', 'KVRT', 'NEEM', 'VRM']);
  expect(order({ key: 'price', isDescending: true })).toEqual(['NEEM', 'VRM', 'KVRT', 'NEW']);
  expect(order({ key: 'price', isDescending: false })).toEqual(['KVRT', 'VRM', 'NEEM', 'NEW']);
  expect(order({ key: 'change', isDescending: true })).toEqual(['VRM', 'KVRT', 'NEEM', 'NEW']);
});

test('pressing a header goes one way, the other way, and back to the own order', () => {
  const price = nextSort(null, 'price');
  expect(writeSort(price)).toBe('-price');
  expect(ariaSort(price, 'price')).toBe('descending');
  expect(ariaSort(price, 'name')).toBe('none');
  expect(writeSort(nextSort(price, 'price'))).toBe('price');
  expect(nextSort(nextSort(price, 'price'), 'price')).toBeNull();
  expect(writeSort(nextSort(price, 'name'))).toBe('name');
});

test('a sort survives the address, and a broken one is none', () => {
  for (const text of ['name', '-name', 'price', '-change']) expect(writeSort(readSort(text))).toBe(text);
  for (const text of [undefined, '', '-', 'volume', '--price']) expect(readSort(text)).toBeNull();
});
