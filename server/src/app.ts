/**
 * Puts the domains together over one database, one clock and one market, and registers every route. What runs in the
 * background starts with `start` and has ended when `stop` resolves.
 */
import { join } from 'node:path';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { MarketFeed, Venue } from '@bahi/contract/venue.ts';
import type { FastifyInstance } from 'fastify';
import { registerConfigurationRoutes } from './configuration/routes.ts';
import { openConfiguration } from './configuration/service.ts';
import { CASE_FILE } from './case-file.ts';
import { PRACTICE_CHANNELS } from './deposits/channels.ts';
import { registerCorporateActionsRoutes } from './corporate-actions/routes.ts';
import { createCorporateActions, openSchedule, type ToldAction } from './corporate-actions/service.ts';
import { registerDepositsRoutes } from './deposits/routes.ts';
import { registerDestinationsRoutes } from './destinations/routes.ts';
import { isReadable, sealPlainNumbers, type DestinationRow } from './destinations/service.ts';
import { registerFeaturedRoutes } from './featured/routes.ts';
import { registerAlertsRoutes } from './alerts/routes.ts';
import { createAlerts } from './alerts/service.ts';
import { createQuotes } from './exchange/quotes.ts';
import { registerExchangeRoutes } from './exchange/routes.ts';
import { summaryOf } from './funds/service.ts';
import { registerFundsRoutes } from './funds/routes.ts';
import { createIdentityTasks } from './identity/jobs.ts';
import { registerIdentityRoutes } from './identity/routes.ts';
import { createAuthenticator } from './identity/sessions.ts';
import { openHouseHalt } from './halt/service.ts';
import { openImported } from './imported/service.ts';
import { createLedgerJobs } from './ledger/jobs.ts';
import { DOMAIN_INVARIANTS } from './invariants.ts';
import { registerOrdersRoutes } from './orders/routes.ts';
import { createOrders } from './orders/service.ts';
import { registerMarketRoutes } from './market/routes.ts';
import { createClosingLevels } from './market/closing.ts';
import { createMarket } from './market/service.ts';
import { createMessenger } from './messenger/service.ts';
import { registerMessagesRoutes } from './messages/routes.ts';
import { messagePayloads } from './messages/service.ts';
import { registerNewSharesRoutes } from './new-shares/routes.ts';
import { createNewSharesTasks, logHead, type JobsDeps } from './new-shares/service.ts';
import { createFeedTasks } from './news/feed-reader.ts';
import { createReporter } from './news/reporter.ts';
import { registerNewsRoutes } from './news/routes.ts';
import { registerNoticesRoutes } from './notices/routes.ts';
import { createNotices } from './notices/service.ts';
import { registerOverviewRoutes } from './overview/routes.ts';
import { createOverview } from './overview/service.ts';
import { createPlacementsTasks } from './placements/jobs.ts';
import { registerPlacementsRoutes } from './placements/routes.ts';
import { createBus, relaySessionEnds } from './platform/bus.ts';
import type { Clock } from './platform/clock.ts';
import { createCustomerKeys } from './platform/customer-keys.ts';
import type { Database, Fence, Tx } from './platform/database.ts';
import type { Deps } from './platform/deps.ts';
import type { Env } from './platform/env.ts';
import { createGuarded } from './platform/guarded.ts';
import { databaseCheck, marketCheck, registerHealth } from './platform/health.ts';
import { createHttpServer } from './platform/http.ts';
import { startJobs, type JobsState, type Task } from './platform/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { registerApiDocs } from './platform/openapi.ts';
import type { Sealer } from './platform/sealing.ts';
import { createSessions } from './platform/sessions.ts';
import { createStorage, type Storage } from './platform/storage.ts';
import { registerStream } from './platform/stream.ts';
import { registerWebFiles, type WebFolders } from './platform/web-files.ts';
import { registerProofsRoutes } from './proofs/routes.ts';
import { createProofs } from './proofs/service.ts';
import { registerRestrictionsRoutes } from './restrictions/routes.ts';
import { registerRightsRoutes } from './rights/routes.ts';
import { createRightsTasks, rightsFalls, type ToldRights } from './rights/service.ts';
import { registerScansRoutes } from './scans/routes.ts';
import { createScans } from './scans/service.ts';
import { createSecurityTasks } from './security/jobs.ts';
import { registerSecurityRoutes } from './security/routes.ts';
import { checkStepUp, hasFundPassword, moneyOutHeldUntil, spendStepUp } from './security/service.ts';
import { registerSettingsRoutes } from './settings/routes.ts';
import { registerOutboxRoutes } from './staff/outbox-routes.ts';
import { registerCustomersRoutes } from './staff/customers-routes.ts';
import { registerHealthRoutes } from './staff/health-routes.ts';
import { registerReviewsRoutes } from './staff/reviews-routes.ts';
import { registerPlacementReviews } from './staff/placement-reviews.ts';
import { registerStaffRoutes } from './staff/routes.ts';
import { createDrawTasks, createRestrictionTasks, recordHead } from './staff/service.ts';
import { createSurveillanceTasks } from './surveillance/service.ts';
import { registerUploadsRoutes } from './uploads/routes.ts';
import { claimUpload, createSealedFiles, createUploadsTasks } from './uploads/service.ts';
import { registerVerificationRoutes } from './verification/routes.ts';
import { indexNames, verificationState, verifiedAmong, verifiedName } from './verification/service.ts';
import { registerWatchlistRoutes } from './watchlist/routes.ts';
import { registerWithdrawalsRoutes } from './withdrawals/routes.ts';
import { hasOpenWithdrawalTo } from './withdrawals/service.ts';

