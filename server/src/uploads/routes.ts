/** The call of contract/src/uploads.ts. */
import { upload } from '@bahi/contract/uploads/calls.ts';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../platform/http-files.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import { refuse } from '../platform/refuse.ts';
import { keepUpload, type UploadsDeps } from './service.ts';

const FILES_AN_HOUR = 60;

export function registerUploadsRoutes(server: FastifyInstance, deps: UploadsDeps): void {
  const limit = createRateLimit({ clock: deps.clock, windowMs: 3_600_000, requestsMax: FILES_AN_HOUR });
  fileRoute(server, upload, ({ purpose }, { customer: { customerId }, file, idempotencyKey, bodyHash, now }) => {
    const wait = limit.take(customerId);
    if (wait > 0) refuse('uploads.too_many', { wait });
    return keepUpload(deps, { customerId, purpose, ...file, idempotencyKey, bodyHash, now });
  });
}
