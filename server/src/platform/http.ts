/**
 * The HTTP server and `route`, which binds an endpoint of the contract to its service: audience, session, idempotency
 * key, parsed input, envelope. Every route names its audience or the server does not start.
 */
import { hash } from 'node:crypto';
import type { Audience, Endpoint, OutputOf, ParsedInputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import { API_BASE } from '@bahi/contract/client.ts';
import { assert } from '@bahi/core/assert.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import { successEnvelope } from './envelope.ts';
import { addErrorHandling, sendJson } from './http-errors.ts';
import { createLines, type Lines } from './in-flight.ts';
import type { Log } from './log.ts';
import { LongAnswer, sendLong } from './long-answer.ts';
import type { Metrics } from './metrics.ts';
import { subscriberOf } from './network.ts';
import { sendPublic } from './public-answer.ts';
import { createRateLimit } from './rate-limit.ts';
import { refuse } from './refuse.ts';
import { sendSafeHeaders } from './safe-headers.ts';
import type { Principal, Sessions } from './sessions.ts';
import { faultyText } from './text.ts';

export interface CallContext {
  /** Empty for a call that is no mutation. */
  readonly idempotencyKey: string;
  /** SHA-256 of path and body, base64url. */
  readonly bodyHash: string;
  readonly ip: string;
  readonly userAgent: string;
  /** As the caller names it: believe it only where a lie harms nobody else. */
  readonly host: string;
  /** UTC milliseconds at arrival; for a call that had to wait for its turn, then. */
  readonly now: number;
}

export interface CustomerContext extends CallContext {
  readonly customer: Principal;
  /** For logging out. */
  readonly token: string;
  /** Refuses once the session has ended: for a call that has waited since it came, such as for a password to be hashed. */
  readonly stillOpen: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    audience?: Audience | 'staff';
    endsAccess?: boolean;
  }
  interface FastifyInstance {
    /** Set on the scope of a plugin whose routes cannot name an audience themselves. */
    pluginAudience: Audience | 'staff' | undefined;
    platform: HttpOptions;
    /** A customer's calls, those of each session in a line. */
    ofCustomers: Lines;
    /** Those that end access, of each kind by itself. */
    ofEnding: Lines;
    isStopping: boolean;
    endpoints: Endpoint[];
    staffEndpoints: StaffEndpoint[];
  }
  interface FastifyRequest {
    /** When it was let in; its body may still have been coming then. */
    admittedAt: number;
    customer: Principal | null;
    rawBody: Buffer | null;
  }
}

export interface HttpOptions {
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Requests a minute, for each session and for each address without one. */
  readonly ratePerMinute?: number;
  readonly trustProxy?: string | false;
  /** Where browsers open the app. */
  readonly publicUrl?: string | null;
  /** Tests: an answer outside the contract is a bug. */
  readonly checksOutputs?: boolean;
}

const BODY_LIMIT_BYTES = 64 * 1024;
/** A third of the database's connections: calls of one customer wait for the same locks. */
const OF_A_CUSTOMER = { atOnce: 4, waitingMax: 200 };
const ENDING = { atOnce: 1, waitingMax: 50 };
/** A session that ends is over within this time (rules §6). */
export const REVOKED_MS = 1_000;

export function createHttpServer(options: HttpOptions): FastifyInstance {
  const prefix = Math.random().toString(36).slice(2, 8);
  let count = 0;
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => `${prefix}-${(++count).toString(36)}`,
    trustProxy: options.trustProxy ?? false,
    // Requests that arrive while stopping are answered in the envelope, below.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 100 },
  });
  server.decorate('pluginAudience', undefined);
  server.decorate('platform', options);
  server.decorate('ofCustomers', createLines(OF_A_CUSTOMER));
  server.decorate('ofEnding', createLines(ENDING));
  server.decorate('isStopping', false);
  server.decorate('endpoints', []);
  server.decorate('staffEndpoints', []);
  server.decorateRequest('admittedAt', 0);
  server.decorateRequest('customer', null);
  server.decorateRequest('rawBody', null);
  sendSafeHeaders(server, options.publicUrl ?? null);
  requireAudiences(server);
  parseJsonBodies(server);
  guard(server, options);
  addErrorHandling(server, { log: options.log, metrics: options.metrics, bodyLimitBytes: BODY_LIMIT_BYTES });
  return server;
}

