/**
 * Calls whose body is the file itself (contract/src/endpoint.ts `body`): the input stands in the query. So many bodies are in
 * memory at once, the others are not read yet; a customer sends few at a time. A body that stops coming ends with the request's
 * time, an aborted one with its connection; neither leaves anything behind.
 */
import { hash } from 'node:crypto';
import { API_BASE } from '@bahi/contract/client.ts';
import type { Endpoint, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import { uploadBytesMaximum, uploadTypes } from '@bahi/contract/uploads/calls.ts';
import { assert } from '@bahi/core/assert.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createGate, type Gate } from './gate.ts';
import { register, type CustomerContext, type Handler } from './http.ts';
import { refuse } from './refuse.ts';

export interface FileContext extends Omit<CustomerContext, 'stillOpen'> {
  readonly file: { readonly bytes: Buffer; readonly type: string };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file of at most so many bytes. */
    fileBytesMaximum?: number;
  }
}

const BODIES_AT_ONCE = 16;
const WAITING_MAX = 200;
const BODIES_A_CUSTOMER = 4;
const WAIT_SECONDS = 5;

/** A call of a signed-in customer that brings a file. */
export function fileRoute<E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: Handler<E, FileContext>,
): void {
  assert(endpoint.audience === 'customer' && endpoint.body === 'file', `${endpoint.path} brings no customer's file`);
  readFileBodies(server);
  const gate = createGate({ atOnce: BODIES_AT_ONCE, waitingMax: WAITING_MAX });
  const sending = new Map<bigint, number>();
  server.endpoints.push(endpoint);
  const place = {
    endpoint,
    base: API_BASE,
    audience: endpoint.audience,
    fileBytesMaximum: uploadBytesMaximum,
    input: (request: FastifyRequest) => ({ ...(request.query as object) }),
    admit: (request: FastifyRequest, reply: FastifyReply) => admit(request, reply, { gate, sending }),
  };
  register(server, place, (input, request, call) =>
    handler(input as ParsedInputOf<E>, {
      ...call,
      bodyHash: hash('sha256', `${call.bodyHash} ${JSON.stringify(input)}`, 'base64url'),
      customer: request.customer!,
      token: request.headers['token'] as string,
      file: { bytes: request.rawBody ?? Buffer.alloc(0), type: typeOf(request) },
    }),
  );
}

/** The other calls go on refusing these types: their limit is small, and what was read is let go. */
function readFileBodies(server: FastifyInstance): void {
  if (server.hasContentTypeParser(uploadTypes[0])) return;
  server.addContentTypeParser([...uploadTypes], { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.fileBytesMaximum === undefined) {
      return done(Object.assign(new Error('no file is expected'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }));
    }
    request.rawBody = body as Buffer;
    done(null, undefined);
  });
}

interface Places {
  readonly gate: Gate;
  readonly sending: Map<bigint, number>;
}

/** Before the body is read; the place is free again when the answer is out or the connection is gone. */
async function admit(request: FastifyRequest, reply: FastifyReply, { gate, sending }: Places): Promise<void> {
  if (!(uploadTypes as readonly string[]).includes(typeOf(request))) refuse('uploads.type', {});
  const { customerId } = request.customer!;
  const count = sending.get(customerId) ?? 0;
  if (count >= BODIES_A_CUSTOMER) refuse('uploads.too_many', { wait: WAIT_SECONDS });
  sending.set(customerId, count + 1);
  let isOver = false;
  let leave: (() => void) | null = null;
  const end = () => {
    if (isOver) return;
    isOver = true;
    leave?.();
    const left = sending.get(customerId)! - 1;
    if (left === 0) sending.delete(customerId);
    else sending.set(customerId, left);
  };
  reply.raw.once('close', end);
  reply.raw.once('finish', end);
  leave = await gate.enter(1, () => isOver);
  // The connection may have gone in the moment in which its turn came.
  if (isOver) leave?.();
  else if (leave === null) refuse('uploads.too_many', { wait: WAIT_SECONDS });
}

function typeOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
}
