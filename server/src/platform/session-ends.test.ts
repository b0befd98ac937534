/** A session that ends while something of it is under way: a look-up, the opening of a stream, calls that wait for their turn. */
import type { ServerMessage } from '@bahi/contract/stream.ts';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer } from './http.ts';
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

test('a look-up that was under way while its session ended finds it ended; where another one ended, its own is found and remembered', async () => {
  const bus = createBus();
  const answers: (Principal | null)[] = [priya, null, priya, priya];
  // Each first answer is older than the end that is told before it arrives.
  const authenticate = async () => {
    if (answers.length % 2 === 0) bus.publish('session.ended', { sessionId: 9n, customerId: 1n });
    return answers.shift() ?? null;
  };
  const sessions = createSessions({ authenticate, bus, clock });
  expect(await sessions.find('token')).toBe(null);
  expect(await sessions.find('token')).toBe(priya);
  expect(sessions.peek('token')).toBe(priya);
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
