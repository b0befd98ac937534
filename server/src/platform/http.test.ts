import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { define } from '@bahi/contract/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { createBus } from './bus.ts';
import { systemClock } from './clock.ts';
import { createHttpServer, publicRoute, route } from './http.ts';
import { createLog } from './log.ts';
import { LongAnswer } from './long-answer.ts';
import { createMetrics } from './metrics.ts';
import { refuse } from './refuse.ts';
import { createSessions, type Principal } from './sessions.ts';
import { until } from './testing-waits.ts';

const input = z.object({ amount: z.string().check(z.regex(/^[0-9]{1,15}$/)), list: z.optional(z.array(z.int())) });
const echo = define({
  path: '/test/echo',
  summary: 'Echo.',
  audience: 'customer',
  isMutation: false,
  input,
  output: input,
  errors: [],
});
const change = define({ ...echo, path: '/test/change', isMutation: true, output: z.object({ hash: z.string() }) });
const refused = define({ ...echo, path: '/test/refused', errors: ['orders.insufficient_funds'] });
const bug = define({ ...echo, path: '/test/bug' });
const open = define({ ...echo, path: '/test/open', audience: 'public' });
const long = define({ ...open, path: '/test/long' });

const priya: Principal = { customerId: 1n, account: 'priya', sessionId: 9n };
const logged: string[] = [];
const bus = createBus();
let late = 0;
const clock = { ...systemClock(), now: () => Date.now() + late };
let isAlive = true;
let server: FastifyInstance;

beforeAll(async () => {
  const sessions = createSessions({
    authenticate: async (token) => (isAlive && token === 'good' ? priya : null),
    bus,
    clock,
  });
  const log = createLog({ destination: { write: (line) => void logged.push(line) } });
  server = createHttpServer({ sessions, clock, log, metrics: createMetrics(), checksOutputs: true });
  route(server, echo, async (given) => given);
  route(server, change, async (_given, ctx) => ({ hash: ctx.bodyHash }));
  route(server, refused, async () =>
    refuse('orders.insufficient_funds', { needed: '5.00', available: '1.00', short: '4.00' }),
  );
  route(server, bug, async () => {
    throw new Error('broken inside');
  });
  publicRoute(server, open, async (given) => given);
  publicRoute(server, long, async ({ amount }) => new LongAnswer('amount', gzipSync(JSON.stringify(amount))));
  await server.ready();
});
afterAll(() => server.close());

