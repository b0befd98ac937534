/**
 * Copy trading as customers of the simulator use it (desks §6): the services themselves, and the clock's work on pools of each strategy in turn, which
 * plan and trade in the simulator's market until they end.
 */
import { addBusinessDays, addDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { POOL_FEE_BPS } from '@bahi/core/pool.ts';
import { STRATEGIES } from '@bahi/core/strategies/strategies.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import type { Bar, MarketFeed } from '@bahi/contract/venue.ts';
import type { Caller, Orders } from '@bahi/server/orders/service.ts';
import type { Clock } from '@bahi/server/platform/clock.ts';
import { isConnectionError, type Database } from '@bahi/server/platform/database.ts';
import { RefusalError } from '@bahi/server/platform/refuse.ts';
import * as pools from '@bahi/server/pools/service.ts';
import { createApplied } from './applied.ts';
import { faultyDatabase, type ConnectionFault } from './faults.ts';

/** Each answers the holding that it made or touched. */
export interface Pools {
  follow(caller: Caller, amount: string, stopPercent: number): Promise<string>;
  stop(caller: Caller, holding: bigint): Promise<string>;
  takeBack(caller: Caller, holding: bigint): Promise<string>;
  changeStop(caller: Caller, holding: bigint, stopPercent: number): Promise<string>;
  /** Pools value themselves where a moment has come, and trade. False: a connection broke, and the next time goes on. */
  tend(fault?: TendFault): Promise<boolean>;
}

/** So many statements and transactions go well before it. */
export interface TendFault {
  readonly kind: ConnectionFault;
  readonly after: number;
}

interface PoolsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly orders: Orders;
  readonly feed: MarketFeed;
  readonly parametersAt: (now: number) => Parameters;
  readonly isHeldUp: (symbol: string, now: number) => boolean;
  readonly symbols: readonly string[];
}

/** Of a pool: so short that a long run sees ends. */
const RUNS_DAYS = 3;
const LOCK_DAYS = 1;

