/** Pledges over real books and a market that tests lead by hand: what their tests start from. */
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf, type Parameters } from '@bahi/core/parameters.ts';
import { CREDIT_INVARIANTS } from '../credit-score/audit.ts';
import { auditWhole } from '../ledger/audit.ts';
import { readBalance, type BalanceRow } from '../ledger/read.ts';
import { LOAN_INVARIANTS } from '../loans/audit.ts';
import { messagesPage } from '../messages/service.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { CLOSE_ALL, by, limitOrder, ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import type { VenueOrder } from '@bahi/contract/venue.ts';
import { PLEDGE_INVARIANTS } from './audit.ts';
import { approvePledge, rejectPledge } from './decisions.ts';
import type { PledgesDeps } from './checks.ts';
import { progress, type PledgeJobsDeps } from './jobs.ts';
import type { PledgeDetail, PledgeView, Reason, StaffPledgeView } from './rows.ts';
import { cancelPledge, pledgeOf, followPositions, repayPledge, requestPledge } from './service.ts';

/** Prices fall further than a band lets them in a day. */
const WIDE = { lower: 100_00, upper: 900_00 };

export const REVIEWER = { id: 71n, name: 'Revathi' };

type Asked = Pick<PledgeView, 'id' | 'amount'>;

export interface Held {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly symbol: string;
}

export interface Pledging {
  readonly h: OrdersHarness;
  readonly deps: PledgesDeps & PledgeJobsDeps;
  /** Whose mark price is an old one. */
  readonly unlisted: Set<string>;
  /** Whose shares a corporate action has not adjusted yet. */
  readonly heldUp: Set<string>;
  parameters: Parameters;
  /** Whom forced sales are asked of. */
  orders: PledgeJobsDeps['orders'];
  /** A customer who holds so many lots at 500.00, of a symbol of its own unless one is given. */
  holder(lots?: number, symbol?: string): Promise<Held>;
  /** One more holding of somebody who holds already, of a symbol of its own. */
  also(of: Held, lots?: number): Promise<Held>;
  ask(of: Held, changes?: { lots?: number; amount?: string; termDays?: number }): Promise<PledgeView>;
  cancel(of: Held, pledge: string): Promise<PledgeView>;
  approve(pledge: Asked): Promise<StaffPledgeView>;
  reject(pledge: Asked, reason?: Reason): Promise<StaffPledgeView>;
  /** Asked for and paid out: by default 2 lots for 50,000. */
  lent(of: Held, changes?: { lots?: number; amount?: string }): Promise<StaffPledgeView>;
  repay(of: Held, pledge: string, amount: string): Promise<PledgeView>;
  read(of: Held, pledge: string): Promise<PledgeDetail>;
  close(of: Held, lots?: number | null): Promise<unknown>;
  /** A mark price; prices of all else stay fresh. */
  mark(of: Held, price: number): void;
  /** So much later, at the same prices; then what the clock makes of it. */
  later(ms: number): Promise<void>;
  progress(): Promise<void>;
  /** The order of the forced sale that works now. */
  sale(of: Held): Promise<VenueOrder | undefined>;
  book(of: Held): Promise<BalanceRow>;
  stories(of: Held): Promise<string[]>;
  audit(): Promise<readonly unknown[]>;
  stop(): Promise<void>;
}

