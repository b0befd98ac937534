/** A pool with money, shares with a past, and a venue led by hand: what the tests of its orders start from. */
import { addDays, businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import type { Strategy } from '@bahi/core/strategies/strategies.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import type { HouseHalt } from '../halt/service.ts';
import { ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import { selectTrading } from './plans.ts';
import { plansFile } from './plan-file.ts';
import { tradePools, type TradingDeps } from './trading.ts';

export interface TradingHarness {
  readonly h: OrdersHarness;
  readonly deps: TradingDeps;
  readonly poolId: bigint;
  readonly customerId: bigint;
  /** Prices in paise, by symbol: quoted anew with each minute. */
  readonly prices: Map<string, number>;
  /** What a quote is beside its price. */
  readonly quotes: Map<string, object>;
  /** The job, once; a minute later than the one before. */
  minute(count?: number): Promise<void>;
  /** The next session, a quarter of an hour after its opening; whatever is in the book has ended. */
  nextSession(): Promise<void>;
  /** Of so many percent of all units, that deals at a moment; left out: long since. */
  redemption(percent: number, dealsAt?: number): Promise<void>;
  /** Everything that works is filled at its limit. */
  fill(): Promise<void>;
  orders(): Promise<OrderSeen[]>;
  lines(): Promise<Record<string, unknown>[]>;
  file(now?: number): ReturnType<typeof plansFile>;
}

interface OrderSeen {
  readonly symbol: string;
  readonly kind: string;
  readonly quantity: number;
  readonly price: bigint;
  readonly status: string;
}

export const CAPITAL = 1_00_00_000_00n;

export interface TradingOptions {
  readonly strategy?: Strategy;
  readonly halt?: HouseHalt;
  readonly isHeldUp?: (symbol: string, now: number) => boolean;
  /** How a price of so many sessions ago stands to that of now. */
  readonly past?: (symbol: string, sessionsAgo: number) => number;
  readonly symbols?: Readonly<Record<string, number>>;
}

/** Three shares that have risen since a year ago. */
const SYMBOLS = { AAA: 500_00, BBB: 200_00, CCC: 1_000_00 };

export async function startTrading(options: TradingOptions = {}): Promise<TradingHarness> {
  const { strategy = 'momentum', halt, isHeldUp = () => false } = options;
  const symbols: Readonly<Record<string, number>> = options.symbols ?? SYMBOLS;
  const { past = (_symbol, ago) => 1 - ago / 1_000 } = options;
  const h = await ordersHarness({ isHeldUp, ...(halt === undefined ? {} : { halt }) });
  const prices = new Map(Object.entries(symbols));
  const quotes = new Map<string, object>();
  for (const [symbol, price] of prices) h.feed.list(symbol, price, { sharesOutstanding: 1_000_000 });
  const customerId = await h.customer({ amount: CAPITAL });
  const poolId = await openPool(h, { customerId, strategy });
  const bars = (symbol: string): Bar[] => {
    const price = symbols[symbol];
    if (price === undefined) return [];
    const today = businessDateOf(practiceCalendar, h.clock.now());
    return Array.from({ length: 300 }, (_, at) => {
      const ago = 299 - at;
      const close = Math.round(price * past(symbol, ago));
      return [sessionOn(practiceCalendar, addDays(today, -ago))!.open, close, close, close, close, 20_000_000];
    });
  };
  const deps: TradingDeps = {
    db: h.db,
    clock: h.clock,
    calendar: practiceCalendar,
    feed: h.feed,
    market: { adjustedDays: async (symbol) => bars(symbol) },
    orders: h.orders,
    parametersAt: defaultsOf(practiceCalendar),
    isHeldUp,
  };
  const quote = () =>
    prices.forEach((price, symbol) => h.feed.set(symbol, price, { lower: 5, upper: 1e9, ...quotes.get(symbol) }));
  const working = async () =>
    (
      await h.t.owner.query<{ id: bigint; price: bigint; left: number }>(
        `select id, price, quantity - filled as left from orders.orders where customer_id = $1 and ended_at is null order by id`,
        [customerId],
      )
    ).rows;
  const harness: TradingHarness = {
    h,
    deps,
    poolId,
    customerId,
    prices,
    quotes,
    async minute(count = 1) {
      for (let at = 0; at < count; at += 1) {
        await h.clock.advance(60_000);
        quote();
        await tradePools({ ...deps, orders: h.orders });
      }
    },
    async nextSession() {
      const next = sessionOn(practiceCalendar, addDays(businessDateOf(practiceCalendar, h.clock.now()), 1))!;
      for (const { id, left } of await working())
        await h.settle({ type: 'ended', orderId: String(id), why: 'session', quantity: left, at: h.clock.now() });
      await h.clock.advance(next.open + 15 * 60_000 - h.clock.now());
      quote();
    },
    async redemption(percent, dealsAt = 3) {
      const follower = await h.customer();
      const date = businessDateOf(practiceCalendar, h.clock.now());
      const { rows } = await h.t.owner.query<{ id: bigint; units: bigint }>(
        `insert into pools.holding (pool_id, customer_id, invested, asked_at, deals_at, units, started_at, locked_until, stop_percent, status)
         select id, $1, 100, 1, 2, units * $3 / 100, 2, $2, 40, 'in_progress' from pools.pool returning id, units`,
        [follower, date, percent],
      );
      await h.t.owner.query(
        `insert into pools.redemption (holding_id, pool_id, customer_id, units, asked_at, deals_at, reason) values ($1, $2, $3, $4, 3, $5, 'asked')`,
        [rows[0]!.id, poolId, follower, rows[0]!.units, dealsAt],
      );
    },
    async fill() {
      for (const { id, price, left } of await working())
        await h.settle(h.venue.execution(String(id), left, Number(price), h.clock.now()));
    },
    async orders() {
      const text = 'select symbol, kind, quantity, price, status from orders.orders where customer_id = $1 order by id';
      return (await h.t.owner.query<OrderSeen>(text, [customerId])).rows;
    },
    async lines() {
      const { rows } = await h.t.owner.query<Record<string, unknown>>(
        `select symbol, side, shares, asked, outcome, code from pools.plan_line where plan_id = (select max(id) from pools.plan) order by line`,
      );
      return rows;
    },
    file: (now = h.clock.now()) => h.db.read((tx) => plansFile(practiceCalendar, tx, { poolId, after: 0, now })),
  };
  quote();
  return harness;
}

/** As one whose first follower has come in already. */
async function openPool(
  { t, clock }: OrdersHarness,
  { customerId, strategy }: { customerId: bigint; strategy: Strategy },
): Promise<bigint> {
  const today = businessDateOf(practiceCalendar, clock.now());
  await t.owner.query(
    `update identity.customer set kind = 'pool', account = 'pool:1', password_hash = null, invitation_code = null, institution_id = null where id = $1`,
    [customerId],
  );
  await t.owner.query(
    `insert into pools.pool (id, customer_id, minimum, created_at, value, units, valuations, fee_bps, cutoff_ms, started_on, ends_on, deadline, closed_on, lock_days, symbol, strategy)
     values (1, $1, 100000, $2, $3, $3, 1, 100, 600000, $4, $5, $4, $4, 30, 'FUND-1', $6)`,
    [customerId, clock.now(), CAPITAL, today, addDays(today, 300), strategy],
  );
  return (await t.db.read(selectTrading))[0]!.id;
}
