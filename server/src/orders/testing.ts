/**
 * A market that tests lead by hand, over the real database and a virtual clock: prices are set, and the venue does with
 * the orders it was given what the test says. The domain sees the same two ports as in the running server.
 */
import type { MarketFeed, MarketInstrument, MarketQuote, Venue, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { bandOf } from '@bahi/core/price.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';
import type { CloseTerms } from '@bahi/core/position-decision.ts';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { createBus, type Bus } from '../platform/bus.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from './audit.ts';
import type { PositionView } from './views.ts';
import { createOrders, type Caller, type Orders } from './service.ts';

/** Within the practice session of Friday, 20 November 2026. */
export const MORNING = Date.parse('2026-11-20T10:00:00+05:30');

export class ScriptedVenue implements Venue {
  /** What the venue has taken, in the order it came. */
  readonly submitted: VenueOrder[] = [];
  readonly cancelled: string[] = [];
  readonly #listeners = new Set<(events: readonly VenueEvent[]) => void>();
  #tradeSeq = 0;
  readonly #executions = new Map<string, number>();

  submit(orders: readonly VenueOrder[]): void {
    this.submitted.push(...orders);
  }

  cancel(orderIds: readonly string[]): void {
    this.cancelled.push(...orderIds);
  }

  onEvents(listener: (events: readonly VenueEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(...events: VenueEvent[]): void {
    for (const listener of this.#listeners) listener(events);
  }

  /** The next execution of an order. */
  execution(orderId: string, quantity: number, price: number, at = MORNING): VenueEvent {
    const order = this.submitted.findLast((one) => one.orderId === orderId)!;
    const execution = Math.max((this.#executions.get(orderId) ?? 0) + 1, order.nextExecution ?? 1);
    this.#executions.set(orderId, execution);
    this.#tradeSeq += 1;
    const touch = { bid: price - 5, ask: price + 5 };
    return {
      type: 'execution',
      orderId,
      execution,
      symbol: order.symbol,
      price,
      quantity,
      tradeSeq: this.#tradeSeq,
      ...touch,
      at,
    };
  }
}

export class SetFeed implements Partial<MarketFeed> {
  readonly #instruments = new Map<string, MarketInstrument>();
  readonly #quotes = new Map<string, MarketQuote>();
  readonly #listeners = new Set<(symbols: readonly string[]) => void>();
  readonly #clock: VirtualClock;

  constructor(clock: VirtualClock) {
    this.#clock = clock;
  }

  list(symbol: string, price: number, terms: Partial<MarketInstrument> = {}): void {
    this.#instruments.set(symbol, { ...INSTRUMENT, symbol, name: `${symbol} Limited`, ...terms });
    this.set(symbol, price);
  }

  /** A new last price, with a touch of one tick around it; the band stays that of the first price. */
  set(symbol: string, last: number, change: Partial<MarketQuote> = {}): void {
    const previousClose = this.#quotes.get(symbol)?.previousClose ?? last;
    const touch = { last, bid: last - 5, ask: last + 5, state: 'trading' as const };
    const quote = {
      ...QUOTE,
      symbol,
      previousClose,
      ...bandOf(previousClose, 20),
      ...touch,
      at: this.#clock.now(),
      ...change,
    };
    this.#quotes.set(symbol, quote);
    for (const listener of this.#listeners) listener([symbol]);
  }

  instruments = (): MarketInstrument[] => [...this.#instruments.values()];
  instrument = (symbol: string): MarketInstrument | undefined => this.#instruments.get(symbol);
  quote = (symbol: string): MarketQuote | undefined => this.#quotes.get(symbol);
  onQuotes = (listener: (symbols: readonly string[]) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export interface OrdersHarness {
  readonly t: TestDatabase;
  readonly db: Database;
  readonly bus: Bus;
  readonly clock: VirtualClock;
  readonly venue: ScriptedVenue;
  readonly feed: SetFeed;
  orders: Orders;
  /** A funded customer; `isMarginEnabled` allows leverage and short. */
  customer(options?: { isMarginEnabled?: boolean; amount?: bigint }): Promise<bigint>;
  /** A customer with a position from one fill of all the order's shares. */
  opened(
    terms: PlaceTerms,
    price: number,
    options?: { isMarginEnabled: boolean; amount: bigint },
  ): Promise<{ customerId: bigint; orderId: string; positionId: bigint }>;
  positionOf(customerId: bigint, positionId: bigint): Promise<PositionView>;
  /** What a whole audit finds broken, and what the domain has logged as an error. */
  audit(): Promise<readonly unknown[]>;
  /** The next transaction commits, and then its connection is said to be lost. */
  breakNextCommit(): void;
  /** What the venue says, settled. */
  settle(...events: VenueEvent[]): Promise<void>;
  /** The closing order that a rule places for a position, once the venue has it. */
  closeByRule(positionId: bigint): Promise<VenueOrder>;
  /** Kills the domain without a goodbye and starts it again over the same database and a new, empty venue. */
  restart(): Promise<ScriptedVenue>;
  balance(
    customerId: bigint,
  ): Promise<Record<'cash' | 'margin' | 'held' | 'receivable' | 'charges' | 'realised', bigint>>;
  stop(): Promise<void>;
}

interface HarnessOptions {
  readonly startAt?: number;
  readonly isHeldUp?: (symbol: string, now: number) => boolean;
}

export async function ordersHarness({ startAt = MORNING, ...more }: HarnessOptions = {}): Promise<OrdersHarness> {
  const t = await testDatabase({ poolSize: 8 });
  const clock = virtualClock(startAt);
  const bus = createBus();
  const feed = new SetFeed(clock);
  feed.list('VRM', 500_00);
  let count = 0;
  const errors: string[] = [];

  let breaksCommit = false;
  const db: Database = {
    ...t.db,
    async transaction(fn) {
      const result = await t.db.transaction(fn);
      if (!breaksCommit) return result;
      breaksCommit = false;
      throw new Error('Connection terminated unexpectedly');
    },
  };

  function start(venue: ScriptedVenue): Orders {
    const log = createLog({ level: 'error', destination: { write: (line) => void errors.push(line) } });
    return createOrders({
      db,
      clock,
      bus,
      log,
      metrics: createMetrics(),
      venue,
      feed: feed as unknown as MarketFeed,
      calendar: practiceCalendar,
      parametersAt: defaultsOf(practiceCalendar),
      ...more,
    });
  }

  const venue = new ScriptedVenue();
  const harness: OrdersHarness = {
    t,
    db: t.db,
    bus,
    clock,
    venue,
    feed,
    orders: start(venue),
    async customer({ isMarginEnabled = false, amount = 10_00_000_00n } = {}) {
      count += 1;
      const { rows } = await t.owner.query<{ id: bigint }>(INSERT_CUSTOMER, [
        `customer${count}`,
        `CODE-${count}`,
        isMarginEnabled,
      ]);
      const { id } = rows[0]!;
      const businessDate = businessDateOf(practiceCalendar, MORNING);
      await t.db.transaction(async (tx) => {
        await openBooks(tx, [id]);
        await grantPractice(tx, { customerIds: [id], amount, at: MORNING, businessDate });
      });
      return id;
    },
    breakNextCommit() {
      breaksCommit = true;
    },
    async opened(terms, price, options = { isMarginEnabled: true, amount: 10_00_000_00n }) {
      const customerId = await harness.customer(options);
      const order = await harness.orders.place(by(customerId), terms);
      await harness.settle(harness.venue.execution(order.id, order.quantity, price));
      return { customerId, orderId: order.id, positionId: BigInt(order.id) };
    },
    positionOf: async (customerId, positionId) => (await harness.orders.position(customerId, positionId)).position,
    async audit() {
      const { breaks } = await t.db.transaction((tx) => auditWhole(tx, ORDER_INVARIANTS));
      return [...breaks, ...errors];
    },
    async settle(...events) {
      harness.venue.emit(...events);
      await harness.orders.settled();
    },
    async closeByRule(positionId) {
      const text = 'select id from orders.orders where closes = $1 and ended_at is null';
      for (let turn = 0; turn < 2_000; turn += 1) {
        const { rows } = await t.owner.query<{ id: bigint }>(text, [positionId]);
        const order = harness.venue.submitted.find(({ orderId }) => orderId === rows[0]?.id.toString());
        if (order !== undefined) return order;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      throw new Error(`no rule closes position ${positionId}`);
    },
    async restart() {
      // A process that is gone watches nothing any more; what it had not written is lost.
      void harness.orders.stop();
      const next = new ScriptedVenue();
      (harness as { venue: ScriptedVenue }).venue = next;
      harness.orders = start(next);
      await harness.orders.start();
      return next;
    },
    async balance(customerId) {
      const { rows } = await t.owner.query<Awaited<ReturnType<OrdersHarness['balance']>>>(
        'select cash, margin, held, receivable, charges, realised from ledger.balance where customer_id = $1',
        [customerId],
      );
      return rows[0]!;
    },
    async stop() {
      await harness.orders.stop();
      await t.drop();
    },
  };
  await harness.orders.start();
  return harness;
}

let keys = 0;

/** A call of its own each time, unless a key is given. */
export function by(customerId: bigint, idempotencyKey = `test-key-${(keys += 1)}`, body = idempotencyKey): Caller {
  return { customerId, idempotencyKey, bodyHash: Buffer.from(body.padEnd(32, '.')).toString('base64url') };
}

export function limitOrder(price: number, change: Partial<PlaceTerms> = {}): PlaceTerms {
  return { ...TERMS, limitPrice: formatMoney(BigInt(price)), ...change };
}

export function marketOrder(change: Partial<PlaceTerms> = {}): PlaceTerms {
  return { ...TERMS, type: 'market', limitPrice: null, ...change };
}

export const CLOSE_ALL: CloseTerms = { type: 'market', lots: null, limitPrice: null, timeInForce: 'session' };

const TERMS: PlaceTerms = {
  symbol: 'VRM',
  direction: 'long',
  type: 'limit',
  lots: 1,
  leverage: 1,
  limitPrice: null,
  timeInForce: 'session',
  stopLoss: null,
  takeProfit: null,
};

const INSTRUMENT: MarketInstrument = {
  symbol: '',
  name: '',
  kind: 'equity',
  isTradable: true,
  source: 'practice',
  calendarId: 'practice',
  status: null,
  fund: null,
  forex: null,
  divisor: 0,
  cash: 0,
  sector: 'auto',
  priceScale: 2,
  lotSize: 100,
  profile: '',
  foundedYear: null,
  headquarters: null,
  sharesOutstanding: null,
  foreignOwnershipBps: null,
  bandRate: 20,
  lockDays: 0,
  lockMinutes: 0,
  corporateActions: [],
  members: [],
};

const QUOTE: MarketQuote = {
  symbol: '',
  last: null,
  previousClose: 0,
  open: null,
  high: null,
  low: null,
  volume: 0,
  turnover: 0,
  bid: null,
  ask: null,
  bidQuantity: 100,
  askQuantity: 100,
  upper: null,
  lower: null,
  state: 'trading',
  at: 0,
  seq: 1,
};

const INSERT_CUSTOMER = `with i as (
    insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test house', now())
    on conflict (code) do update set name = excluded.name returning id
  )
  insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
  select $1, '$argon2id$test', i.id, $2, 'en', $3, now() from i returning id`;
