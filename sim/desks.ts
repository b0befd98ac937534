/** The desks of desks §§2-5, 7 as customers and staff of the simulator use them: the services themselves, and the offers that a house keeps open. */
import { practiceCalendar, sessionOn } from '@bahi/core/calendar.ts';
import { formatMoney } from '@bahi/core/money.ts';
import type { Parameters } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { cancelBlock, decideBlock, publishBlock, requestBlock } from '@bahi/server/block-trades/service.ts';
import { progress as blockProgress } from '@bahi/server/block-trades/jobs.ts';
import { writeEvents } from '@bahi/server/credit-score/service.ts';
import { dayBacking, dayOrder } from '@bahi/server/day-trading/backing.ts';
import { approveMandate, rejectMandate } from '@bahi/server/day-trading/decisions.ts';
import { progress as dayProgress } from '@bahi/server/day-trading/jobs.ts';
import { applyForMandate, cancelMandate } from '@bahi/server/day-trading/service.ts';
import { createGrabBatch } from '@bahi/server/grab/grabbing.ts';
import { progress as grabProgress } from '@bahi/server/grab/jobs.ts';
import { cancelGrab, drawAfter, NOT_DRAWN, publishGrab } from '@bahi/server/grab/service.ts';
import { NEVER_HALTED } from '@bahi/server/halt/service.ts';
import {
  approveLoan,
  cancelLoan,
  progress as loanProgress,
  rejectLoan,
  repayLoan,
  requestLoan,
} from '@bahi/server/loans/service.ts';
import { chargeFees } from '@bahi/server/lending/fees.ts';
import { lendShares, recallShares, returnShares } from '@bahi/server/lending/service.ts';
import { blockMarketIn } from '@bahi/server/market/service.ts';
import { requestOf, type Caller, type Orders } from '@bahi/server/orders/service.ts';
import type { Clock } from '@bahi/server/platform/clock.ts';
import type { Database, Tx } from '@bahi/server/platform/database.ts';
import type { Metrics } from '@bahi/server/platform/metrics.ts';
import { RefusalError } from '@bahi/server/platform/refuse.ts';
import { sealerOf } from '@bahi/server/platform/sealing.ts';
import {
  approvePledge,
  cancelPledge,
  progress as pledgeProgress,
  rejectPledge,
  repayPledge,
  requestPledge,
} from '@bahi/server/pledges/service.ts';
import { workOutLevels } from '@bahi/server/vip/levels.ts';
import { createApplied, STAFF } from './applied.ts';
import type { Asked, DayTerms, Desk, DeskDecision, GrabRule } from './desk-commands.ts';

/** A request that waits; of a loan also one that is open. */
interface Case {
  readonly id: bigint;
  readonly amount: string;
  /** Of a block: lots that were asked for, and what one comes to. */
  readonly lots: number;
  readonly lotAmount: bigint;
}

/** Each answers the row that it made or touched. */
export interface Desks {
  borrow(caller: Caller, amount: string, termDays: number): Promise<string>;
  repay(caller: Caller, loan: bigint, amount: string): Promise<string>;
  lend(caller: Caller, position: bigint, lots: number): Promise<string>;
  recall(caller: Caller, position: bigint, lots: number | null): Promise<string>;
  pledge(caller: Caller, position: bigint, of: { readonly lots: number; readonly amount: string }): Promise<string>;
  repayPledge(caller: Caller, pledge: bigint, amount: string): Promise<string>;
  askMandate(caller: Caller, amount: string): Promise<string>;
  /** The number of the order. */
  dayOrder(caller: Caller, terms: DayTerms & { readonly limitPrice?: string }): Promise<string>;
  askBlock(caller: Caller, offer: bigint, lots: number): Promise<string>;
  grab(caller: Caller, offer: bigint, lots: number): Promise<string>;
  withdrawAsking(caller: Caller, desk: Asked, id: bigint): Promise<string>;
  review(caller: Caller, of: Reviewing): Promise<string>;
  /** What the clock makes of all of them, and new offers where none is left. */
  tend(): Promise<void>;
  /** Once a business date is closed. */
  workOutLevels(): Promise<void>;
}

