/**
 * Copy trading as customers of the simulator use it (desks §6): the services themselves, and the clock's work, on one pool that keeps its cash. What
 * pools trade follows from a plan (server/src/pools/random.test.ts, whole-life.test.ts).
 */
import { addBusinessDays, businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { POOL_FEE_BPS } from '@bahi/core/pool.ts';
import type { Caller } from '@bahi/server/orders/service.ts';
import type { Clock } from '@bahi/server/platform/clock.ts';
import type { Database } from '@bahi/server/platform/database.ts';
import { RefusalError } from '@bahi/server/platform/refuse.ts';
import * as pools from '@bahi/server/pools/service.ts';
import { createApplied } from './applied.ts';

/** Each answers the holding that it made or touched. */
export interface Pools {
  follow(caller: Caller, amount: string, stopPercent: number): Promise<string>;
  stop(caller: Caller, holding: bigint): Promise<string>;
  takeBack(caller: Caller, holding: bigint): Promise<string>;
  changeStop(caller: Caller, holding: bigint, stopPercent: number): Promise<string>;
  /** The pool values itself where a moment has come. */
  tend(): Promise<void>;
}

interface PoolsDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const RUNS_DAYS = 200;

export function createPools({ db, clock }: PoolsDeps): Pools {
  const calendar = practiceCalendar;
  const deps = {
    db,
    clock,
    calendar,
    verifiedName: async () => 'Simulated Customer',
    isUnderReview: async () => false,
    nameOf: (symbol: string) => symbol,
    isHeldUp: () => false,
    isHalted: () => false,
    marketPrice: () => null,
  };
  const applied = createApplied({ db, clock });
  const on =
    (what: string, work: (typeof pools)['stopFollowing']) =>
    (caller: Caller, holding: bigint): Promise<string> =>
      applied(caller, `/sim/${what}`, async (tx, now) => {
        const input = { holding: holding.toString() };
        return `pools.holding ${(await work(deps, tx, { customerId: caller.customerId, now, input })).id}`;
      });

  async function keepOne(): Promise<void> {
    if ((await db.read(pools.runningPools)).length > 0) return;
    const now = clock.now();
    const endsOn = addBusinessDays(calendar, businessDateOf(calendar, now), RUNS_DAYS);
    const terms = { strategy: 'index_core', minimum: 1_000_00n, feeBps: POOL_FEE_BPS, lockDays: 1, endsOn } as const;
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
        const [pool] = await pools.runningPools(tx);
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
    async tend() {
      await keepOne();
      await pools.valueDue(deps);
      await stopOldest();
    },
  };
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
