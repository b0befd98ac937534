/** A server with identity's calls over a real database and a virtual clock, for the tests of this and other domains. */
import { randomUUID } from 'node:crypto';
import { createClient, type Call, type CallResult } from '@bahi/contract/client.ts';
import { register as registerEndpoint } from '@bahi/contract/identity/calls.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import type { FastifyInstance } from 'fastify';
import { createBus, relaySessionEnds, type Bus } from '../platform/bus.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import { openDatabase, type Database } from '../platform/database.ts';
import { createHttpServer } from '../platform/http.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { sealerOf } from '../platform/sealing.ts';
import { createSessions } from '../platform/sessions.ts';
import { PATIENCE, testDatabase, type TestDatabase } from '../platform/testing.ts';
import { registerIdentityRoutes, type IdentityOptions } from './routes.ts';
import { createAuthenticator } from './sessions.ts';

/** 21 November 2026, 12:00 in India: the practice market is open. */
export const NOON = Date.UTC(2026, 10, 21, 6, 30);

/** One master key for all processes over one database. */
export const SEALER = sealerOf(Buffer.alloc(32, 7));

export type Options = Partial<IdentityOptions> & {
  readonly addRoutes?: (server: FastifyInstance, deps: { db: Database; clock: VirtualClock; bus: Bus }) => void;
};

export interface Instance {
  readonly server: FastifyInstance;
  readonly bus: Bus;
  /** Calls as the holder of `token`, without one as the public; from 127.0.0.1 unless `ip` is another address. */
  as(token?: string, headers?: Record<string, string>, ip?: string): Call;
  stop(): Promise<void>;
}

/** One process of several over the same database. */
export async function startInstance(url: string, clock: VirtualClock, options: Options = {}): Promise<Instance> {
  const db = openDatabase({ url, poolSize: 6, ...PATIENCE });
  const bus = createBus();
  db.tell(bus.publish);
  const { authenticate, stop } = createAuthenticator({ db, clock });
  const sessions = createSessions({ authenticate, bus, clock });
  const unlisten = await relaySessionEnds(db, bus, () => sessions.forgetAll());
  const log = createLog({ destination: { write: () => {} } });
  const server = createHttpServer({
    sessions,
    clock,
    log,
    metrics: createMetrics(),
    checksOutputs: true,
    ratePerMinute: 1e6,
  });
  const parametersAt = defaultsOf(practiceCalendar);
  registerIdentityRoutes(server, {
    db,
    clock,
    calendar: practiceCalendar,
    parametersAt,
    sealer: SEALER,
    ...options,
  });
  options.addRoutes?.(server, { db, clock, bus });
  await server.ready();
  return {
    server,
    bus,
    as: (token, headers = {}, ip = '127.0.0.1') => clientOf(server, { token, more: headers, ip }),
    async stop() {
      stop();
      await unlisten();
      await server.close();
      await db.close();
    },
  };
}

export interface Harness extends Instance {
  readonly t: TestDatabase;
  readonly clock: VirtualClock;
  /** Registers a customer with the institution code TEST-HOUSE. */
  register(
    account: string,
    changes?: Partial<InputOf<typeof registerEndpoint>>,
  ): Promise<OutputOf<typeof registerEndpoint>>;
}

export async function startHarness(options: Options = {}): Promise<Harness> {
  const t = await testDatabase();
  const clock = virtualClock(NOON);
  await t.db.transaction((tx) =>
    tx.query(`insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test House', $1)`, [
      new Date(NOON),
    ]),
  );
  const instance = await startInstance(t.url, clock, options);
  t.db.tell(instance.bus.publish);
  return {
    ...instance,
    t,
    clock,
    async register(account, changes = {}) {
      const input = { ...registrationOf(account), ...changes };
      return expectOk(await instance.as()(registerEndpoint, input, { idempotencyKey: randomUUID() }));
    },
    async stop() {
      await instance.stop();
      await t.drop();
    },
  };
}

export const PASSWORD = 'monsoon-kite-71';

export function registrationOf(account: string): InputOf<typeof registerEndpoint> {
  const version = '1.1';
  return {
    account,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    code: 'TEST-HOUSE',
    consentVersion: version,
    hasConsented: true,
  };
}

export function expectOk<T>(result: CallResult<T>): T {
  if (result.kind !== 'ok') throw new Error(`expected an answer, got ${JSON.stringify(result)}`);
  return result.data;
}

/** "identity.locked", "401", "500": what a call ended with, for tables. */
export function endOf(result: CallResult<unknown>): string {
  if (result.kind === 'refused') return result.refusal.code;
  if (result.kind === 'unauthorized') return '401';
  return result.kind === 'failed' ? String(result.httpStatus) : result.kind;
}

function clientOf(
  server: FastifyInstance,
  { token, more, ip }: { token: string | undefined; more: Record<string, string>; ip: string },
): Call {
  async function send(url: string | URL | Request, init?: RequestInit): Promise<Response> {
    const headers = { ...(init?.headers as Record<string, string>), ...more };
    const body = init?.body as string;
    const answer = await server.inject({ method: 'POST', url: url as string, headers, body, remoteAddress: ip });
    return new Response(answer.body, { status: answer.statusCode });
  }
  const credentials = () => (token === undefined ? null : { token, account: '' });
  return createClient({ origin: '', credentials, fetch: send });
}

/** What the streams of one customer are told from now on, by topic in its order; `stop` answers it. */
export function listenFor({ bus }: Pick<Harness, 'bus'>, customerId: bigint): { stop(): string[] } {
  const told: string[] = [];
  const topics = ['funds.changed', 'positions.changed', 'messages.written'] as const;
  const stops = topics.map((topic) =>
    bus.subscribe(topic, (fact) => void (fact.customerId === customerId && told.push(topic))),
  );
  return {
    stop() {
      for (const stop of stops) stop();
      return told;
    },
  };
}