export async function startPledging(): Promise<Pledging> {
  const h = await ordersHarness();
  const unlisted = new Set<string>();
  const heldUp = new Set<string>();
  const calendar = practiceCalendar;
  const inForce = { parameters: defaultsOf(calendar)(h.clock.now()), orders: h.orders as PledgeJobsDeps['orders'] };
  h.t.db.conclude((tx, laid) => followPositions({ calendar }, tx, laid));
  const act: typeof h.t.db.transaction = (work) => h.db.transaction(work);
  const now = () => h.clock.now();
  const pledging: Pledging = {
    h,
    unlisted,
    heldUp,
    get parameters() {
      return inForce.parameters;
    },
    set parameters(parameters) {
      inForce.parameters = parameters;
    },
    get orders() {
      return inForce.orders;
    },
    set orders(orders) {
      inForce.orders = orders;
    },
    get deps() {
      return {
        db: h.db,
        clock: h.clock,
        orders: inForce.orders,
        calendar,
        parametersAt: () => inForce.parameters,
        marketPrice: (symbol: string) => {
          const mark = h.feed.quote(symbol)?.mark;
          return mark === undefined ? null : BigInt(mark);
        },
        isListed: (symbol: string) => !unlisted.has(symbol),
        isHeldUp: (symbol: string) => heldUp.has(symbol),
        isEligible: (symbol: string) => h.feed.instrument(symbol)?.kind !== 'digital',
        lotSizeOf: (symbol: string) => h.feed.instrument(symbol)?.lotSize ?? 100,
        verifiedName: async () => 'Asha Rao',
        isUnderReview: async () => false,
      };
    },
    async holder(lots = 4, symbol = h.ownSymbol()) {
      const terms = limitOrder(500_00, { symbol, lots });
      const { customerId, positionId } = await h.opened(terms, 500_00);
      return { customerId, positionId, symbol };
    },
    async also({ customerId }, lots = 4) {
      const symbol = h.ownSymbol();
      const { id } = await h.orders.place(by(customerId), limitOrder(500_00, { symbol, lots }));
      await h.settle(h.venue.execution(id, lots * 100, 500_00, now()));
      return { customerId, positionId: BigInt(id), symbol };
    },
    ask: ({ customerId, positionId }, { lots = 2, amount = '50000', termDays = 30 } = {}) =>
      act((tx) => {
        const input = { position: positionId.toString(), lots, amount, termDays };
        return requestPledge(pledging.deps, tx, { customerId, now: now(), input });
      }),
    cancel: ({ customerId }, pledge) =>
      act((tx) => cancelPledge(pledging.deps, tx, { customerId, now: now(), input: { pledge } })),
    async approve({ id, amount }) {
      const decision = { id: BigInt(id), amount, staff: REVIEWER, note: null, now: now() };
      return (await act((tx) => approvePledge(pledging.deps, tx, decision))).pledge;
    },
    async reject({ id }, reason = 'value_fell') {
      const decision = { id: BigInt(id), reason, staff: REVIEWER, note: null, now: now() };
      return (await act((tx) => rejectPledge(pledging.deps, tx, decision))).pledge;
    },
    lent: async (of, changes) => pledging.approve(await pledging.ask(of, changes)),
    repay: ({ customerId }, pledge, amount) =>
      act((tx) => repayPledge(pledging.deps, tx, { customerId, now: now(), input: { pledge, amount } })),
    read: ({ customerId }, id) => h.db.read((tx) => pledgeOf(pledging.deps, tx, { customerId, now: now(), id })),
    close: ({ customerId, positionId }, lots = null) =>
      h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots }),
    mark: ({ symbol }, price) => h.feed.set(symbol, price, WIDE),
    async later(ms) {
      const marks = h.feed.instruments().map(({ symbol }) => [symbol, h.feed.quote(symbol)!.last!] as const);
      await h.clock.advance(ms);
      for (const [symbol, last] of marks) h.feed.set(symbol, last, WIDE);
      await pledging.progress();
    },
    progress: () => progress(pledging.deps),
    async sale({ positionId }) {
      const { rows } = await h.t.owner.query<{ id: string }>(
        `select id::text from orders.orders where closes = $1 and origin = 'pledge_sale' and ended_at is null`,
        [positionId],
      );
      return h.venue.submitted.find(({ orderId }) => orderId === rows[0]?.id);
    },
    book: ({ customerId }) => readBalance(h.t.db, customerId),
    async stories({ customerId }) {
      const { rows } = await messagesPage(h.db, customerId, { page: 1, pageSize: 50 });
      return rows.map(({ story }) => story.key).toReversed();
    },
    async audit() {
      const all = [...ORDER_INVARIANTS, ...LOAN_INVARIANTS, ...PLEDGE_INVARIANTS, ...CREDIT_INVARIANTS];
      const { breaks } = await h.t.db.transaction((tx) => auditWhole(tx, all));
      return [...breaks, ...h.errors];
    },
    stop: () => h.stop(),
  };
  return pledging;
}
