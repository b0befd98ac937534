/**
 * Copy funds of a practice install (desks §6): one of each strategy from the first start on, a new one where one has ended, each with what a few accounts of the practice market put in, by
 * the call that everybody goes through, and with a part of the practice customers' money. It happens behind the start, once the market has its
 * past: nothing waits for it.
 */
import { addBusinessDays, businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { STOP_PERCENT } from '@bahi/core/pool.ts';
import { STRATEGIES, type Strategy } from '@bahi/core/strategies/strategies.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { readParametersAt } from '../configuration/service.ts';
import { customersOf, openInstitution, openParticipants } from '../identity/service.ts';
import type { Database, Tx } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { RefusalError } from '../platform/refuse.ts';
import {
  followPool,
  hasFollowed,
  openPool,
  runningPools,
  termsOf,
  type PoolRow,
  type PoolTerms,
} from '../pools/service.ts';
import { verificationState } from '../verification/service.ts';
import { PARTICIPANTS_INSTITUTION } from './participants.ts';
import { verifyParticipants, type VerifyDeps } from './verified.ts';

export interface PracticePoolsOptions extends VerifyDeps {
  readonly calendar: Calendar;
  readonly log: Pick<Log, 'warn'>;
  /** Resolves once there is a past. */
  readonly past: Promise<void>;
}

/** Of each pool; a grant each, all of which they put in: whole lots of twenty companies want some millions. */
const SPONSORS = 5;
/** Beyond the groups of those who apply for offers (participants.ts): their numbers are nobody else's. */
const SPONSORS_GROUP = 675;
const RUNS_DAYS = 270;

const LOCK_DAYS: Readonly<Record<Strategy, number>> = {
  sector_rotation: 30,
  momentum: 30,
  mean_reversion: 7,
  low_volatility: 20,
  trend: 14,
  index_core: 30,
};

/** What a practice customer follows, and with how much. */
const FOLLOWERS: readonly { readonly account: string; readonly strategy: Strategy; readonly amount: string }[] = [
  { account: 'priya', strategy: 'index_core', amount: '25000.00' },
  { account: 'arjun', strategy: 'momentum', amount: '20000.00' },
];

/** So long after one has ended another of its strategy is there at the latest. */
const KEPT_MS = 10 * MINUTE_MS;

/** Whatever is missing, at a start and from then on; what finds all of it does nothing. */
export function openPracticePools(options: PracticePoolsOptions): {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
} {
  const { past, log, clock } = options;
  const stopped = Promise.withResolvers<void>();
  const isStopped = { now: false };
  const open = () =>
    openAll(options, isStopped).catch((error: unknown) =>
      log.warn({ err: error }, 'practice copy funds were not opened'),
    );
  const ready = Promise.race([past, stopped.promise]).then(open);
  let last = ready;
  const stopKeeping = clock.every(KEPT_MS, () => void (last = last.then(open)));
  return {
    ready,
    async stop() {
      isStopped.now = true;
      stopKeeping();
      stopped.resolve();
      await last;
    },
  };
}

async function openAll(options: PracticePoolsOptions, isStopped: { readonly now: boolean }): Promise<void> {
  const { db, clock, calendar } = options;
  if (isStopped.now) return;
  const running = await db.read(runningPools);
  const missing = STRATEGIES.filter((strategy) => !running.some((pool) => pool.strategy === strategy));
  if (missing.length === 0 && (await areFollowed(db, running))) return;
  const sponsors = await openSponsors(options);
  const numbers = await db.read((tx) =>
    customersOf(
      tx,
      FOLLOWERS.map(({ account }) => account),
    ),
  );
  for (const strategy of STRATEGIES) {
    if (isStopped.now) return;
    const opened = () =>
      db.transaction((tx) => openPool(calendar, tx, { ...termsFor(options, strategy), now: clock.now() }));
    const pool = running.find((one) => one.strategy === strategy) ?? (await opened());
    const at = STRATEGIES.indexOf(strategy) * SPONSORS;
    for (const customerId of sponsors.slice(at, at + SPONSORS))
      await follow(options, { pool, customerId, amount: null });
    for (const { account, amount } of FOLLOWERS.filter((one) => one.strategy === strategy)) {
      const customerId = numbers.get(account);
      if (customerId !== undefined) await follow(options, { pool, customerId, amount });
    }
  }
}

async function areFollowed(db: Database, pools: readonly PoolRow[]): Promise<boolean> {
  for (const { id } of pools) if (!(await db.read((tx) => hasFollowed(tx, { poolId: id })))) return false;
  return true;
}

function termsFor({ calendar, clock }: PracticePoolsOptions, strategy: Strategy): PoolTerms {
  return {
    strategy,
    minimum: parseMoney('5000.00')!,
    feeBps: 100,
    lockDays: LOCK_DAYS[strategy],
    endsOn: addBusinessDays(calendar, businessDateOf(calendar, clock.now()), RUNS_DAYS),
  };
}

/** In the order of the strategies. */
async function openSponsors(options: PracticePoolsOptions): Promise<readonly bigint[]> {
  const { db, calendar, clock } = options;
  const now = clock.now();
  const grant = (await readParametersAt(db, calendar))(now).practiceGrant;
  const accounts = Array.from(
    { length: STRATEGIES.length * SPONSORS },
    (_, at) => `pool-sponsor-${String(at + 1).padStart(2, '0')}`,
  );
  const customerIds = await db.transaction(async (tx) => {
    await openInstitution(tx, { ...PARTICIPANTS_INSTITUTION, now });
    return openParticipants(tx, { accounts, code: PARTICIPANTS_INSTITUTION.code, grant, calendar, now });
  });
  await verifyParticipants(options, { customerIds, group: SPONSORS_GROUP, now, decidedAt: now });
  return customerIds;
}

interface Following {
  readonly pool: PoolRow;
  readonly customerId: bigint;
  /** Null: all that is there. */
  readonly amount: string | null;
}

/** Once for each pool; who is refused stays away. */
async function follow(options: PracticePoolsOptions, { pool, customerId, amount }: Following): Promise<void> {
  const { db, clock, calendar } = options;
  const stateOf = verificationState;
  const deps = {
    calendar,
    nameOf: (symbol: string) => symbol,
    verifiedName: async (tx: Tx, of: bigint) => ((await stateOf(tx, of)) === 'verified' ? '' : null),
    isUnderReview: async (tx: Tx, of: bigint) => (await stateOf(tx, of)) === 'under_review',
  };
  try {
    await db.transaction(async (tx) => {
      if (await hasFollowed(tx, { poolId: pool.id, customerId })) return;
      const now = clock.now();
      const id = pool.id.toString();
      const { available, lockedUntil } = await termsOf(deps, tx, { customerId, now, input: { pool: id } });
      if (lockedUntil === null) return;
      const asked = { pool: id, amount: amount ?? available, stopPercent: STOP_PERCENT.default, lockedUntil };
      await followPool(deps, tx, { customerId, now, input: asked });
    });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
  }
}
