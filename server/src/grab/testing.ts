/** Grab offers over real books and a market led by hand: what the tests of grab offers start from. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { auditWhole } from '../ledger/audit.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { isListedIn } from '../market/service.ts';
import { ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { TestDatabase } from '../platform/testing.ts';
import { GRAB_INVARIANTS } from './audit.ts';
import { createGrabBatch, type GrabAnswer, type GrabBatchDeps } from './grabbing.ts';
import { publishGrab, type GrabTerms } from './publication.ts';
import { commandOf } from './testing-command.ts';

export interface Grabbing {
  readonly h: OrdersHarness;
  readonly deps: GrabBatchDeps;
  /** Verified, of a level, with money. */
  customer(of?: { readonly level?: number; readonly amount?: bigint }): Promise<bigint>;
  /** So many of them, some at a time: each waits for a connection. */
  crowd(count: number): Promise<readonly bigint[]>;
  /** 10 lots of 100 shares at 495.00 on a symbol of its own at 500.00, three lots for one, level 1, open for an hour. */
  offer(changes?: Partial<GrabTerms>): Promise<bigint>;
  /** Asks with a key of its own, unless one is given. */
  ask(customerId: bigint, offerId: bigint, lots: number, key?: string): Promise<GrabAnswer>;
  audit(): Promise<readonly string[]>;
}

let keys = 0;

export async function startGrabbing(): Promise<Grabbing> {
  const h = await ordersHarness();
  const verified = new Set<bigint>();
  const deps: GrabBatchDeps = {
    db: h.db,
    clock: h.clock,
    metrics: createMetrics(),
    calendar: practiceCalendar,
    halt: { since: () => null, lockedSince: async () => null },
    marketPrice(symbol) {
      const mark = h.feed.quote(symbol)?.mark;
      return mark === undefined ? null : BigInt(mark);
    },
    isListed: isListedIn(h.feed),
    parametersAt: defaultsOf(practiceCalendar),
    verifiedAmong: async (_tx, ids) => new Set(ids.filter((id) => verified.has(id))),
  };
  const batch = createGrabBatch(deps);
  const customer: Grabbing['customer'] = async ({ level = 1, amount } = {}) => {
    const id = await h.customer(amount === undefined ? {} : { amount });
    verified.add(id);
    await levelOf(h.t, id, level);
    return id;
  };
  return {
    h,
    deps,
    customer,
    async crowd(count) {
      const all: bigint[] = [];
      while (all.length < count)
        all.push(...(await Promise.all(Array.from({ length: Math.min(6, count - all.length) }, () => customer()))));
      return all;
    },
    async offer(changes = {}) {
      const terms = { ...grabTerms(h.clock.now(), changes.symbol ?? h.ownSymbol()), ...changes };
      return (await h.db.transaction((tx) => publishGrab({ feed: h.feed }, tx, terms)))!.id;
    },
    ask: (customerId, offerId, lots, key = `key ${(keys += 1)}`) =>
      batch.submit(commandOf({ customerId, offerId, lots, now: h.clock.now() }, key)),
    async audit() {
      const { breaks } = await h.db.transaction((tx) => auditWhole(tx, [...ORDER_INVARIANTS, ...GRAB_INVARIANTS]));
      return [...breaks.map(({ invariant }) => invariant), ...h.errors];
    },
  };
}

export function grabTerms(now: number, symbol: string): GrabTerms {
  return {
    symbol,
    price: 495_00n,
    referencePrice: 500_00n,
    rule: 'first_come',
    level: 1,
    lots: 10,
    lotSize: 100,
    maximumLots: 3,
    lockDays: 1,
    publishedAt: BigInt(now - MINUTE_MS),
    opensAt: BigInt(now),
    closesAt: BigInt(now + 60 * MINUTE_MS),
    prospectus: 'A block seller offers shares of a large company.',
  };
}

/** As if it had been worked out on the date before. */
async function levelOf({ owner }: TestDatabase, customerId: bigint, level: number): Promise<void> {
  await owner.query(
    `insert into vip.session (business_date, at, ends_at, average2, average3, sign_ins, account_days, fall_days)
     values ('2026-11-19', 1, 1, 0, 0, 0, 0, 7) on conflict do nothing`,
  );
  await owner.query(
    `insert into vip.standing (customer_id, business_date, total, average_total, is_verified, sign_ins, account_days, reached, level)
     values ($1, '2026-11-19', 0, 0, true, 5, 0, $2, $2)`,
    [customerId, level],
  );
}
