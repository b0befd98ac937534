import { expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import { createRateLimit } from './rate-limit.ts';

test('a window ends with its time, and at once where the clock was set back before it', () => {
  let now = 7_200_000;
  const limit = createRateLimit({ clock: { now: () => now } as Clock, windowMs: 60_000, requestsMax: 2 });
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60]);
  now += 59_000;
  expect(limit.take('a')).toBe(1);
  now += 1_000;
  expect(limit.take('a')).toBe(0);
  limit.take('a');
  now -= 3_600_000;
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60]);
});
