/**
 * What every domain may use, as one plain record over one database, one clock and one market; and what a domain is. A domain's
 * `domain.ts` says what it adds to the house, `domains.ts` lists them, and nothing else is told of one.
 */
import { join } from 'node:path';
import type { BlockMarket } from '@bahi/core/block-trade.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import type { EntryKind } from '@bahi/core/ledger.ts';
import type { FastifyInstance } from 'fastify';
import { createAlerts, type Alerts } from './alerts/service.ts';
import { openConfiguration, type Configuration } from './configuration/service.ts';
import { openContent, type Content } from './content/service.ts';
import { createCorporateActions, openSchedule, type ToldAction } from './corporate-actions/service.ts';
import { PRACTICE_CHANNELS } from './deposits/channels.ts';
import { sealPlainNumbers } from './destinations/service.ts';
import { logHead } from './draws/service.ts';
import { openHouseHalt, type HouseHalt } from './halt/service.ts';
import { openImported } from './imported/service.ts';
import type { Invariant } from './ledger/invariants.ts';
import { createLedgerJobs, type LedgerJobs } from './ledger/jobs.ts';
import { createClosingLevels } from './market/closing-levels.ts';
import { blockMarketIn, createMarket, isListedIn, type Market } from './market/service.ts';
import { poolHeads } from './pools/service.ts';
import { createMessenger, type Messenger, type SmsTemplate } from './messenger/service.ts';
import type { JobsDeps } from './new-shares/service.ts';
import type { PushNetwork } from './notifications/service.ts';
import { createOrders, type Orders } from './orders/service.ts';
import type { Bus } from './platform/bus.ts';
import type { CaseFileSource } from './platform/case-file.ts';
import { createCustomerKeys, type CustomerKeys } from './platform/customer-keys.ts';
import type { Deps } from './platform/deps.ts';
import type { Env } from './platform/env.ts';
import { createGuarded, type Guarded } from './platform/guarded.ts';
import type { JobsState, Task } from './platform/jobs.ts';
import type { Queue, Queues } from './platform/queue.ts';
import type { Sealer } from './platform/sealing.ts';
import { createStorage, type Storage } from './platform/storage.ts';
import type { Kind } from './products/service.ts';
import { createProofs, type Proofs } from './proofs/service.ts';
import { PRACTICE_SUPPORT } from './support/practice-numbers.ts';
import { rightsFalls, type ToldRights } from './rights/service.ts';
import { createScans, type Scans } from './scans/service.ts';
import { checkStepUp, spendStepUp } from './security/service.ts';
import { recordHead, type Desk } from './staff/service.ts';
import { createSealedFiles, type SealedFiles } from './uploads/service.ts';
import { verifiedName, verifiedNames } from './verification/service.ts';

export interface Domain {
  readonly name: string;
  /** What the auditor checks of it, beside the ledger's own. */
  readonly invariants?: readonly Invariant[];
  /** What it knows of a customer; the journal tells of entries by the kinds that no domain tells of. */
  readonly caseFile?: readonly CaseFileSource[] | ((untold: readonly EntryKind[]) => readonly CaseFileSource[]);
  /** The kinds of entries whose records its case file tells of. */
  readonly toldEntries?: readonly EntryKind[];
  /** Its requests that people decide. */
  readonly queue?: Queue;
  /** What it publishes after staff prepared it. */
  readonly product?: (house: House) => Kind;
  open(house: House): Opened;
}

export interface Opened {
  routes?(server: FastifyInstance): void;
  /** What people decide there. */
  reviews?(desk: Desk): void;
  readonly tasks?: readonly Task[];
  /** Before the first request is taken. */
  start?(): void | Promise<void>;
  stop?(): Promise<void>;
}

