import { connect } from 'node:net';
import { serverMessage, type ClientMessage, type ServerMessage } from '@bahi/contract/stream.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createSessions, type Principal, type Sessions } from './sessions.ts';
import { registerStream, type Stream } from './stream.ts';
import { createHandFeed } from './testing-feed.ts';
import { HOLDS, SESSION, SUMMARY, toldMessage } from './testing-payloads.ts';
import { turns } from './testing-waits.ts';

const symbols = Array.from({ length: 40 }, (_, index) => `SYM${index}`);
const feed = createHandFeed(symbols);
const bus = createBus();
const clock = systemClock();
const metrics = createMetrics();
const principals = new Map<string, Principal>([
  ['priya-1', { customerId: 1n, account: 'priya', sessionId: 11n }],
  ['priya-2', { customerId: 1n, account: 'priya', sessionId: 12n }],
  ['arjun-1', { customerId: 2n, account: 'arjun', sessionId: 21n }],
]);
let server: FastifyInstance;
let stream: Stream;
let sessions: Sessions;
let port: number;
let summaryReads = 0;

beforeAll(async () => {
  const log = createLog({ destination: { write: () => {} } });
  sessions = createSessions({ authenticate: async (token) => principals.get(token) ?? null, bus, clock });
  server = createHttpServer({ sessions, clock, log, metrics, publicUrl: 'https://bahi.example' });
  stream = await registerStream(server, {
    bus,
    clock,
    feed,
    log,
    metrics,
    sessions,
    perAddressMax: 30,
    payloads: {
      orders: () => Promise.reject(new Error('no orders here')),
      positions: async () => [],
      messages: async (_id, messageIds) => messageIds.map(toldMessage),
      // Arjun's is large, so that a stalled connection fills quickly.
      summary: async (id) => ({ ...SUMMARY, cash: `${++summaryReads}.00`, holds: id === 2n ? HOLDS : [] }),
    },
    marketSession: () => SESSION,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as { port: number }).port;
});
afterAll(async () => {
  stream.stop();
  await server.close();
});

interface Client {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[];
  say(message: ClientMessage): void;
  next<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>>;
  closed: Promise<void>;
}

/** Every message must be of the contract and numbered without a gap. */
async function open(first?: ClientMessage): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/vue/stream`);
  const messages: ServerMessage[] = [];
  const taken = new Set<ServerMessage>();
  socket.on('message', (data: Buffer) => {
    const message = z.parse(serverMessage, JSON.parse(data.toString()));
    expect(message.n).toBe(messages.length + 1);
    messages.push(message);
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const client: Client = {
    socket,
    messages,
    closed,
    say: (message) => socket.send(JSON.stringify(message)),
    next: (type) =>
      expect
        .poll(() => take(type), { interval: 10 })
        .toBeTruthy()
        .then(() => found as never),
  };
  let found: ServerMessage | undefined;
  function take(type: string): boolean {
    found = messages.find((message) => message.type === type && !taken.has(message));
    if (found !== undefined) taken.add(found);
    return found !== undefined;
  }
  if (first !== undefined) {
    client.say(first);
    if ('token' in first) await client.next('hello');
  }
  return client;
}

test('a stream is opened for the pages of this server and for what is no browser, and for no other site’s page', async () => {
  const handshake = (origin: string | undefined) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/vue/stream`, origin === undefined ? {} : { origin });
      socket.once('upgrade', ({ statusCode }) => resolve(statusCode!));
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
      socket.once('open', () => socket.close()).on('error', () => {});
    });
  for (const own of [undefined, `http://127.0.0.1:${port}`, `https://127.0.0.1:${port}`, 'https://bahi.example'])
    expect(await handshake(own), own).toBe(101);
  for (const other of ['https://evil.example', 'http://127.0.0.1:1', 'https://bahi.example.evil', 'null', 'x'])
    expect(await handshake(other), other).toBe(200);
});

