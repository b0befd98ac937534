/** The calls of contract/src/uploads/calls.ts, and what staff and the customer see of a photo. */
import { removeAvatar, setAvatar, upload } from '@bahi/contract/uploads/calls.ts';
import type { FastifyInstance } from 'fastify';
import { HOUR_MS } from '@bahi/core/time.ts';
import { command } from '../platform/command.ts';
import { fileRoute } from '../platform/http-files.ts';
import { ownImage } from '../platform/own-image.ts';
import { createRateLimit } from '../platform/rate-limit.ts';
import { refuse } from '../platform/refuse.ts';
import { staffImage } from '../platform/staff-http.ts';
import { changeAvatar, keepUpload, viewOwn, viewUpload, type UploadsDeps } from './service.ts';

const FILES_AN_HOUR = 60;

/** Of verifications, of deposits and of what customers ask: the ticket, given to this person a moment ago, says which. */
const VIEWERS = ['identity_reviewer', 'funds_maker', 'funds_checker', 'support', 'risk', 'auditor'] as const;

export function registerUploadsRoutes(server: FastifyInstance, deps: UploadsDeps): void {
  const limit = createRateLimit({ clock: deps.clock, windowMs: HOUR_MS, requestsMax: FILES_AN_HOUR });
  fileRoute(server, upload, ({ purpose }, { customer: { customerId }, file, idempotencyKey, bodyHash, now }) => {
    const wait = limit.take(customerId);
    if (wait > 0) refuse('uploads.too_many', { wait });
    return keepUpload(deps, { customerId, purpose, ...file, idempotencyKey, bodyHash, now });
  });
  ownImage(server, (asked) => viewOwn(deps, asked));
  command(server, deps.db, setAvatar, async (tx, { input, customerId }) => ({
    avatar: await changeAvatar(tx, customerId, input.upload),
  }));
  command(server, deps.db, removeAvatar, async (tx, { customerId }) => ({
    avatar: await changeAvatar(tx, customerId, null),
  }));
  staffImage(server, VIEWERS, (ticket, { staffId }, now) => viewUpload(deps, { ticket, staffId, now }));
}
