/** Every open stream hears of a session's opening and end, and of a halt of the whole market, without asking. */
import type { ServerMessage } from '@bahi/contract/stream.ts';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions } from './sessions.ts';
import { registerStream } from './stream.ts';
import { createHandFeed } from './testing-feed.ts';
import { SESSION } from './testing-payloads.ts';
import { until } from './testing-waits.ts';

type Session = Extract<ServerMessage, { type: 'session' }>['session'];

const OPEN: Session = SESSION;

test('a halt that begins and ends, and the close, are told at the next look, a second away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const log = createLog({ destination: { write: () => {} } });
  const shared = { bus: createBus(), clock: systemClock(), log, metrics: createMetrics() };
  const sessions = createSessions({ authenticate: async () => null, ...shared });
  const server = createHttpServer({ ...shared, sessions });
  const nothing = () => Promise.reject(new Error('nobody is signed in'));
  let session = OPEN;
  const stream = await registerStream(server, {
    ...shared,
    sessions,
    feed: createHandFeed([]),
    payloads: { orders: nothing, positions: nothing, messages: nothing, summary: nothing },
    marketSession: () => session,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/vue/stream`);
  const told: Session[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type === 'session') told.push(message.session);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token: null }));
  await until(() => told.length === 1);
  // The stream has looked at the session once before it can tell a change of it.
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([OPEN]);
  const changes: Session[] = [
    { ...OPEN, halt: { symbol: 'BAHI50', rate: 10, until: 3 } },
    OPEN,
    { ...OPEN, state: 'closed', open: 5, close: 6 },
  ];
  for (const [index, change] of changes.entries()) {
    session = change;
    vi.advanceTimersByTime(1_000);
    await until(() => told.length === index + 2);
    expect(told.at(-1)).toEqual(change);
  }
  socket.close();
  stream.stop();
  vi.useRealTimers();
  await server.close();
});
