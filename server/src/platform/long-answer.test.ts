/** A long answer of many calls at once: each gets it whole, and memory does not hold it once for each. */
import { randomBytes } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LongAnswer, sendLong } from './long-answer.ts';
import { turns } from './testing-waits.ts';

const MB = 2 ** 20;
const CHUNK = MB / 4;
const CALLS = 4;
/** What streams and sockets of one call may hold: a few chunks, of a quarter of a megabyte. */
const HELD_MAX = 2 * MB;
/** Hashes, as the file of a draw: they pack to a half. */
const text = JSON.stringify(Array.from({ length: 12_000 }, () => randomBytes(500).toString('hex')));
const answer = new LongAnswer('file', gzipSync(text));
let server: FastifyInstance;
let port: number;
const sent: { readonly reply: FastifyReply; readonly payload: Readable }[] = [];

beforeAll(async () => {
  server = Fastify();
  server.get('/', (asked, reply) => sendLong(asked, reply, answer));
  server.addHook('onSend', (_request, reply, payload, done) => {
    sent.push({ reply, payload: payload as Readable });
    done(null, payload);
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => {
  server.server.closeAllConnections();
  return server.close();
});

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

/** Bytes that wait in this process for a reader; the system's own buffers take in some megabytes more. */
function heldFor({ reply, payload }: (typeof sent)[number]): number {
  const chunks = payload.readableObjectMode ? payload.readableLength * CHUNK : payload.readableLength;
  return chunks + reply.raw.writableLength + (reply.raw.socket?.writableLength ?? 0);
}

/** Nothing more goes out: the readers' buffers are full. */
async function untilStalled(): Promise<void> {
  for (let quiet = 0, before = -1; quiet < 200; await turns(1)) {
    for (const call of sent) expect(heldFor(call)).toBeLessThan(HELD_MAX);
    const written = sent.reduce((sum, { reply }) => sum + (reply.raw.socket?.bytesWritten ?? 0), 0);
    quiet =
      written === before && sent.every(({ reply }) => reply.raw.writableNeedDrain || reply.raw.writableFinished)
        ? quiet + 1
        : 0;
    before = written;
  }
}

test.each(['gzip', 'identity'])('%s: who does not read holds up nobody, and little memory', async (encoding) => {
  sent.length = 0;
  const waiting = await Promise.all(Array.from({ length: CALLS }, () => ask(encoding)));
  expect(sent).toHaveLength(CALLS);
  await untilStalled();
  const [first, ...others] = waiting;
  const body = await bodyOf(first!);
  const plain = encoding === 'gzip' ? gunzipSync(body) : body;
  expect(plain.toString() === `{"status":1,"msg":"success","data":{"file":${text}}}`).toBe(true);
  // Who goes away in the middle leaves the rest of them what they asked for.
  for (const gone of others.splice(0, 2)) gone.destroy();
  for (const other of others) {
    let length = 0;
    for await (const chunk of other) length += (chunk as Buffer).length;
    expect(length).toBe(body.length);
  }
});

test('the answer as it is checked is the one that is sent', async () => {
  expect(answer.json === `{"file":${text}}`).toBe(true);
});