export interface AppOptions extends Partial<Pick<JobsDeps, 'closingLevel'>> {
  readonly db: Database;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly venue: Venue;
  readonly feed: MarketFeed;
  /** How far the market has come, UTC ms; left out: nobody asks (tests). */
  readonly marketAdvancedAt?: () => number;
  readonly storage?: Storage;
  /** For secrets at rest. */
  readonly sealer: Sealer;
  /** Photos, sealed, and the customers' keys lie here, outside the database. */
  readonly dataFolder: string;
  /** When the market began, UTC ms. */
  readonly genesis: number;
  /** From when on its corporate actions are settled, UTC ms; left out: from genesis. */
  readonly actionsFrom?: number;
  readonly version: string;
  /** Tells the exchange of every rights issue that was ever announced; left out: nobody (tests). */
  readonly setRights?: (issues: readonly ToldRights[]) => void;
  /** The same of every corporate action that staff ever announced. */
  readonly setActions?: (all: readonly ToldAction[]) => void;
  /** Tells the exchange of what was listed; left out: nobody (tests). */
  readonly onListed?: JobsDeps['onListed'];
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
  /** RSS and Atom feeds to read news from; left out: none. */
  readonly newsFeeds?: readonly string[];
  /** Left out: practice. */
  readonly mode?: Env['mode'];
  /** By which codes go to phones; left out: none, and practice has its outbox. */
  readonly smtp?: Env['smtp'];
  /** Where browsers open the app; left out: at localhost. */
  readonly publicUrl?: Env['publicUrl'];
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
  const { db, clock, calendar, log, metrics, venue, version, sealer, publicUrl = null, setRights = () => {} } = options;
  const bus = createBus((error, topic) => log.error({ err: error, topic }, 'bus listener failed'));
  db.tell(bus.publish);
  const authenticator = createAuthenticator({ db, clock });
  const sessions = createSessions({ authenticate: authenticator.authenticate, bus, clock });
  let recheckStreams = async (): Promise<void> => {};
  const unlisten = await relaySessionEnds(db, bus, () => {
    sessions.forgetAll();
    void recheckStreams();
  });
  const server = createHttpServer({ ...options, sessions });
  const imported = await openImported({ db, log, practice: options.feed });
  const { feed } = imported;
  const deps: Deps = { db, clock, bus, log, metrics, venue, feed };
  const configuration = await openConfiguration({ db, clock, calendar, log, channels: PRACTICE_CHANNELS });
  const { parametersAt, channelsAt } = configuration;
  const halt = await openHouseHalt({ db, log });
  const ledger = createLedgerJobs({ db, clock, calendar, log, metrics, invariants: DOMAIN_INVARIANTS });
  const market = createMarket({
    ...deps,
    calendar,
    genesis: options.genesis,
    houseHaltedSince: halt.since,
    rightsOf: (symbol) => schedule.rightsOf(symbol),
  });
  const marketPrice = (symbol: string): bigint | null => {
    const mark = feed.quote(symbol)?.mark;
    return mark === undefined ? null : BigInt(mark);
  };
  const schedule = await openSchedule({
    db,
    feed,
    calendar,
    from: options.actionsFrom ?? options.genesis,
    rights: () => rightsFalls({ db, calendar, marketPrice, closeBefore: market.closeUpTo }, clock.now()),
  });
  const orders = createOrders({ ...deps, calendar, parametersAt, halt, isHeldUp: schedule.isHeldUp });
  const alerts = createAlerts({
    ...deps,
    recorded: (symbols, from) => market.recorded(symbols, from),
    isHeldUp: schedule.isHeldUp,
  });
  const actions = createCorporateActions({
    ...deps,
    calendar,
    parametersAt,
    orders,
    alerts,
    schedule,
    closeBefore: market.closeUpTo,
    setActions: options.setActions,
  });
  const scans = createScans({ ...deps, calendar, market });
  const proofs = createProofs({
    ...deps,
    calendar,
    lastAudit: ledger.lastAudit,
    lastWholeAudit: ledger.lastWholeAudit,
    haltedSince: halt.since,
    isTrading: () => market.session().state === 'open',
    heads: { draws: logHead, record: recordHead },
  });
  const reporter = createReporter({ db, feed, clock, calendar, log });
  const keys = createCustomerKeys({ folder: join(options.dataFolder, 'keys'), master: options.sealer });
  await sealPlainNumbers(keys, db);
  const uploads = { ...deps, keys, files: createSealedFiles(join(options.dataFolder, 'uploads')) };
  const messenger = createMessenger({ ...deps, sealer, mode: options.mode ?? 'practice', smtp: options.smtp ?? null });
  const newShares = {
    ...deps,
    calendar,
    sealer,
    halt,
    parametersAt,
    verifiedAmong,
    closingLevel: options.closingLevel ?? createClosingLevels({ feed, calendar, genesis: options.genesis }),
    onListed: options.onListed ?? (() => {}),
  };
  const tasks: Task[] = [
    ...ledger.tasks,
    ...proofs.tasks,
    ...createIdentityTasks(deps),
    ...createSecurityTasks(deps),
    ...messenger.tasks,
    ...market.tasks,
    ...createRightsTasks({ ...deps, orders, setRights, calendar, marketPrice, closeBefore: market.closeUpTo }),
  ];
  tasks.push(...createUploadsTasks(uploads), ...createNewSharesTasks(newShares), ...createDrawTasks(deps));
  tasks.push(...createRestrictionTasks(deps), ...createPlacementsTasks({ ...deps, calendar }));
  tasks.push(...createSurveillanceTasks({ ...deps, calendar, recorded: market.recorded }));
  tasks.push(...createFeedTasks({ ...deps, urls: options.newsFeeds ?? [] }));

