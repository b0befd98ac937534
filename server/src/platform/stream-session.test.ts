/** Every open stream hears of a session's opening and end, and of a halt of the whole market, without asking; who is let in to it. */
import { once } from 'node:events';
import { connect } from 'node:net';
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

async function serve(marketSession: () => Session) {
  const log = createLog({ destination: { write: () => {} } });
  const shared = { bus: createBus(), clock: systemClock(), log, metrics: createMetrics() };
  const sessions = createSessions({ authenticate: async () => null, ...shared });
  const server = createHttpServer({ ...shared, sessions });
  const nothing = () => Promise.reject(new Error('nobody is signed in'));
  const stream = await registerStream(server, {
    ...shared,
    sessions,
    feed: createHandFeed([]),
    payloads: { orders: nothing, positions: nothing, messages: nothing, summary: nothing },
    marketSession,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  return { server, stream, port };
}

test('a halt that begins and ends, and the close, are told at the next look, a second away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let session = OPEN;
  const { server, stream, port } = await serve(() => session);
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

test('who asks for the stream while he is owed an answer is hung up on, and a stop waits for nobody', async () => {
  const { server, stream, port } = await serve(() => OPEN);
  const upgrade =
    'GET /api/vue/stream HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const socket = connect(port, '127.0.0.1').resume();
  const ended = once(socket, 'close');
  socket.write(`GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n${upgrade}`);
  await ended;
  stream.stop();
  await server.close();
});
