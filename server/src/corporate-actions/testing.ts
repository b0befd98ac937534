/** Corporate actions over the orders' harness (orders/testing.ts): a symbol of its own a test, and a clock that begins a minute before the record date closes. */
import type { CorporateAction, VenueEvent } from '@bahi/contract/venue.ts';
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { defaultsOf, type Parameters } from '@bahi/core/parameters.ts';
import { bandOf } from '@bahi/core/price.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import type { Database } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import type { ToldAction } from './announced.ts';
import { ACTION_INVARIANTS } from './audit.ts';
import {
  createCorporateActions,
  openSchedule,
  type ActionSchedule,
  type CorporateActions,
  type NewAction,
} from './service.ts';

export const RECORD_DATE = '2026-11-20';
export const EX_DATE = '2026-11-21';
export const PAY_DATE = '2026-11-22';
export const CLOSE = sessionOn(practiceCalendar, RECORD_DATE)!.close;
export const OPENING = sessionOn(practiceCalendar, EX_DATE)!.open;
export const PAYS_AT = sessionOn(practiceCalendar, PAY_DATE)!.open;
const LAST_MINUTE = CLOSE - 60_000;
/** What everything trades at before. */
export const BEFORE = 500_00;

export interface ActionsHarness extends Omit<OrdersHarness, 'stop' | 'audit'> {
  /** A symbol with an action; the process that settles actions begins anew, and so knows it. */
  listed(terms: Partial<CorporateAction> & Pick<CorporateAction, 'kind'>): Promise<string>;
  /** Ends what settles actions and starts another: what is due is done. */
  again(): Promise<void>;
  /** Ends the whole process and starts another over the same database. */
  reboot(): Promise<void>;
  /** No process runs until a moment; the next one settles actions before its orders go to the venue. */
  away(until: number): Promise<void>;
  /** Another process beside this one over the same database, which settles what is due when asked to. */
  beside(): Promise<CorporateActions>;
  /** The n-th transaction from now on fails: before it has done anything, or after its commit. */
  breakAt(transaction: number, when: 'before' | 'after'): void;
  /** The clock goes to a moment, and what is due then is done. */
  goTo(at: number): Promise<void>;
  /** The opening of the ex-date with its reference price. */
  openEx(symbol: string, price: number): Promise<void>;
  /** The venue ends what rests at the close. */
  endOfSession(...orders: readonly { readonly id: string; readonly quantity: number }[]): Promise<void>;
  isHeldUp(symbol: string): boolean;
  entitlements(symbol: string): Promise<readonly Record<string, unknown>[]>;
  /** Symbols of which the alerts in memory were told that they moved. */
  readonly moved: readonly string[];
  /** Each time the exchange was told: all that were announced. */
  readonly told: readonly (readonly ToldAction[])[];
  stories(customerId: bigint): Promise<readonly string[]>;
  audit(): Promise<readonly unknown[]>;
  stop(): Promise<void>;
}

