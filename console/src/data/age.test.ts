import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { ageOf, countdown, urgencyOf } from './age.ts';

const promised = { at: 0, promisedBy: 30 * MINUTE_MS };

test.each([
  [0, 'fresh'],
  [20 * MINUTE_MS - 1, 'fresh'],
  [20 * MINUTE_MS, 'soon'],
  [30 * MINUTE_MS - 1, 'soon'],
  [30 * MINUTE_MS, 'late'],
  [90 * MINUTE_MS, 'late'],
])('after %i ms of a promise of half an hour a case is %s', (now, urgency) => {
  expect(urgencyOf(promised, now)).toBe(urgency);
});

test('an age counts whole minutes, and a clock that is behind shows none', () => {
  expect(ageOf(0, 38 * MINUTE_MS + 59_999)).toEqual({ days: 0, hours: 0, minutes: 38 });
  expect(ageOf(0, (2 * 1440 + 61) * MINUTE_MS)).toEqual({ days: 2, hours: 1, minutes: 1 });
  expect(ageOf(5_000, 0)).toEqual({ days: 0, hours: 0, minutes: 0 });
});

test('a countdown shows each started second', () => {
  expect([300_000, 299_001, 61_000, 1, 0, -5].map(countdown)).toEqual(['5:00', '5:00', '1:01', '0:01', '0:00', '0:00']);
});
