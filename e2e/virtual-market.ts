/**
 * A whole Bahi on a virtual clock, in the process of the test: for journeys over the night, to the deadlines of offers and, with the practice
 * exchange on the same clock, over the minutes in which shares open. Its time goes on as ours does, so that what waits in the background
 * comes about, and leaps when it is told to.
 */
import { join } from 'node:path';
import { assert } from '@bahi/core/assert.ts';
import { midnightOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createLocalExchange, type LocalExchange } from '../exchange/src/local.ts';
import { QUEUES } from '../server/src/domains.ts';
import { openInstitution } from '../server/src/identity/service.ts';
import { listingOf } from '../server/src/new-shares/listing.ts';
import { SEALER } from '../server/src/identity/testing.ts';
import { createLog } from '../server/src/platform/log.ts';
import { PRACTICE_INSTITUTION } from '../server/src/practice/customers.ts';
import { keepPracticeReviewer, type PracticeReviewer } from '../server/src/practice/reviewer.ts';
import { PRACTICE_STAFF } from '../server/src/practice/staff.ts';
import { startWholeApp, type OwnMarket, type WholeApp } from '../server/src/testing-app.ts';
import { signInStaff, touch, TOUCH_EVERY_MS, type Sessions } from './sessions.ts';

export interface VirtualMarket {
  readonly h: WholeApp;
  readonly origin: string;
  /**
   * Market and server go there together, and what the clock does each minute is done there before it answers. By `strideMs` at a time, which a market that trades does not: over days, with what the clock
   * does each minute done once a stride.
   */
  goTo(at: number, strideMs?: number): Promise<void>;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '..');
const TURN_MS = 200;
const STEP_MS = 5_000;
const QUOTE_AGE_MS_MAX = 20_000;
/** Far from the minutes in which the market rests. */
const NOON = midnightOf(practiceCalendar, '2026-12-01') + 12 * 60 * MINUTE_MS;

/** The market has no index of this name: its level is there at once, so that no draw has to wait for the end of a session. */
export const JOURNEY_INDEX = 'JOURNEY';

/** The main index has one once the session is over, as if it had been recorded. */
export async function closingLevel(
  _tx: unknown,
  index: string,
  { whole }: { readonly whole?: { readonly close: number } } = {},
): Promise<{ readonly level: string } | null> {
  const isOver = index === 'BAHIFIFTY' && whole !== undefined && whole.close <= Date.now();
  return index === JOURNEY_INDEX || isOver ? { level: '24381.05' } : null;
}

export interface VirtualMarketOptions {
  readonly startsAt: number;
  /** What the clock does each minute, by name. */
  readonly tasks: readonly string[];
  /** Without it nothing is traded, which saves most of what time costs. */
  readonly hasExchange?: boolean;
  readonly members?: OwnMarket['members'];
  readonly pushNetwork?: OwnMarket['pushNetwork'];
  readonly hasPracticeReviewer?: boolean;
  /** Before time goes on by itself: it may lead the clock. */
  prepare(h: WholeApp): Promise<void>;
}

export async function startVirtualMarket({
  startsAt,
  tasks,
  hasExchange = false,
  members,
  hasPracticeReviewer = false,
  pushNetwork,
  prepare,
}: VirtualMarketOptions): Promise<VirtualMarket> {
  const market = hasExchange
    ? createLocalExchange({ seed: 'journey', genesis: startsAt, calendarId: 'practice', now: startsAt })
    : null;
  const h = await startWholeApp(undefined, {
    startsAt,
    members,
    hasPracticeReviewer,
    ...(pushNetwork === undefined ? {} : { pushNetwork }),
    ...(market === null ? {} : traded(market)),
    closingLevel,
    webFolders: { app: join(ROOT, 'web/dist'), console: join(ROOT, 'console/dist') },
  });
  await prepare(h);
  tellTime(h);
  const origin = await h.app.server.listen({ host: '127.0.0.1', port: 0 });
  let isRunning = true;
  let target = h.clock.now();
  let stride = STEP_MS;
  let ranAt = target;
  let reached = target;
  let failure: unknown = null;
  const turning = turn().catch((error: unknown) => {
    failure = error;
  });

  async function turn(): Promise<void> {
    while (isRunning) {
      const now = h.clock.now();
      const leap = Math.min(stride, target - now);
      if (leap <= 0) await pause();
      await step(now + Math.max(leap, TURN_MS), leap > 0 && now + leap === target);
      reached = h.clock.now();
    }
  }

  async function step(to: number, isArrival: boolean): Promise<void> {
    await market?.advance(to);
    if (to - h.clock.now() > STEP_MS) await h.clock.advance(to - h.clock.now(), stride);
    for (let now = h.clock.now(); now < to; now = h.clock.now()) await h.clock.advance(Math.min(500, to - now));
    if (market === null) quoteAgain(h);
    if (to - ranAt < MINUTE_MS && !isArrival) return;
    ranAt = to;
    for (const task of h.app.tasks) if (tasks.includes(task.name)) await task.run();
  }

  return {
    h,
    origin,
    async goTo(at, strideMs = STEP_MS) {
      assert(market === null || strideMs <= STEP_MS, 'a market that trades goes step by step');
      stride = strideMs;
      target = Math.max(target, at);
      while (reached < at) {
        if (failure !== null) throw new Error('time stood still', { cause: failure });
        await pause();
      }
    },
    async stop() {
      isRunning = false;
      await turning;
      await h.stop();
      await market?.stop();
      if (failure !== null) throw new Error('time stood still', { cause: failure });
    },
  };
}

