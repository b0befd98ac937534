/** A publisher on the loopback address that the test counts as public, without TLS; every other guard is the real one. */
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchFeed, type FetchOptions } from './feed-fetch.ts';
import { guardedLookup, isPublicAddress } from '../platform/public-address.ts';

const NOTHING = { etag: null, lastModified: null };

let server: Server;
let port: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

const NAMES: Record<string, string> = {
  'news.example': '127.0.0.1',
  'inner.example': '10.1.2.3',
  'meta.example': '169.254.169.254',
};

/** Connects without TLS, through the same lookup. */
const options = (more: FetchOptions = {}): FetchOptions => ({
  resolve: async (name) => [{ address: NAMES[name] ?? '192.168.0.9', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  request: (url, settings, onAnswer) =>
    httpRequest({ ...settings, protocol: 'http:', hostname: url.hostname, path: url.pathname, port }, onAnswer),
  ...more,
});

test.each([
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['not an address', false],
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2606:4700:4700::1111', true],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a document comes whole, in its own encoding and unpacked, with what names its version', async () => {
  answer = (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/rss+xml',
      etag: '"v1"',
      'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT',
      'content-encoding': 'gzip',
    });
    response.end(
      gzipSync(Buffer.from('<?xml version="1.0" encoding="windows-1252"?><rss>\x93caf\xe9\x94</rss>', 'latin1')),
    );
  };
  expect(await fetchFeed('https://news.example/feed', NOTHING, options())).toEqual({
    kind: 'document',
    text: '<?xml version="1.0" encoding="windows-1252"?><rss>“café”</rss>',
    url: 'https://news.example/feed',
    version: { etag: '"v1"', lastModified: 'Fri, 20 Nov 2026 09:00:00 GMT' },
  });
});

test('what has not changed is not sent again', async () => {
  answer = ({ headers }, response) => {
    const isKnown = headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === 'yesterday';
    response.writeHead(isKnown ? 304 : 200).end();
  };
  expect(await fetchFeed('https://news.example/', { etag: '"v1"', lastModified: 'yesterday' }, options())).toEqual({
    kind: 'unchanged',
  });
});

test('three redirects are followed, a fourth is not, and each is checked again', async () => {
  answer = ({ url }, response) => {
    const step = Number(url!.slice(1));
    if (step === 0) response.writeHead(200).end('<rss/>');
    else response.writeHead(302, { location: `/${step - 1}` }).end();
  };
  expect(await fetchFeed('https://news.example/3', NOTHING, options())).toMatchObject({
    url: 'https://news.example/0',
  });
  await expect(fetchFeed('https://news.example/4', NOTHING, options())).rejects.toThrow('more than 3 redirects');
  asked.length = 0;
  for (const [location, why] of [
    ['http://news.example/', 'is not https'],
    ['https://inner.example/', 'inner.example is at 10.1.2.3'],
    ['https://meta.example/latest', '169.254.169.254'],
    ['https://10.0.0.5/', '10.0.0.5 is not public'],
    ['https://[::1]/', '::1 is not public'],
    ['https://167772161/', '10.0.0.1 is not public'],
    ['https://0xa.1/', '10.0.0.1 is not public'],
    ['https://a:b@news.example/', 'user name'],
    ['file:///etc/passwd', 'is not https'],
    ['', 'answered 302'],
  ] as const) {
    answer = (_request, response) => response.writeHead(302, location === '' ? {} : { location }).end();
    const outcome = fetchFeed('https://news.example/', NOTHING, options()).catch((error: Error) => error.message);
    expect([location, await outcome]).toEqual([location, expect.stringContaining(location === '' ? 'redirects' : why)]);
    asked.length = 0;
  }
});

test('a name that leads inside is refused before anything is sent, also when only one of its addresses does', async () => {
  answer = (_request, response) => void response.writeHead(200).end('secret');
  await expect(fetchFeed('https://inner.example/', NOTHING, options())).rejects.toThrow('not public');
  const both = [
    { address: '127.0.0.1', family: 4 },
    { address: '10.1.2.3', family: 4 },
  ];
  await expect(fetchFeed('https://news.example/', NOTHING, options({ resolve: async () => both }))).rejects.toThrow(
    '10.1.2.3',
  );
  await expect(fetchFeed('https://news.example/', NOTHING, options({ resolve: async () => [] }))).rejects.toThrow(
    'no address',
  );
  for (const url of [
    'http://news.example/',
    'https://127.0.0.1/',
    'https://localhost/',
    'ftp://news.example/',
    'news.example',
  ])
    await expect(fetchFeed(url, NOTHING)).rejects.toThrow(/not public|not https|no address|query/);
  expect(asked).toEqual([]);
});

test('too large, packed to look small, too slow, broken off and errors end the reading', async () => {
  const ends = (more: FetchOptions = {}) =>
    fetchFeed('https://news.example/', NOTHING, options({ bytesMax: 50_000, timeoutMs: 300, ...more })).then(
      () => 'ok',
      (error: Error) => error.message,
    );
  answer = (_request, response) => void response.writeHead(200).end('x'.repeat(5 * 1024 * 1024));
  expect(await ends()).toContain('larger than 50000 bytes');
  const packed = gzipSync(Buffer.alloc(20 * 1024 * 1024));
  answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
  expect(await ends()).toContain('larger than 50000 bytes');
  answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'br' }).end('x');
  expect(await ends()).toContain('encoding br');
  answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed');
  expect(await ends()).toContain('incorrect header');
  answer = (_request, response) => void response.writeHead(200, { 'content-length': '100' }).write('half');
  expect(await ends()).toMatch(/abort|timeout/i);
  answer = () => {};
  expect(await ends()).toMatch(/abort|timeout/i);
  answer = (_request, response) => void response.destroy();
  expect(await ends()).toMatch(/hang up|ECONNRESET/);
  for (const status of [204, 401, 404, 500, 503]) {
    answer = (_request, response) => void response.writeHead(status).end();
    expect(await ends()).toBe(`answered ${status}`);
  }
});

test('the guard answers a connection in the form it asks for', async () => {
  const lookup = guardedLookup(async () => [{ address: '8.8.8.8', family: 4 }]);
  const one = await new Promise((resolve) => lookup('x.example', {}, (...result) => resolve(result)));
  expect(one).toEqual([null, '8.8.8.8', 4]);
  const all = await new Promise((resolve) => lookup('x.example', { all: true }, (...result) => resolve(result)));
  expect(all).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
});
