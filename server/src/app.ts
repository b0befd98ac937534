/**
 * The whole server: the house, the domains that `domains.ts` lists, and the doors to both. What runs in the background starts with `start`
 * and has ended when `stop` resolves.
 */
import type { FastifyInstance } from 'fastify';
import { followPositions } from './pledges/service.ts';
import type { Content } from './content/service.ts';
import { CASE_FILE, DOMAINS, PRODUCTS, QUEUES } from './domains.ts';
import { tellDebtsPaid } from './records/debts-paid.ts';
import { summaryOf } from './records/service.ts';
import { openHouse, type HouseOptions } from './house.ts';
import { createAuthenticator } from './identity/sessions.ts';
import { DOMAIN_INVARIANTS } from './invariants.ts';
import { messagePayloads } from './messages/service.ts';
import { notify } from './notifications/service.ts';
import { createBus, relaySessionEnds } from './platform/bus.ts';
import type { Fence, Tx } from './platform/database.ts';
import type { Env } from './platform/env.ts';
import type { Laid } from './platform/facts.ts';
import { databaseCheck, marketCheck, registerHealth } from './platform/health.ts';
import { createHttpServer } from './platform/http.ts';
import { startJobs, type JobsState, type Task } from './platform/jobs.ts';
import { registerApiDocs } from './platform/openapi.ts';
import { createSessions } from './platform/sessions.ts';
import { registerStream } from './platform/stream.ts';
import { brandingOf } from './settings/service.ts';
import { registerWebFiles, type WebFolders } from './platform/web-files.ts';
import { openDesk } from './staff/service.ts';
import { lookAgain } from './surveillance/service.ts';

export interface AppOptions extends HouseOptions {
  /** How far the market has come, UTC ms; left out: nobody asks (tests). */
  readonly marketAdvancedAt?: () => number;
  /** Where the job queue lives; null: no jobs (tests). */
  readonly jobsUrl: string | null;
  /** Keeps a server that lost its lock from the database; left out: there is one server (tests). */
  readonly fence?: Fence;
  /** Built web app; null: none is served (tests). */
  readonly webFolders: WebFolders | null;
  readonly ratePerMinute: number;
  readonly streamsPerAddressMax: number;
  readonly trustProxy: string | false;
  readonly metricsToken?: Env['metricsToken'];
  readonly checksOutputs?: boolean;
}

export interface App {
  readonly server: FastifyInstance;
  /** What the clock does in the database's queue, for who has none (tests). */
  readonly tasks: readonly Task[];
  /** Background work; call it once the server may take requests. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createApp(options: AppOptions): Promise<App> {
  const { db, clock, log } = options;
  const bus = createBus((error, topic) => log.error({ err: error, topic }, 'bus listener failed'));
  db.tell(bus.publish);
  db.conclude(async (tx, laid) => {
    // Devices are told of what is written here as well.
    const all = [...laid];
    const concluding: Tx = {
      ...tx,
      after(topic, fact) {
        tx.after(topic, fact);
        all.push({ topic, fact } as Laid);
      },
    };
    await lookAgain(concluding, laid);
    await followPositions(options, concluding, laid);
    // Messages are locked last.
    await tellDebtsPaid(concluding, laid);
    await notify(tx, all, clock.now());
  });
  const authenticator = createAuthenticator({ db, clock });
  const sessions = createSessions({ authenticate: authenticator.authenticate, bus, clock });
  let recheckStreams = async (): Promise<void> => {};
  const unlisten = await relaySessionEnds(db, bus, () => {
    sessions.forgetAll();
    void recheckStreams();
  });
  let requireConsent: Content['requireConsent'] = () => undefined;
  const server = createHttpServer({
    ...options,
    sessions,
    requireConsent: (customerId, now) => requireConsent(customerId, now),
  });
  let started = Promise.resolve();
  let stopJobs = async (): Promise<void> => {};
  let jobs: () => Promise<JobsState> | null = () => null;
  const contributions = {
    invariants: DOMAIN_INVARIANTS,
    caseFile: CASE_FILE,
    queues: QUEUES,
    products: PRODUCTS,
    jobs: () => jobs(),
  };
  const open = await openHouse({ ...options, bus }, contributions);
  const { house } = open;
  requireConsent = house.content.requireConsent;
  const domains = DOMAINS.map((domain) => domain.open(house));
  const tasks = domains.flatMap((domain) => domain.tasks ?? []);
  for (const domain of domains) domain.routes?.(server);
  const desk = openDesk(server, house);
  for (const domain of domains) domain.reviews?.(desk);
  const { orders, market, scans, ledger, storage } = house;
  const stream = await registerStream(server, {
    ...house,
    sessions,
    payloads: {
      orders: orders.orderPayloads,
      positions: orders.positionPayloads,
      summary: (customerId) => summaryOf(house, customerId),
      messages: (customerId, messageIds) => messagePayloads(db, customerId, messageIds),
    },
    marketSession: market.session,
    perAddressMax: options.streamsPerAddressMax,
  });
  recheckStreams = () => stream.recheck();
  const [database, moving] = [databaseCheck((text) => db.query(text)), marketCheck(clock, options.marketAdvancedAt)];
  registerHealth(server, [database, storage.check, moving, ledger.check], options.metricsToken);
  await registerApiDocs(server, options.version);
  const branding = () => brandingOf(house.configuration.settingsAt(clock.now()));
  if (options.webFolders !== null) await registerWebFiles(server, options.webFolders, branding);

  async function start(): Promise<void> {
    await open.start();
    for (const domain of domains) await domain.start?.();
    if (options.jobsUrl === null) return;
    const running = await startJobs({ url: options.jobsUrl, fence: options.fence, tasks, log });
    stopJobs = () => running.stop();
    jobs = () => running.state();
    ledger.start();
  }

  return {
    server,
    tasks,
    start: () => (started = start()),
    async stop() {
      server.isStopping = true;
      // What a start is about cannot be stopped halfway: it is let end, and stopped whole.
      await started.catch(() => {});
      stream.stop();
      scans.stop();
      await server.close();
      await open.stop(async () => {
        await stopJobs();
        for (const domain of domains) await domain.stop?.();
      });
      authenticator.stop();
      await authenticator.flush();
      await unlisten();
    },
  };
}
