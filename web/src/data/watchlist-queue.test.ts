import { beforeEach, expect, test, vi } from 'vitest';
import { addToWatchlist, listWatchlists, removeFromWatchlist } from '@bahi/contract/watchlist/calls.ts';
import { added, removed, type Watchlist } from './watchlist-edits.ts';

type Answer = { status: 0 | 1; msg: string; data: unknown } | 'lost';

/** Calls wait here until the test answers them. */
let waiting: { readonly path: string; readonly key: string; readonly answer: (answer: Answer) => void }[] = [];
vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
vi.stubGlobal(
  'fetch',
  (url: string, { headers }: { headers: Record<string, string> }) =>
    new Promise((resolve, reject) => {
      const answer = (given: Answer) =>
        given === 'lost' ? reject(new Error('lost')) : resolve(new Response(JSON.stringify(given)));
      waiting.push({ path: url.replace(/.*\/user\//, ''), key: headers['idempotency-key'] ?? '', answer });
    }),
);
const queue = await import('./watchlist-queue.ts');
const cache = await import('./query-client.ts');

const first: Watchlist = { id: '1', type: 'stock', isFirst: true, name: null, symbols: ['VRM'] };
const done: Answer = { status: 1, msg: '', data: {} };
const refused: Answer = { status: 0, msg: 'full', data: { code: 'watchlist.full', params: { maximum: 200 } } };

beforeEach(() => {
  waiting = [];
  cache.putAnswer(listWatchlists, {}, [first]);
});

const add = (symbol: string) => {
  const row = { type: 'stock', symbol } as const;
  return queue.changeLists(addToWatchlist, row, (lists) => added(lists, row));
};
const symbols = () => queue.listsNow()[0]?.symbols.join(' ');
const nextCall = () => vi.waitFor(() => (waiting.length > 0 ? waiting.shift()! : Promise.reject(new Error('no call'))), { timeout: 60_000 });

test('changes are shown at once and sent one after the other', async () => {
  const both = Promise.all([add('NEEM'), add('SRTH')]);
  expect(symbols()).toBe('VRM NEEM SRTH');
  const one = await nextCall();
  expect(waiting).toEqual([]);
  one.answer(done);
  (await nextCall()).answer(done);
  expect(await both).toEqual([null, null]);
  expect(symbols()).toBe('VRM NEEM SRTH');
});

test('a refused change is taken back, and what was asked after it stays', async () => {
  const results = [add('NEEM'), add('SRTH')];
  (await nextCall()).answer(refused);
  expect(await results[0]).toMatchObject({ kind: 'refused', refusal: { code: 'watchlist.full' } });
  expect(symbols()).toBe('VRM SRTH');
  (await nextCall()).answer(done);
  expect(await results[1]).toBeNull();
  expect(symbols()).toBe('VRM SRTH');
});

test('a lost answer is asked for once more with the same key; lost again, the change is taken back', async () => {
  const row = { type: 'stock', symbol: 'VRM' } as const;
  const result = queue.changeLists(removeFromWatchlist, row, (lists) => removed(lists, row));
  expect(symbols()).toBe('');
  const one = await nextCall();
  one.answer('lost');
  const two = await nextCall();
  expect(two.key).toBe(one.key);
  two.answer('lost');
  expect(await result).toEqual({ kind: 'unknown' });
  expect(symbols()).toBe('VRM');
});