test('an anonymous reader gets a snapshot of what it watches, then changes', async () => {
  const client = await open({ token: null });
  client.say({ subscribe: ['SYM1', 'SYM2', 'NOSUCH'] });
  const snapshot = await client.next('quotes');
  expect(snapshot).toMatchObject({ snapshot: true });
  expect(snapshot.ticks.map(([symbol]) => symbol)).toEqual(['SYM1', 'SYM2']);
  feed.move(['SYM2', 'SYM3']);
  const change = await client.next('quotes');
  expect(change.snapshot).toBeUndefined();
  expect(change.ticks).toHaveLength(1);
  expect(change.ticks[0]!.slice(0, 2)).toEqual(['SYM2', '100.05']);
  client.socket.close();
});

test('the depth of one symbol comes when asked for', async () => {
  const client = await open({ token: null });
  client.say({ subscribe: [], depth: 'SYM5' });
  expect(await client.next('depth')).toMatchObject({ symbol: 'SYM5', bids: [['99.95', 100, 1]] });
  client.socket.close();
});

test('private events reach the customer’s own streams only', async () => {
  const [own, second, other] = await Promise.all([
    open({ token: 'priya-1' }),
    open({ token: 'priya-2' }),
    open({ token: 'arjun-1' }),
  ]);
  bus.publish('funds.changed', { customerId: 1n });
  bus.publish('funds.changed', { customerId: 1n });
  const [first, twin] = await Promise.all([own.next('funds'), second.next('funds')]);
  expect(first.summary).toEqual(twin.summary);
  expect(summaryReads).toBe(1);
  // What was meant for it came before.
  other.say({ ping: 1 });
  await other.next('pong');
  expect(other.messages.some((message) => message.type === 'funds')).toBe(false);
  for (const client of [own, second, other]) client.socket.close();
});

test('a message reaches each of the customer’s streams with the count of unread ones, in order', async () => {
  const [own, second, other] = await Promise.all([
    open({ token: 'priya-1' }),
    open({ token: 'priya-2' }),
    open({ token: 'arjun-1' }),
  ]);
  bus.publish('messages.written', { customerId: 1n, messageIds: [7n, 8n] });
  for (const client of [own, second]) {
    expect(await client.next('message')).toMatchObject({ message: toldMessage(7n).message, unread: 3 });
    expect(await client.next('message')).toMatchObject({ message: { id: '8' } });
  }
  other.say({ ping: 1 });
  await other.next('pong');
  expect(other.messages.some((message) => message.type === 'message')).toBe(false);
  for (const client of [own, second, other]) client.socket.close();
});

test('a payload that cannot be read becomes a resync, not silence', async () => {
  const client = await open({ token: 'arjun-1' });
  bus.publish('orders.changed', { customerId: 2n, orderIds: [5n] });
  await client.next('resync');
  client.socket.close();
});

test('a revoked session says bye and closes once that is told; the customer’s other session stays', async () => {
  const [revoked, kept] = await Promise.all([open({ token: 'priya-1' }), open({ token: 'priya-2' })]);
  bus.publish('session.ended', { sessionId: 11n, customerId: 1n });
  expect(await revoked.next('bye')).toMatchObject({ code: 'session.ended' });
  await revoked.closed;
  kept.say({ ping: 5 });
  expect(await kept.next('pong')).toMatchObject({ ping: 5 });
  kept.socket.close();
});

test('a session that died unheard of is found when the streams are rechecked', async () => {
  principals.set('meera-1', { customerId: 3n, account: 'meera', sessionId: 31n });
  const client = await open({ token: 'meera-1' });
  principals.delete('meera-1');
  // As after a lost LISTEN connection: nothing was announced.
  sessions.forgetAll();
  await stream.recheck();
  expect(await client.next('bye')).toMatchObject({ code: 'session.ended' });
});

test.each([
  ['an unknown token', JSON.stringify({ token: 'nobody' }), 'session.ended'],
  ['no JSON', '{"token"', 'request.invalid'],
  ['an array', '[]', 'request.invalid'],
  ['a subscription before the token', JSON.stringify({ subscribe: [] }), 'request.invalid'],
  ['six hundred symbols', JSON.stringify({ subscribe: Array.from({ length: 600 }, () => 'A') }), 'request.invalid'],
  ['a very long token', JSON.stringify({ token: 'x'.repeat(500) }), 'request.invalid'],
])('%s is answered with bye and closed', async (_name, text, code) => {
  const client = await open();
  client.socket.send(text);
  expect(await client.next('bye')).toMatchObject({ code });
  await client.closed;
});

