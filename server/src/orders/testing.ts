/**
 * A market that tests lead by hand, over the real database and a virtual clock: prices are set, and the venue does with
 * the orders it was given what the test says. The domain sees the same two ports as in the running server.
 */
import type { MarketInstrument, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf, type Parameters } from '@bahi/core/parameters.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';
import type { CloseTerms } from '@bahi/core/position-decision.ts';
import type { HouseHalt } from '../halt/service.ts';
import { grantPractice, openBooks } from '../ledger/accounts.ts';
import { createBus, type Bus } from '../platform/bus.ts';
import { virtualClock, type VirtualClock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { found } from '../platform/testing-waits.ts';
import { testDatabase, type TestDatabase } from '../platform/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from './audit.ts';
import { MORNING, ScriptedVenue, SetFeed } from './testing-market.ts';
import type { PositionView } from './views.ts';
import { createOrders, type Caller, type Orders } from './service.ts';

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
  /** A symbol of its own at 500.00, so that prices of one test move nobody else's positions. */
  ownSymbol(terms?: Partial<MarketInstrument>): string;
  /** A position in one of these, from a limit order of a customer with margin. */
  openedAlone(terms?: Partial<PlaceTerms>): Promise<{ symbol: string; customerId: bigint; positionId: bigint }>;
  positionOf(customerId: bigint, positionId: bigint): Promise<PositionView>;
  /** What a whole audit finds broken, and what the domain has logged as an error. */
  audit(): Promise<readonly unknown[]>;
  /** Lines the domain has logged as errors. */
  readonly errors: string[];
  /** The next transaction commits, and then its connection is said to be lost. */
  breakNextCommit(): void;
  /** The next transaction fails before it has done anything. */
  failNext(error: Error): void;
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
  readonly halt?: HouseHalt;
  readonly parametersAt?: (now: number) => Parameters;
}

export async function ordersHarness({ startAt = MORNING, ...more }: HarnessOptions = {}): Promise<OrdersHarness> {
  const t = await testDatabase({ poolSize: 8 });
  const clock = virtualClock(startAt);
  const bus = createBus();
  t.db.tell(bus.publish);
  const feed = new SetFeed(clock);
  feed.list('VRM', 500_00);
  let count = 0;
  let listed = 0;
  const errors: string[] = [];

  let breaksCommit = false;
  let failure: Error | null = null;
  const db: Database = {
    ...t.db,
    async transaction(fn) {
      const [error] = [failure, (failure = null)];
      if (error !== null) throw error;
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
      feed,
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
    errors,
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
    failNext(error) {
      failure = error;
    },
    async opened(terms, price, options = { isMarginEnabled: true, amount: 10_00_000_00n }) {
      const customerId = await harness.customer(options);
      const order = await harness.orders.place(by(customerId), terms);
      await harness.settle(harness.venue.execution(order.id, order.quantity, price));
      return { customerId, orderId: order.id, positionId: BigInt(order.id) };
    },
    ownSymbol(terms = {}) {
      listed += 1;
      feed.list(`TEST${listed}`, 500_00, terms);
      return `TEST${listed}`;
    },
    async openedAlone(terms = {}) {
      const symbol = harness.ownSymbol();
      const customerId = await harness.customer({ isMarginEnabled: true });
      const order = await harness.orders.place(by(customerId), limitOrder(500_00, { symbol, ...terms }));
      await harness.settle(harness.venue.execution(order.id, order.quantity, 500_00, clock.now()));
      return { symbol, customerId, positionId: BigInt(order.id) };
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
      const order = await found(
        async () => {
          const { rows } = await t.owner.query<{ id: bigint }>(text, [positionId]);
          return harness.venue.submitted.find(({ orderId }) => orderId === rows[0]?.id.toString());
        },
        (each) => each !== undefined,
      );
      return order!;
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

/** A call of its own each time, unless a key is given; asked for no fund password. */
export function by(customerId: bigint, idempotencyKey = `test-key-${(keys += 1)}`, body = idempotencyKey): Caller {
  return {
    customerId,
    sessionId: null,
    idempotencyKey,
    bodyHash: Buffer.from(body.padEnd(32, '.')).toString('base64url'),
  };
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

const INSERT_CUSTOMER = `with i as (
    insert into identity.institution (code, name, created_at) values ('TEST-HOUSE', 'Test house', now())
    on conflict (code) do update set name = excluded.name returning id
  )
  insert into identity.customer (account, password_hash, institution_id, invitation_code, language, is_margin_enabled, created_at)
  select $1, '$argon2id$test', i.id, $2, 'en', $3, now() from i returning id`;
