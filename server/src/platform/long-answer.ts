/**
 * An answer whose data is long JSON that is kept packed: it is never whole in memory. It streams into the envelope, unpacked and packed again beside
 * the event loop for whoever can unpack it, at the pace of who reads, so that many calls at once cost little more than one.
 */
import { pipeline, Readable } from 'node:stream';
import { constants, createGunzip, createGzip, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from './envelope.ts';
import { sendJson } from './http-errors.ts';
import { unpacksGzip } from './public-answer.ts';

export class LongAnswer {
  /** UTF-8, gzip. */
  readonly packed: Buffer;
  /** Under which name of the data it stands. */
  readonly name: string;
  constructor(name: string, packed: Buffer) {
    this.name = name;
    this.packed = packed;
  }
  /** Whole: for those that check what is answered (tests). */
  get json(): string {
    const [head, tail] = around(this.name);
    return `${head}${gunzipSync(this.packed).toString()}${tail}`;
  }
}

/** Fewer turns of the event loop for each of them. */
const CHUNK_BYTES = 2 ** 18;
const [HEAD, TAIL] = successEnvelope('').split('""') as [string, string];

export function sendLong(request: FastifyRequest, reply: FastifyReply, { name, packed }: LongAnswer): FastifyReply {
  const plain = Readable.from(enveloped(name, packed));
  reply.header('vary', 'accept-encoding');
  if (!unpacksGzip(request)) return sendJson(reply, 200, plain);
  reply.header('content-encoding', 'gzip');
  return sendJson(
    reply,
    200,
    pipeline(plain, createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK_BYTES }), () => {}),
  );
}

async function* enveloped(name: string, packed: Buffer): AsyncGenerator<Buffer> {
  const [head, tail] = around(name);
  yield Buffer.from(`${HEAD}${head}`);
  yield* pipeline(Readable.from([packed]), createGunzip({ chunkSize: CHUNK_BYTES }), () => {}) as AsyncIterable<Buffer>;
  yield Buffer.from(`${tail}${TAIL}`);
}

function around(name: string): readonly [string, string] {
  return [`{${JSON.stringify(name)}:`, '}'];
}
