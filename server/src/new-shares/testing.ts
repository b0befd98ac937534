/** Offers and applications over real books: what the tests of new shares start from. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Call, CallResult } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import * as contract from '@bahi/contract/new-shares/calls.ts';
import { businessDateOf, practiceCalendar } from '@bahi/core/calendar.ts';
import type { SkippedWhy } from '@bahi/core/draw-words.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expectOk, SEALER, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole, type AuditBreak } from '../ledger/audit.ts';
import { readBalance, type BalanceRow } from '../ledger/read.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import type { DrawDeps } from '../draws/service.ts';
import type { Tx } from '../platform/database.ts';
import { createGuarded } from '../platform/guarded.ts';
import { createMetrics } from '../platform/metrics.ts';
import { refuse } from '../platform/refuse.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { NEW_SHARES_INVARIANTS } from './audit.ts';
import { closeOffer } from './draw.ts';
import type { JobsDeps } from './jobs.ts';
import { registerNewSharesRoutes } from './routes.ts';
import type { NewOffer, OfferRow, SubscriptionView } from './rows.ts';
import { openTrading } from '../security/testing-unlocked.ts';
import { publishOffer, revealDraw, type NewSharesDeps } from './service.ts';

export const FUND = { fundPassword: '482913' };
/** The hash of some body. */
export const BODY = Buffer.alloc(32, 7).toString('base64url');

export interface Customer {
  readonly id: bigint;
  readonly call: Call;
}

export interface Offering {
  readonly h: Harness;
  readonly verified: Set<bigint>;
  /** Since when the house is halted. */
  haltedSince: number | null;
  readonly deps: NewSharesDeps & DrawDeps & JobsDeps;
  /** How the index closed; null: not yet. */
  level: string | null;
  /** Dates whose session was not recorded whole. */
  readonly missed: Map<string, SkippedWhy>;
  /** Verified, with the practice grant of 1,000,000. */
  customer(): Promise<Customer>;
  /** Ten lots of 100 shares at 50.00, one to five lots each, held in full; open for an hour from now. */
  offer(changes?: Partial<NewOffer>): Promise<OfferRow>;
  apply(
    by: Customer,
    offer: Pick<OfferRow, 'id'>,
    lots: number,
    more?: object,
  ): Promise<CallResult<OutputOf<typeof contract.applyForShares>>>;
  applied(by: Customer, offer: Pick<OfferRow, 'id'>, lots: number, more?: object): Promise<SubscriptionView>;
  edit(by: Customer, subscription: string, lots: number, more?: object): Promise<CallResult<SubscriptionView>>;
  cancel(by: Customer, subscription: string): Promise<CallResult<SubscriptionView>>;
  pay(by: Customer, subscription: string): Promise<CallResult<SubscriptionView>>;
  /** Goes to the deadline, and freezes the list. */
  close(offer: OfferRow): Promise<void>;
  /** Goes to the moment of the draw, and draws. */
  draw(offer: OfferRow): Promise<void>;
  read(by: Customer, subscription: string): Promise<SubscriptionView>;
  book(customerId: bigint): Promise<BalanceRow>;
  audit(): Promise<readonly AuditBreak[]>;
  stop(): Promise<void>;
}

export const key = () => ({ idempotencyKey: randomUUID() });

