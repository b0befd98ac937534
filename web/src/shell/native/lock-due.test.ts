import { expect, test } from 'vitest';
import { isDue } from './lock-due.ts';

const MINUTE = 60_000;

test.each([
  ['not before the minutes are over', 5, 5 * MINUTE - 1, false],
  ['once they are over', 5, 5 * MINUTE, true],
  ['after a clock that was put back', 5, -1, true],
  ['never where none are chosen', null, 90 * MINUTE, false],
])('the lock is due %s', (_when, minutes, away, expected) => {
  expect(isDue(1_000 * MINUTE, 1_000 * MINUTE + away, minutes)).toBe(expected);
});
