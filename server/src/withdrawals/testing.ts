/** The money domains over real orders and books: what withdrawal tests start from. */
import { randomUUID } from 'node:crypto';
import type { Call, CallResult } from '@bahi/contract/client.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import { addCard } from '@bahi/contract/destinations/calls.ts';
import * as contract from '@bahi/contract/withdrawals/calls.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { PARAMETERS, type Parameters } from '@bahi/core/parameters.ts';
import { DAY_MS } from '@bahi/core/time.ts';
import { registerDestinationsRoutes } from '../destinations/routes.ts';
import { isReadable } from '../destinations/service.ts';
import { expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole, type AuditBreak } from '../ledger/audit.ts';
import { readBalance, type BalanceRow } from '../ledger/read.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { createOrders, type Orders } from '../orders/service.ts';
import { registerOrdersRoutes } from '../orders/routes.ts';
import { ScriptedVenue, SetFeed } from '../orders/testing-market.ts';
import type { Tx } from '../platform/database.ts';
import { createGuarded } from '../platform/guarded.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createQuotes } from '../platform/quotes.ts';
import { refuse, RefusalError } from '../platform/refuse.ts';
import { KEYS } from '../security/testing.ts';
import { WITHDRAWAL_INVARIANTS } from './audit.ts';
import type { PayoutQuote } from './payouts.ts';
import { registerWithdrawalsRoutes } from './routes.ts';
import {
  approveWithdrawal,
  createWithdrawal,
  hasOpenWithdrawalTo,
  payWithdrawal,
  rejectWithdrawal,
  type WithdrawalsDeps,
} from './service.ts';
import { openTrading } from '../security/testing-unlocked.ts';
import type { Staff } from '../platform/requests/table.ts';
import type { WithdrawalRow } from './store.ts';

export const FUND = { fundPassword: '482913' };
export const MAKER: Staff = { id: 1n, name: 'Mira' };
export const CHECKER: Staff = { id: 2n, name: 'Kabir' };

export interface Customer {
  readonly id: bigint;
  readonly call: Call;
  /** A card that may be used. */
  readonly card: string;
}

export interface MoneyHarness {
  readonly h: Harness;
  readonly orders: Orders;
  readonly venue: ScriptedVenue;
  /** Where the currency desk sees its rates. */
  readonly feed: SetFeed;
  readonly verified: Set<bigint>;
  readonly withoutFundPassword: Set<bigint>;
  readonly heldUntil: Map<bigint, number>;
  /** In force from now on. */
  parameters: Parameters;
  /** Verified, with the practice grant and a card that is a day old. */
  customer(): Promise<Customer>;
  create(
    by: Customer,
    amount: string,
    changes?: object,
  ): Promise<CallResult<OutputOf<typeof contract.createWithdrawal>>>;
  approve(id: string, amount: string, staff?: Staff): ReturnType<typeof approveWithdrawal>;
  reject(id: string, reason?: NonNullable<WithdrawalRow['reason']>, staff?: Staff): ReturnType<typeof rejectWithdrawal>;
  pay(
    id: string,
    bankReference?: string,
    more?: { staff?: Staff; wasSentBefore?: boolean },
  ): ReturnType<typeof payWithdrawal>;
  /** Does a step whose process is gone before its n-th statement; false when the step needs fewer. */
  breakAt(n: number, step: 'create' | 'approve' | 'pay', by: Customer, id: string | null): Promise<boolean>;
  book(customerId: bigint): Promise<BalanceRow>;
  audit(): Promise<readonly AuditBreak[]>;
  stop(): Promise<void>;
}

export const key = () => ({ idempotencyKey: randomUUID() });

