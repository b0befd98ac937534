/** Every open stream hears of a session's opening and end, and of a halt of the whole market, without asking. */
import type { ServerMessage } from '@bahi/contract/stream.ts';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions } from './sessions.ts';
import { registerStream } from './stream.ts';
import { createHandFeed } from './testing-feed.ts';

type Session = Extract<ServerMessage, { type: 'session' }>['session'];

const OPEN: Session = {
  calendar: 'practice',
  zone: 'Asia/Kolkata',
  businessDate: '2026-11-21',
  state: 'open',
  open: 1,
  close: 2,
  note: null,
  halt: null,
  houseHaltedSince: null,
  serverTime: 1,
};

test('a halt that begins and ends, and the close, are told within two seconds', async () => {
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
  // The stream has looked at the session once before it can tell a change of it.
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(told).toEqual([OPEN]);
  const changes: Session[] = [
    { ...OPEN, halt: { symbol: 'BAHI50', rate: 10, until: 3 } },
    OPEN,
    { ...OPEN, state: 'closed', open: 5, close: 6 },
  ];
  for (const [index, change] of changes.entries()) {
    session = change;
    await expect.poll(() => told.length, { timeout: 4_000 }).toBe(index + 2);
    expect(told.at(-1)).toEqual(change);
  }
  socket.close();
  stream.stop();
  await server.close();
});