export function createPools({ db: given, clock, orders, feed, parametersAt, isHeldUp, symbols }: PoolsDeps): Pools {
  const calendar = practiceCalendar;
  const db = faultyDatabase(given);
  const deps = {
    db,
    clock,
    calendar,
    orders,
    feed,
    parametersAt,
    isHeldUp,
    market: {
      adjustedDays: async (symbol: string) => pastOf(feed, { symbol, at: symbols.indexOf(symbol), now: clock.now() }),
    },
    verifiedName: async () => 'Simulated Customer',
    isUnderReview: async () => false,
    nameOf: (symbol: string) => symbol,
    stateOf: (symbol: string) => feed.quote(symbol)?.state,
  };
  const applied = createApplied({ db: given, clock });
  const on =
    (what: string, work: (typeof pools)['stopFollowing']) =>
    (caller: Caller, holding: bigint): Promise<string> =>
      applied(caller, `/sim/${what}`, async (tx, now) => {
        const input = { holding: holding.toString() };
        return `pools.holding ${(await work(deps, tx, { customerId: caller.customerId, now, input })).id}`;
      });

  /** One that still takes somebody in, of the next strategy. */
  async function keepOne(): Promise<void> {
    const now = clock.now();
    const today = businessDateOf(calendar, now);
    const newest = (await db.read(pools.runningPools)).at(-1);
    if (newest !== undefined && newest.deadline > today) return;
    const { rows } = await db.query<{ count: number }>('select count(*)::int as count from pools.pool');
    const strategy = STRATEGIES[(rows[0]!.count + FIRST) % STRATEGIES.length]!;
    const endsOn = addBusinessDays(calendar, today, RUNS_DAYS);
    const terms = { strategy, minimum: 1_000_00n, feeBps: POOL_FEE_BPS, lockDays: LOCK_DAYS, endsOn };
    await db.transaction((tx) => pools.openPool(calendar, tx, { ...terms, now }));
  }

  /** Customers make room for others before their lock-up is over: what is left of them goes out here. */
  async function stopOldest(): Promise<void> {
    const { rows } = await db.query<{ id: bigint; customerId: bigint }>(
      `select id, customer_id as "customerId" from pools.holding h
       where status = 'in_progress' and locked_until <= $1
         and not exists (select from pools.redemption r where r.holding_id = h.id and r.status = 'pending')
       order by id limit 1`,
      [businessDateOf(calendar, clock.now())],
    );
    for (const { id, customerId } of rows) {
      const by = { customerId, now: clock.now(), input: { holding: id.toString() } };
      await db.transaction((tx) => pools.stopFollowing(deps, tx, by)).catch(unlessRefused);
    }
  }

  return {
    follow: (caller, amount, stopPercent) =>
      applied(caller, '/sim/follow', async (tx, now) => {
        const { customerId } = caller;
        const pool = (await pools.runningPools(tx)).at(-1);
        const named = { pool: (pool?.id ?? 1n).toString() };
        const { lockedUntil } = await pools.termsOf(deps, tx, { customerId, now, input: named });
        const input = { ...named, amount, stopPercent, lockedUntil: lockedUntil ?? '2026-01-01' };
        return `pools.holding ${(await pools.followPool(deps, tx, { customerId, now, input })).id}`;
      }),
    stop: on('unfollow', pools.stopFollowing),
    takeBack: on('takeBackCopy', pools.takeBack),
    changeStop: (caller, holding, stopPercent) =>
      applied(caller, '/sim/changeStop', async (tx, now) => {
        const input = { holding: holding.toString(), stopPercent };
        return `pools.holding ${(await pools.changeStop(deps, tx, { customerId: caller.customerId, now, input })).id}`;
      }),
    async tend(fault) {
      if (fault !== undefined) db.arm(fault.kind, fault.after);
      try {
        await keepOne();
        await pools.valueDue(deps);
        await pools.tradePools(deps);
        await stopOldest();
        return true;
      } catch (error) {
        if (!causesOf(error).every(isConnectionError)) throw error;
        return false;
      } finally {
        db.disarm();
      }
    },
  };
}

/** The rules of the second half of the list move most of what they hold from one session to the next. */
const FIRST = 5;

/** Each pool's failure is told with what it was of. */
function causesOf(error: unknown): unknown[] {
  if (error instanceof AggregateError) return error.errors.flatMap(causesOf);
  return error instanceof Error && error.cause !== undefined ? causesOf(error.cause) : [error];
}

const PAST_DAYS = 300;
const VOLUME = 20_000_000;

/** Days of what customers trade, from its price of now: each stock rises another way, and turns from week to week. Nothing of the rest. */
function pastOf(feed: MarketFeed, { symbol, at, now }: { symbol: string; at: number; now: number }): Bar[] {
  const price = feed.quote(symbol)?.mark;
  if (at < 0 || price === undefined) return [];
  const today = businessDateOf(practiceCalendar, now);
  return Array.from({ length: PAST_DAYS }, (_, day) => {
    const date = addDays(today, day - PAST_DAYS);
    const wave = Math.sin((day + new Date(date).getUTCDate() + at * 5) / (3 + at));
    const close = Math.max(1, Math.round(price * (0.7 + (0.25 * day) / PAST_DAYS + 0.05 * wave)));
    return [sessionOn(practiceCalendar, date)!.open, close, close, close, close, VOLUME];
  });
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof RefusalError)) throw error;
}

/** The holding of a customer that goes on; one that is nobody's where there is none. */
export async function holdingOf(db: Database, customerId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ id: bigint }>({
    name: 'sim.holding',
    text: `select id from pools.holding where customer_id = $1 and status in ('waiting', 'in_progress') order by id limit 1`,
    values: [customerId],
  });
  return rows[0]?.id ?? 1n;
}
