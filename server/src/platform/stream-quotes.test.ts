/** How often a reader hears of a symbol, by a clock of the test's own. */
import { expect, test, vi } from 'vitest';
import type { StreamClient } from './stream-client.ts';
import { createQuoteStream } from './stream-quotes.ts';
import { createHandFeed } from './testing-feed.ts';

interface Told {
  readonly at: number;
  readonly last: string;
}

/** One that reads whatever it gets at once. */
function reader(told: Told[]): StreamClient {
  return {
    address: '',
    principal: null,
    token: null,
    sendBody(body) {
      const { ticks } = JSON.parse(`{${body}}`) as { ticks: [symbol: string, last: string][] };
      told.push({ at: performance.now(), last: ticks[0]![1] });
      return true;
    },
    send: () => true,
    isReady: () => true,
    takeRecovery: () => false,
    markPrivateLost: () => {},
    bye: () => {},
    isClosed: () => false,
  };
}

test('however fast the market, a reader gets at most four quote messages a second, the last with the newest price', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const feed = createHandFeed(['SYM4']);
  const quotes = createQuoteStream(feed);
  const told: Told[] = [];
  quotes.watch(reader(told), ['SYM4'], null);
  for (let move = 0; move < 999; move += 1) {
    feed.move(['SYM4']);
    vi.advanceTimersByTime(3);
  }
  // The first at once, then one each quarter of a second of three.
  expect(told).toHaveLength(12);
  const late = told.slice(4).map(({ at }, index) => at - told[index]!.at);
  expect(Math.min(...late)).toBeGreaterThanOrEqual(1_000);

  vi.advanceTimersByTime(250);
  expect(told.at(-1)!.last).toBe((feed.quote('SYM4')!.last! / 100).toFixed(2));
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveLength(13);
  quotes.stop();
  vi.useRealTimers();
});