interface Reviewing extends Case {
  readonly desk: Desk;
  readonly decision: DeskDecision;
  readonly staff: number;
}

interface DesksDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly orders: Orders;
  readonly feed: MarketFeed;
  readonly metrics: Metrics;
  readonly parametersAt: (now: number) => Parameters;
  readonly isHeldUp: (symbol: string, now: number) => boolean;
  readonly symbols: readonly string[];
}

const OFFER_MS = 10 * MINUTE_MS;
const LOTS = 60;
/** Enough for everybody: a seed that nobody knows would else decide what a run with the same seed does. */
const DRAWN_LOTS = 250;

export function createDesks(given: DesksDeps): Desks {
  const { db, clock, orders, feed, symbols } = given;
  const calendar = practiceCalendar;
  const deps = {
    ...given,
    calendar,
    halt: NEVER_HALTED,
    verifiedName: async () => 'Simulated Customer',
    isUnderReview: async () => false,
    verifiedAmong: async (_tx: Tx, ids: readonly bigint[]) => new Set(ids),
    marketOf: blockMarketIn(feed),
    isListed: () => true,
    isEligible: () => true,
    instrument: (symbol: string) => feed.instrument(symbol),
    lotSizeOf: (symbol: string) => feed.instrument(symbol)?.lotSize ?? 100,
    sealer: sealerOf(Buffer.alloc(32, 7)),
    closingLevel: async (_tx: Tx, _index: string, { date }: { readonly date: string }) =>
      clock.now() < sessionOn(calendar, date)!.close ? null : { level: '24381.05' },
    marketPrice(symbol: string) {
      const mark = feed.quote(symbol)?.mark;
      return mark === undefined ? null : BigInt(mark);
    },
  };
  const applied = createApplied({ db, clock });
  const grabbing = createGrabBatch(deps);

  /** On one of the shares in turn, 2 % below its mark price. */
  async function keepOffers(): Promise<void> {
    const now = clock.now();
    const window = { publishedAt: BigInt(now), opensAt: BigInt(now), closesAt: BigInt(now + OFFER_MS) };
    const termsOf = (number: bigint) => {
      const symbol = symbols[Number(number) % symbols.length]!;
      const mark = deps.marketPrice(symbol) ?? 1_00n;
      return { ...window, symbol, price: (mark * 98n) / 100n, mark, lots: LOTS, lotSize: 100, lockDays: 1 };
    };
    const ofGrabs = { level: 1, maximumLots: 3, prospectus: 'Simulated.' };
    await db.transaction(async (tx) => {
      const { rows } = await tx.query<Record<'blocks' | 'openBlocks' | 'grabs' | 'openGrabs' | 'openDraws', bigint>>(
        `select (select count(*) from block_trades.offer) as blocks,
           (select count(*) from block_trades.offer where closes_at > $1 and withdrawn_at is null and sold_lots < lots) as "openBlocks",
           count(*) as grabs, count(*) filter (where rule = 'draw' and is_open) as "openDraws",
           count(*) filter (where rule = 'first_come' and is_open and allotted_lots < lots) as "openGrabs"
         from (select *, closes_at > $1 and withdrawn_at is null as is_open from grab.offer) as o`,
        [now],
      );
      const { blocks, openBlocks, grabs, openGrabs, openDraws } = rows[0]!;
      if (openBlocks === 0n) {
        const { mark, ...terms } = termsOf(blocks);
        const limits = { minimumLots: 2, maximumLots: 12, promiseMinutes: 5 };
        await publishBlock({ feed }, tx, { ...terms, ...limits, reference: mark });
      }
      if (openGrabs === 0n) {
        const { mark, ...terms } = termsOf(grabs + 3n);
        const rules = { ...ofGrabs, rule: 'first_come' } as const;
        await publishGrab(deps, tx, { ...terms, ...rules, ...NOT_DRAWN, referencePrice: mark });
      }
      if (openDraws === 0n) {
        const { mark, ...terms } = termsOf(grabs + 5n);
        const rules = { ...ofGrabs, rule: 'draw', lots: DRAWN_LOTS, ...drawAfter(calendar, now + OFFER_MS) } as const;
        await publishGrab(deps, tx, { ...terms, ...rules, referencePrice: mark });
      }
    });
  }

  return {
    borrow: (caller, amount, termDays) =>
      applied(caller, '/sim/borrow', async (tx, now) => {
        const { customerId } = caller;
        return `loans.loan ${(await requestLoan(deps, tx, { customerId, now, input: { amount, termDays } })).id}`;
      }),
    repay: (caller, loan, amount) =>
      applied(caller, '/sim/repay', async (tx, now) => {
        const input = { loan: loan.toString(), amount };
        return `loans.loan ${(await repayLoan(deps, tx, { customerId: caller.customerId, now, input })).id}`;
      }),
    lend: (caller, position, lots) =>
      applied(caller, '/sim/lend', async (tx, now) => {
        const input = { position: position.toString(), lots };
        return `orders.position ${(await lendShares(deps, tx, { customerId: caller.customerId, now, input })).position}`;
      }),
    recall: (caller, position, lots) =>
      applied(caller, '/sim/recall', async (tx, now) => {
        const input = { position: position.toString(), lots };
        return `orders.position ${(await recallShares(deps, tx, { customerId: caller.customerId, now, input })).position}`;
      }),
    pledge: (caller, position, { lots, amount }) =>
      applied(caller, '/sim/pledge', async (tx, now) => {
        const input = { position: position.toString(), lots, amount, termDays: 30 };
        return `pledges.pledge ${(await requestPledge(deps, tx, { customerId: caller.customerId, now, input })).id}`;
      }),
    repayPledge: (caller, pledge, amount) =>
      applied(caller, '/sim/repayPledge', async (tx, now) => {
        const input = { pledge: pledge.toString(), amount };
        return `pledges.pledge ${(await repayPledge(deps, tx, { customerId: caller.customerId, now, input })).id}`;
      }),
    askMandate: (caller, amount) =>
      applied(caller, '/sim/askMandate', async (tx, now) => {
        const { customerId } = caller;
        return `day_trading.mandate ${(await applyForMandate(deps, tx, { customerId, now, input: { amount } })).id}`;
      }),
    dayOrder: async (caller, terms) => (await orders.placeBacked(caller, dayOrder(terms), dayBacking(feed))).id,
    askBlock: (caller, offer, lots) =>
      applied(caller, '/sim/askBlock', async (tx, now) => {
        const input = { offer: offer.toString(), lots };
        return `block_trades.request ${(await requestBlock(deps, tx, { customerId: caller.customerId, now, input })).id}`;
      }),
    async grab({ customerId, idempotencyKey, bodyHash }, offerId, lots) {
      const call = requestOf(idempotencyKey, bodyHash);
      const command = { customerId, sessionId: null, offerId, lots, now: clock.now(), ...call };
      const answer = await grabbing.submit(command);
      if ('refusal' in answer) throw new RefusalError(answer.refusal);
      return `grab.request ${answer.request.id}`;
    },
    withdrawAsking: (caller, desk, id) =>
      applied(caller, '/sim/withdrawAsking', async (tx, now) => {
        const by = { customerId: caller.customerId, now };
        const number = id.toString();
        if (desk === 'loan') return `loans.loan ${(await cancelLoan(deps, tx, { ...by, input: { loan: number } })).id}`;
        if (desk === 'mandate')
          return `day_trading.mandate ${(await cancelMandate(deps, tx, { ...by, input: { mandate: number } })).id}`;
        if (desk === 'pledge')
          return `pledges.pledge ${(await cancelPledge(deps, tx, { ...by, input: { pledge: number } })).id}`;
        if (desk === 'draw') return `grab.request ${(await cancelGrab(deps, tx, { ...by, input: { id: number } })).id}`;
        return `block_trades.request ${(await cancelBlock(deps, tx, { ...by, input: { id: number } })).id}`;
      }),
    review: (caller, of) =>
      applied(caller, '/sim/review', async (tx, now) => {
        await decide(tx, of, now);
        return 'decided';
      }),
    async tend() {
      await dayProgress(deps);
      await loanProgress(deps);
      await pledgeProgress(deps);
      await returnShares(deps);
      await chargeFees(deps);
      await blockProgress(deps);
      await grabProgress(deps);
      await writeEvents(deps);
      await keepOffers();
    },
    workOutLevels: () => workOutLevels({ ...deps, market: { flush: async () => {} } }),
  };

  async function decide(tx: Tx, { desk, id, decision, amount, lots, lotAmount, staff: who }: Reviewing, now: number) {
    const by = { id, staff: STAFF[who]!, note: null, now };
    if (desk === 'block') {
      const sold = decision === 'reject' ? 0 : decision === 'part' ? Math.max(1, lots >> 1) : lots;
      const reason = sold < lots ? ('oversubscribed' as const) : null;
      await decideBlock(deps, tx, { ...by, lots: sold, amount: formatMoney(lotAmount * BigInt(sold)), reason });
    } else if (decision === 'reject') {
      if (desk === 'pledge') await rejectPledge(deps, tx, { ...by, reason: 'value_fell' });
      else if (desk === 'loan') await rejectLoan(deps, tx, { ...by, reason: 'unaffordable' });
      else await rejectMandate(deps, tx, { ...by, reason: 'unsuitable' });
    } else if (desk === 'pledge') await approvePledge(deps, tx, { ...by, amount });
    else if (desk === 'loan') await approveLoan(deps, tx, { ...by, amount });
    else await approveMandate(deps, tx, { ...by, amount });
  }
}

