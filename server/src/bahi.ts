/** One running Bahi, in order: database, the lock on it, migrations, the market, the application; stopped in reverse. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { createApp, type App } from './app.ts';
import { registerAt } from './identity/backdated-registration.ts';
import { QUEUES } from './domains.ts';
import { actionsFrom, toldActions } from './corporate-actions/service.ts';
import { createClosingLevels } from './market/service.ts';
import { loadMarketState } from './market/state.ts';
import { readSmsTemplate } from './messenger/service.ts';
import { requirePlainRole } from './platform/app-role.ts';
import { systemClock } from './platform/clock.ts';
import { asAppRole, passwordOf } from './platform/database-url.ts';
import { openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import type { Env } from './platform/env.ts';
import { listedOffers, listingOf, type OfferRow } from './new-shares/service.ts';
import { selectSoldBlocks } from './orders/service.ts';
import { startPracticeExchange } from './platform/exchange-worker.ts';
import { prepareJobs } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import { openMasterKey } from './platform/master-key.ts';
import { createMetrics } from './platform/metrics.ts';
import { migrate } from './platform/migrations.ts';
import { takeServerLock } from './platform/server-lock.ts';
import { createStorage } from './platform/storage.ts';
import type { WebFolders } from './platform/web-files.ts';
import { keepPracticeBlocks } from './practice/blocks.ts';
import { PRACTICE_CUSTOMERS } from './practice/customers.ts';
import { DESK_ACTS } from './practice/desk-acts.ts';
import { keepPracticeGrabs } from './practice/grabs.ts';
import { keepPracticeOffers } from './practice/offers.ts';
import { openPracticePools } from './practice/pools.ts';
import { keepPracticeReviewer } from './practice/reviewer.ts';
import { seedPractice } from './practice/seed.ts';
import { toldRights, type ToldRights } from './rights/service.ts';

export interface Bahi {
  readonly server: FastifyInstance;
  /** Of the owner role: for the tools that start a server. */
  readonly databaseUrl: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface BahiOptions {
  readonly env: Env;
  readonly log: Log;
  readonly webFolders: WebFolders | null;
  /** PostgreSQL, the lock on the database or the market is gone: end this process at once. */
  readonly onLost: (why: string) => void;
}

const POOL_SIZE = 12;

