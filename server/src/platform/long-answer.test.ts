/** A long answer of many calls at once: each gets it whole, and memory does not hold it once for each. */
import { randomBytes } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LongAnswer, sendLong } from './long-answer.ts';

const MB = 2 ** 20;
const CALLS = 12;
/** Hashes, as the file of a draw: they pack to a half. */
const text = JSON.stringify(Array.from({ length: 8_000 }, () => randomBytes(500).toString('hex')));
const answer = new LongAnswer('file', gzipSync(text));
let server: FastifyInstance;
let port: number;
let before: number;

beforeAll(async () => {
  server = Fastify();
  server.get('/', (asked, reply) => sendLong(asked, reply, answer));
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
  before = held();
});
afterAll(() => server.close());

function ask(encoding: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, headers: { 'accept-encoding': encoding } }, resolve);
    call.once('error', reject).end();
  });
}

async function bodyOf(from: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of from) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is in use: chunks that were sent count only until the next collection, which comes when it likes. */
function held(): number {
  collectGarbage();
  return process.memoryUsage().external;
}

test.each(['gzip', 'identity'])('%s: who does not read holds up nobody, and little memory', async (encoding) => {
  expect(text.length).toBeGreaterThan(7 * MB);
  const waiting = await Promise.all(Array.from({ length: CALLS }, () => ask(encoding)));
  await sleep(500);
  // Once for each call it would be 100 MB and more.
  expect((held() - before) / MB).toBeLessThan(40);
  const [first, ...others] = waiting;
  const body = await bodyOf(first!);
  const plain = encoding === 'gzip' ? gunzipSync(body) : body;
  expect(plain.toString() === `{"status":1,"msg":"success","data":{"file":${text}}}`).toBe(true);
  // Who goes away in the middle leaves the rest of them what they asked for.
  for (const gone of others.splice(0, 4)) gone.destroy();
  for (const other of others) {
    let length = 0;
    for await (const chunk of other) length += (chunk as Buffer).length;
    expect(length).toBe(body.length);
  }
});

test('the answer as it is checked is the one that is sent', async () => {
  expect(answer.json === `{"file":${text}}`).toBe(true);
});