/** Deny by default: forgetting who may call is an error at start, not an open door. */
function requireAudiences(server: FastifyInstance): void {
  server.addHook('onRoute', function (this: FastifyInstance, route) {
    const audience = route.config?.audience ?? this.pluginAudience;
    assert(audience !== undefined, `route ${String(route.method)} ${route.url} declares no audience`);
    route.config = { ...route.config, audience };
  });
}

function parseJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    void parse(request, body.toString('utf8'), done);
  });
}

/** Before the body is read: limits, the session, who may pass. */
function guard(server: FastifyInstance, { sessions, clock, ratePerMinute = 6_000, log }: HttpOptions): void {
  const limit = createRateLimit({ clock, windowMs: 10_000, requestsMax: Math.ceil(ratePerMinute / 6) });

  function count(key: string | bigint): void {
    const wait = limit.take(key);
    if (wait > 0) refuse('request.too_frequent', { wait });
  }

  function admit(request: FastifyRequest, principal: Principal | null): void {
    if (principal === null) refuse('session.ended', {});
    const account = request.headers['account'];
    if (typeof account === 'string' && account !== '' && account.toLowerCase() !== principal.account) {
      log.warn(
        { request: request.id, customerId: principal.customerId, claimed: account.slice(0, 64) },
        'account header disagrees',
      );
      refuse('session.account_mismatch', {});
    }
    request.customer = principal;
    request.admittedAt = clock.now();
  }

  server.addHook('onRequest', (request, _reply, done) => {
    if (server.isStopping) refuse('system.stopping', {});
    if (request.routeOptions.config.audience !== 'customer') {
      count(subscriberOf(request.ip));
      return done();
    }
    const token = request.headers['token'];
    if (typeof token !== 'string' || token === '') {
      count(subscriberOf(request.ip));
      refuse('session.missing', {});
    }
    const known = sessions.peek(token);
    if (known !== undefined) {
      const { endsAccess = false, url } = request.routeOptions.config;
      count(endsAccess ? `${known.sessionId} ${url}` : known.sessionId);
      admit(request, known);
      return done();
    }
    count(subscriberOf(request.ip));
    Promise.resolve(sessions.find(token))
      .then((principal) => admit(request, principal))
      .then(() => done(), done);
  });

  // A body may take half a minute to come: whoever has sent the head is not let in for all of it.
  server.addHook('preHandler', (request, _reply, done) => {
    if (request.customer === null || clock.now() - request.admittedAt < REVOKED_MS) return done();
    Promise.resolve(sessions.find(request.headers['token'] as string))
      .then((principal) => admit(request, principal))
      .then(() => done(), done);
  });
}

export type Handler<E, Context> = (input: ParsedInputOf<E>, ctx: Context) => Promise<OutputOf<E> | LongAnswer>;

/** A call for signed-in customers. */
export function route<E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: Handler<E, CustomerContext>,
): void {
  assert(endpoint.audience === 'customer', `${endpoint.path} is ${endpoint.audience}: use publicRoute`);
  assert(endpoint.isCompressed === undefined, `${endpoint.path} answers one customer: its length must tell nothing`);
  server.endpoints.push(endpoint);
  const { clock, sessions } = server.platform;
  register(server, { endpoint, base: API_BASE, audience: endpoint.audience }, (input, request, call) => {
    const customer = request.customer!;
    const token = request.headers['token'] as string;
    const stillOpen = async () => {
      if ((await sessions.find(token)) === null) refuse('session.ended', {});
    };
    const [lines, key] = endpoint.endsAccess
      ? [server.ofEnding, `${customer.customerId} ${endpoint.path}`]
      : [server.ofCustomers, `${customer.customerId}`];
    return lines.run(key, customer.sessionId, async (hasWaited) => {
      // The session may have ended meanwhile, and what was good for a time may be over.
      if (hasWaited) await stillOpen();
      const now = hasWaited ? clock.now() : call.now;
      return handler(input as ParsedInputOf<E>, { ...call, now, customer, token, stillOpen });
    });
  });
}

