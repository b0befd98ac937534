import { getNews, listNews } from '@bahi/contract/news/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import type { MarketEvent } from '@bahi/contract/venue.ts';
import { HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endOf, expectOk, NOON, startHarness, type Harness } from '../identity/testing.ts';
import { createLog } from '../platform/log.ts';
import { createReporter, type Reporter } from './reporter.ts';
import { registerNewsRoutes } from './routes.ts';
import { createEventFeed, nothingWritten, type EventFeed } from './testing.ts';

const log = createLog({ destination: { write: () => {} } });

let h: Harness;
let feed: EventFeed;
let reporter: Reporter;

beforeAll(async () => {
  h = await startHarness({ addRoutes: (server, { db }) => registerNewsRoutes(server, { db, ...nothingWritten }) });
});
afterAll(() => h.stop());

beforeEach(async () => {
  await h.t.owner.query('truncate news.item, news.removal restart identity');
  feed = createEventFeed({ KAVST: 'Kaveri Steel', SUNRI: 'Sunrise Foods', BAHI50: 'Bahi 50' });
  reporter = start();
  return () => reporter.stop();
});

function start(): Reporter {
  const fresh = createReporter({ db: h.t.db, feed, clock: h.clock, calendar: practiceCalendar, log });
  fresh.start();
  return fresh;
}

const list = async (input: Partial<Parameters<typeof rawList>[0]> = {}) => expectOk(await rawList(input));
const rawList = (input: { kind?: 'news' | 'notice'; symbol?: string; page?: number; pageSize?: number }) =>
  h.as()(listNews, input);
const titles = async (input = {}) => (await list(input)).rows.map((row) => row.title);

async function tell(...events: MarketEvent[]): Promise<void> {
  await reporter.settled();
  feed.tell(...events);
  await reporter.settled();
}

test('each kind of event is told in words, with its numbers and its instrument', async () => {
  const at = NOON;
  const dates = { recordDate: '2026-11-26', exDate: '2026-11-27', payDate: '2026-11-27' };
  const split = { ...dates, kind: 'split', numerator: 2, denominator: 1, cash: 0 } as const;
  const dividend = { ...dates, kind: 'dividend', numerator: 0, denominator: 0, cash: 1250 } as const;
  await tell(
    {
      id: 'c:1',
      at: at - 9,
      kind: 'company',
      symbol: 'KAVST',
      story: 'results_fell',
      figures: { profitBps: -1240, revenueBps: 30 },
    },
    { id: 'c:2', at: at - 8, kind: 'company', symbol: 'KAVST', story: 'order_won', figures: { crores: 1250 } },
    { id: 'a:1', at: at - 7, kind: 'action', symbol: 'SUNRI', stage: 'declared', action: split },
    { id: 'a:2', at: at - 6, kind: 'action', symbol: 'SUNRI', stage: 'ex', action: dividend },
    { id: 'b:1', at: at - 5, kind: 'band', symbol: 'SUNRI', side: 'upper', price: 123_45 },
    { id: 'h:1', at: at - 4, kind: 'halt', symbol: 'BAHI50', rate: 10, until: at + HOUR_MS },
    { id: 'h:2', at: at - 3, kind: 'resume' },
    {
      id: 's:1',
      at: at - 2,
      kind: 'status',
      symbol: 'KAVST',
      status: { state: 'suspended', since: '2026-11-22', reason: 'inquiry' },
    },
    { id: 's:2', at: at - 1, kind: 'status', symbol: 'KAVST', status: null },
    { id: 'd:1', at, kind: 'close', date: '2026-11-20', symbol: 'BAHI50', level: 2_145_005, previous: 2_171_000 },
    { id: 'x:1', at, kind: 'company', symbol: 'NOBODY', story: 'inquiry', figures: {} },
  );
  expect(await titles({ pageSize: 50 })).toEqual([
    'This is a practice market',
    'The market is halted until 2026.11.21 13:00:00',
    'Close of 2026.11.20: Bahi 50 21,450.05, −1.20%',
    'Kaveri Steel trades again',
    'Kaveri Steel is suspended from 2026.11.22',
    'Trading resumes',
    'Sunrise Foods at its upper limit 123.45',
    'Sunrise Foods trades without its dividend of 12.50 INR',
    'Sunrise Foods will split its shares 2:1',
    'Kaveri Steel wins an order of 1,250 crore',
    'Kaveri Steel: profit −12.40% on the year before',
  ]);
  const [fell] = (await list({ kind: 'news', symbol: 'KAVST' })).rows.toReversed();
  expect(fell).toMatchObject({
    kind: 'news',
    source: 'Bahi practice exchange',
    at: at - 9,
    symbols: ['KAVST'],
    story: {
      key: 'news.results_fell',
      params: { symbol: 'KAVST', name: 'Kaveri Steel', profit: '-12.40', revenue: '0.30' },
    },
  });
  const item = expectOk(await h.as()(getNews, { id: fell!.id }));
  expect(item.paragraphs.join(' ')).toContain('revenue by +0.30%');
  expect(item.link).toBeNull();
});

