/** Pools over real books and a market that tests lead by hand: what the tests of copy trading start from. */
import { addBusinessDays, businessDateOf, marketStateAt, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { STOP_PERCENT, valuationMoments, type ValuationMoment } from '@bahi/core/pool.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { by, limitOrder, ordersHarness, CLOSE_ALL, type OrdersHarness } from '../orders/testing.ts';
import { POOL_INVARIANTS } from './audit.ts';
import type { PoolsDeps } from './checks.ts';
import { valuationsFile } from './files.ts';
import type { HoldingDetail, HoldingView, PoolRow } from './rows.ts';
import * as service from './service.ts';
import { pools } from './store.ts';
import { valueDue, type ValuingDeps } from './valuing.ts';

export interface PoolsWorld {
  readonly h: OrdersHarness;
  readonly deps: PoolsDeps & ValuingDeps;
  /** Whether everybody is verified. */
  isVerified: boolean;
  pool(terms?: Partial<service.PoolTerms>): Promise<PoolRow>;
  row(pool: Pick<PoolRow, 'id'>): Promise<PoolRow>;
  /** The next moments of valuations after now. */
  moment(ahead?: number): ValuationMoment;
  follow(customerId: bigint, pool: PoolRow, asked?: { amount?: bigint; stopPercent?: number }): Promise<HoldingView>;
  stop(customerId: bigint, holding: string): Promise<HoldingView>;
  /** `at`: when it was asked for; left out: now. */
  takeBack(customerId: bigint, holding: string, at?: number): Promise<HoldingView>;
  changeStop(customerId: bigint, holding: string, stopPercent: number): Promise<HoldingView>;
  read(customerId: bigint, holding: string): Promise<HoldingDetail>;
  /** To the next valuation's moment, and takes it. */
  value(ahead?: number): Promise<void>;
  /** To a minute after the opening of the session so many after today's. */
  session(ahead: number): Promise<void>;
  /** The pool buys or sells so many lots at a price, filled at once. */
  trade(pool: PoolRow, of: { symbol: string; lots: number; price: number }): Promise<bigint>;
  sell(pool: PoolRow, of: { position: bigint; price: number }): Promise<void>;
  file(pool: PoolRow): ReturnType<typeof valuationsFile>;
  stories(customerId: bigint): Promise<string[]>;
  audit(): Promise<readonly unknown[]>;
}

const YEAR_END = '2027-11-22';

export async function startPools(harness?: OrdersHarness): Promise<PoolsWorld> {
  const h = harness ?? (await ordersHarness());
  const calendar = practiceCalendar;
  const state = { isVerified: true };
  const deps: PoolsDeps & ValuingDeps = {
    db: h.t.db,
    clock: h.clock,
    calendar,
    feed: h.feed,
    isHeldUp: () => false,
    stateOf: (symbol) => h.feed.quote(symbol)?.state,
    verifiedName: async () => (state.isVerified ? 'Asha Rao' : null),
    isUnderReview: async () => false,
    nameOf: (symbol) => symbol,
  };
  const now = () => h.clock.now();
  const { db } = h.t;
  const later = async (to: number) => {
    if (to > now()) await h.clock.advance(to - now());
  };
  /** Five minutes a day nothing trades. */
  const trading = async () => {
    if (marketStateAt(calendar, now()) !== 'open') await h.clock.advance(6 * 60_000);
  };
  const today = () => businessDateOf(calendar, now());
  const world: PoolsWorld = {
    h,
    deps,
    get isVerified() {
      return state.isVerified;
    },
    set isVerified(value) {
      state.isVerified = value;
    },
    pool: (terms = {}) =>
      db.transaction((tx) =>
        service.openPool(calendar, tx, {
          strategy: 'index_core',
          minimum: 10_000_00n,
          feeBps: 100,
          lockDays: 2,
          endsOn: YEAR_END,
          ...terms,
          now: now(),
        }),
      ),
    row: async ({ id }) => (await db.read((tx) => pools.select(tx, id)))!,
    moment(ahead = 1) {
      const found: ValuationMoment[] = [];
      for (let date = today(); found.length < ahead; date = addBusinessDays(calendar, date, 1))
        found.push(...valuationMoments(calendar, date).filter(({ at }) => at > now()));
      return found[ahead - 1]!;
    },
    async follow(customerId, pool, { amount = 50_000_00n, stopPercent = STOP_PERCENT.default } = {}) {
      const { lockedUntil } = await db.read((tx) =>
        service.termsOf(deps, tx, { customerId, now: now(), input: { pool: pool.id.toString() } }),
      );
      const input = { pool: pool.id.toString(), amount: formatMoney(amount), stopPercent, lockedUntil: lockedUntil! };
      return db.transaction((tx) => service.followPool(deps, tx, { customerId, now: now(), input }));
    },
    stop: (customerId, holding) =>
      db.transaction((tx) => service.stopFollowing(deps, tx, { customerId, now: now(), input: { holding } })),
    takeBack: (customerId, holding, at = now()) =>
      db.transaction((tx) => service.takeBack(deps, tx, { customerId, now: at, input: { holding } })),
    changeStop: (customerId, holding, stopPercent) =>
      db.transaction((tx) => service.changeStop(deps, tx, { customerId, now: now(), input: { holding, stopPercent } })),
    read: (customerId, id) => db.read((tx) => service.holdingOf(deps, tx, { customerId, now: now(), id })),
    async value(ahead = 1) {
      await later(world.moment(ahead).at);
      await valueDue(deps);
    },
    async session(ahead) {
      await later(sessionOn(calendar, addBusinessDays(calendar, today(), ahead))!.open + 60_000);
    },
    async trade({ customerId }, { symbol, lots, price }) {
      await trading();
      h.feed.set(symbol, price);
      const order = await h.orders.place(by(customerId), limitOrder(price, { symbol, lots }));
      await h.settle(h.venue.execution(order.id, order.quantity, price, now()));
      return BigInt(order.id);
    },
    async sell({ customerId }, { position, price }) {
      await trading();
      h.feed.set((await h.positionOf(customerId, position)).symbol, price);
      const order = await h.orders.close(by(customerId), position, CLOSE_ALL);
      await h.settle(h.venue.execution(order.id, order.quantity, price, now()));
    },
    file: (pool) =>
      db.read((tx) => valuationsFile(deps, tx, { input: { pool: pool.id.toString(), after: 0 }, now: now() })),
    async stories(customerId) {
      const { rows } = await h.t.owner.query<{ key: string }>(
        'select story_key as key from messages.message where customer_id = $1 and about_type = $2 order by id',
        [customerId, 'pool_holding'],
      );
      return rows.map(({ key }) => key);
    },
    async audit() {
      const all = [...ORDER_INVARIANTS, ...POOL_INVARIANTS];
      const { breaks } = await db.transaction((tx) => auditWhole(tx, all));
      return [...breaks, ...h.errors];
    },
  };
  return world;
}
