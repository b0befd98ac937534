/** Placements over real books: what the tests of placements start from. */
import { randomUUID } from 'node:crypto';
import type { Call, CallResult } from '@bahi/contract/client.ts';
import * as contract from '@bahi/contract/placements/calls.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { readBalance, type BalanceRow } from '../ledger/read.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { openTrading } from '../security/testing-unlocked.ts';
import { PLACEMENT_INVARIANTS } from './audit.ts';
import type { PlacementDecision } from './decisions.ts';
import { progress, type PlacementJobsDeps } from './jobs.ts';
import type { PlacementTerms } from './publication.ts';
import { registerPlacementsRoutes } from './routes.ts';
import type { RequestView } from './rows.ts';
import { decidePlacement, publishPlacement, withdrawPlacement, type PlacementsDeps } from './service.ts';

export const REVIEWER = { id: 71n, name: 'Revathi' };

export interface Customer {
  readonly id: bigint;
  readonly call: Call;
}

export interface Placing {
  readonly h: Harness;
  readonly deps: PlacementsDeps & PlacementJobsDeps;
  readonly verified: Set<bigint>;
  haltedSince: number | null;
  /** Verified, with the practice grant of 1,000,000. */
  customer(): Promise<Customer>;
  /** 100 lots of 100 shares at 40.00, from 8,000.00 on, open for an hour, decided within half an hour, locked for two days. */
  offer(changes?: Partial<PlacementTerms>): Promise<string>;
  ask(by: Customer, offer: string, lots: number): Promise<CallResult<RequestView>>;
  asked(by: Customer, offer: string, lots: number): Promise<RequestView>;
  cancel(by: Customer, request: string): Promise<CallResult<RequestView>>;
  /** All of it at the price of its lots, unless changed. */
  decide(request: RequestView, lots: number, changes?: Partial<PlacementDecision>): Promise<RequestView>;
  withdraw(offer: string): Promise<void>;
  /** What the clock makes of it. */
  progress(): Promise<void>;
  read(by: Customer, request: string): Promise<RequestView>;
  book(customerId: bigint): Promise<BalanceRow>;
  audit(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** A market in which every symbol is a listed company. */
export const LISTED = {
  instrument: () => ({ kind: 'equity', name: 'Veda Rail', sector: 'Industry' }),
} as unknown as MarketFeed;

export const key = () => ({ idempotencyKey: randomUUID() });

export async function startPlacing(): Promise<Placing> {
  const verified = new Set<bigint>();
  const h = await startHarness({
    addRoutes(server, { db }) {
      registerMessagesRoutes(server, { db });
      registerPlacementsRoutes(server, { db, ...routeDeps() });
    },
  });
  function routeDeps(): PlacementsDeps {
    return {
      calendar: practiceCalendar,
      marketPrice: () => 50_00n,
      halt: { since: () => placing.haltedSince, lockedSince: async () => placing.haltedSince },
      parametersAt: defaultsOf(practiceCalendar),
      verifiedAmong: async (_tx, ids) => new Set(ids.filter((id) => verified.has(id))),
    };
  }
  let count = 0;
  const placing: Placing = {
    h,
    verified,
    haltedSince: null,
    get deps() {
      return { ...routeDeps(), db: h.t.db, clock: h.clock };
    },
    async customer() {
      const { token, customerId } = await h.register(`placed${(count += 1)}`);
      const id = BigInt(customerId);
      verified.add(id);
      await openTrading(h.t.owner, [id]);
      return { id, call: h.as(token) };
    },
    async offer(changes = {}) {
      const terms = { ...placementTerms(h.clock.now()), ...changes };
      return (await h.t.db.transaction((tx) => publishPlacement({ feed: LISTED }, tx, terms))).id.toString();
    },
    ask: ({ call }, offer, lots) => call(contract.requestPlacement, { offer, lots }, key()),
    asked: async (by, offer, lots) => expectOk(await placing.ask(by, offer, lots)),
    cancel: ({ call }, request) => call(contract.cancelPlacement, { request }, key()),
    async decide({ id, lots: asked }, lots, changes = {}) {
      const decision = {
        id: BigInt(id),
        staff: REVIEWER,
        lots,
        amount: `${lots * 4_000}.00`,
        reason: lots < asked ? ('oversubscribed' as const) : null,
        note: null,
        now: h.clock.now(),
        ...changes,
      };
      return (await h.t.db.transaction((tx) => decidePlacement(placing.deps, tx, decision))).request;
    },
    withdraw: (offer) =>
      h.t.db.transaction((tx) =>
        withdrawPlacement(tx, { offerId: BigInt(offer), note: 'The seller stepped back.', now: h.clock.now() }),
      ),
    progress: () => progress(placing.deps),
    read: async ({ call }, request) => expectOk(await call(contract.getPlacementRequest, { request })),
    book: (customerId) => readBalance(h.t.db, customerId),
    async audit() {
      const { breaks } = await h.t.db.transaction((tx) =>
        auditWhole(tx, [...ORDER_INVARIANTS, ...PLACEMENT_INVARIANTS]),
      );
      return breaks.map(({ invariant }) => invariant);
    },
    stop: () => h.stop(),
  };
  return placing;
}

export function placementTerms(now: number): PlacementTerms {
  return {
    symbol: 'VEDA',
    price: 40_00n,
    lots: 100,
    lotSize: 100,
    minimumAmount: 8_000_00n,
    lockDays: 2,
    promiseMinutes: 30,
    publishedAt: BigInt(now - MINUTE_MS),
    opensAt: BigInt(now),
    closesAt: BigInt(now + 60 * MINUTE_MS),
    prospectus: 'A founder sells a part of the own shares.',
  };
}
