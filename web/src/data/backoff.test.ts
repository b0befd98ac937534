import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

test('the wait doubles up to eight seconds, and at least half of it is kept', () => {
  expect([0, 1, 2, 3, 4, 5, 100].map((attempt) => backoffMs(attempt, 0.999999))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ]);
  expect([0, 4].map((attempt) => backoffMs(attempt, 0))).toEqual([250, 4000]);
});