  registerIdentityRoutes(server, { ...deps, calendar, parametersAt, sealer, publicUrl });
  registerSecurityRoutes(server, { ...deps, parametersAt, sealer, keys, messenger, publicUrl });
  registerRestrictionsRoutes(server, { ...deps, parametersAt });
  registerSettingsRoutes(server, { db, calendar, version, configuration });
  registerConfigurationRoutes(server, { configuration });
  registerWatchlistRoutes(server, deps);
  registerOrdersRoutes(server, orders);
  registerFundsRoutes(server, { ...deps, calendar, orders });
  registerProofsRoutes(server, proofs);
  registerMarketRoutes(server, market);
  registerScansRoutes(server, scans);
  registerOverviewRoutes(server, createOverview({ ...deps, scans }));
  registerCorporateActionsRoutes(server, { db, feed, calendar, parametersAt });
  registerNoticesRoutes(server, createNotices({ ...deps, calendar, genesis: options.genesis }));
  registerFeaturedRoutes(server, deps);
  registerNewsRoutes(server, { db });
  registerMessagesRoutes(server, { db });
  registerUploadsRoutes(server, uploads);
  registerVerificationRoutes(server, { db, keys, parametersAt });
  const money = {
    ...deps,
    keys,
    calendar,
    parametersAt,
    guarded: createGuarded(db, { check: (ask) => checkStepUp({ db, sealer }, ask), use: spendStepUp }),
    verifiedName: (tx: Tx, customerId: bigint) => verifiedName(keys, tx, customerId),
    isReadable: (destination: DestinationRow) => isReadable(keys, destination),
    isUnderReview: async (tx: Tx, customerId: bigint) => (await verificationState(tx, customerId)) === 'under_review',
    hasFundPassword,
    moneyOutHeldUntil,
    countOpenPositions: async (tx: Tx, customerId: bigint) => (await orders.openPositions(tx, customerId)).length,
  };
  registerDestinationsRoutes(server, { ...money, hasOpenWithdrawalTo });
  registerDepositsRoutes(server, { ...money, channelsAt, claimUpload });
  registerWithdrawalsRoutes(server, money);
  registerExchangeRoutes(server, { ...money, quotes: createQuotes() });
  registerNewSharesRoutes(server, { ...newShares, guarded: money.guarded });
  registerPlacementsRoutes(server, { ...money, verifiedAmong, halt, marketPrice });
  registerRightsRoutes(server, { ...money, verifiedAmong, halt, marketPrice });
  registerAlertsRoutes(server, { db, alerts });
  registerStaffRoutes(server, { ...deps, calendar, sealer, configuration, newShares });
  registerCustomersRoutes(server, { ...deps, keys, parametersAt, caseFile: CASE_FILE });
  registerOutboxRoutes(server, messenger);
  registerPlacementReviews(server, { ...money, marketPrice });
  registerReviewsRoutes(server, { ...uploads, calendar, parametersAt, channelsAt, verifiedName: money.verifiedName });
  let stopJobs = async (): Promise<void> => {};
  let jobs: () => Promise<JobsState> | null = () => null;
  const storage = options.storage ?? createStorage({ clock, folders: [options.dataFolder] });
  registerHealthRoutes(server, { ...money, ledger, proofs, halt, orders, storage, jobs: () => jobs() });
  const stream = await registerStream(server, {
    ...deps,
    sessions,
    payloads: {
      orders: orders.orderPayloads,
      positions: orders.positionPayloads,
      summary: (customerId) => summaryOf({ ...deps, calendar, orders }, customerId),
      messages: (customerId, messageIds) => messagePayloads(db, customerId, messageIds),
    },
    marketSession: market.session,
    perAddressMax: options.streamsPerAddressMax,
  });
  recheckStreams = () => stream.recheck();
  const [database, moving] = [databaseCheck((text) => db.query(text)), marketCheck(clock, options.marketAdvancedAt)];
  registerHealth(server, [database, storage.check, moving, ledger.check], options.metricsToken);
  await registerApiDocs(server, version);
  if (options.webFolders !== null) await registerWebFiles(server, options.webFolders);

  return {
    server,
    tasks,
    async start() {
      await indexNames(keys, db);
      await actions.start();
      await orders.start();
      await market.start();
      scans.start();
      await alerts.start();
      reporter.start();
      if (options.jobsUrl === null) return;
      const running = await startJobs({ url: options.jobsUrl, fence: options.fence, tasks, log });
      stopJobs = () => running.stop();
      jobs = () => running.state();
      ledger.start();
    },
    async stop() {
      server.isStopping = true;
      stream.stop();
      scans.stop();
      await server.close();
      await actions.stop();
      await orders.stop();
      await stopJobs();
      await messenger.stop();
      await reporter.stop();
      await alerts.stop();
      await market.stop();
      authenticator.stop();
      await authenticator.flush();
      await imported.stop();
      await configuration.stop();
      await halt.stop();
      await unlisten();
    },
  };
}
