import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarketInstrument } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { virtualClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import type { Fetched, FeedVersion } from './feed-fetch.ts';
import { createFeedTasks } from './feed-reader.ts';
import { newsItem, newsPage } from './service.ts';
import { nothingWritten } from './testing.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const clock = virtualClock(Date.parse('2026-11-20T20:00:00Z'));
const instruments = [{ symbol: 'KAVST', name: 'Kaveri Steel' }] as MarketInstrument[];

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

function reader(urls: readonly string[], fetch: (url: string, known: FeedVersion) => Promise<Fetched>) {
  const warnings: string[] = [];
  const log = createLog({ level: 'warn', destination: { write: (line) => void warnings.push(line) } });
  const [task] = createFeedTasks({ urls, db: t.db, feed: { instruments: () => instruments }, clock, log, fetch });
  return { run: () => task!.run(), warnings };
}

const document = (url: string, text: string): Fetched => ({
  kind: 'document',
  text,
  url,
  version: { etag: '"1"', lastModified: null },
});
const page = () => newsPage({ db: t.db, ...nothingWritten }, { page: 1, pageSize: 50 }, clock.now());

test('without a named feed nothing is read', () => {
  const log = createLog({ destination: { write: () => {} } });
  expect(createFeedTasks({ urls: [], db: t.db, feed: { instruments: () => [] }, clock, log })).toEqual([]);
});

test('each piece is kept once, with its own words, its publisher and its instruments', async () => {
  const known: FeedVersion[] = [];
  const { run, warnings } = reader(['https://daily.example/feed'], async (url, version) => {
    known.push(version);
    return document(url, fixture('rss2-cdata.xml'));
  });
  await run();
  await clock.advance(5 * MINUTE_MS);
  await run();
  expect(warnings).toEqual([]);
  expect(known).toEqual([
    { etag: null, lastModified: null },
    { etag: '"1"', lastModified: null },
  ]);
  const { rows, total } = await page();
  expect(total).toBe(3);
  expect(rows[0]).toMatchObject({ title: 'Nifty ends flat; "wait & watch", say dealers', story: null, symbols: [] });
  expect(rows[1]).toMatchObject({
    kind: 'news',
    source: 'Dalal Street Daily – Markets & Money',
    at: Date.parse('2026-11-20T07:00:00Z'),
    isPinned: false,
    symbols: ['KAVST'],
  });
  expect(await newsItem({ db: t.db, ...nothingWritten }, { id: rows[1]!.id }, clock.now())).toMatchObject({
    link: 'https://daily.example/markets/kaveri-steel-q2?utm_source=rss&utm_medium=feed',
    paragraphs: [expect.stringContaining('Rs 412 crore'), 'Revenue grew 31%. Read more'],
  });
});

test('a feed that fails is asked less and less often, the others go on, and it recovers', async () => {
  const asked: Record<string, number[]> = { bad: [], good: [] };
  const startedAt = clock.now();
  let isUp = false;
  const { run, warnings } = reader(['https://bad.example/feed', 'https://good.example/feed'], async (url) => {
    const name = url.includes('bad') ? 'bad' : 'good';
    asked[name]!.push((clock.now() - startedAt) / MINUTE_MS);
    if (name === 'good') return { kind: 'unchanged' };
    return document(url, isUp ? fixture('rdf-rss1.xml') : '<html>Bad gateway</html>');
  });
  for (let turn = 0; turn < 40; turn += 1) {
    isUp = turn >= 20;
    await run();
    await clock.advance(5 * MINUTE_MS);
  }
  expect(asked['good']).toHaveLength(40);
  expect(asked['bad']!.slice(0, 5)).toEqual([0, 10, 30, 70, 150]);
  expect(asked['bad']!.slice(5, 7)).toEqual([155, 160]);
  expect(warnings).toHaveLength(4);
  expect(warnings[0]).toContain('FeedError: is no feed');
  expect((await page()).rows.map((row) => row.title)).toContain('Repo rate unchanged at 6.5 %');
});