test('a second token is refused, a message over the limit closes, and so does a flood', async () => {
  const twice = await open({ token: null });
  twice.say({ token: null });
  await twice.closed;
  const large = await open({ token: null });
  large.socket.send('x'.repeat(40_000));
  await large.closed;
  const flood = await open({ token: null });
  for (let count = 0; count < 30; count++) flood.say({ ping: count });
  await flood.closed;
});

test('a client that never says who it is is shown out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const client = await open();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await client.next('bye')).toMatchObject({ code: 'request.invalid' });
  await client.closed;
});

test('one address may not hold every place', async () => {
  const clients = await Promise.all(Array.from({ length: 30 }, () => open({ token: null })));
  const extra = await open();
  await extra.closed;
  for (const client of clients) client.socket.close();
  await Promise.all(clients.map((client) => client.closed));
});

test('a reader that stops reading costs a bounded buffer, and gets a snapshot and a resync when it reads again', async () => {
  const reader = await openRaw();
  reader.pause();
  const before = await drops();
  // Far more than the socket buffers of the system take in.
  const move = async () => {
    feed.move(symbols);
    bus.publish('funds.changed', { customerId: 2n });
    await turns(1);
  };
  while ((await drops()) === before) await move();
  const held = bytesHeld();
  // It may be a quote that found the reader behind: an event of its own is lost once a second one has been read for it.
  const reads = summaryReads;
  for (let more = 0; more < 1_000 || summaryReads < reads + 2; more += 1) await move();
  expect([await drops(), bytesHeld()]).toEqual([before + 1, held]);
  // A quarter of a megabyte, and the message that went over it.
  expect(held).toBeLessThan(512 * 1024);
  const text = await reader.readOn(['"type":"resync"', '"snapshot":true']);
  expect(text.indexOf('"type":"resync"')).toBeLessThan(text.indexOf('"snapshot":true'));
  reader.destroy();
});

test('a reader without quotes that missed its own events hears of it once it reads again', async () => {
  const reader = await openRaw([]);
  reader.pause();
  const before = await drops();
  while ((await drops()) === before) {
    bus.publish('funds.changed', { customerId: 2n });
    await turns(1);
  }
  await reader.readOn(['"type":"resync"']);
  reader.destroy();
});

/** What waits in this process for its readers. */
function bytesHeld(): number {
  return [...server.websocketServer.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
}

async function drops(): Promise<number> {
  return Number(/bahi_stream_drops_total (\d+)/.exec(await metrics.print())?.[1]);
}

/** A WebSocket client on a bare socket, which can really stop reading. */
async function openRaw(subscribe: readonly string[] = symbols) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'GET /api/vue/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  await expect.poll(() => text).toContain('101 Switching');
  send({ token: 'arjun-1' });
  await expect.poll(() => text).toContain('hello');
  if (subscribe.length > 0) {
    send({ subscribe: [...subscribe], depth: null });
    await expect.poll(() => text).toContain('"snapshot":true');
  }

  function send(message: ClientMessage): void {
    const payload = Buffer.from(JSON.stringify(message));
    const header =
      payload.length < 126 ? [0x81, 0x80 | payload.length] : [0x81, 0xfe, payload.length >> 8, payload.length & 255];
    // A mask of zeros leaves the payload as it is.
    socket.write(Buffer.concat([Buffer.from([...header, 0, 0, 0, 0]), payload]));
  }

  return {
    pause: () => void socket.pause(),
    destroy: () => void socket.destroy(),
    async readOn(parts: readonly string[]): Promise<string> {
      text = '';
      socket.resume();
      await expect.poll(() => parts.every((part) => text.includes(part))).toBe(true);
      return text;
    },
  };
}
