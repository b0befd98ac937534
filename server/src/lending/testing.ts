/** Lending over real books and a market that tests lead by hand: what its tests start from. */
import { addDays, localDateOf, midnightOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf, type Parameters } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { auditWhole } from '../ledger/audit.ts';
import { DEBT_INVARIANTS } from '../ledger/debts.ts';
import { messagesPage } from '../messages/service.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from '../orders/testing.ts';
import { MORNING } from '../orders/testing-market.ts';
import { LENDING_INVARIANTS } from './audit.ts';
import { chargeFees, type FeeDeps } from './fees.ts';
import { holdingsOf, lendShares, recallShares, returnShares, type LendingDeps } from './service.ts';

/** Tests set cash aside without a hold. */
const DEBTS = DEBT_INVARIANTS.filter(({ name }) => name !== 'who_owes_has_nothing_free');

export interface Held {
  readonly customerId: bigint;
  readonly positionId: bigint;
  readonly symbol: string;
}

type Holding = Awaited<ReturnType<typeof lendShares>>;

export interface LendingWorld {
  readonly h: OrdersHarness;
  readonly deps: LendingDeps & FeeDeps;
  parameters: Parameters;
  /** Ten lots and five shares may be borrowed of the house. */
  symbol(): string;
  /** Who holds so many lots at 500.00, long and paid in full. */
  holder(symbol: string, lots?: number): Promise<Held>;
  /** Who sold so many lots short at 500.00. */
  short(symbol: string, lots: number): Promise<Held>;
  lend(of: Held, lots: number): Promise<Holding>;
  recall(of: Held, lots?: number | null): Promise<Holding>;
  /** Sold, or bought back, at 500.00. */
  close(of: Held, lots?: number | null): Promise<void>;
  holding(of: Held): Promise<Holding>;
  /** What waits and can come back. */
  returns(): Promise<void>;
  /** In India, so many dates ahead. */
  nextMidnight(dates?: number): number;
  /** To a minute after the next midnight in India, at the same prices. */
  midnight(dates?: number): Promise<void>;
  fees(): Promise<void>;
  cash(of: Held): Promise<bigint>;
  /** On the two accounts of the journal. */
  journal(of: Held): Promise<{ shares: bigint; lent: bigint }>;
  stories(of: Held): Promise<string[]>;
  audit(): Promise<readonly unknown[]>;
}

export async function startLendingWorld(): Promise<LendingWorld> {
  const inForce = { parameters: defaultsOf(practiceCalendar)(MORNING) };
  const h = await ordersHarness({ parametersAt: () => inForce.parameters });
  const deps: LendingDeps & FeeDeps = {
    db: h.t.db,
    clock: h.clock,
    calendar: practiceCalendar,
    parametersAt: () => inForce.parameters,
    marketPrice: (symbol) => {
      const mark = h.feed.quote(symbol)?.mark;
      return mark === undefined ? null : BigInt(mark);
    },
    isListed: () => true,
    instrument: (symbol) => h.feed.instrument(symbol),
    verifiedName: async () => 'Asha Rao',
    isUnderReview: async () => false,
  };
  const now = () => h.clock.now();
  const world: LendingWorld = {
    h,
    deps,
    get parameters() {
      return inForce.parameters;
    },
    set parameters(parameters) {
      inForce.parameters = parameters;
    },
    symbol: () => h.ownSymbol({ sharesOutstanding: 20_100 }),
    async holder(symbol, lots = 4) {
      return { symbol, ...(await h.opened(limitOrder(500_00, { symbol, lots }), 500_00)) };
    },
    async short(symbol, lots) {
      return { symbol, ...(await h.opened(limitOrder(500_00, { symbol, lots, direction: 'short' }), 500_00)) };
    },
    lend: ({ customerId, positionId }, lots) =>
      h.t.db.transaction((tx) =>
        lendShares(deps, tx, { customerId, now: now(), input: { position: positionId.toString(), lots } }),
      ),
    recall: ({ customerId, positionId }, lots = null) =>
      h.t.db.transaction((tx) =>
        recallShares(deps, tx, { customerId, now: now(), input: { position: positionId.toString(), lots } }),
      ),
    async close({ customerId, positionId }, lots = null) {
      const order = await h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots });
      await h.settle(h.venue.execution(order.id, order.quantity, 500_00, h.clock.now()));
    },
    async holding({ customerId, positionId }) {
      const { holdings } = await h.t.db.read((tx) => holdingsOf(deps, tx, { customerId, now: now() }));
      return holdings.find(({ position }) => position === positionId.toString())!;
    },
    returns: () => returnShares({ db: h.t.db, clock: h.clock, calendar: practiceCalendar }),
    nextMidnight: (dates = 1) => midnightOf(practiceCalendar, addDays(localDateOf(practiceCalendar, now()), dates)),
    async midnight(dates = 1) {
      const to = world.nextMidnight(dates) + MINUTE_MS;
      await h.clock.advance(to - now());
    },
    fees: () => chargeFees(deps),
    cash: async ({ customerId }) => (await h.balance(customerId)).cash,
    async journal({ customerId, positionId }) {
      const { rows } = await h.t.owner.query<{ shares: bigint; lent: bigint }>(
        `select coalesce(sum(l.amount) filter (where l.account = 'shares'), 0)::bigint as shares,
           coalesce(sum(l.amount) filter (where l.account = 'shares_lent'), 0)::bigint as lent
         from ledger.entry e join ledger.posting l on l.entry_id = e.id where e.customer_id = $1 and e.position_id = $2`,
        [customerId, positionId],
      );
      return rows[0]!;
    },
    async stories({ customerId }) {
      const { rows } = await messagesPage(h.t.db, customerId, { page: 1, pageSize: 50 });
      return rows.map(({ story }) => story.key).toReversed();
    },
    async audit() {
      const { breaks } = await h.t.db.transaction((tx) =>
        auditWhole(tx, [...ORDER_INVARIANTS, ...LENDING_INVARIANTS, ...DEBTS]),
      );
      return [...breaks, ...h.errors];
    },
  };
  return world;
}