/** How it ended: "ok", or the code of its refusal. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: unknown) => (error instanceof RefusalError ? error.refusal.code : String(error)),
  );
}

export async function startMoney(): Promise<MoneyHarness> {
  const venue = new ScriptedVenue();
  const verified = new Set<bigint>();
  const withoutFundPassword = new Set<bigint>();
  const heldUntil = new Map<bigint, number>();
  let market!: SetFeed;
  const payoutQuotes = createQuotes<PayoutQuote>();
  let orders!: Orders;
  const verifiedName = async (_tx: unknown, id: bigint) => (verified.has(id) ? 'Asha Rao' : null);
  const h = await startHarness({
    addRoutes(server, { db, clock, bus }) {
      const feed = new SetFeed(clock);
      feed.list('VRM', 500_00);
      market = feed;
      const log = createLog({ level: 'silent' });
      orders = createOrders({
        db,
        clock,
        bus,
        log,
        metrics: createMetrics(),
        venue,
        feed,
        calendar: practiceCalendar,
        parametersAt: defaultsOf(practiceCalendar),
      });
      const guarded = createGuarded(db, {
        async check({ customerId, fundPassword }) {
          if (withoutFundPassword.has(customerId)) refuse('security.fund_password_missing', {});
          if (fundPassword !== FUND.fundPassword) refuse('security.fund_password_wrong', { left: 4 });
        },
        use: async () => {},
      });
      const parametersAt = () => harness.parameters;
      registerOrdersRoutes(server, orders);
      registerMessagesRoutes(server, { db });
      registerDestinationsRoutes(server, {
        db,
        guarded,
        keys: KEYS,
        parametersAt,
        verifiedName,
        hasOpenWithdrawalTo,
      });
      registerWithdrawalsRoutes(server, { db, guarded, ...deps() });
    },
  });
  function deps(): WithdrawalsDeps {
    return {
      calendar: practiceCalendar,
      feed: market,
      payoutQuotes,
      parametersAt: () => harness.parameters,
      verifiedName,
      isUnderReview: async () => false,
      hasFundPassword: async (_tx, id) => !withoutFundPassword.has(id),
      isReadable: (destination) => isReadable(KEYS, destination),
      async moneyOutHeldUntil(_tx, id, now) {
        const until = heldUntil.get(id) ?? now;
        return until > now ? until : null;
      },
      countOpenPositions: async (tx, id) => (await orders.openPositions(tx, id)).length,
    };
  }
  await orders.start();
  let count = 0;
  let transfers = 0;
  const harness: MoneyHarness = {
    h,
    orders,
    venue,
    feed: market,
    verified,
    withoutFundPassword,
    heldUntil,
    parameters: PARAMETERS[0]!,
    async customer() {
      const { token, customerId } = await h.register(`saver${(count += 1)}`);
      const id = BigInt(customerId);
      verified.add(id);
      await openTrading(h.t.owner, [id]);
      const call = h.as(token);
      const number = `5010${String(count).padStart(10, '0')}`;
      const input = { number, confirmNumber: number, bank: 'b', branch: 'Fort', bankCode: '400', ifsc: 'HDFC0001234' };
      const card = expectOk(await call(addCard, { ...input, ...FUND }, key()));
      await h.t.owner.query(
        'update destinations.destination set added_at = added_at - $2, usable_from = usable_from - $2 where id = $1',
        [BigInt(card.id), DAY_MS],
      );
      return { id, call, card: card.id };
    },
    create: (by, amount, changes = {}) =>
      by.call(contract.createWithdrawal, { destination: by.card, amount, ...FUND, ...changes }, key()),
    approve: (id, amount, staff = MAKER) =>
      h.t.db.transaction((tx) =>
        approveWithdrawal(deps(), tx, { id: BigInt(id), amount, staff, note: null, now: h.clock.now() }),
      ),
    reject: (id, reason = 'name_differs', staff = MAKER) =>
      h.t.db.transaction((tx) =>
        rejectWithdrawal(deps(), tx, { id: BigInt(id), reason, staff, note: 'Looked twice', now: h.clock.now() }),
      ),
    pay: (id, bankReference = `UTR${(transfers += 1)}`, { staff = MAKER, wasSentBefore = false } = {}) =>
      h.t.db.transaction((tx) =>
        payWithdrawal(deps(), tx, { id: BigInt(id), bankReference, wasSentBefore, staff, now: h.clock.now() }),
      ),
    async breakAt(n, step, { id: customerId, card }, id) {
      const now = h.clock.now();
      const work: (tx: Tx) => Promise<unknown> = {
        create: (tx: Tx) =>
          createWithdrawal(deps(), tx, { customerId, now, input: { destination: card, amount: '500' } }),
        approve: (tx: Tx) =>
          approveWithdrawal(deps(), tx, { id: BigInt(id!), amount: '500', staff: MAKER, note: null, now }),
        pay: (tx: Tx) =>
          payWithdrawal(deps(), tx, {
            id: BigInt(id!),
            bankReference: `CRASH${n}-${id}`,
            wasSentBefore: false,
            staff: MAKER,
            now,
          }),
      }[step];
      const crash = new Error('the process is gone');
      try {
        await h.t.db.transaction((tx) => work(breaking(tx, n, crash)));
        return false;
      } catch (error) {
        if (error !== crash) throw error;
        return true;
      }
    },
    book: (customerId) => readBalance(h.t.db, customerId),
    async audit() {
      const invariants = [...ORDER_INVARIANTS, ...WITHDRAWAL_INVARIANTS];
      return (await h.t.db.transaction((tx) => auditWhole(tx, invariants))).breaks;
    },
    async stop() {
      await orders.stop();
      await h.stop();
    },
  };
  return harness;
}

function breaking(tx: Tx, n: number, crash: Error): Tx {
  let left = n;
  return { ...tx, query: (query, values) => ((left -= 1) === 0 ? Promise.reject(crash) : tx.query(query, values)) };
}
