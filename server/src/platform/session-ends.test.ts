/** A session that ends while something of it is under way: a look-up, the opening of a stream, calls that wait for their turn. */
import { define } from '@bahi/contract/endpoint.ts';
import type { ServerMessage } from '@bahi/contract/stream.ts';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import { systemClock, virtualClock } from './clock.ts';
import { createHttpServer, route } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions, type Principal } from './sessions.ts';
import { registerStream } from './stream.ts';
import { createHandFeed } from './testing-feed.ts';
import { SESSION } from './testing-payloads.ts';
import { until } from './testing-waits.ts';

const priya: Principal = { customerId: 1n, account: 'priya', sessionId: 9n };
const clock = systemClock();
const shared = () => ({
  bus: createBus(),
  clock,
  log: createLog({ destination: { write: () => {} } }),
  metrics: createMetrics(),
});

test('a look-up that was under way while its session ended finds it ended, and is asked again for no other end', async () => {
  const bus = createBus();
  const end = (sessionId: bigint) => bus.publish('session.ended', { sessionId, customerId: 1n });
  let lookUps = 0;
  let meanwhile = () => {};
  let answers: (Principal | null)[] = [priya, null];
  const authenticate = async () => {
    lookUps += 1;
    // Each answer is older than what is told before it arrives.
    const answer = answers.shift() ?? null;
    meanwhile();
    return answer;
  };
  const sessions = createSessions({ authenticate, bus, clock });
  meanwhile = () => end(9n);
  expect(await sessions.find('token')).toBe(null);
  expect(lookUps).toBe(2);

  answers = [priya, priya];
  meanwhile = () => [5n, 6n, 7n, 5n].forEach(end);
  expect(await sessions.find('token')).toBe(priya);
  expect(lookUps).toBe(3);
  expect(sessions.peek('token')).toBe(priya);
});

test('while announcements may be missed a look-up that was under way is asked again', async () => {
  let lookUps = 0;
  const authenticate = async () => {
    lookUps += 1;
    if (lookUps === 1) sessions.forgetAll();
    return priya;
  };
  const sessions = createSessions({ authenticate, bus: createBus(), clock });
  expect(await sessions.find('token')).toBe(priya);
  expect(lookUps).toBe(2);
});

test('a stream whose session ended in the moment in which it joined says bye at once', async () => {
  const deps = shared();
  const answers = [priya, null];
  const sessions = { find: async () => answers.shift() ?? null, peek: () => undefined, forgetAll: () => {} };
  const server = createHttpServer({ ...deps, sessions });
  const nothing = () => Promise.reject(new Error('nobody reads'));
  const stream = await registerStream(server, {
    ...deps,
    sessions,
    feed: createHandFeed([]),
    payloads: { orders: nothing, positions: nothing, messages: nothing, summary: nothing },
    marketSession: () => SESSION,
    recheckMs: 3_600_000,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/vue/stream`);
  const told: ServerMessage['type'][] = [];
  socket.on('message', (data: Buffer) => told.push((JSON.parse(data.toString()) as ServerMessage).type));
  socket.once('open', () => socket.send(JSON.stringify({ token: 'token' })));
  await until(() => told.length > 0);
  expect(told).toEqual(['bye']);
  socket.terminate();
  stream.stop();
  await server.close();
});

const act = define({
  path: '/test/act',
  summary: 'Acts.',
  audience: 'customer',
  isMutation: false,
  input: z.object({}),
  output: z.object({}),
  errors: [],
});

test('calls that wait for their turn while their session ends are refused when it comes; another session’s go on, by the time of their turn', async () => {
  const moment = virtualClock(1_000_000);
  const deps = { ...shared(), clock: moment };
  const open = new Map([
    ['owner', 9n],
    ['thief', 5n],
  ]);
  let lookups = 0;
  const sessions = createSessions({
    async authenticate(token) {
      lookups += 1;
      const sessionId = open.get(token);
      return sessionId === undefined ? null : { ...priya, sessionId };
    },
    ...deps,
  });
  const server = createHttpServer({ ...deps, sessions });
  const begun: { token: string; now: number }[] = [];
  const leave: (() => void)[] = [];
  route(server, act, async (_input, { token, now }) => {
    begun.push({ token, now });
    await new Promise<void>((resolve) => leave.push(resolve));
    return {};
  });
  await server.ready();
  const send = async (token: string) => {
    const answer = await server.inject({ method: 'POST', url: `/api/vue${act.path}`, headers: { token }, body: {} });
    return answer.json<{ data: { code?: string } }>().data.code ?? 'ok';
  };
  const calls = ['owner', 'thief', 'thief', 'thief', 'thief', 'thief', 'owner'].map(send);
  await until(() => begun.length === 4);
  const before = lookups;
  open.delete('thief');
  deps.bus.publish('session.ended', { customerId: priya.customerId, sessionId: 5n });
  await moment.advance(6_000);
  leave.shift()!();
  await until(() => begun.length === 5);
  for (const end of leave) end();
  expect(await Promise.all(calls)).toEqual(['ok', 'ok', 'ok', 'ok', 'session.ended', 'session.ended', 'ok']);
  expect(begun.at(-1)).toEqual({ token: 'owner', now: 1_006_000 });
  // What is remembered is asked of nobody.
  expect(lookups - before).toBe(2);
  await server.close();
});
