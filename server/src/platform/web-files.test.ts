import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { getConfig } from '@bahi/contract/common.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBus } from './bus.ts';
import { systemClock, virtualClock } from './clock.ts';
import { databaseCheck, marketCheck, registerHealth } from './health.ts';
import { createHttpServer, publicRoute } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { registerApiDocs } from './openapi.ts';
import { createSessions } from './sessions.ts';
import { registerWebFiles } from './web-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'bahi-web-'));
const script = 'console.log("app")';
const METRICS_TOKEN = 'a-token-of-the-operator';
let server: FastifyInstance;
let isDatabaseUp = true;
let branding = { title: 'Bahi', logo: '/icon.svg' };
const time = virtualClock(Date.parse('2026-11-21T06:30:00Z'));
let marketAt = time.now();

beforeAll(async () => {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  writeFileSync(
    join(folder, 'dist/index.html'),
    `<!doctype html><title>Bahi</title><link rel="icon" href="/icon.svg" /><script>${script}</script>`,
  );
  writeFileSync(join(folder, 'dist/manifest.webmanifest'), '{"name":"Bahi","start_url":"/","icons":[]}');
  writeFileSync(join(folder, 'dist/.hidden'), 'hidden');
  writeFileSync(join(folder, 'dist/assets/app-Ab3dEf9h.js'), script);
  writeFileSync(join(folder, 'dist/assets/app-Ab3dEf9h.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'dist/assets/Ab3dEf9.js'), script);
  mkdirSync(join(folder, 'console/assets'), { recursive: true });
  writeFileSync(join(folder, 'console/index.html'), '<!doctype html><title>Console</title>');
  writeFileSync(join(folder, 'console/assets/index-Ab3dEf9h.js'), script);
  const clock = systemClock();
  const sessions = createSessions({ authenticate: async () => null, bus: createBus(), clock });
  server = createHttpServer({ sessions, clock, log: createLog({ level: 'silent' }), metrics: createMetrics() });
  publicRoute(server, getConfig, async () => []);
  const database = databaseCheck(async () => (isDatabaseUp ? 1 : Promise.reject(new Error('down'))));
  registerHealth(server, [database, marketCheck(time, () => marketAt)], METRICS_TOKEN);
  await registerApiDocs(server, '0.0.1');
  await registerWebFiles(server, { app: join(folder, 'dist'), console: join(folder, 'console') }, () => branding);
  await server.ready();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers });

test('the page is always fresh and comes with a content policy that runs no inline script but the one it was built with', async () => {
  const page = await get('/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-cache');
  const policy = String(page.headers['content-security-policy']);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(/script-src ([^;]*);/.exec(policy)?.[1]?.trim().split(/ +/)).toEqual(["'self'", `'sha256-${hash}'`]);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
});

test('a page that was rebuilt under the running server comes with the hash of its own script', async () => {
  const [file, rebuilt] = [join(folder, 'dist/index.html'), 'console.log("rebuilt")'];
  const first = readFileSync(file, 'utf8');
  writeFileSync(file, first.replace(script, rebuilt));
  // Its moment, whatever the file system's clock can tell apart.
  utimesSync(file, 1, 1);
  const { body, headers } = await get('/');
  writeFileSync(file, first);
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  expect(body).toContain(rebuilt);
  expect(headers['content-security-policy']).toContain(hashOf(rebuilt));
  expect(headers['content-security-policy']).not.toContain(hashOf(script));
});

test('page and manifest have the name and the mark that the operator gave, as text and nothing else, and are sent again when these change', async () => {
  const before = await get('/');
  expect(before.body).toContain('<title>Bahi</title>');
  expect((await get('/', { 'if-none-match': String(before.headers['etag']) })).statusCode).toBe(304);
  branding = { title: 'Khata <script>"&', logo: '/pictures/abc.png' };
  const page = await get('/', { 'if-none-match': String(before.headers['etag']) });
  expect(page.body).toContain('<title>Khata &#60;script&#62;&#34;&#38;</title>');
  expect(page.body).toContain('<link rel="icon" href="/pictures/abc.png" type="image/png" />');
  expect(page.body.match(/<script>/g)).toHaveLength(1);
  expect((await get('/index.html')).body).toBe(page.body);
  const packed = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(page.body);
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.json()).toEqual({
    name: 'Khata <script>"&',
    short_name: 'Khata <script>"&',
    start_url: '/',
    icons: [{ src: '/pictures/abc.png', sizes: '512x512', type: 'image/png', purpose: 'any' }],
  });
  branding = { title: 'Bahi', logo: '/icon.svg' };
});

test('the console stands below /console/, under the same policy', async () => {
  const page = await get('/console/');
  expect(page.body).toContain('<title>Console</title>');
  expect(page.headers['content-security-policy']).toBe((await get('/')).headers['content-security-policy']);
  expect((await get('/console')).headers['location']).toBe('/console/');
  expect((await get('/console/assets/index-Ab3dEf9h.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/assets/Ab3dEf9.js')).headers['cache-control']).toContain('immutable');
});

test('a hashed asset may be kept for ever and comes compressed when asked for', async () => {
  const plain = await get('/assets/app-Ab3dEf9h.js');
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe(script);
  const packed = await get('/assets/app-Ab3dEf9h.js', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['content-type']).toContain('javascript');
  expect(packed.headers['cache-control']).toContain('immutable');
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/.hidden',
  '/nothing.js',
  '/%',
  '/assets',
  '/console/nothing.js',
  '/console/..%2f..%2fsecret.txt',
  '/%00',
])('%s gives nothing away and is no failure', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('outside');
  expect(answer.body).not.toContain('hidden');
});