interface Sent {
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

async function send({ path = '/test/echo', headers = {}, body = '{"amount":"5"}' }: Sent = {}) {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/vue${path}`,
    headers: { 'content-type': 'application/json', token: 'good', ...headers },
    body,
  });
  return {
    http: answer.statusCode,
    ...answer.json<{ status: number; msg: string; data: { code: string; params: unknown } }>(),
  };
}

test('an answer is the envelope of spec §7', async () => {
  expect(await send()).toEqual({ http: 200, status: 1, msg: 'success', data: { amount: '5' } });
});

test('JSON that stands already is put into the envelope as it is, packed for whoever asks', async () => {
  const call = { method: 'POST', url: '/api/vue/test/long', body: { amount: '7' } } as const;
  const plain = await server.inject(call);
  expect(plain.body).toBe('{"status":1,"msg":"success","data":{"amount":"7"}}');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await server.inject({ ...call, headers: { 'accept-encoding': 'br, gzip' } });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
});

test('a refusal is HTTP 200 with status 0, its English text and its numbers', async () => {
  const answer = await send({ path: '/test/refused' });
  expect(answer).toMatchObject({
    http: 200,
    status: 0,
    data: { code: 'orders.insufficient_funds', params: { short: '4.00' } },
  });
  expect(answer.msg).toContain('4.00');
  expect(answer.msg).not.toContain('{');
});

const hostile: [string, string | Buffer][] = [
  ['not JSON', '{"amount":'],
  ['nothing', ''],
  ['an array', '[1,2]'],
  ['a text', '"5"'],
  ['null', 'null'],
  ['a number', '1e309'],
  ['a number for text', '{"amount":5}'],
  ['NaN', '{"amount":NaN}'],
  ['full-width digits', '{"amount":"５"}'],
  ['Devanagari digits', '{"amount":"५"}'],
  ['forty digits', `{"amount":"${'9'.repeat(40)}"}`],
  ['an array for text', '{"amount":["5"]}'],
  ['an object for a list', '{"amount":"5","list":{"0":1}}'],
  ['a fraction for a whole number', '{"amount":"5","list":[1.5]}'],
  ['__proto__', '{"amount":"5","__proto__":{"isAdmin":true}}'],
  ['an escaped __proto__', '{"amount":"5","\\u005f_proto__":{"isAdmin":true}}'],
  ['constructor.prototype', '{"amount":"5","constructor":{"prototype":{"x":1}}}'],
  ['broken UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
];

test.each(hostile)('a body that is %s gets one clear refusal', async (_name, body) => {
  expect(await send({ body })).toMatchObject({ http: 200, status: 0, data: { code: 'request.invalid' } });
});

test('the first wrong field is named, in the text by its word', async () => {
  expect(await send({ body: '{"amount":"5","list":[1,"x"]}' })).toMatchObject({
    msg: 'Check the list: this value cannot be read.',
    data: { params: { field: 'list.1' } },
  });
});

test('a body over the limit is 413, a wrong content type is refused', async () => {
  const large = `{"amount":"${'1'.repeat(70_000)}"}`;
  expect(await send({ body: large })).toMatchObject({
    http: 413,
    data: { code: 'request.too_large', params: { limit_kb: 64 } },
  });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect(await send({ headers: { 'content-type': type } })).toMatchObject({
      http: 200,
      data: { params: { field: 'content-type' } },
    });
  }
});

test('an unknown path is 404 in the envelope, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await server.inject({ method, url: '/api/vue/nothing/here' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 0, data: { code: 'request.not_found' } });
  }
});

test('a bug answers 500 with a reference that is in the log, and tells nothing else', async () => {
  const answer = await send({ path: '/test/bug' });
  expect(answer).toMatchObject({ http: 500, status: 0, data: { code: 'system.busy' } });
  const { reference } = answer.data.params as { reference: string };
  expect(JSON.stringify(answer)).not.toContain('broken inside');
  expect(logged.some((line) => line.includes(reference) && line.includes('broken inside'))).toBe(true);
});

test('without a session, with a dead one, or in another’s name: 401', async () => {
  expect(await send({ headers: { token: '' } })).toMatchObject({ http: 401, data: { code: 'session.missing' } });
  expect(await send({ headers: { token: 'bad' } })).toMatchObject({ http: 401, data: { code: 'session.ended' } });
  expect(await send({ headers: { account: 'arjun' } })).toMatchObject({
    http: 401,
    data: { code: 'session.account_mismatch' },
  });
  expect(logged.some((line) => line.includes('account header disagrees'))).toBe(true);
  expect(await send({ headers: { account: 'Priya' } })).toMatchObject({ http: 200, status: 1 });
});

test('a session that ends is refused at the next request although it was remembered', async () => {
  expect(await send()).toMatchObject({ http: 200 });
  isAlive = false;
  bus.publish('session.ended', { sessionId: 9n, customerId: 1n });
  expect(await send()).toMatchObject({ http: 401 });
  isAlive = true;
});

test('a mutation needs an idempotency key; body and path make its hash', async () => {
  const path = '/test/change';
  expect(await send({ path })).toMatchObject({ data: { code: 'request.idempotency_key_missing' } });
  expect(await send({ path, headers: { 'idempotency-key': 'a b' } })).toMatchObject({
    data: { code: 'request.invalid' },
  });
  const keyed = { path, headers: { 'idempotency-key': 'key-00000001' } };
  const first = await send(keyed);
  expect(await send(keyed)).toEqual(first);
  expect(await send({ ...keyed, body: '{"amount":"6"}' })).not.toEqual(first);
});

test('a body that goes on coming after the session ended changes nothing', async () => {
  const slow = async (meanwhile: () => void) => {
    const body = new PassThrough();
    const headers = { 'content-type': 'application/json', token: 'good', 'idempotency-key': 'slow-0001' };
    const answer = server.inject({ method: 'POST', url: '/api/vue/test/change', headers, payload: body });
    body.write('{"amount":');
    // The body is read once its sender was let in.
    await until(() => body.readableLength === 0);
    meanwhile();
    body.end('"5"}');
    return (await answer).statusCode;
  };
  expect(await slow(() => (late += 5_000))).toBe(200);
  const end = () => {
    isAlive = false;
    late += 1_000;
    bus.publish('session.ended', { sessionId: priya.sessionId, customerId: priya.customerId });
  };
  expect(await slow(end)).toBe(401);
  isAlive = true;
  expect((await send()).http).toBe(200);
});

test('a public call needs no session', async () => {
  expect(await send({ path: '/test/open', headers: { token: '' } })).toMatchObject({ http: 200, status: 1 });
});

test('a route without an audience is an error at registration', async () => {
  const other = createHttpServer(server.platform);
  expect(() => other.post('/forgotten', async () => 'open door')).toThrow('declares no audience');
  await other.close();
});

test('a request whose end could be told in two ways is refused, and what comes behind it is not looked at', async () => {
  const real = createHttpServer({ ...server.platform });
  publicRoute(real, open, async (given) => given);
  await real.listen({ port: 0, host: '127.0.0.1' });
  const { port } = real.server.address() as { port: number };
  const head = 'POST /api/vue/test/open HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const answersTo = (lengths: string, body: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}${lengths}\r\n${body}${head}Connection: close\r\nContent-Length: 14\r\n\r\n{"amount":"7"}`);
    return text(socket);
  };
  const plain = await answersTo('Content-Length: 14\r\n', '{"amount":"5"}');
  expect(plain.match(/"amount":"."/g)).toEqual(['"amount":"5"', '"amount":"7"']);
  for (const lengths of [
    'Content-Length: 14\r\nTransfer-Encoding: chunked\r\n',
    'Transfer-Encoding: chunked\r\nContent-Length: 14\r\n',
    'Content-Length: 14\r\nContent-Length: 15\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
  ]) {
    const answers = await answersTo(lengths, 'e\r\n{"amount":"5"}\r\n0\r\n\r\n');
    expect(answers, lengths).toMatch(/^HTTP\/1\.1 400 /);
    expect(answers, lengths).not.toContain('amount');
  }
  await real.close();
});