export async function startOffering(): Promise<Offering> {
  const verified = new Set<bigint>();
  const h = await startHarness({
    addRoutes(server, { db, clock }) {
      const guarded = createGuarded(db, {
        async check({ fundPassword }) {
          if (fundPassword !== FUND.fundPassword) refuse('security.fund_password_wrong', { left: 4 });
        },
        use: async () => {},
      });
      registerMessagesRoutes(server, { db });
      registerNewSharesRoutes(server, { db, clock, guarded, metrics: createMetrics(), ...routeDeps() });
    },
  });
  function depsOf(): NewSharesDeps & DrawDeps & JobsDeps {
    const { clock, t } = h;
    return {
      ...routeDeps(),
      db: t.db,
      clock,
      sealer: SEALER,
      onListed: () => {},
      closingLevel: async (_tx, _index, { date }) => {
        const missed = offering.missed.get(date);
        if (missed !== undefined) return { missed };
        return offering.level === null ? null : { level: offering.level };
      },
    };
  }
  function routeDeps(): NewSharesDeps {
    return {
      calendar: practiceCalendar,
      feed: { quote: () => undefined },
      halt: { since: () => offering.haltedSince, lockedSince: async () => offering.haltedSince },
      parametersAt: defaultsOf(practiceCalendar),
      verifiedAmong: async (_tx, ids) => new Set(ids.filter((id) => verified.has(id))),
    };
  }
  let count = 0;
  const offering: Offering = {
    h,
    verified,
    haltedSince: null,
    level: '24381.05',
    missed: new Map(),
    get deps() {
      return depsOf();
    },
    async customer() {
      const { token, customerId } = await h.register(`investor${(count += 1)}`);
      const id = BigInt(customerId);
      verified.add(id);
      await openTrading(h.t.owner, [id]);
      await h.t.db.query(`insert into verification.number values ('pan', $1, $2)`, [randomBytes(32), id]);
      return { id, call: h.as(token) };
    },
    offer: (changes = {}) =>
      h.t.db.transaction((tx) =>
        publishOffer({ sealer: SEALER, calendar: practiceCalendar }, tx, { ...offerTerms(h.clock.now()), ...changes }),
      ),
    apply: ({ call }, { id }, lots, more = {}) =>
      call(contract.applyForShares, { offer: id.toString(), lots, ...more }, key()),
    applied: async (by, offer, lots, more = {}) => expectOk(await offering.apply(by, offer, lots, more)),
    edit: ({ call }, subscription, lots, more = {}) =>
      call(contract.editApplication, { subscription, lots, ...more }, key()),
    cancel: ({ call }, subscription) => call(contract.cancelApplication, { subscription }, key()),
    pay: ({ call }, subscription) => call(contract.payWon, { subscription, ...FUND }, key()),
    async close({ id, closesAt }) {
      await h.clock.advance(Math.max(0, Number(closesAt) - h.clock.now()));
      await h.t.db.transaction((tx) => closeOffer(depsOf(), tx, { offerId: id, now: h.clock.now() }));
    },
    async draw({ id, drawAt }) {
      await h.clock.advance(Math.max(0, Number(drawAt) - h.clock.now()));
      await h.t.db.transaction((tx) => revealDraw(depsOf(), tx, { offerId: id, now: h.clock.now() }));
    },
    read: async ({ call }, subscription) => expectOk(await call(contract.getSubscription, { subscription })),
    book: (customerId) => readBalance(h.t.db, customerId),
    audit: async () =>
      (await h.t.db.transaction((tx) => auditWhole(tx, [...ORDER_INVARIANTS, ...NEW_SHARES_INVARIANTS]))).breaks,
    stop: () => h.stop(),
  };
  return offering;
}

/** A transaction whose process is gone before its n-th statement. */
export function breaking(tx: Tx, n: number, crash: Error): Tx {
  let left = n;
  return { ...tx, query: (query, values) => ((left -= 1) === 0 ? Promise.reject(crash) : tx.query(query, values)) };
}

/** As they are published for tests. */
export function offerTerms(now: number): NewOffer {
  return {
    symbol: 'NEEM',
    name: 'Neem Renewables',
    sector: 'Energy',
    market: 'Practice Exchange',
    sponsor: 'Banyan Securities',
    prospectus: 'The company sells electricity from the sun.',
    allocation: 'draw',
    funding: 'block',
    tickets: 'lot',
    price: 50_00n,
    provisionalPrice: 48_00n,
    actualPrice: 50_00n,
    fundsThreshold: 0n,
    lots: 10,
    lotSize: 100,
    minimumLots: 1,
    maximumLots: 5,
    applicationsMaximum: 1,
    prepaidPercent: 0,
    lockDays: 0,
    publishedAt: BigInt(now - MINUTE_MS),
    opensAt: BigInt(now),
    closesAt: BigInt(now + 60 * MINUTE_MS),
    drawAt: BigInt(now + 120 * MINUTE_MS),
    payBy: null,
    allotmentDate: '2026-11-24',
    listingDate: '2026-11-25',
    issueDate: '2026-11-25',
    publicIndex: 'BAHIFIFTY',
    publicDate: businessDateOf(practiceCalendar, now + 60 * MINUTE_MS),
  };
}
