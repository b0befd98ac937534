/**
 * The live adapter for news (rules §4): reads the feeds that the operator named, each at its own pace. One that fails is
 * left alone for longer and longer; the others do not notice.
 */
import { hash } from 'node:crypto';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { readFeed, type FeedDocument, type FeedItem } from './feed-document.ts';
import { fetchFeed, FeedError, type Fetched, type FeedVersion } from './feed-fetch.ts';
import type { NewItem } from './item.ts';
import { createMentions, type FindMentions } from './mentions.ts';
import { insertItems } from './store.ts';

export interface FeedReaderOptions {
  /** https addresses; none: nothing is read. */
  readonly urls: readonly string[];
  readonly db: Pick<Database, 'query'>;
  readonly feed: Pick<MarketFeed, 'instruments'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'info'>;
  readonly fetch?: (url: string, known: FeedVersion) => Promise<Fetched>;
}

interface FeedState {
  readonly url: string;
  version: FeedVersion;
  failures: number;
  notBefore: number;
}

const PACE_MS = 5 * MINUTE_MS;
const PAUSE_MS_MAX = 6 * 60 * MINUTE_MS;
/** Older pieces are no news. */
const AGE_MS_MAX = 60 * 24 * 60 * MINUTE_MS;

export function createFeedTasks(options: FeedReaderOptions): Task[] {
  if (options.urls.length === 0) return [];
  const { clock, log, fetch = fetchFeed } = options;
  const states = options.urls.map((url): FeedState => ({
    url,
    version: { etag: null, lastModified: null },
    failures: 0,
    notBefore: 0,
  }));

  async function read(state: FeedState): Promise<void> {
    try {
      const fetched = await fetch(state.url, state.version);
      if (fetched.kind === 'document') {
        await keep(options, state, fetched);
        state.version = fetched.version;
      }
      state.failures = 0;
      state.notBefore = clock.now() + PACE_MS - MINUTE_MS;
    } catch (error) {
      state.failures += 1;
      const pauseMs = Math.min(PACE_MS * 2 ** state.failures, PAUSE_MS_MAX);
      state.notBefore = clock.now() + pauseMs - MINUTE_MS;
      const { name, message } = error as Error;
      log.warn({ feed: new URL(state.url).host, why: `${name}: ${message}`, pauseMs }, 'a news feed was not read');
    }
  }

  return [
    {
      name: 'news-feeds',
      cron: '*/5 * * * *',
      async run() {
        const due = states.filter((state) => clock.now() >= state.notBefore);
        await Promise.all(due.map(read));
      },
    },
  ];
}

async function keep(
  { db, feed, clock, log }: FeedReaderOptions,
  { url }: FeedState,
  { text, url: readAt }: Extract<Fetched, { kind: 'document' }>,
): Promise<void> {
  const document = readFeed(text, readAt);
  if (document === null) throw new FeedError('is no feed');
  const items = itemsOf(document, { url, now: clock.now(), mentions: createMentions(feed.instruments()) });
  if (items.length === 0) return;
  const added = await insertItems(db, items);
  if (added > 0) log.info({ feed: new URL(url).host, added }, 'news read');
}

interface Reading {
  readonly url: string;
  readonly now: number;
  readonly mentions: FindMentions;
}

export function itemsOf(document: FeedDocument, reading: Reading): NewItem[] {
  const { url, now } = reading;
  const source = document.title === '' ? new URL(url).host : document.title;
  const prefix = `feed:${hash('sha256', url).slice(0, 16)}:`;
  return document.items
    .map((item) => ({ item, at: Math.min(item.at ?? now, now) }))
    .filter(({ at }) => at > now - AGE_MS_MAX)
    .map(({ item, at }) => ({
      ...itemOf(item, reading),
      origin: prefix + hash('sha256', item.guid).slice(0, 32),
      source,
      at,
    }));
}

function itemOf({ title, paragraphs, link }: FeedItem, { mentions }: Reading) {
  return {
    kind: 'news' as const,
    pinnedUntil: null,
    content: { title, paragraphs, link },
    symbols: mentions([title, ...paragraphs].join('\n')),
  };
}
