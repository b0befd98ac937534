import { once } from 'node:events';
import { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { duplexPair, type Duplex } from 'node:stream';
import { define } from '@bahi/contract/endpoint.ts';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer, publicRoute, route, type HttpOptions } from './http.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { refuse } from './refuse.ts';
import { createSessions } from './sessions.ts';
import { BODIES, HEADERS, METHODS, plain, requestOf, TARGETS, VERSIONS, type Pieces } from './testing-requests.ts';
import { turns, until } from './testing-waits.ts';

/** What a handler sees of a request, and so what an answer tells of how it was read. */
const seen = z.object({ amount: z.string(), key: z.string(), hash: z.string(), ip: z.string(), agent: z.string() });
const change = define({
  path: '/test/change',
  summary: 'Change.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ amount: z.string() }),
  output: seen,
  errors: [],
});
const ask = define({ ...change, path: '/test/ask', isMutation: false });
const open = define({ ...ask, path: '/test/open', audience: 'public' });
const slow = define({ ...ask, path: '/test/slow' });
const bug = define({ ...ask, path: '/test/bug' });

const logged: string[] = [];
const options: HttpOptions = {
  sessions: createSessions({
    authenticate: async (token) => (token === 'good' ? { customerId: 1n, account: 'priya', sessionId: 9n } : null),
    bus: createBus(),
    clock: systemClock(),
  }),
  clock: systemClock(),
  log: createLog({ destination: { write: (line) => void logged.push(line) } }),
  metrics: createMetrics(),
  ratePerMinute: 1e9,
  trustProxy: '127.0.0.1',
  publicUrl: 'https://bahi.example',
  checksOutputs: true,
};
/** Calls that wait until a test lets them go on. */
const waiting: (() => void)[] = [];
let laned = 0;
/** The one under test, and one that leaves every byte to node:http. */
let ours: FastifyInstance;
let nodes: FastifyInstance;

beforeAll(async () => {
  [ours, nodes] = [await serve(), await serve()];
  nodes.server.removeAllListeners('connection');
  for (const listener of new Server().listeners('connection')) nodes.server.on('connection', listener as () => void);
  for (const call of ours.plainCalls.values()) {
    const { run } = call;
    Object.assign(call, { run: (...given: Parameters<typeof run>) => (laned++, run(...given)) });
  }
});
afterEach(() => vi.useRealTimers());
afterAll(() => Promise.all([ours.close(), nodes.close()]));

async function serve(): Promise<FastifyInstance> {
  const server = createHttpServer(options);
  type Call = {
    readonly idempotencyKey: string;
    readonly bodyHash: string;
    readonly ip: string;
    readonly userAgent: string;
  };
  const tell = async ({ amount }: { amount: string }, { idempotencyKey: key, bodyHash, ip, userAgent }: Call) => {
    if (amount === 'too much')
      refuse('orders.insufficient_funds', { needed: '5.00', available: '1.00', short: '4.00' });
    return { amount, key, hash: bodyHash, ip, agent: userAgent };
  };
  route(server, change, tell);
  route(server, ask, tell);
  publicRoute(server, open, tell);
  route(server, slow, async (input, ctx) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return tell(input, ctx);
  });
  route(server, bug, async () => {
    throw new Error('broken inside');
  });
  await server.ready();
  return server;
}

/** What a server answers to bytes that arrive in these pieces, until nothing more happens, and whether it hung up. */
async function answersTo(
  server: FastifyInstance,
  pieces: readonly Buffer[],
): Promise<{ said: string; isOver: boolean }> {
  const [client, socket] = duplexPair();
  server.server.emit('connection', asSocket(socket));
  let said = '';
  client.setEncoding('latin1').on('data', (part: string) => (said += part));
  client.on('error', () => {});
  for (const piece of pieces) {
    if (!socket.destroyed) client.write(piece);
    await settled();
  }
  // What is not whole yet is waited for, here for less long than there.
  vi.advanceTimersByTime(1_000);
  await settled();
  const isOver = socket.destroyed || socket.writableEnded;
  client.destroy();
  socket.destroy();
  return { said: comparable(said), isOver };
}

/** Everything that a request sets off in memory has happened: no time passes in it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** As node:http has a duplex for a socket in its own tests. */
function asSocket(socket: Duplex): Socket {
  const same = () => socket;
  return Object.assign(socket, {
    setTimeout: same,
    setNoDelay: same,
    remoteAddress: '127.0.0.1',
    destroySoon: () => socket.end(() => socket.destroy()),
  }) as unknown as Socket;
}