export async function startBahi({ env, log, webFolders, onLost }: BahiOptions): Promise<Bahi> {
  const undo = createUndo();
  try {
    const { ownerUrl, url } = await databaseOf(env, undo, onLost);
    const clock = systemClock();
    // The role first, which takes the lock; then nothing is migrated beneath a server that runs.
    await migrate(ownerUrl, [], passwordOf(url));
    const { fence, release } = await takeServerLock({ url, clock, onLost });
    undo.push(release);
    await migrate(ownerUrl);
    const cluster = join(env.dataFolder, 'postgres');
    const storage = createStorage({
      clock,
      folders: [env.dataFolder, cluster, join(cluster, 'pg_wal')],
      holdsDatabase: env.databaseUrl === null,
    });
    const db = openDatabase({
      url,
      fence,
      poolSize: POOL_SIZE,
      onError: (error) => log.warn({ err: error }, 'database connection lost'),
      onFailure: storage.heard,
    });
    undo.push(() => db.close());
    await requirePlainRole(db);
    await prepareJobs(ownerUrl);

    const sealer = await openMasterKey(db, join(env.dataFolder, 'keys', 'master.key'));
    const metrics = createMetrics({ withProcess: true });
    const market = await loadMarketState(db, { calendar: practiceCalendar, now: clock.now(), seed: env.marketSeed });
    // A market that is older than this knows of none before.
    const from = await actionsFrom(db, market.resume === undefined ? market.genesis : clock.now());
    const listed = (await listedOffers(db)).map(listingOf);
    const rights = (await toldRights(db, practiceCalendar)).map(rightsOf);
    const announced = await toldActions(db);
    const blocks = await selectSoldBlocks(db);
    const history = { ...market, actionsFrom: from, listed, rights, announced, blocks };
    const exchange = await startPracticeExchange(history, onLost);
    const onListed = (offers: readonly OfferRow[]) => offers.forEach((offer) => exchange.list(listingOf(offer)));
    undo.push(() => exchange.stop());
    const app: App = await createApp({
      db,
      clock,
      calendar: practiceCalendar,
      log,
      metrics,
      venue: exchange.venue,
      feed: exchange.feed,
      marketAdvancedAt: exchange.advancedAt,
      storage,
      sealer,
      dataFolder: env.dataFolder,
      genesis: market.genesis,
      actionsFrom: from,
      onListed,
      setRights: (issues) => exchange.setRights(issues.map(rightsOf)),
      setActions: (all) => exchange.setActions(all),
      version: productVersion(),
      jobsUrl: url,
      fence,
      webFolders,
      ratePerMinute: env.ratePerMinute,
      streamsPerAddressMax: env.streamsPerAddressMax,
      trustProxy: env.trustProxy,
      metricsToken: env.metricsToken,
      newsFeeds: env.newsFeeds,
      mode: env.mode,
      hasPracticeReviewer: env.hasPracticeReviewer,
      smtp: env.smtp,
      sms: env.smsFile === null ? null : readSmsTemplate(env.smsFile),
      publicUrl: env.publicUrl,
    });
    undo.push(() => app.stop());
    let isStopping = false;
    async function start(): Promise<void> {
      await app.start();
      if (isStopping) return;
      const practice = { feed: exchange.feed, clock, calendar: practiceCalendar };
      const past = Promise.withResolvers<void>();
      const seeding = { server: app.server, db, log, sealer, registerAt, ...practice };
      const seed = await seedPractice({ ...seeding, acts: DESK_ACTS, past: past.promise });
      undo.push(async () => seed.stop());
      const folders = { keys: join(env.dataFolder, 'keys'), uploads: join(env.dataFolder, 'uploads') };
      const offers = keepPracticeOffers({
        db,
        log,
        sealer,
        onListed,
        closingLevel: createClosingLevels({ ...practice, genesis: market.genesis }),
        customers: PRACTICE_CUSTOMERS,
        folders,
        ...practice,
      });
      undo.push(offers.stop);
      void offers.ready.then(past.resolve);
      const blocks = keepPracticeBlocks({ db, log, ...practice });
      undo.push(blocks.stop);
      undo.push(keepPracticeGrabs({ db, log, sealer, ...practice, past: past.promise }).stop);
      undo.push(openPracticePools({ db, log, sealer, folders, ...practice, past: past.promise }).stop);
      if (!env.hasPracticeReviewer) return;
      const reviewing = { server: app.server, db, clock, calendar: practiceCalendar, log, sealer };
      const reviewer = keepPracticeReviewer({ ...reviewing, mode: env.mode, queues: QUEUES, seed: market.genesis });
      undo.push(reviewer.stop);
    }
    const stop = () => {
      isStopping = true;
      return undo.run();
    };
    return { server: app.server, databaseUrl: ownerUrl, start, stop };
  } catch (error) {
    await undo.run();
    throw error;
  }
}

/** As the exchange takes them. */
function rightsOf({ settledBy, ...issue }: ToldRights) {
  return { ...issue, until: businessDateOf(practiceCalendar, settledBy) };
}

interface Urls {
  readonly ownerUrl: string;
  /** Of the application's role. */
  readonly url: string;
}

async function databaseOf(env: Env, undo: Undo, onLost: (why: string) => void): Promise<Urls> {
  if (env.databaseUrl !== null) return { ownerUrl: env.databaseUrl, url: env.databaseAppUrl };
  const ownerUrl = await startDatabase(env, undo, onLost);
  return { ownerUrl, url: asAppRole(ownerUrl) };
}

async function startDatabase(env: Env, undo: Undo, onLost: (why: string) => void): Promise<string> {
  let isStopping = false;
  const postgres = await startEmbeddedPostgres({
    dataFolder: env.dataFolder,
    onExit: (message) => {
      if (!isStopping) onLost(`PostgreSQL ended: ${message.trim()}`);
    },
  });
  undo.push(() => {
    isStopping = true;
    return postgres.stop();
  });
  return postgres.url;
}

interface Undo {
  push(step: () => Promise<void>): void;
  run(): Promise<void>;
}

/** Every step is undone, last first, even when one fails. */
function createUndo(): Undo {
  const steps: (() => Promise<void>)[] = [];
  return {
    push: (step) => void steps.push(step),
    async run() {
      const failures: unknown[] = [];
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        await step().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, 'some steps of the stop failed');
    },
  };
}

function productVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
