import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QuoteTick } from '@bahi/contract/stream.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const tick = (symbol: string, last: string): QuoteTick => [symbol, last, 1, null, 0, null, 0, null, null, null, '0', 1, last];

test('five changes a second are shown at most twice a second, the last of them always', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  const { receiveTicks } = await import('./live.ts');
  const { pacedQuote, watchPaced } = await import('./paced-quote.ts');
  const seen: (string | null | undefined)[] = [];
  const stop = watchPaced('VRM', () => seen.push(pacedQuote('VRM')?.last));
  for (let n = 0; n < 15; n++) {
    receiveTicks([tick('VRM', `${100 + n}.00`)]);
    await vi.advanceTimersByTimeAsync(200);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen[0]).toBe('100.00');
  expect(seen.length).toBeGreaterThanOrEqual(4);
  expect(seen.length).toBeLessThanOrEqual(6);
  expect(seen.at(-1)).toBe('114.00');

  stop();
  receiveTicks([tick('VRM', '200.00')]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen.at(-1)).toBe('114.00');
  expect(pacedQuote('VRM')?.last).toBe('200.00');
  expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
});

test('one of two readers leaves, and the other still sees changes', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { receiveTicks } = await import('./live.ts');
  const { watchPaced } = await import('./paced-quote.ts');
  const calls = [0, 0];
  const stops = calls.map((_, at) => watchPaced('NEEM', () => (calls[at]! += 1)));
  receiveTicks([tick('NEEM', '1.00')]);
  stops[0]!();
  await vi.advanceTimersByTimeAsync(700);
  receiveTicks([tick('NEEM', '2.00')]);
  expect(calls).toEqual([1, 2]);
  stops[1]!();
});
