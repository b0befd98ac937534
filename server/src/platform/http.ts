/**
 * The HTTP server and `route`, which binds an endpoint of the contract to its service: audience, session, idempotency
 * key, parsed input, envelope. Every route names its audience or the server does not start.
 */
import { hash } from 'node:crypto';
import { isNewBusiness } from '@bahi/contract/endpoint.ts';
import type { Audience, Endpoint, OutputOf, ParsedInputOf, StaffEndpoint } from '@bahi/contract/endpoint.ts';
import { API_BASE } from '@bahi/contract/client.ts';
import { assert } from '@bahi/core/assert.ts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { letAppRead } from './app-origins.ts';
import type { Clock } from './clock.ts';
import { createDoor, guard, type Incoming } from './door.ts';
import { successEnvelope } from './envelope.ts';
import { addErrorHandling, createFailures, sendJson } from './http-errors.ts';
import { createLines, type Lines } from './in-flight.ts';
import type { Log } from './log.ts';
import { LongAnswer, sendLong } from './long-answer.ts';
import type { Metrics } from './metrics.ts';
import { takePlainCalls, type PlainCall } from './plain-calls.ts';
import { sendPublic } from './public-answer.ts';
import { refuse, refuseWith } from './refuse.ts';
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
    /** Customers' calls by their path, for requests that come without node:http (lane.ts). */
    plainCalls: Map<string, PlainCall>;
    /** Throws what an error of the caller's is answered by. */
    parseJson: (body: Buffer) => unknown;
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
  /** Refuses new business of a customer who has to agree to our terms first, from memory; left out: nobody has to (tests). */
  readonly requireConsent?: (customerId: bigint, now: number) => Promise<void> | undefined;
  /** Tests: an answer outside the contract is a bug. */
  readonly checksOutputs?: boolean;
}

const BODY_LIMIT_BYTES = 64 * 1024;
const KEEP_ALIVE_MS = 65_000;
/** A third of the database's connections: calls of one customer wait for the same locks. */
const OF_A_CUSTOMER = { atOnce: 4, waitingMax: 200 };
const ENDING = { atOnce: 1, waitingMax: 50 };

export function createHttpServer(options: HttpOptions): FastifyInstance {
  const prefix = Math.random().toString(36).slice(2, 8);
  let count = 0;
  const nextId = () => `${prefix}-${(++count).toString(36)}`;
  const server = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: nextId,
    trustProxy: options.trustProxy ?? false,
    // Requests that arrive while stopping are answered in the envelope, below.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A stop waits for the calls under way, however long they take.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: 100 },
  });
  server.decorate('pluginAudience', undefined);
  server.decorate('platform', options);
  server.decorate('ofCustomers', createLines(OF_A_CUSTOMER));
  server.decorate('ofEnding', createLines(ENDING));
  server.decorate('isStopping', false);
  server.decorate('plainCalls', new Map());
  server.decorate('endpoints', []);
  server.decorate('staffEndpoints', []);
  server.decorateRequest('admittedAt', 0);
  server.decorateRequest('customer', null);
  server.decorateRequest('rawBody', null);
  const door = createDoor(options);
  const failures = createFailures({ ...options, bodyLimitBytes: BODY_LIMIT_BYTES });
  sendSafeHeaders(server, options.publicUrl ?? null);
  letAppRead(server);
  requireAudiences(server);
  parseJsonBodies(server);
  guard(server, options, door);
  addErrorHandling(server, failures);
  const { trustProxy = false, publicUrl = null } = options;
  const calls = server.plainCalls;
  takePlainCalls(server, { calls, door, failures, nextId, keepAliveMs: KEEP_ALIVE_MS, trustProxy, publicUrl });
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
  const parseJson = (
    request: FastifyRequest | null,
    body: Buffer,
    done: (error: Error | null, parsed?: unknown) => void,
  ) => void parse(request as FastifyRequest, body.toString('utf8'), done);
  server.decorate('parseJson', (body: Buffer) => {
    let parsed: unknown;
    parseJson(null, body, (error, value) => {
      if (error !== null) throw error;
      parsed = value;
    });
    return parsed;
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    parseJson(request, body as Buffer, done);
  });
}

