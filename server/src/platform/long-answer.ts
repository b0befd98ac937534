/**
 * An answer whose data is JSON already and too long to be parsed and written anew: beside the event loop it is put into the
 * envelope as it stands, and packed for whoever can unpack it.
 */
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from './envelope.ts';
import { sendJson } from './http-errors.ts';

export class LongAnswer {
  /** UTF-8. */
  readonly json: Buffer;
  constructor(json: Buffer) {
    this.json = json;
  }
}

const packed = promisify<Buffer, { level: number }, Buffer>(gzip);
const [HEAD, TAIL] = successEnvelope('').split('""') as [string, string];

export async function sendLong(
  request: FastifyRequest,
  reply: FastifyReply,
  { json }: LongAnswer,
): Promise<FastifyReply> {
  const body = Buffer.concat([Buffer.from(HEAD), json, Buffer.from(TAIL)]);
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return sendJson(reply, 200, body);
  reply.header('content-encoding', 'gzip');
  return sendJson(reply, 200, await packed(body, { level: constants.Z_BEST_SPEED }));
}