/** Headers in one order and writing; the moment left out, and the name of a request, which may be longer on one side. */
function comparable(said: string): string {
  return said
    .replaceAll(/(HTTP\/1\.1 \d+ [A-Za-z ]+)\r\n([^]*?)\r\n\r\n/g, (_all, first: string, lines: string) => {
      const kept = lines.split('\r\n').filter((line) => !/^date:/i.test(line));
      const lower = kept.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
      return `\n${first}\n${lower.toSorted().join('\n')}\n`;
    })
    .replaceAll(/Reference [a-z0-9-]+|"reference":"[^"]*"/g, 'reference')
    .replaceAll(/(HTTP\/1\.1 500[^]*?)content-length: \d+/g, '$1');
}

const pieces: fc.Arbitrary<string> = fc
  .record({
    method: fc.oneof(fc.constant('POST'), fc.constantFrom(...METHODS)),
    target: fc.oneof(fc.constant(plain.target), fc.constantFrom(...TARGETS)),
    version: fc.oneof({ weight: 3, arbitrary: fc.constant('HTTP/1.1') }, fc.constantFrom(...VERSIONS)),
    added: fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 }),
    dropped: fc.option(fc.nat(3), { freq: 5 }),
    body: fc.constantFrom(...BODIES),
    length: fc.constantFrom('right', 'right', 'right', 'right', 'none', 'one less', 'one more'),
    isPlain: fc.boolean(),
    mark: fc.constantFrom('', '', '', '', '', '\r\n', '\n', ' '),
  })
  .map(({ method, target, version, added, dropped, body, length, isPlain, mark }) => {
    if (isPlain) return requestOf({ ...plain, target: target.startsWith('/api') ? target : plain.target, body });
    const kept = plain.headers.filter((_header, index) => index !== dropped);
    const right = Buffer.byteLength(body);
    const said = { right, none: null, 'one less': right - 1, 'one more': right + 1 }[length];
    return (
      mark +
      requestOf({ method, target, version, headers: [...kept, ...added], body }, said === null ? null : `${said}`)
    );
  });
/** Several requests one after another, and where their bytes are cut. */
const conversations = fc.record({
  requests: fc.array(pieces, { minLength: 1, maxLength: 4 }),
  isTogether: fc.boolean(),
  cuts: fc.array(fc.nat(600), { maxLength: 6 }),
});

/** The same bytes with some of the pieces in one. */
function* joined(pieces: readonly Buffer[]): Generator<Buffer[]> {
  for (let gaps = 1; gaps < 2 ** (pieces.length - 1); gaps++) {
    const all: Buffer[] = [];
    pieces.forEach((piece, index) => {
      const isJoined = index > 0 && (gaps & (1 << (index - 1))) !== 0;
      all.push(isJoined ? Buffer.concat([all.pop()!, piece]) : piece);
    });
    yield all;
  }
}

test('each of these alone is read as node:http reads it, and so is what comes behind it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const changed: Pieces[] = [
    ...HEADERS.map((header) => ({ ...plain, headers: [...plain.headers, header] })),
    ...plain.headers.map((header) => ({ ...plain, headers: plain.headers.filter((other) => other !== header) })),
    ...METHODS.map((method) => ({ ...plain, method })),
    ...TARGETS.map((target) => ({ ...plain, target })),
    ...VERSIONS.map((version) => ({ ...plain, version })),
    ...BODIES.map((body) => ({ ...plain, body })),
  ];
  for (const each of changed) {
    for (const length of [`${Buffer.byteLength(each.body)}`, null]) {
      const pieces = [requestOf(each, length), requestOf(plain)].map((text) => Buffer.from(text));
      const [here, there] = await Promise.all([answersTo(ours, pieces), answersTo(nodes, pieces)]);
      expect(here, JSON.stringify(each)).toEqual(there);
    }
  }
});

test('whatever arrives is read and answered as node:http does it, in any pieces, one after another or at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  laned = 0;
  await fc.assert(
    fc.asyncProperty(conversations, async ({ requests, isTogether, cuts }) => {
      const bytes = (isTogether ? [requests.join('')] : requests).map((request) => Buffer.from(request, 'utf8'));
      const cut = bytes.flatMap((all) => {
        const at = [0, ...cuts.filter((place) => place < all.length).toSorted((a, b) => a - b), all.length];
        return at.slice(1).map((end, index) => all.subarray(at[index], end));
      });
      const [here, there] = await Promise.all([answersTo(ours, cut), answersTo(nodes, cut)]);
      if (isDeepStrictEqual(here, there)) return;
      // Pieces that wait for each other here may have come together as well.
      for (const pieces of joined(cut)) if (isDeepStrictEqual(here, await answersTo(nodes, pieces))) return;
      expect(here).toEqual(there);
    }),
    { numRuns: Number(process.env['BAHI_RUNS'] ?? 1_500) },
  );
  // Most of them were not simply handed on.
  expect(laned).toBeGreaterThan(200);
}, 600_000);

