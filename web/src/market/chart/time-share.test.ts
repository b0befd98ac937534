import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { timeSlots, widenedRange } from './time-share.ts';

const day = { open: 0, close: 1435 * MINUTE_MS };

test('the width stands for what there is with some room, two hours at least, the session at most', () => {
  expect(timeSlots(5, day)).toBe(120);
  expect(timeSlots(400, day)).toBe(500);
  expect(timeSlots(1400, day)).toBe(1435);
  expect(timeSlots(1435, day)).toBe(1435);
  expect(timeSlots(30, { open: 0, close: 60 * MINUTE_MS })).toBe(60);
});

test('the axis reaches the previous close on either side, and stays when it is inside', () => {
  const range = (from: number, to: number) => ({
    from,
    to,
    range: to - from,
    realFrom: from,
    realTo: to,
    realRange: to - from,
    displayFrom: from,
    displayTo: to,
    displayRange: to - from,
  });
  expect(widenedRange(range(100, 110), 105)).toEqual(range(100, 110));
  expect(widenedRange(range(100, 110), 90)).toMatchObject({ from: 89.2, to: 110, displayFrom: 89.2 });
  expect(widenedRange(range(100, 110), 120)).toMatchObject({ from: 100, to: 120.8, realTo: 120.8 });
});