function traded(market: LocalExchange): Pick<OwnMarket, 'venue' | 'feed' | 'onListed'> {
  const { venue, feed } = market;
  return { venue, feed, onListed: (offers) => offers.forEach((offer) => market.list(listingOf(offer))) };
}

/** Prices stay what they were set to and do not grow old: a journey takes as long as the machine takes. */
function quoteAgain({ feed, clock }: WholeApp): void {
  const at = clock.now();
  for (const { symbol } of feed.instruments()) {
    const quote = feed.quote(symbol)!;
    if (at - quote.at > QUOTE_AGE_MS_MAX) feed.set(symbol, quote.last!, { ...quote, at });
  }
}

/** The console learns the server's time from the date of its answers, which Node takes from the system. */
function tellTime({ app, clock }: WholeApp): void {
  app.server.server.prependListener('request', (_, answer) => {
    answer.setHeader('date', new Date(clock.now()).toUTCString());
  });
}

/**
 * A file of journeys lives in a market of its own, from noon on, with the practice house and its staff: what journeys share finds it in the
 * place of the server of the run, and the time of this process is the market's, so that codes of authenticators are those of its minute.
 */
export function livesInVirtualMarket({
  hasReviewer = false,
  tasks = ['new_shares_progress'],
} = {}): () => VirtualMarket {
  let market: VirtualMarket;
  let reviewer: PracticeReviewer | null = null;
  let staff: Sessions['staff'] = {};
  let signInAgainAt = 0;
  const { now } = Date;
  // The files after it in this process have the server of the run again.
  const env = Object.entries(process.env).filter(([name]) => name.startsWith('BAHI_E2E_'));
  beforeAll(async () => {
    market = await startVirtualMarket({
      startsAt: NOON,
      tasks,
      members: PRACTICE_STAFF,
      hasPracticeReviewer: hasReviewer,
      async prepare(house) {
        await openPracticeHouse(house);
        if (hasReviewer) reviewer = reviewing(house);
      },
    });
    const { h, origin } = market;
    process.env['BAHI_E2E_ORIGIN'] = origin;
    process.env['BAHI_E2E_DATABASE'] = h.t.url;
    process.env['BAHI_E2E_SHIFT'] = '0';
    Date.now = () => h.clock.now();
    await signIn();
    h.clock.every(TOUCH_EVERY_MS, () => void touch(origin, staff));
  });
  // The journey before may have leapt past the end of the sessions of staff.
  beforeEach(async () => {
    if (market.h.clock.now() >= signInAgainAt) await signIn();
  });
  afterAll(async () => {
    // What ends a process waits for it by the system's clock.
    Date.now = now;
    Object.assign(process.env, Object.fromEntries(env));
    await reviewer?.stop();
    await market?.stop();
  });
  return () => market;

  async function signIn(): Promise<void> {
    const { h, origin } = market;
    staff = await signInStaff(origin, h.clock.now());
    signInAgainAt = h.clock.now() + HOUR_MS;
    process.env['BAHI_E2E_SESSIONS'] = JSON.stringify({ staff, customers: {} });
  }
}

function reviewing({ app, t, clock }: WholeApp): PracticeReviewer {
  const house = { server: app.server, db: t.db, clock, calendar: practiceCalendar, sealer: SEALER, queues: QUEUES };
  return keepPracticeReviewer({ ...house, mode: 'practice', log: createLog({ level: 'silent' }), seed: 1 });
}

async function openPracticeHouse({ t, clock, feed }: WholeApp): Promise<void> {
  await t.db.transaction((tx) => openInstitution(tx, { ...PRACTICE_INSTITUTION, now: clock.now() }));
  // Draws are made with the closing level of an index.
  feed.list('BAHIFIFTY', 24_381_05, { name: 'Bahi Fifty', kind: 'index', isTradable: false });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TURN_MS));
}
