import { expect, test } from 'vitest';
import { parseEnv, StartError } from './env.ts';

test('everything has a default', () => {
  expect(parseEnv({})).toMatchObject({ port: 8080, host: '127.0.0.1', databaseUrl: null, mode: 'practice' });
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ HOST: 'a b' }, 'HOST must be a host name'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://'],
  [{ NATS_URL: 'nats://x' }, 'NATS_URL is not available in this version'],
  [{ BAHI_ROLES: 'api' }, 'BAHI_ROLES must name all of api, exchange, jobs'],
  [{ BAHI_ROLES: 'api,chef' }, 'BAHI_ROLES names no role "chef"'],
  [{ BAHI_MODE: 'live' }, 'licence block'],
  [{ BAHI_MODE: 'demo' }, 'BAHI_MODE must be "practice" or "live"'],
  [{ BAHI_RATE_PER_MINUTE: '-1' }, 'BAHI_RATE_PER_MINUTE must be a positive whole number'],
  [{ BAHI_NEWS_FEEDS: 'http://news.example/rss' }, 'BAHI_NEWS_FEEDS must be https addresses'],
  [{ BAHI_NEWS_FEEDS: 'https://a.example/rss, not an address' }, '"not an address" is none'],
  [{ BAHI_NEWS_FEEDS: 'https://me:secret@a.example/' }, 'must be https addresses'],
  [{ BAHI_NEWS_FEEDS: Array(21).fill('https://a.example/').join(',') }, 'at most 20'],
])('%j stops the start with one clear line', (source, line) => {
  expect(() => parseEnv(source)).toThrow(StartError);
  expect(() => parseEnv(source)).toThrow(line);
});

test('news feeds are a list, and none unless they are named', () => {
  expect(parseEnv({}).newsFeeds).toEqual([]);
  const list = ' https://a.example/rss,https://b.example:8443/atom?x=1, ,https://a.example/rss';
  expect(parseEnv({ BAHI_NEWS_FEEDS: list }).newsFeeds).toEqual([
    'https://a.example/rss',
    'https://b.example:8443/atom?x=1',
  ]);
});

test('each bad value has its own line', () => {
  expect(() => parseEnv({ PORT: 'x', BAHI_MODE: 'y' })).toThrow(/^PORT .*\nBAHI_MODE .*$/);
});
