import { MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { dropWish, takeWish, wish } from './wished-reminder.ts';

test('a reminder asked for on the way to login is set once, and for that offer', () => {
  wish('7', 0);
  expect(takeWish('8', 1)).toBe(false);
  expect(takeWish('7', 5 * MINUTE_MS)).toBe(true);
  expect(takeWish('7', 5 * MINUTE_MS)).toBe(false);
});

test('who asked long ago, or came back without logging in, no longer asks', () => {
  wish('7', 0);
  expect(takeWish('7', 31 * MINUTE_MS)).toBe(false);
  wish('7', 0);
  dropWish('8');
  dropWish('7');
  expect(takeWish('7', 1)).toBe(false);
});