/** A real connection; what it was told, in whole answers. */
async function connection(server: FastifyInstance): Promise<{ socket: Socket; answers: () => string[] }> {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let said = '';
  socket.setEncoding('utf8').on('data', (part: string) => (said += part));
  return { socket, answers: () => said.split(/(?=HTTP\/1\.1 )/).filter((answer) => answer.includes('\r\n\r\n{')) };
}

const request = (path: string, body = plain.body) => requestOf({ ...plain, target: `/api/vue/test/${path}`, body });

test('on one connection calls of customers and of everybody take turns, each on its way', async () => {
  const { socket, answers } = await connection(ours);
  laned = 0;
  const sent = ['change', 'open', 'ask', 'open', 'change', 'nothing', 'ask'];
  for (const [index, path] of sent.entries()) {
    socket.write(request(path));
    await until(() => answers().length === index + 1);
  }
  expect(answers().map((answer) => answer.slice(9, 12))).toEqual(['200', '200', '200', '200', '200', '404', '200']);
  expect(laned).toBe(4);
  socket.destroy();
});

test('who does not wait for an answer gets all of them in order', async () => {
  const { socket, answers } = await connection(ours);
  const numbered = (path: string, amount: number) => request(path, `{"amount":"${amount}"}`);
  socket.write(numbered('slow', 1));
  await until(() => waiting.length === 1);
  socket.write(numbered('change', 2) + numbered('open', 3));
  socket.write(numbered('ask', 4));
  waiting.pop()!();
  await until(() => answers().length === 4);
  expect(answers().map((answer) => /"amount":"(.)"/.exec(answer)?.[1])).toEqual(['1', '2', '3', '4']);
  socket.destroy();
});

test('who takes no answers is heard no more until he takes them', async () => {
  const arrived = once(ours.server, 'connection');
  const { socket, answers } = await connection(ours);
  const [there] = (await arrived) as [Socket];
  socket.pause();
  laned = 0;
  let sent = 0;
  while (!there.writableNeedDrain) {
    socket.write(request('ask', JSON.stringify({ amount: 'x'.repeat(60_000) })));
    sent += 1;
    await until(() => laned === sent);
    await turns(50);
  }
  socket.write(request('ask'));
  await turns(50);
  expect(laned).toBe(sent);
  socket.resume();
  await until(() => answers().length === sent + 1);
  expect(answers().at(-1)).toContain('"amount":"5"');
  socket.destroy();
});

test('a stop answers what is under way, and ends connections that wait', async () => {
  const stopping = await serve();
  const [busy, idle, lent, silent] = await Promise.all([1, 2, 3, 4].map(() => connection(stopping)));
  idle!.socket.write(request('ask'));
  lent!.socket.write(request('open'));
  await until(() => idle!.answers().length + lent!.answers().length === 2);
  lent!.socket.write(request('slow'));
  busy!.socket.write(request('slow'));
  await until(() => waiting.length === 2);
  stopping.isStopping = true;
  const late = await connection(stopping);
  late.socket.write(request('ask'));
  idle!.socket.write(request('ask'));
  await until(() => late.answers().length === 1 && idle!.answers().length === 2);
  for (const answer of [late.answers()[0], idle!.answers()[1]])
    expect(answer).toMatch(/^HTTP\/1\.1 503 [^]*system\.stopping/);
  const ended = [busy, idle, lent, silent].map((each) => new Promise((resolve) => each!.socket.on('close', resolve)));
  const closed = stopping.close();
  await ended[3];
  for (const goOn of waiting.splice(0)) goOn();
  await Promise.all([closed, ...ended]);
  expect(busy!.answers()).toEqual([expect.stringContaining('"amount":"5"')]);
  expect(lent!.answers()[1]).toContain('"amount":"5"');
});

test('a bug in a call is logged with the reference that its caller reads', async () => {
  const { socket, answers } = await connection(ours);
  socket.write(request('bug'));
  await until(() => answers().length === 1);
  const [, reference] = /"reference":"([^"]+)"/.exec(answers()[0]!)!;
  expect(logged.some((line) => line.includes(reference!) && line.includes('broken inside'))).toBe(true);
  socket.destroy();
});
