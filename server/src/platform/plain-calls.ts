/** Customers' calls of JSON on the way beside node:http (lane.ts): the same door, the same handlers, the same answers. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { isAppOrigin } from './app-origins.ts';
import type { Door, Incoming } from './door.ts';
import { httpStatusOf, refusalEnvelope } from './envelope.ts';
import { JSON_HEADERS, type Failures } from './http-errors.ts';
import { openLane, type LaneAnswer } from './lane.ts';
import type { PlainRequest } from './plain-request.ts';
import { safeHeaders } from './safe-headers.ts';
import type { Principal } from './sessions.ts';

export interface PlainCall {
  readonly endsAccess: boolean;
  /** The envelope of what it answers. */
  readonly run: (request: Incoming, body: unknown, customer: Principal) => Promise<string>;
}

export interface PlainCallsOptions {
  /** By their whole path; more come until the server listens. */
  readonly calls: ReadonlyMap<string, PlainCall>;
  readonly door: Door;
  readonly failures: Failures;
  readonly nextId: () => string;
  readonly keepAliveMs: number;
  readonly trustProxy: string | false;
  readonly publicUrl: string | null;
}

/** `application/json` as clients write it. */
const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

export function takePlainCalls(server: FastifyInstance, options: PlainCallsOptions): void {
  const { calls, door, failures, nextId, keepAliveMs, trustProxy, publicUrl } = options;
  const trust = trustProxy === false ? null : proxyAddr.compile(trustProxy.split(',').map((name) => name.trim()));

  async function answer(
    url: string,
    call: PlainCall,
    { headers, body }: PlainRequest,
    socket: Socket,
  ): Promise<LaneAnswer> {
    const request = {
      id: nextId(),
      headers,
      rawBody: body,
      get ip() {
        return trust === null
          ? (socket.remoteAddress ?? '')
          : proxyAddr({ headers, socket } as unknown as IncomingMessage, trust);
      },
    };
    let isRead = true;
    try {
      const entered = door.enter(request, call.endsAccess ? url : null);
      const customer = entered instanceof Promise ? await entered : entered;
      isRead = false;
      const parsed = server.parseJson(body);
      isRead = true;
      return { status: 200, json: await call.run(request, parsed, customer), isLast: false };
    } catch (error) {
      const refused = failures(error, { id: request.id, url });
      // As fastify does: whose body cannot be read is not listened to any further.
      return { status: httpStatusOf(refused.code), json: refusalEnvelope(refused), isLast: !isRead };
    }
  }

  const lane = openLane(server.server, {
    headers: { ...safeHeaders(publicUrl), ...JSON_HEADERS },
    keepAliveMs,
    isStopping: () => server.isStopping,
    find(request) {
      const call = calls.get(request.target);
      if (call === undefined || request.method !== 'POST' || request.body.length === 0) return null;
      if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) return null;
      // Its answer says who may read it.
      if (isAppOrigin(request.headers['origin'])) return null;
      return (socket) => answer(request.target, call, request, socket);
    },
  });
  server.addHook('preClose', () => lane.close());
}
