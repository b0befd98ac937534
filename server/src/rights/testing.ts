/** Rights issues over real books and positions: what the tests of rights start from. */
import { randomUUID } from 'node:crypto';
import type { Call, CallResult } from '@bahi/contract/client.ts';
import * as contract from '@bahi/contract/rights/calls.ts';
import { businessDateOf, practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { placementPaid } from '@bahi/core/ledger-offerings.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { postEntry } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { readBalance, type BalanceRow } from '../ledger/read.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { allotPositions } from '../orders/service.ts';
import { LISTED } from '../placements/testing.ts';
import { RIGHTS_INVARIANTS } from './audit.ts';
import type { ClosingLevel } from '../market/service.ts';
import { progress, type RightsJobsDeps } from './jobs.ts';
import { pricingSessions } from './pricing.ts';
import type { RightsIssueTerms } from './publication.ts';
import { registerRightsRoutes } from './routes.ts';
import type { IssueView } from './rows.ts';
import { openTrading } from '../security/testing-unlocked.ts';
import { publishRights, withdrawRights, type RightsDeps } from './service.ts';

export interface Customer {
  readonly id: bigint;
  readonly call: Call;
}

export interface Raising {
  readonly h: Harness;
  readonly deps: RightsDeps & RightsJobsDeps;
  readonly verified: Set<bigint>;
  haltedSince: number | null;
  /** Of each session's close: the mark price in rupees, why it is missed, or null while it is not known. */
  level: ClosingLevel | null;
  /** Verified, with the practice grant of 1,000,000, and so many shares of a symbol at 50.00 each. */
  customer(shares?: number, symbol?: string): Promise<Customer>;
  hold(of: Customer, shares: number, symbol?: string): Promise<void>;
  /** One new share at 30.00 for each four held of RAGA, recorded at the close of today's session, until three days after. */
  issue(changes?: Partial<RightsIssueTerms>): Promise<string>;
  /** Goes to the opening of the ex-date, with holdings written down. */
  open(issue: string): Promise<void>;
  /** Goes past the deadline, and past the close that prices extra shares. */
  end(issue: string): Promise<void>;
  take(by: Customer, issue: string, shares: number, extra?: number): Promise<CallResult<IssueView>>;
  taken(by: Customer, issue: string, shares: number, extra?: number): Promise<IssueView>;
  read(by: Customer, issue: string): Promise<IssueView>;
  withdraw(issue: string): Promise<void>;
  progress(changes?: Partial<RightsJobsDeps>): Promise<void>;
  book(customerId: bigint): Promise<BalanceRow>;
  audit(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export const key = () => ({ idempotencyKey: randomUUID() });

export async function startRaising(): Promise<Raising> {
  const verified = new Set<bigint>();
  const h = await startHarness({
    addRoutes(server, { db }) {
      registerMessagesRoutes(server, { db });
      registerRightsRoutes(server, { db, ...routeDeps() });
    },
  });
  function routeDeps(): RightsDeps {
    return {
      calendar: practiceCalendar,
      marketPrice: () => 50_00n,
      halt: { since: () => raising.haltedSince, lockedSince: async () => raising.haltedSince },
      parametersAt: defaultsOf(practiceCalendar),
      verifiedAmong: async (_tx, ids) => new Set(ids.filter((id) => verified.has(id))),
    };
  }
  let [count, grants] = [0, 0n];
  const goTo = async (at: number) => h.clock.advance(Math.max(0, at - h.clock.now()));
  const momentsOf = async (issue: string) => {
    const { rows } = await h.t.owner.query<{ opensAt: bigint; payBy: bigint }>(
      'select opens_at as "opensAt", pay_by as "payBy" from rights.issue where id = $1',
      [issue],
    );
    return { opensAt: Number(rows[0]!.opensAt), payBy: Number(rows[0]!.payBy) };
  };
  const raising: Raising = {
    h,
    verified,
    haltedSince: null,
    level: { level: '50.00' },
    get deps() {
      return {
        ...routeDeps(),
        db: h.t.db,
        clock: h.clock,
        closeBefore: async () => 50_00,
        closingLevel: async () => raising.level,
        setRights: () => {},
        orders: { changed: () => {} },
      };
    },
    async customer(shares = 0, symbol = 'RAGA') {
      const { token, customerId } = await h.register(`holder${(count += 1)}`);
      const customer = { id: BigInt(customerId), call: h.as(token) };
      verified.add(customer.id);
      await openTrading(h.t.owner, [customer.id]);
      if (shares > 0) await raising.hold(customer, shares, symbol);
      return customer;
    },
    async hold({ id: customerId }, shares, symbol = 'RAGA') {
      const reference = (grants += 1n);
      const now = h.clock.now();
      const cost = BigInt(shares) * 50_00n;
      await h.t.db.transaction(async (tx) => {
        const books = await lockBooks(tx, { customerIds: [customerId] });
        postEntry(books, placementPaid({ customerId, requestId: reference, amount: cost }));
        const allotted = [{ customerId, reference, symbol, quantity: shares, cost, lockDays: 0 }];
        await allotPositions({ calendar: practiceCalendar }, tx, { books, allotted, now });
        await writeBooks(tx, books, { at: now, businessDate: businessDateOf(practiceCalendar, now) });
      });
    },
    async issue(changes = {}) {
      const terms = rightsTerms(h.clock.now());
      const deps = { feed: LISTED, calendar: practiceCalendar };
      return (await h.t.db.transaction((tx) => publishRights(deps, tx, { ...terms, ...changes }))).id.toString();
    },
    async open(issue) {
      await goTo((await momentsOf(issue)).opensAt);
      await raising.progress();
    },
    async end(issue) {
      await goTo(pricingSessions(practiceCalendar, (await momentsOf(issue)).payBy)[0]!.close);
    },
    take: ({ call }, issue, shares, extra = 0) => call(contract.takeUpRights, { issue, shares, extra }, key()),
    taken: async (by, issue, shares, extra) => expectOk(await raising.take(by, issue, shares, extra)),
    read: async ({ call }, issue) => expectOk(await call(contract.getRights, { issue })),
    withdraw: (issue) =>
      h.t.db.transaction((tx) =>
        withdrawRights({ calendar: practiceCalendar }, tx, {
          issueId: BigInt(issue),
          note: 'The works are not built.',
          now: h.clock.now(),
        }),
      ),
    progress: (changes = {}) => progress({ ...raising.deps, ...changes }),
    book: (customerId) => readBalance(h.t.db, customerId),
    async audit() {
      const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, [...ORDER_INVARIANTS, ...RIGHTS_INVARIANTS]));
      return breaks.map(({ invariant }) => invariant);
    },
    stop: () => h.stop(),
  };
  return raising;
}

export function rightsTerms(now: number): RightsIssueTerms {
  const recordDate = businessDateOf(practiceCalendar, now);
  return {
    symbol: 'RAGA',
    ratioNew: 1,
    ratioHeld: 4,
    price: 30_00n,
    recordDate,
    publishedAt: BigInt(now),
    prospectus: 'For a second works.',
    payBy: BigInt(sessionOn(practiceCalendar, recordDate)!.close + 3 * DAY_MS),
  };
}