test('the API is described, and its readable pages carry a content policy of their own', async () => {
  const document = (await get('/api/openapi.json')).json<{ openapi: string; paths: Record<string, unknown> }>();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(['/common/config']);
  const page = await get('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('swagger-ui');
  expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>[^<]+<\/script>/);
  expect(String(page.headers['content-security-policy'])).toContain("script-src 'self'");
});

test('every answer, whoever gives it, is neither sniffed nor framed, tells its address to nobody, and has no cookie and no word for other origins', async () => {
  const answers = await Promise.all([
    ...['/', '/assets/app-Ab3dEf9h.js', '/console', '/console/', '/nothing.js', '/healthz', '/readyz', '/metrics'].map(
      (url) => get(url, { origin: 'https://evil.example' }),
    ),
    ...['/api/openapi.json', '/api/docs', '/api/docs/', '/api/docs/static/index.css'].map((url) => get(url)),
    ...(['POST', 'OPTIONS', 'GET', 'TRACE'] as const).map((method) =>
      server.inject({
        method: method as 'GET',
        url: '/api/vue/common/config',
        headers: { origin: 'https://evil.example' },
      }),
    ),
  ]);
  for (const { headers, statusCode, body } of answers) {
    if (body !== '')
      expect(headers['content-type']).toMatch(/^(application\/(json|javascript)|text\/\w+); (.*; )?charset=utf-8$/i);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    const policy = String(headers['content-security-policy']);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "default-src '"]) expect(policy).toContain(rule);
    if (!policy.includes("default-src 'none'")) expect(policy).toContain("object-src 'none'");
    const names = Object.keys(headers).filter((name) =>
      /^(set-cookie|access-control-|strict-transport|x-powered)/.test(name),
    );
    expect(names, String(statusCode)).toEqual([]);
  }
  expect(answers.slice(-3).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  // Those of the API are kept by nobody.
  expect(new Set(answers.slice(-4).map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-store']));
});

test('behind a public address that is https, every answer keeps browsers to TLS for a year', async () => {
  const answerOf = async (publicUrl: string | null) => {
    const other = createHttpServer({ ...server.platform, metrics: createMetrics(), publicUrl });
    registerHealth(other, []);
    const answers = await Promise.all(['/healthz', '/nothing'].map((url) => other.inject({ method: 'GET', url })));
    await other.close();
    return answers.map(({ headers }) => headers['strict-transport-security']);
  };
  const kept = 'max-age=31536000; includeSubDomains';
  expect(await answerOf('https://bahi.example')).toEqual([kept, kept]);
  expect(await answerOf('http://localhost:5173')).toEqual([undefined, undefined]);
  expect(await answerOf(null)).toEqual([undefined, undefined]);
});

test('live always; ready only with its database', async () => {
  expect((await get('/readyz')).json()).toEqual({ status: 'ready', checks: { database: 'ok', market: 'ok' } });
  isDatabaseUp = false;
  const broken = await get('/readyz');
  expect(broken.statusCode).toBe(503);
  expect(broken.json()).toMatchObject({ status: 'not ready', checks: { database: 'failed' } });
  expect((await get('/healthz')).statusCode).toBe(200);
  isDatabaseUp = true;
});

test('ready only while the market goes on, whichever way the clock was set', async () => {
  const checks = async () => (await get('/readyz')).json<{ checks: Record<string, string> }>().checks;
  await time.advance(9_000);
  expect(await checks()).toEqual({ database: 'ok', market: 'ok' });
  await time.advance(2_000);
  expect(await checks()).toEqual({ database: 'ok', market: 'stands still since 2026-11-21T06:30:00.000Z' });
  expect((await get('/readyz')).statusCode).toBe(503);
  marketAt = time.now() + 60_000;
  expect((await get('/readyz')).statusCode).toBe(503);
  marketAt = time.now();
  expect(await checks()).toEqual({ database: 'ok', market: 'ok' });
});

test('metrics are printed for Prometheus', async () => {
  await server.inject({ method: 'POST', url: '/api/vue/common/config', payload: { type: 'all' } });
  const { body, headers } = await get('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('bahi_call_ms_count{path="/common/config"} 1');
});

test('metrics are for this machine itself, or for who has the token', async () => {
  const statusOf = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await server.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })).statusCode;
  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
  for (const address of ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])
    expect(await statusOf(address), address).toBe(200);
  for (const address of ['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.1'])
    expect(await statusOf(address), address).toBe(404);
  // Through a proxy on this machine, which one the server trusts or one it does not.
  const added = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip', 'x-client-ip', 'x-forwarded-server'];
  for (const name of [...added, 'cf-connecting-ip', 'true-client-ip'])
    expect(await statusOf('127.0.0.1', { [name]: '127.0.0.1' }), name).toBe(404);
  for (const host of ['bahi.example', '127.0.0.1.example', 'localhost.example:80'])
    expect(await statusOf('127.0.0.1', { host }), host).toBe(404);
  for (const host of ['127.0.0.1:4600', 'localhost', '[::1]:4600'])
    expect(await statusOf('127.0.0.1', { host, 'x-prometheus-scrape-timeout-seconds': '10' }), host).toBe(200);
  expect(await statusOf('192.0.2.1', withToken(METRICS_TOKEN))).toBe(200);
  expect(await statusOf('127.0.0.1', { 'x-forwarded-for': '192.0.2.1', ...withToken(METRICS_TOKEN) })).toBe(200);
  const trusting = createHttpServer({ ...server.platform, metrics: createMetrics(), trustProxy: '127.0.0.1' });
  registerHealth(trusting, []);
  expect((await trusting.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
  await trusting.close();
  for (const token of ['', METRICS_TOKEN.slice(1), `${METRICS_TOKEN}x`, 'null', 'undefined'])
    expect(await statusOf('192.0.2.1', withToken(token)), token).toBe(404);
});
