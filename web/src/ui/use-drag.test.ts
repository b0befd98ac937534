import { expect, test } from 'vitest';
import { placeOf } from './use-drag.ts';

const middles = [30, 90, 150, 210];

test.each([
  [0, 0, 0],
  [0, 59, 0],
  [0, 61, 1],
  [0, 500, 3],
  [3, -61, 2],
  [3, -500, 0],
  [1, -59, 1],
  [1, 61, 2],
  [2, 10, 2],
])('row %i dragged by %i px takes place %i', (from, offset, place) => {
  expect(placeOf(middles, from, offset)).toBe(place);
});
