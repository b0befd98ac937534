/** What anybody may read, compressed for whoever can unpack it where that is worth its time. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendJson } from './http-errors.ts';

/** About what one packet holds: below it nothing arrives sooner. */
const COMPRESSED_FROM_BYTES = 1_024;
const pack = promisify(gzip);

export function unpacksGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}

export async function sendPublic(request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (json.length < COMPRESSED_FROM_BYTES || !unpacksGzip(request)) return sendJson(reply, 200, json);
  const packed = await pack(json);
  reply.header('content-encoding', 'gzip');
  return sendJson(reply, 200, packed);
}
