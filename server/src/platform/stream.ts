/**
 * WebSocket /api/vue/stream (contract/src/stream.ts): who may connect, what a client may say, how long it may be silent,
 * and how a connection ends. Quotes and private events are in the two files beside it.
 */
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import { API_BASE } from '@bahi/contract/client.ts';
import { clientMessage, type ServerMessage } from '@bahi/contract/stream.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import * as z from 'zod/mini';
import { isAppOrigin } from './app-origins.ts';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { refuse } from './refuse.ts';
import type { Principal, Sessions } from './sessions.ts';
import { createStreamClient, type StreamClient } from './stream-client.ts';
import { faultyText } from './text.ts';
import { createPrivateStream, type PrivatePayloads } from './stream-private.ts';
import { createQuoteStream } from './stream-quotes.ts';

type MarketSession = Extract<ServerMessage, { type: 'session' }>['session'];

export interface StreamOptions {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly feed: MarketFeed;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly sessions: Sessions;
  readonly payloads: PrivatePayloads;
  readonly marketSession: () => MarketSession;
  /** Open streams of one address, of one session and in all. */
  readonly perAddressMax?: number;
  readonly perSessionMax?: number;
  readonly clientsMax?: number;
  readonly pingMs?: number;
  /** Sessions that ended by time alone, or unheard of, are found at this pace. */
  readonly recheckMs?: number;
}

export interface Stream {
  /** Announcements may have been missed: asks for every signed-in stream whether its session still lives. */
  recheck(): Promise<void>;
  stop(): void;
}

/** A client that has not said who it is by then is shown out. */
const FIRST_MESSAGE_MS = 10_000;
const MESSAGE_BYTES_MAX = 32 * 1024;
const MESSAGES_A_SECOND_MAX = 20;