/** A call for everybody. */
export function publicRoute<E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: Handler<E, CallContext>,
): void {
  assert(endpoint.audience === 'public', `${endpoint.path} is ${endpoint.audience}: use route`);
  server.endpoints.push(endpoint);
  register(server, { endpoint, base: API_BASE, audience: endpoint.audience }, (input, _request, call) =>
    handler(input as ParsedInputOf<E>, call),
  );
}

type Run = (input: unknown, request: FastifyRequest, call: CallContext) => Promise<unknown>;

export type AnyEndpoint = Pick<Endpoint, 'path' | 'isMutation' | 'endsAccess' | 'isCompressed' | 'input' | 'output'>;

export interface Place {
  readonly endpoint: AnyEndpoint;
  readonly base: string;
  readonly audience: Audience | 'staff';
  /** Who may pass, for an audience that `guard` does not know. */
  readonly admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Where the input stands; left out: in the JSON body. */
  readonly input?: (request: FastifyRequest) => unknown;
  /** The body is a file (http-files.ts). */
  readonly fileBytesMaximum?: number;
}

export function register(server: FastifyInstance, place: Place, run: Run): void {
  const { endpoint, base, audience, admit, input: inputOf, fileBytesMaximum } = place;
  const { clock, metrics, checksOutputs = false } = server.platform;
  const observe = metrics.callTimer(base === API_BASE ? endpoint.path : `${base}${endpoint.path}`);
  server.route({
    method: 'POST',
    url: `${base}${endpoint.path}`,
    config: {
      audience,
      endsAccess: endpoint.endsAccess === true,
      ...(fileBytesMaximum === undefined ? {} : { fileBytesMaximum }),
    },
    ...(fileBytesMaximum === undefined ? {} : { bodyLimit: fileBytesMaximum }),
    ...(admit === undefined ? {} : { onRequest: admit }),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const startedAt = performance.now();
      const input = parseInput(endpoint, inputOf === undefined ? request.body : inputOf(request));
      const call = {
        idempotencyKey: endpoint.isMutation ? idempotencyKey(request) : '',
        bodyHash: endpoint.isMutation ? bodyHash(endpoint, request) : '',
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        host: request.headers.host ?? '',
        now: clock.now(),
      };
      const output = await run(input, request, call);
      if (checksOutputs) checkOutput(endpoint, output);
      observe(performance.now() - startedAt);
      if (output instanceof LongAnswer) return sendLong(request, reply, output);
      if (endpoint.isCompressed) return sendPublic(request, reply, successEnvelope(output));
      return sendJson(reply, 200, successEnvelope(output));
    },
  });
}

function parseInput(endpoint: AnyEndpoint, body: unknown): unknown {
  const fault = faultyText(body);
  if (fault !== null) refuse('request.invalid', { field: fault.slice(0, 100) });
  const parsed = z.safeParse(endpoint.input, body);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  return refuse('request.invalid', { field: path.length === 0 ? 'body' : path.map(String).join('.').slice(0, 100) });
}

function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') refuse('request.idempotency_key_missing', {});
  // Printable ASCII without quotes and blanks; a UUID is what clients send.
  if (!/^[A-Za-z0-9._:-]{8,100}$/.test(key)) refuse('request.invalid', { field: 'idempotency-key' });
  return key;
}

function bodyHash(endpoint: AnyEndpoint, request: FastifyRequest): string {
  const body = request.rawBody ?? Buffer.alloc(0);
  return hash('sha256', Buffer.concat([Buffer.from(`${endpoint.path}\n`), body]), 'base64url');
}

function checkOutput(endpoint: AnyEndpoint, output: unknown): void {
  const json = output instanceof LongAnswer ? output.json.toString() : JSON.stringify(output ?? null);
  const parsed = z.safeParse(endpoint.output, JSON.parse(json));
  assert(
    parsed.success,
    `${endpoint.path} answers outside its contract: ${JSON.stringify(parsed.error?.issues.slice(0, 3))}`,
  );
}