test('a client that floods is told how long to wait', async () => {
  const flooded = createHttpServer({ ...server.platform, ratePerMinute: 60 });
  route(flooded, echo, async (given) => given);
  const codes: number[] = [];
  for (let n = 0; n < 15; n++) {
    const { statusCode } = await flooded.inject({
      method: 'POST',
      url: '/api/vue/test/echo',
      headers: { token: 'good' },
      payload: { amount: '5' },
    });
    codes.push(statusCode);
  }
  expect(codes.filter((code) => code === 200)).toHaveLength(10);
  expect(codes.at(-1)).toBe(429);
  await flooded.close();
});

test('what a client says of its own address counts only through a proxy that is trusted', async () => {
  const addressOf = async (trustProxy: string | false) => {
    const other = createHttpServer({ ...server.platform, trustProxy });
    let ip = '';
    publicRoute(other, open, async (given, call) => {
      ({ ip } = call);
      return given;
    });
    const headers = {
      'x-forwarded-for': '203.0.113.9, 198.51.100.7',
      'x-real-ip': '203.0.113.8',
      forwarded: 'for=203.0.113.7',
    };
    await other.inject({
      method: 'POST',
      url: '/api/vue/test/open',
      headers,
      payload: { amount: '5' },
      remoteAddress: '10.0.0.1',
    });
    await other.close();
    return ip;
  };
  expect(await addressOf(false)).toBe('10.0.0.1');
  expect(await addressOf('10.0.0.2')).toBe('10.0.0.1');
  // What stands before the proxy’s own entry was said by whoever called it.
  expect(await addressOf('10.0.0.1')).toBe('198.51.100.7');
});

test('text of a client is one line of the log, whatever it holds', () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const claimed = 'priya\n{"level":60,"msg":"forged"}\r\u001b[31m';
  log.warn({ claimed }, 'said');
  expect(lines).toHaveLength(1);
  for (const sign of ['\n', '\r', '\u001b']) expect(lines[0]!.trimEnd()).not.toContain(sign);
  expect(JSON.parse(lines[0]!)).toMatchObject({ claimed, level: 40, time: expect.stringMatching(/^2.*Z$/) });
});

test('of several failures that were gathered the log names each, with its cause', () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const one = new Error('offer 7', { cause: Object.assign(new Error('timeout'), { code: '57014' }) });
  log.error({ err: new AggregateError([one, 'late'], 'could not be ended') }, 'task failed');
  const errors = [{ message: 'offer 7', cause: { message: 'timeout', sqlState: '57014' } }, { message: 'late' }];
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { message: 'could not be ended', errors } });
});

test('logs hold no secrets', () => {
  const lines: string[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(line) } });
  const secret = 'S3CR3T-value';
  log.info(
    { token: secret, body: { password: secret, newPassword: secret }, headers: { authorization: secret } },
    'said',
  );
  log.warn({ a: { key: secret }, b: { c: { token: secret } } }, 'said');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain(secret);
});
