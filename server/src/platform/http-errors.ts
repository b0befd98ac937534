/** Whatever goes wrong with a request ends here: refusals keep their code, broken requests get one, bugs get a reference. */
import type { Readable } from 'node:stream';
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { httpStatusOf, refusalEnvelope } from './envelope.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { RefusalError } from './refuse.ts';

export function sendJson(reply: FastifyReply, status: number, json: string | Buffer | Readable): FastifyReply {
  reply.statusCode = status;
  reply.headers(HEADERS);
  return reply.send(json);
}

/** Answers of the API are data: never cached; safe-headers.ts says what else they are not. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

export function sendRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  return sendJson(reply, httpStatusOf(refused.code), refusalEnvelope(refused));
}

interface ErrorHandling {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly bodyLimitBytes: number;
}

export function addErrorHandling(server: FastifyInstance, { log, metrics, bodyLimitBytes }: ErrorHandling): void {
  server.setNotFoundHandler((_request, reply) => sendRefusal(reply, refusal('request.not_found', {})));
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error, bodyLimitBytes, request.routeOptions.config.fileBytesMaximum);
    if (refused !== null) {
      metrics.countRefusal(refused.code);
      return sendRefusal(reply, refused);
    }
    log.error({ err: error, request: request.id, url: request.routeOptions.url }, 'request failed');
    metrics.countRefusal('system.busy');
    return sendRefusal(reply, refusal('system.busy', { reference: request.id }));
  });
}

/** Null: none of the client's doing. */
function refusalOf(error: FastifyError, bodyLimitBytes: number, fileBytesMaximum?: number): Refusal | null {
  if (error instanceof RefusalError) return error.refusal;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    if (fileBytesMaximum !== undefined) {
      return refusal('uploads.too_large', { maximum_mb: Math.floor(fileBytesMaximum / 1024 / 1024) });
    }
    return refusal('request.too_large', { limit_kb: Math.floor(bodyLimitBytes / 1024) });
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refusal('request.invalid', { field: 'content-type' });
  if (error instanceof SyntaxError || (error.statusCode !== undefined && error.statusCode < 500)) {
    return refusal('request.invalid', { field: 'body' });
  }
  return null;
}