export interface HouseOptions extends Omit<Deps, 'bus'>, Partial<Pick<JobsDeps, 'closingLevel' | 'onListed'>> {
  readonly calendar: Calendar;
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
  /** Left out: people alone decide. */
  readonly hasPracticeReviewer?: boolean;
  /** Tells the exchange of every rights issue that was ever announced; left out: nobody (tests). */
  readonly setRights?: (issues: readonly ToldRights[]) => void;
  /** The same of every corporate action that staff ever announced. */
  readonly setActions?: (all: readonly ToldAction[]) => void;
  /** RSS and Atom feeds to read news from; left out: none. */
  readonly newsFeeds?: readonly string[];
  /** Left out: practice. */
  readonly mode?: Env['mode'];
  /** By which codes go to phones; left out: none, and practice has its outbox. */
  readonly smtp?: Env['smtp'];
  readonly sms?: SmsTemplate | null;
  /** How push services are reached; left out: over https at public addresses (tests). */
  readonly pushNetwork?: PushNetwork;
  /** Where browsers open the app; left out: at localhost. */
  readonly publicUrl?: Env['publicUrl'];
}

export interface House
  extends
    Deps,
    Omit<Contributions, 'invariants'>,
    Pick<Configuration, 'parametersAt' | 'channelsAt'>,
    Pick<JobsDeps, 'closingLevel' | 'onListed'>,
    Pick<HouseOptions, 'calendar' | 'sealer' | 'genesis' | 'version'>,
    Required<Pick<HouseOptions, 'setRights' | 'newsFeeds' | 'storage' | 'hasPracticeReviewer'>> {
  readonly publicUrl: string | null;
  readonly pushNetwork: PushNetwork;
  readonly configuration: Configuration;
  readonly content: Content;
  readonly halt: HouseHalt;
  readonly ledger: LedgerJobs;
  readonly market: Market;
  /** The last price of a symbol up to a business date, in paise; null: it never traded. */
  readonly closeBefore: Market['closeUpTo'];
  /** The mark price of one share, in paise; null while there is none. */
  readonly marketPrice: (symbol: string) => bigint | null;
  /** The mark price beside the best prices of the book; null while there is no mark price. */
  readonly marketOf: (symbol: string) => BlockMarket | null;
  /** False: it does not trade for good or for a while, and its mark price is an old one. */
  readonly isListed: (symbol: string) => boolean;
  /** A corporate action is under way: its mark price is of other shares than those that are held. */
  readonly isHeldUp: (symbol: string, now: number) => boolean;
  readonly orders: Orders;
  readonly alerts: Alerts;
  readonly scans: Scans;
  readonly proofs: Proofs;
  readonly keys: CustomerKeys;
  readonly files: SealedFiles;
  readonly messenger: Messenger;
  /** What the app is called now. */
  readonly houseName: () => string;
  /** A call that moves money asks for the fund password first. */
  readonly guarded: Guarded;
  /** Null unless the customer is verified. */
  readonly verifiedName: (...of: OmitFirst<Parameters<typeof verifiedName>>) => ReturnType<typeof verifiedName>;
  /** Those of them who are verified. */
  readonly verifiedNames: (...of: OmitFirst<Parameters<typeof verifiedNames>>) => ReturnType<typeof verifiedNames>;
}

type OmitFirst<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

/** What the domains add up to. */
export interface Contributions {
  readonly invariants: readonly Invariant[];
  readonly caseFile: readonly CaseFileSource[];
  readonly queues: Queues;
  readonly products: readonly NonNullable<Domain['product']>[];
  /** Null: this process runs no jobs. */
  readonly jobs: () => Promise<JobsState> | null;
}

export interface OpenHouse {
  readonly house: House;
  /** The market goes on from where the books are. */
  start(): Promise<void>;
  /** Nothing asks any more: what moves money ends first. `stopOthers`: between that and what those others use. */
  stop(stopOthers: () => Promise<void>): Promise<void>;
}