export async function registerStream(server: FastifyInstance, options: StreamOptions): Promise<Stream> {
  const { bus, clock, feed, log, metrics, sessions } = options;
  const { perAddressMax = 500, perSessionMax = 20, clientsMax = 20_000 } = options;
  const { pingMs = 30_000, recheckMs = 30_000 } = options;
  const clients = new Set<StreamClient>();
  const byAddress = new Map<string, number>();
  const bySession = new Map<bigint, Set<StreamClient>>();
  const quotes = createQuoteStream(feed);
  const own = createPrivateStream({
    bus,
    payloads: options.payloads,
    onError: (error) => log.error({ err: error }, 'stream payload failed'),
  });

  function connect(socket: WebSocket, address: string): void {
    if (clients.size >= clientsMax || (byAddress.get(address) ?? 0) >= perAddressMax) {
      socket.close(1013);
      return;
    }
    const client = createStreamClient({ socket, address, onSlow: metrics.countStreamDrop });
    clients.add(client);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    metrics.setStreamClients(clients.size);
    const stopLiveness = watchLiveness(socket, pingMs);
    const silence = setTimeout(() => client.bye('request.invalid'), FIRST_MESSAGE_MS);
    const handle = createConversation(client, () => clearTimeout(silence));
    socket.on('message', (data, isBinary) => handle(data, isBinary));
    // A broken frame closes the connection; ws reports it here first.
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      clearTimeout(silence);
      stopLiveness();
      disconnect(client);
    });
  }

  function disconnect(client: StreamClient): void {
    clients.delete(client);
    quotes.leave(client);
    const open = (byAddress.get(client.address) ?? 1) - 1;
    if (open === 0) byAddress.delete(client.address);
    else byAddress.set(client.address, open);
    metrics.setStreamClients(clients.size);
    if (client.principal === null) return;
    own.leave(client.principal.customerId, client);
    const siblings = bySession.get(client.principal.sessionId);
    siblings?.delete(client);
    if (siblings?.size === 0) bySession.delete(client.principal.sessionId);
  }

  /** Messages are handled one after another: what follows the token waits until the token is known. */
  function createConversation(client: StreamClient, onKnown: () => void): (data: RawData, isBinary: boolean) => void {
    let isKnown = false;
    let waiting: Promise<void> | null = null;
    let windowStart = 0;
    let count = 0;

    async function handle(message: z.output<typeof clientMessage>): Promise<void> {
      if ('token' in message) {
        if (isKnown) return client.bye('request.invalid');
        isKnown = true;
        onKnown();
        return signIn(client, message.token);
      }
      if (!isKnown) return client.bye('request.invalid');
      if ('ping' in message) return void client.send({ type: 'pong', ping: message.ping, serverTime: clock.now() });
      quotes.watch(client, message.subscribe, message.depth ?? null);
    }

    return (data, isBinary) => {
      const now = performance.now();
      if (now - windowStart > 1000) {
        windowStart = now;
        count = 0;
      }
      const message = isBinary || ++count > MESSAGES_A_SECOND_MAX ? null : parse(data);
      if (message === null) return client.bye('request.invalid');
      waiting = (waiting ?? Promise.resolve())
        .then(() => handle(message))
        .catch((error: unknown) => {
          log.error({ err: error }, 'stream message failed');
          client.bye('system.stopping');
        });
    };
  }

  async function signIn(client: StreamClient, token: string | null): Promise<void> {
    if (token !== null) {
      const principal = await sessions.find(token);
      if (principal === null) return client.bye('session.ended');
      if (client.isClosed()) return;
      if ((bySession.get(principal.sessionId)?.size ?? 0) >= perSessionMax) return client.bye('request.invalid');
      join(client, principal, token);
      // It may have ended before the stream was there to hear of it.
      if ((await sessions.find(token)) === null) return client.bye('session.ended');
    }
    client.send({ type: 'hello', serverTime: clock.now(), isSignedIn: token !== null });
    client.send({ type: 'session', session: options.marketSession() });
  }

  function join(client: StreamClient, principal: Principal, token: string): void {
    client.principal = principal;
    client.token = token;
    own.join(principal.customerId, client);
    const siblings = bySession.get(principal.sessionId) ?? new Set();
    siblings.add(client);
    bySession.set(principal.sessionId, siblings);
  }

  const stopEnded = bus.subscribe('session.ended', ({ sessionId }) => {
    for (const client of bySession.get(sessionId) ?? []) client.bye('session.ended');
  });

  let lastSession = '';
  const sessionTimer = setInterval(() => {
    const session = options.marketSession();
    const state = `${session.state} ${session.open} ${session.halt?.until ?? 'trading'} ${session.houseHaltedSince}`;
    if (lastSession !== '' && state !== lastSession)
      for (const client of clients) client.send({ type: 'session', session });
    lastSession = state;
  }, 1_000);

  async function recheck(): Promise<void> {
    for (const client of clients) {
      if (client.token === null || client.isClosed()) continue;
      if ((await sessions.find(client.token)) === null) client.bye('session.ended');
    }
  }
  const recheckTimer = setInterval(() => {
    recheck().catch((error: unknown) => log.warn({ err: error }, 'stream sessions not checked'));
  }, recheckMs);

  endEarlyUpgrades(server.server);
  await server.register(websocket, { options: { maxPayload: MESSAGE_BYTES_MAX, perMessageDeflate: false } });
  await server.register(async (scope) => {
    const place = { websocket: true, config: { audience: 'public' }, onRequest: refuseForeignPage } as const;
    scope.get(`${API_BASE}/stream`, place, (socket, request) => connect(socket, request.ip));
  });

  return {
    recheck,
    stop() {
      for (const timer of [sessionTimer, recheckTimer]) clearInterval(timer);
      stopEnded();
      quotes.stop();
      own.stop();
      for (const client of clients) client.bye('system.stopping');
    },
  };
}

/** Browsers open streams for pages of any site, and say whose page it is; what is no browser says nothing. */
async function refuseForeignPage({ headers: { origin }, host, server }: FastifyRequest): Promise<void> {
  if (origin === undefined || origin === server.platform.publicUrl || isAppOrigin(origin)) return;
  if (!URL.canParse(origin) || new URL(origin).host !== host) refuse('request.invalid', { field: 'origin' });
}

function parse(data: RawData): z.output<typeof clientMessage> | null {
  try {
    const message: unknown = JSON.parse((data as Buffer).toString('utf8'));
    if (faultyText(message) !== null) return null;
    const parsed = z.safeParse(clientMessage, message);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A connection that answers no ping between two pings is gone, whatever TCP believes. */
function watchLiveness(socket: WebSocket, pingMs: number): () => void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingMs);
  return () => clearInterval(timer);
}

/**
 * Who asks for the stream on a connection that still owes him an answer is hung up on: the library would leave the socket lying, with no
 * limit of time on it, and a stop would wait for it.
 */
function endEarlyUpgrades(http: Server): void {
  const owed = new WeakMap<Duplex, number>();
  const owe = (socket: Duplex, more: number) => void owed.set(socket, (owed.get(socket) ?? 0) + more);
  http.on('request', ({ socket }, response) => {
    owe(socket, 1);
    response.once('close', () => owe(socket, -1));
  });
  http.prependListener('upgrade', (_request, socket) => {
    if ((owed.get(socket) ?? 0) > 0) socket.destroy();
  });
}
