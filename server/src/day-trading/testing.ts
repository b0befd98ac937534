/** Day trading over real books and a market that tests lead by hand: what its tests start from. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type * as contract from '@bahi/contract/day-trading/calls.ts';
import type { VenueEvent } from '@bahi/contract/venue.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { auditWhole } from '../ledger/audit.ts';
import { messagesPage } from '../messages/service.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import type { Caller } from '../orders/service.ts';
import { by, ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import type { OrderView } from '../orders/views.ts';
import { DAY_TRADING_INVARIANTS } from './audit.ts';
import { dayBacking, dayOrder } from './backing.ts';
import { approveMandate, rejectMandate } from './decisions.ts';
import { progress, type DayTradingJobsDeps } from './jobs.ts';
import type { MandateView, Reason } from './rows.ts';
import { applyForMandate, cancelMandate, mandateOf, termsOf, type DayTradingDeps } from './service.ts';

export const REVIEWER = { id: 71n, name: 'Ritu' };
export interface DayOrder {
  readonly symbol: string;
  readonly direction?: 'long' | 'short';
  readonly lots: number;
  /** Left out: at market. */
  readonly limit?: number;
}

export interface DayHarness {
  readonly h: Omit<OrdersHarness, 'audit'>;
  readonly deps: DayTradingDeps & DayTradingJobsDeps;
  readonly unverified: Set<bigint>;
  haltedSince: number | null;
  /** Verified and with margin, with 10,00,000. */
  customer(amount?: bigint): Promise<bigint>;
  terms(customerId: bigint, amount?: string): Promise<OutputOf<typeof contract.getDayTradingTerms>>;
  ask(customerId: bigint, amount: string): Promise<MandateView>;
  cancel(customerId: bigint, mandate: string): Promise<MandateView>;
  approve(mandate: MandateView, staff?: { id: bigint; name: string }): Promise<MandateView>;
  reject(mandate: MandateView, reason?: Reason): Promise<MandateView>;
  read(customerId: bigint, mandate: string): Promise<MandateView>;
  /** A customer whose mandate of this amount runs. */
  running(amount: string, cash?: bigint): Promise<{ customerId: bigint; mandate: MandateView }>;
  place(customerId: bigint, order: DayOrder, caller?: Caller): Promise<OrderView>;
  preview(customerId: bigint, order: DayOrder): ReturnType<OrdersHarness['orders']['previewPlace']>;
  /** Fills all of an order at this price. */
  fill(order: { id: string; quantity: number }, price: number): Promise<void>;
  /** To a moment; prices are fresh there. */
  at(moment: number): Promise<void>;
  /** What the clock makes of it. */
  progress(): Promise<void>;
  /** What it ordered the venue to close, and is still open, filled at this price. */
  fillSquareOff(customerId: bigint, price: number): Promise<void>;
  stories(customerId: bigint): Promise<string[]>;
  audit(): Promise<readonly unknown[]>;
}

export async function startDayTrading(over?: DayHarness['h']): Promise<DayHarness> {
  const h = over ?? (await ordersHarness());
  const unverified = new Set<bigint>();
  const day: DayHarness = {
    h,
    unverified,
    haltedSince: null,
    get deps(): DayHarness['deps'] {
      return {
        db: h.db,
        clock: h.clock,
        feed: h.feed,
        orders: h.orders,
        calendar: practiceCalendar,
        parametersAt: defaultsOf(practiceCalendar),
        halt: { since: () => day.haltedSince, lockedSince: async () => day.haltedSince },
        verifiedAmong: async (_tx: unknown, ids: readonly bigint[]) => new Set(ids.filter((id) => !unverified.has(id))),
      };
    },
    customer: (amount = 10_00_000_00n) => h.customer({ isMarginEnabled: true, amount }),
    terms: (customerId, amount) =>
      h.db.read((tx) => termsOf(day.deps, tx, { customerId, now: h.clock.now(), input: { amount } })),
    ask: (customerId, amount) =>
      h.db.transaction((tx) => applyForMandate(day.deps, tx, { customerId, now: h.clock.now(), input: { amount } })),
    cancel: (customerId, mandate) =>
      h.db.transaction((tx) => cancelMandate(day.deps, tx, { customerId, now: h.clock.now(), input: { mandate } })),
    async approve({ id, amount }, staff = REVIEWER) {
      const decision = { id: BigInt(id), amount, staff, note: null, now: h.clock.now() };
      return (await h.db.transaction((tx) => approveMandate(day.deps, tx, decision))).mandate;
    },
    async reject({ id }, reason = 'unsuitable') {
      const decision = { id: BigInt(id), reason, staff: REVIEWER, note: null, now: h.clock.now() };
      return (await h.db.transaction((tx) => rejectMandate(day.deps, tx, decision))).mandate;
    },
    read: (customerId, id) => h.db.read((tx) => mandateOf(day.deps, tx, { customerId, now: h.clock.now(), id })),
    async running(amount, cash) {
      const customerId = await day.customer(cash);
      return { customerId, mandate: await day.approve(await day.ask(customerId, amount)) };
    },
    place: (customerId, order, caller = by(customerId)) =>
      h.orders.placeBacked(caller, termsOfOrder(order), dayBacking(h.feed)),
    preview: (customerId, order) => h.orders.previewPlace(customerId, termsOfOrder(order), dayBacking(h.feed)),
    fill: ({ id, quantity }, price) => h.settle(h.venue.execution(id, quantity, price, h.clock.now())),
    async at(moment) {
      await h.clock.advance(moment - h.clock.now());
      for (const { symbol } of h.feed.instruments()) h.feed.set(symbol, h.feed.quote(symbol)!.last!);
    },
    progress: () => progress(day.deps),
    async fillSquareOff(customerId, price) {
      const text = `select id::text, quantity - filled as quantity from orders.orders
        where customer_id = $1 and kind = 'close' and ended_at is null order by id`;
      const { rows } = await h.t.owner.query<{ id: string; quantity: number }>(text, [customerId]);
      const events: VenueEvent[] = rows.map(({ id, quantity }) =>
        h.venue.execution(id, quantity, price, h.clock.now()),
      );
      await h.settle(...events);
    },
    async stories(customerId) {
      const { rows } = await messagesPage(h.db, customerId, { page: 1, pageSize: 20 });
      return rows.map(({ story }) => story.key);
    },
    async audit() {
      const all = [...ORDER_INVARIANTS, ...DAY_TRADING_INVARIANTS];
      const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, all));
      return [...breaks, ...h.errors];
    },
  };
  return day;
}

function termsOfOrder({ limit, direction = 'long', ...order }: DayOrder) {
  const limitPrice = limit === undefined ? undefined : formatMoney(BigInt(limit));
  return dayOrder({ ...order, direction, type: limit === undefined ? 'market' : 'limit', limitPrice });
}