const CASES: Readonly<Record<Asked | 'owed' | 'owed_pledge' | 'owned' | 'lent', string>> = {
  pledge: `select id, amount, 0 as lots, 0::bigint as "lotAmount" from pledges.pledge where customer_id = coalesce($1, customer_id) and status = 'pending' order by id limit 1`,
  owned: `select id, cost as amount, 0 as lots, 0::bigint as "lotAmount" from orders.position
    where customer_id = $1 and closed_at is null and direction = 'long' and leverage = 1 and origin <> 'day' order by locked_until is null desc, quantity - lent - pledged desc, id limit 1`,
  lent: `select id, cost as amount, 0 as lots, 0::bigint as "lotAmount" from orders.position
    where customer_id = $1 and lent > recalled order by id limit 1`,
  owed_pledge: `select id, principal + interest as amount, 0 as lots, 0::bigint as "lotAmount" from pledges.pledge
    where customer_id = $1 and status = 'lending' order by id limit 1`,
  loan: `select id, amount, 0 as lots, 0::bigint as "lotAmount" from loans.loan where customer_id = coalesce($1, customer_id) and status = 'pending' order by id limit 1`,
  owed: `select id, principal + interest as amount, 0 as lots, 0::bigint as "lotAmount" from loans.loan
    where customer_id = $1 and status = 'in_progress'`,
  mandate: `select id, amount, 0 as lots, 0::bigint as "lotAmount" from day_trading.mandate where customer_id = coalesce($1, customer_id) and status = 'pending' order by id limit 1`,
  block: `select r.id, r.amount, r.lots, o.price * o.lot_size as "lotAmount" from block_trades.request r
    join block_trades.offer o on o.id = r.offer_id where r.customer_id = coalesce($1, r.customer_id) and r.status = 'pending' order by r.id limit 1`,
  draw: `select id, total as amount, lots, 0::bigint as "lotAmount" from grab.request where customer_id = $1 and status = 'pending' order by id limit 1`,
};

/** What waits of the customer's at a desk, or is owed; one that is nobody's where nothing is. Null: what waits longest of all. */
export async function caseAt(db: Database, customerId: bigint | null, desk: keyof typeof CASES): Promise<Case> {
  type Row = Omit<Case, 'amount'> & { readonly amount: bigint };
  const { rows } = await db.query<Row>({ name: `sim.case_${desk}`, text: CASES[desk], values: [customerId] });
  const row = rows[0] ?? { id: 1n, amount: 1n, lots: 1, lotAmount: 1n };
  return { ...row, amount: formatMoney(row.amount) };
}

/** The offer that was published last. */
export async function newestOffer(
  db: Database,
  of: 'block_trades.offer' | 'grab.offer',
  rule?: GrabRule,
): Promise<bigint> {
  const where = rule === undefined ? '' : `where rule = '${rule}'`;
  const { rows } = await db.query<{ id: bigint | null }>(`select max(id) as id from ${of} ${where}`);
  return rows[0]!.id ?? 1n;
}