export type Handler<E, Context> = (input: ParsedInputOf<E>, ctx: Context) => Promise<OutputOf<E> | LongAnswer>;

/** A call for signed-in customers. */
export function route<E extends Endpoint>(
  server: FastifyInstance,
  endpoint: E,
  handler: (input: ParsedInputOf<E>, ctx: CustomerContext) => Promise<OutputOf<E>>,
): void {
  assert(endpoint.audience === 'customer', `${endpoint.path} is ${endpoint.audience}: use publicRoute`);
  assert(endpoint.isCompressed === undefined, `${endpoint.path} answers one customer: its length must tell nothing`);
  server.endpoints.push(endpoint);
  const { clock, sessions, requireConsent } = server.platform;
  const asksConsent = isNewBusiness(endpoint);
  const run = (input: unknown, { headers }: Incoming, call: CallContext, customer: Principal) => {
    const token = headers['token'] as string;
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
      if (asksConsent) await requireConsent?.(customer.customerId, now);
      return handler(input as ParsedInputOf<E>, { ...call, now, customer, token, stillOpen });
    });
  };
  const place = { endpoint, base: API_BASE, audience: endpoint.audience };
  register(server, place, (input, request, call) => run(input, request, call, request.customer!));
  const ask = createAsk(server, place);
  server.plainCalls.set(`${API_BASE}${endpoint.path}`, {
    endsAccess: endpoint.endsAccess === true,
    async run(request, body, customer) {
      return successEnvelope(await ask(request, body, (input, call) => run(input, request, call, customer)));
    },
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

export type AnyEndpoint = Pick<
  Endpoint,
  'path' | 'isMutation' | 'endsAccess' | 'isCompressed' | 'input' | 'unreadable' | 'output'
>;

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
  const ask = createAsk(server, place);
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
      const body = inputOf === undefined ? request.body : inputOf(request);
      const output = await ask(request, body, (input, call) => run(input, request, call));
      if (output instanceof LongAnswer) return sendLong(request, reply, output);
      if (endpoint.isCompressed) return sendPublic(request, reply, successEnvelope(output));
      return sendJson(reply, 200, successEnvelope(output));
    },
  });
}

type Ask = (
  request: Incoming,
  body: unknown,
  run: (input: unknown, call: CallContext) => Promise<unknown>,
) => Promise<unknown>;

/** From the body as it came to what its call answers. */
function createAsk(server: FastifyInstance, { endpoint, base }: Place): Ask {
  const { clock, metrics, checksOutputs = false } = server.platform;
  const observe = metrics.callTimer(base === API_BASE ? endpoint.path : `${base}${endpoint.path}`);
  return async (request, body, run) => {
    const startedAt = performance.now();
    const { headers, ip } = request;
    const output = await run(parseInput(endpoint, body), {
      idempotencyKey: endpoint.isMutation ? idempotencyKey(request) : '',
      bodyHash: endpoint.isMutation ? bodyHash(endpoint, request) : '',
      ip,
      userAgent: (headers['user-agent'] as string | undefined) ?? '',
      host: (headers['host'] as string | undefined) ?? '',
      now: clock.now(),
    });
    if (checksOutputs) checkOutput(endpoint, output);
    observe(performance.now() - startedAt);
    return output;
  };
}

function parseInput(endpoint: AnyEndpoint, body: unknown): unknown {
  const fault = faultyText(body);
  if (fault !== null) refuse('request.invalid', { field: fault.slice(0, 100) });
  const parsed = z.safeParse(endpoint.input, body);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path ?? [];
  const own = endpoint.unreadable?.[String(path[0])];
  if (own !== undefined) refuseWith(own);
  return refuse('request.invalid', { field: path.length === 0 ? 'body' : path.map(String).join('.').slice(0, 100) });
}

function idempotencyKey({ headers }: Incoming): string {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') refuse('request.idempotency_key_missing', {});
  // Printable ASCII without quotes and blanks; a UUID is what clients send.
  if (!/^[A-Za-z0-9._:-]{8,100}$/.test(key)) refuse('request.invalid', { field: 'idempotency-key' });
  return key;
}

function bodyHash(endpoint: AnyEndpoint, { rawBody }: Incoming): string {
  const body = rawBody ?? Buffer.alloc(0);
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