export async function openHouse(
  options: HouseOptions & { readonly bus: Bus },
  { invariants, ...contributions }: Contributions,
): Promise<OpenHouse> {
  const { db, clock, bus, calendar, log, metrics, venue, sealer, genesis, version } = options;
  const imported = await openImported({ db, log, practice: options.feed });
  const { feed } = imported;
  const deps: Deps = { db, clock, bus, log, metrics, venue, feed };
  const configuration = await openConfiguration({
    db,
    clock,
    calendar,
    log,
    channels: PRACTICE_CHANNELS,
    support: PRACTICE_SUPPORT,
  });
  const { parametersAt, channelsAt } = configuration;
  const houseName = () => configuration.settingsAt(clock.now()).appTitle;
  const content = await openContent({ db, clock, log });
  const halt = await openHouseHalt({ db, log });
  const ledger = createLedgerJobs({ db, clock, calendar, log, metrics, invariants });
  const market = createMarket({
    ...deps,
    calendar,
    genesis,
    houseHaltedSince: halt.since,
    parametersAt,
    rightsOf: (symbol) => schedule.rightsOf(symbol),
  });
  const closeBefore = market.closeUpTo;
  const marketPrice = (symbol: string): bigint | null => {
    const mark = feed.quote(symbol)?.mark;
    return mark === undefined ? null : BigInt(mark);
  };
  const schedule = await openSchedule({
    db,
    feed,
    calendar,
    from: options.actionsFrom ?? genesis,
    rights: () => rightsFalls({ db, calendar, marketPrice, closeBefore }, clock.now()),
  });
  const { isHeldUp } = schedule;
  const orders = createOrders({ ...deps, calendar, parametersAt, halt, isHeldUp });
  const alerts = createAlerts({ ...deps, recorded: (symbols, from) => market.recorded(symbols, from), isHeldUp });
  const { setActions } = options;
  const forActions = { ...deps, calendar, parametersAt, orders, alerts, schedule, closeBefore, setActions };
  const actions = createCorporateActions(forActions);
  const scans = createScans({ ...deps, calendar, market });
  const proofs = createProofs({
    ...deps,
    calendar,
    lastAudit: ledger.lastAudit,
    lastWholeAudit: ledger.lastWholeAudit,
    haltedSince: halt.since,
    isTrading: () => market.session().state === 'open',
    heads: { draws: logHead, pools: poolHeads, record: recordHead },
  });
  const keys = createCustomerKeys({ folder: join(options.dataFolder, 'keys'), master: sealer });
  await sealPlainNumbers(keys, db);
  const messenger = createMessenger({
    ...deps,
    sealer,
    mode: options.mode ?? 'practice',
    smtp: options.smtp ?? null,
    sms: options.sms ?? null,
    houseName,
  });
  const house: House = {
    ...deps,
    ...contributions,
    calendar,
    genesis,
    version,
    hasPracticeReviewer: options.hasPracticeReviewer ?? false,
    sealer,
    publicUrl: options.publicUrl ?? null,
    pushNetwork: options.pushNetwork ?? {},
    newsFeeds: options.newsFeeds ?? [],
    setRights: options.setRights ?? (() => {}),
    onListed: options.onListed ?? (() => {}),
    closingLevel: options.closingLevel ?? createClosingLevels({ feed, calendar, genesis }),
    storage: options.storage ?? createStorage({ clock, folders: [options.dataFolder] }),
    configuration,
    houseName,
    content,
    parametersAt,
    channelsAt,
    halt,
    ledger,
    market,
    closeBefore,
    marketPrice,
    marketOf: blockMarketIn(feed),
    isListed: isListedIn(feed),
    isHeldUp,
    orders,
    alerts,
    scans,
    proofs,
    keys,
    files: createSealedFiles(join(options.dataFolder, 'uploads')),
    messenger,
    guarded: createGuarded(db, { check: (ask) => checkStepUp({ db, sealer }, ask), use: spendStepUp }),
    verifiedName: (tx, customerId) => verifiedName(keys, tx, customerId),
    verifiedNames: (tx, customerIds) => verifiedNames(keys, tx, customerIds),
  };
  return {
    house,
    async start() {
      await actions.start();
      await orders.start();
      await market.start();
      scans.start();
      await alerts.start();
    },
    async stop(stopOthers) {
      await ledger.stop();
      await actions.stop();
      await orders.stop();
      await stopOthers();
      await messenger.stop();
      await alerts.stop();
      await market.stop();
      await imported.stop();
      await content.stop();
      await configuration.stop();
      await halt.stop();
    },
  };
}
