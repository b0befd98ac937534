/** Whatever goes wrong with a request ends here: refusals keep their code, broken requests get one, bugs get a reference. */
import type { Readable } from 'node:stream';
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { httpStatusOf, refusalEnvelope } from './envelope.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { RefusalError } from './refuse.ts';

/** Answers of the API are data: never cached; safe-headers.ts says what else they are not. */
export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

export function sendJson(reply: FastifyReply, status: number, json: string | Buffer | Readable): FastifyReply {
  reply.statusCode = status;
  reply.headers(JSON_HEADERS);
  return reply.send(json);
}

export function sendRefusal(reply: FastifyReply, refused: Refusal): FastifyReply {
  return sendJson(reply, httpStatusOf(refused.code), refusalEnvelope(refused));
}

interface ErrorHandling {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly bodyLimitBytes: number;
}

export interface Failed {
  /** Of the request, for who asks what went wrong. */
  readonly id: string;
  readonly url: string | undefined;
  readonly fileBytesMaximum?: number | undefined;
}

/** What the caller is told of an error; a bug is logged. */
export type Failures = (error: unknown, failed: Failed) => Refusal;

export function createFailures({ log, metrics, bodyLimitBytes }: ErrorHandling): Failures {
  return (error, { id, url, fileBytesMaximum }) => {
    let refused = refusalOf(error as FastifyError, bodyLimitBytes, fileBytesMaximum);
    if (refused === null) {
      log.error({ err: error, request: id, url }, 'request failed');
      refused = refusal('system.busy', { reference: id });
    }
    metrics.countRefusal(refused.code);
    return refused;
  };
}

export function addErrorHandling(server: FastifyInstance, failures: Failures): void {
  server.setNotFoundHandler((_request, reply) => sendRefusal(reply, refusal('request.not_found', {})));
  server.setErrorHandler((error, { id, routeOptions }, reply) => {
    const { url, config } = routeOptions;
    return sendRefusal(reply, failures(error, { id, url, fileBytesMaximum: config.fileBytesMaximum }));
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
