/** Which pages may read the answers of customers' calls: those of the phone app, and no other. */
import { once } from 'node:events';
import { define } from '@bahi/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer, publicRoute, route } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions } from './sessions.ts';
import { registerStream } from './stream.ts';
import { createHandFeed } from './testing-feed.ts';
import { SESSION } from './testing-payloads.ts';

const APP = ['capacitor://localhost', 'https://localhost'];
const OTHERS = [
  'http://localhost',
  'https://localhost:8443',
  'https://localhost.example',
  'https://LOCALHOST',
  'capacitor://localhost.example',
  'https://bahi.example',
  'null',
  'file://',
  'https://localhost, https://bahi.example',
];

const ask = define({
  path: '/test/ask',
  summary: 'Ask.',
  audience: 'customer',
  isMutation: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
let server: FastifyInstance;
let at: string;
let stop: () => void;

beforeAll(async () => {
  const shared = {
    bus: createBus(),
    clock: systemClock(),
    log: createLog({ level: 'silent' }),
    metrics: createMetrics(),
  };
  const sessions = createSessions({
    authenticate: async (token) => (token === 'good' ? { customerId: 1n, account: 'priya', sessionId: 9n } : null),
    ...shared,
  });
  server = createHttpServer({ ...shared, sessions, publicUrl: 'https://bahi.example' });
  route(server, ask, async () => ({}));
  publicRoute(server, define({ ...ask, path: '/test/open', audience: 'public' }), async () => ({}));
  const nothing = () => Promise.reject(new Error('nobody is signed in'));
  const payloads = { orders: nothing, positions: nothing, messages: nothing, summary: nothing };
  const feed = createHandFeed([]);
  ({ stop } = await registerStream(server, { ...shared, sessions, feed, payloads, marketSession: () => SESSION }));
  server.get('/page', { config: { audience: 'public' } }, async () => 'a page');
  await server.listen({ port: 0, host: '127.0.0.1' });
  at = `http://127.0.0.1:${(server.server.address() as { port: number }).port}`;
});
afterAll(async () => {
  stop();
  await server.close();
});

const preflight = (origin: string, path = '/api/vue/test/ask') =>
  fetch(`${at}${path}`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token, account' },
  });
const post = (path: string, headers: Record<string, string>) =>
  fetch(`${at}/api/vue/test/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  });
const crossing = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control'));

test.each(APP)('%s is told what it may send, and reads answers and refusals', async (origin) => {
  const asked = await preflight(origin);
  expect(asked.status).toBe(204);
  expect(await asked.text()).toBe('');
  expect(Object.fromEntries(crossing(asked).map((name) => [name, asked.headers.get(name)]))).toEqual({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, token, account, idempotency-key',
    'access-control-max-age': '7200',
  });
  const calls = [
    ['ask', 200, { token: 'good', account: 'priya' }],
    ['ask', 401, { token: 'ended' }],
    ['open', 200, {}],
    ['nothing', 404, {}],
  ] as const;
  for (const [path, status, who] of calls) {
    const answer = await post(path, { origin, ...who });
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('vary')).toBe('origin');
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  }
});

test.each(OTHERS)('%s reads nothing', async (origin) => {
  const asked = await preflight(origin);
  expect(asked.status).toBe(404);
  expect(crossing(asked)).toEqual([]);
  for (const path of ['ask', 'open']) {
    expect(crossing(await post(path, { origin, token: 'good', account: 'priya' }))).toEqual([]);
  }
});

test.each(['/api/console/session', '/page', '/metrics', '/api/vuex/ask'])(
  'what is no customer’s call is not for the phone app’s page: %s',
  async (path) => {
    expect(crossing(await preflight(APP[1]!, path))).toEqual([]);
    expect(crossing(await fetch(`${at}${path}`, { headers: { origin: APP[1]! } }))).toEqual([]);
  },
);

test('the stream is open to the phone app’s page, and closed to a foreign one', async () => {
  for (const origin of APP) {
    const socket = new WebSocket(`${at.replace('http', 'ws')}/api/vue/stream`, { origin });
    await once(socket, 'open');
    socket.terminate();
  }
  const foreign = new WebSocket(`${at.replace('http', 'ws')}/api/vue/stream`, { origin: 'https://localhost:8443' });
  const [error] = (await once(foreign, 'error').catch((refused: unknown) => [refused])) as [Error];
  expect(error.message).toContain('Unexpected server response');
});
