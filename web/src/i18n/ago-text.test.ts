import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

const now = Date.UTC(2026, 10, 28, 9);
const ago = (ms: number, language: 'en' | 'tw' | 'ko' = 'en') => agoText(now - ms, { now, language });

test('news says how long ago it came, in the reader’s language; from a day on its date is plainer', () => {
  expect(ago(20_000)).toBe('1 minute ago');
  expect(ago(59 * MINUTE_MS)).toBe('59 minutes ago');
  expect(ago(2 * HOUR_MS + MINUTE_MS)).toBe('2 hours ago');
  expect(ago(5 * MINUTE_MS, 'tw')).toBe('5 分鐘前');
  expect(ago(5 * MINUTE_MS, 'ko')).toBe('5분 전');
  expect(ago(24 * HOUR_MS)).toBeNull();
  expect(ago(-1)).toBeNull();
});