test('a storm of band hits is one piece for each instrument, side and date', async () => {
  const hit = (n: number, side: 'upper' | 'lower', at: number): MarketEvent => ({
    id: `band:${side}:${n}:${at}`,
    at,
    kind: 'band',
    symbol: n % 2 === 0 ? 'KAVST' : 'SUNRI',
    side,
    price: 100_00,
  });
  await tell(...Array.from({ length: 400 }, (_, n) => hit(n, n % 4 < 2 ? 'upper' : 'lower', NOON + n)));
  await tell(...Array.from({ length: 400 }, (_, n) => hit(n, n % 4 < 2 ? 'upper' : 'lower', NOON + 1000 + n)));
  expect((await list({ kind: 'news' })).total).toBe(4);
  await tell(hit(0, 'upper', NOON + 24 * HOUR_MS));
  expect((await list({ kind: 'news' })).total).toBe(5);
});

test('a start tells what happened in thirty sessions, once, also when two processes tell it', async () => {
  await reporter.stop();
  const story = (id: string, at: number): MarketEvent => ({
    id,
    at,
    kind: 'company',
    symbol: 'KAVST',
    story: 'inquiry',
    figures: {},
  });
  feed.past.push(...Array.from({ length: 1200 }, (_, n) => story(`past:${n}`, NOON - 1200 * 60_000 + n * 60_000)));
  const both = [start(), start()];
  await Promise.all(both.map((one) => one.settled()));
  feed.tell(story('past:1199', NOON - 60_000), story('live:1', NOON));
  await Promise.all(both.map((one) => one.stop()));
  expect((await list({ kind: 'news' })).total).toBe(1201);
  reporter = start();
  await reporter.settled();
  expect((await list({ kind: 'news' })).total).toBe(1201);
  const [from, to] = feed.asked.at(-1)!;
  expect(new Date(from).toISOString()).toBe('2026-10-21T23:35:00.000Z');
  expect(to).toBe(NOON + 1);
});

test('what the database refuses for a while is written later, and one bad piece does not hold up the rest', async () => {
  await reporter.settled();
  await h.t.owner.query('revoke insert on news.item from bahi_app');
  await tell({ id: 'late', at: NOON, kind: 'resume' }, { id: 'x'.repeat(300), at: NOON, kind: 'resume' });
  expect(await titles({ kind: 'notice' })).toEqual(['This is a practice market']);
  await h.t.owner.query('grant insert on news.item to bahi_app');
  await h.clock.advance(10_000);
  await reporter.settled();
  expect(await titles({ kind: 'notice' })).toEqual(['This is a practice market', 'Trading resumes']);
});

test('pages are whole, pinned ones first, and a halt is pinned until it ends', async () => {
  const now = h.clock.now();
  await tell(...Array.from({ length: 23 }, (_, n): MarketEvent => ({ id: `n:${n}`, at: now + n, kind: 'resume' })), {
    id: 'halt',
    at: now - HOUR_MS,
    kind: 'halt',
    symbol: 'BAHI50',
    rate: 10,
    until: now + 60_000,
  });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ kind: 'notice', page, pageSize: 10 })));
  expect(pages.map((page) => page.rows.length)).toEqual([10, 10, 5, 0]);
  expect(new Set(pages.flatMap((page) => page.rows.map((row) => row.id))).size).toBe(25);
  expect(pages.map((page) => page.total)).toEqual([25, 25, 25, 25]);
  expect(pages[0]!.rows.map((row) => row.isPinned)).toEqual([true, true, ...Array(8).fill(false)]);
  const single = await Promise.all([1, 2, 3].map((page) => list({ kind: 'notice', page, pageSize: 1 })));
  expect(single.map((page) => page.rows[0]!.id)).toEqual(pages[0]!.rows.slice(0, 3).map((row) => row.id));
  await h.clock.advance(60_000);
  expect((await list({ kind: 'notice', page: 3 })).rows.at(-1)).toMatchObject({
    isPinned: false,
    story: { key: 'notice.halted' },
  });
});

test('what was removed is in no list and says so; nobody can change a piece', async () => {
  await tell({ id: 'gone', at: NOON, kind: 'resume' });
  const { id } = (await list({ kind: 'notice' })).rows[1]!;
  await h.t.owner.query(`insert into news.removal values ($1, 'published in error', $2)`, [id, NOON]);
  expect(await titles({ kind: 'notice' })).toEqual(['This is a practice market']);
  expect((await list({ kind: 'notice' })).total).toBe(1);
  expect(endOf(await h.as()(getNews, { id }))).toBe('news.removed');
  expect(endOf(await h.as()(getNews, { id: '999999999' }))).toBe('news.removed');
  expect(endOf(await h.as()(getNews, { id: '0 or 1=1' }))).toBe('request.invalid');
  expect(endOf(await h.as()(listNews, { page: 0 }))).toBe('request.invalid');
  await expect(h.t.db.query('update news.item set at = 0')).rejects.toThrow(/permission denied/);
  await expect(h.t.db.query('delete from news.item')).rejects.toThrow(/permission denied/);
});
