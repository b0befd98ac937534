/** Trigger orders over the orders' harness: a market led by hand, real tables, a virtual clock. */
import * as z from 'zod/mini';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { addTrigger, changeTrigger } from '@bahi/contract/triggers/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { auditWhole } from '../ledger/audit.ts';
import { isTradingIn, type Orders } from '../orders/service.ts';
import { ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import type { Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { refuse } from '../platform/refuse.ts';
import { TRIGGER_INVARIANTS } from './audit.ts';
import { endTriggers } from './jobs.ts';
import { createMonitor, type Monitor } from './monitor.ts';
import * as service from './service.ts';
import type { TriggerView } from './views.ts';

export interface TriggersHarness {
  readonly h: OrdersHarness;
  /** Symbols that a corporate action holds up. */
  readonly heldUp: Set<string>;
  /** What its monitors have logged as errors. */
  readonly errors: string[];
  /** Of the operator: since when nothing is placed, how many may be open, and whether terms wait to be agreed to. */
  readonly operator: { haltedSince: number | null; maximum: number; isConsentDue: boolean };
  /** A process that watches; over another database or other orders on request. */
  watch(more?: { readonly db?: Database; readonly orders?: Pick<Orders, 'place' | 'close'> }): Promise<Monitor>;
  /** Whoever watches is gone, without a goodbye. */
  kill(): void;
  add(customerId: bigint, asked: InputOf<typeof addTrigger>): Promise<TriggerView>;
  change(customerId: bigint, asked: InputOf<typeof changeTrigger>): Promise<TriggerView>;
  cancel(customerId: bigint, trigger: string): Promise<TriggerView>;
  read(customerId: bigint, trigger: string): Promise<TriggerView>;
  /** The mark moves and the best prices with it; what it fires is done. */
  move(symbol: string, price: number): Promise<void>;
  settled(): Promise<void>;
  end(): Promise<void>;
  /** What a customer was told of trigger orders, in order. */
  stories(customerId: bigint): Promise<string[]>;
  orders(customerId: bigint): Promise<Placed[]>;
  audit(): Promise<readonly unknown[]>;
  stop(): Promise<void>;
}

interface Placed {
  readonly id: bigint;
  readonly kind: string;
  readonly type: string;
  readonly quantity: number;
  readonly price: bigint;
}

export async function triggersHarness(): Promise<TriggersHarness> {
  const heldUp = new Set<string>();
  const isHeldUp = (symbol: string) => heldUp.has(symbol);
  const h = await ordersHarness({ isHeldUp });
  const errors: string[] = [];
  const log = createLog({ level: 'error', destination: { write: (line: string) => void errors.push(line) } });
  const operator: TriggersHarness['operator'] = { haltedSince: null, maximum: 100, isConsentDue: false };
  const defaults = defaultsOf(practiceCalendar);
  const parametersAt = (now: number) => ({ ...defaults(now), triggersOpenMaximum: operator.maximum });
  const deps = { feed: h.feed, calendar: practiceCalendar, parametersAt, isHeldUp };
  const scaleOf = () => 2;
  const watching = new Set<{ readonly monitor: Monitor; readonly stopHearing: () => void }>();
  const by = (customerId: bigint) => ({ customerId, sessionId: null as unknown as bigint, now: h.clock.now() });

  const harness: TriggersHarness = {
    h,
    heldUp,
    errors,
    operator,
    async watch({ db = h.db, orders } = {}) {
      const isTrading = isTradingIn(h.feed, practiceCalendar, isHeldUp);
      const own: Pick<Orders, 'place' | 'close'> = orders ?? {
        place: (...of) => h.orders.place(...of),
        close: (...of) => h.orders.close(...of),
      };
      const shared = { db, clock: h.clock, log, feed: h.feed, orders: own, scaleOf, isHeldUp, isTrading };
      const requireConsent = async () => (operator.isConsentDue ? refuse('content.consent_due', {}) : undefined);
      const monitor = createMonitor({ ...shared, requireConsent, haltedSince: () => operator.haltedSince });
      watching.add({ monitor, stopHearing: h.bus.subscribe('triggers.changed', (of) => monitor.refresh(of)) });
      await monitor.start();
      return monitor;
    },
    kill() {
      for (const { monitor, stopHearing } of watching) {
        stopHearing();
        void monitor.stop();
      }
      watching.clear();
    },
    add: (customerId, asked) =>
      h.db.transaction((tx) => service.add(deps, tx, { ...by(customerId), input: z.parse(addTrigger.input, asked) })),
    change: (customerId, asked) =>
      h.db.transaction((tx) =>
        service.change(deps, tx, { ...by(customerId), input: z.parse(changeTrigger.input, asked) }),
      ),
    cancel: (customerId, trigger) =>
      h.db.transaction((tx) => service.cancel(deps, tx, { ...by(customerId), input: { trigger } })),
    read: (customerId, trigger) => service.one(deps, h.db, customerId, trigger),
    async move(symbol, price) {
      h.feed.set(symbol, price);
      await harness.settled();
    },
    async settled() {
      for (const { monitor } of watching) await monitor.settled();
    },
    async end() {
      await endTriggers({ db: h.db, clock: h.clock, scaleOf });
      await harness.settled();
    },
    async stories(customerId) {
      const { rows } = await h.t.owner.query<{ key: string }>(
        `select story_key as key from messages.message where customer_id = $1 and story_key like 'trigger.%' order by id`,
        [customerId],
      );
      return rows.map(({ key }) => key);
    },
    async orders(customerId) {
      const { rows } = await h.t.owner.query<Placed>(
        'select id, kind::text, type::text, quantity, price from orders.orders where customer_id = $1 order by id',
        [customerId],
      );
      return rows;
    },
    async audit() {
      const { breaks } = await h.db.transaction((tx) => auditWhole(tx, TRIGGER_INVARIANTS));
      return [...breaks, ...(await h.audit())];
    },
    async stop() {
      for (const { monitor, stopHearing } of watching) {
        stopHearing();
        await monitor.stop();
      }
      await h.stop();
    },
  };
  return harness;
}
