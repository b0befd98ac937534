import { expect, test } from 'vitest';
import { comingAfter, valueAt, type Row } from './at-moment.ts';

const version = (value: number, from: number | null) => ({ value, from }) as Row['inForce'];
const row = { inForce: version(10, 5), coming: [version(20, 100), version(30, 200)] };

test('a value holds to the millisecond before the next one', () => {
  const values = [0, 99, 100, 199, 200, 1000].map((moment) => valueAt(row, moment));
  expect(values).toEqual([10, 10, 20, 20, 30, 30]);
});

test('called off is the later of two by what the earlier one sets', () => {
  expect(valueAt(row, 200 - 1)).toBe(20);
  expect(valueAt(row, 100 - 1)).toBe(10);
});

test('what begins at a moment takes the place of what was to come then, and not of what comes later', () => {
  expect(comingAfter(row, 99).map(({ from }) => from)).toEqual([100, 200]);
  expect(comingAfter(row, 100).map(({ from }) => from)).toEqual([200]);
  expect(comingAfter(row, 200)).toEqual([]);
});