/** `rights`: what shares fall by, as the rights domain says it. */
export async function actionsHarness(
  parameters: Partial<Parameters> = {},
  rights: (h: Pick<OrdersHarness, 'db' | 'clock'>) => Promise<readonly NewAction[]> = async () => [],
  startAt = LAST_MINUTE,
): Promise<ActionsHarness> {
  let schedule: ActionSchedule | null = null;
  let actions: CorporateActions | null = null;
  let breaks: { at: number; when: 'before' | 'after' } | null = null;
  let count = 0;
  const errors: string[] = [];
  const moved: string[] = [];
  const told: (readonly ToldAction[])[] = [];
  const defaults = defaultsOf(practiceCalendar);
  const h = await ordersHarness({
    startAt,
    isHeldUp: (symbol, now) => schedule?.isHeldUp(symbol, now) ?? false,
  });
  const { feed } = h;
  const log = createLog({ level: 'error', destination: { write: (line) => void errors.push(line) } });
  const db: Database = {
    ...h.db,
    async transaction(fn) {
      const isBroken = breaks !== null && (breaks.at -= 1) === 0;
      const when = breaks?.when;
      if (isBroken) breaks = null;
      if (isBroken && when === 'before') throw new Error('the process dies');
      const result = await h.db.transaction(fn);
      if (isBroken) throw new Error('the process dies');
      return result;
    },
  };

  const scheduled = () =>
    openSchedule({
      db: h.db,
      feed,
      calendar: practiceCalendar,
      from: LAST_MINUTE - 86_400_000,
      rights: () => rights(h),
    });
  const settling = (of: ActionSchedule): CorporateActions =>
    createCorporateActions({
      db,
      feed,
      log,
      schedule: of,
      clock: h.clock,
      calendar: practiceCalendar,
      parametersAt: (now) => ({ ...defaults(now), ...parameters }),
      orders: {
        adjust: (tx, input) => h.orders.adjust(tx, input),
        changed: (change) => h.orders.changed(change),
        settled: () => h.orders.settled(),
        letGo: () => h.orders.letGo(),
        rewatch: (held) => h.orders.rewatch(held),
      },
      alerts: { moved: async (symbol) => void moved.push(symbol) },
      closeBefore: async () => BEFORE,
      setActions: (all) => void told.push(all),
    });

  const harness: ActionsHarness = {
    ...h,
    moved,
    told,
    async listed(terms) {
      count += 1;
      const symbol = `ACT${count}`;
      const dates = {
        recordDate: RECORD_DATE,
        exDate: EX_DATE,
        payDate: terms.kind === 'dividend' ? PAY_DATE : EX_DATE,
      };
      const action = { ...dates, numerator: 0, denominator: 1, cash: 0, ...terms };
      h.feed.list(symbol, BEFORE, { corporateActions: [action] });
      await harness.again();
      return symbol;
    },
    async again() {
      await actions?.stop();
      schedule = await scheduled();
      actions = settling(schedule);
      await actions.start();
    },
    get orders() {
      return h.orders;
    },
    get venue() {
      return h.venue;
    },
    async reboot() {
      await actions?.stop();
      await h.restart();
      await harness.again();
    },
    async away(until) {
      await actions?.stop();
      await h.orders.stop();
      await h.clock.advance(until - h.clock.now());
      await harness.again();
      await h.restart();
    },
    beside: async () => settling(await scheduled()),
    breakAt: (at, when) => void (breaks = { at, when }),
    async goTo(at) {
      await h.clock.advance(Math.max(0, at - h.clock.now()));
      // Once for what is under way, once for what became due meanwhile.
      await actions!.settled();
      await actions!.settled();
    },
    async openEx(symbol, price) {
      const { lower, upper } = bandOf(price, 20);
      h.feed.set(symbol, price, { previousClose: price, lower, upper, at: OPENING });
      await harness.goTo(OPENING + 1_000);
    },
    async endOfSession(...orders) {
      await harness.goTo(CLOSE + 5_000);
      const at = CLOSE;
      const ended = orders.map(({ id, quantity }): VenueEvent => ({
        type: 'ended',
        orderId: id,
        why: 'session',
        quantity,
        at,
      }));
      if (ended.length > 0) await h.settle(...ended);
      await harness.goTo(CLOSE + 20_000);
    },
    isHeldUp: (symbol) => schedule?.isHeldUp(symbol, h.clock.now()) ?? false,
    async entitlements(symbol) {
      const { rows } = await h.t.owner.query<Record<string, unknown>>(
        `select e.position_id as position, e.quantity, e.amount, e.shares, e.in_lieu as "inLieu", e.state from actions.entitlement e
         join actions.action c on c.id = e.action_id where c.symbol = $1 order by e.id`,
        [symbol],
      );
      return rows;
    },
    async stories(customerId) {
      const { rows } = await h.t.owner.query<{ key: string }>(
        'select story_key as key from messages.message where customer_id = $1 order by id',
        [customerId],
      );
      return rows.map(({ key }) => key);
    },
    async audit() {
      const { breaks: broken } = await h.t.db.transaction((tx) =>
        auditWhole(tx, [...ORDER_INVARIANTS, ...ACTION_INVARIANTS]),
      );
      return [...broken, ...errors];
    },
    async stop() {
      await actions?.stop();
      await h.stop();
    },
  };
  return harness;
}
