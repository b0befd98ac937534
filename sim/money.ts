/** Money in and out as customers and staff of the simulator move it: the services themselves, each command once for its key. */
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf, type Parameters } from '@bahi/core/parameters.ts';
import { PRACTICE_CHANNELS } from '@bahi/server/deposits/channels.ts';
import * as deposits from '@bahi/server/deposits/service.ts';
import type { Orders } from '@bahi/server/orders/service.ts';
import type { Clock } from '@bahi/server/platform/clock.ts';
import type { Database, Tx } from '@bahi/server/platform/database.ts';
import { createQuotes } from '@bahi/server/platform/quotes.ts';
import type { PayoutQuote } from '@bahi/server/withdrawals/payouts.ts';
import * as withdrawals from '@bahi/server/withdrawals/service.ts';
import type { Caller } from '@bahi/server/orders/service.ts';
import { createApplied, STAFF } from './applied.ts';

export type Request = 'deposit' | 'withdrawal';
export type Decision = 'approve' | 'reject' | 'pay';

export interface Deciding {
  readonly request: Request;
  readonly id: bigint;
  readonly decision: Decision;
  /** As it was asked for; the approver types it. */
  readonly amount: string;
  readonly staff: number;
}

/** Each answers the number of the request. */
export interface Money {
  payIn(caller: Caller, amount: string): Promise<string>;
  payOut(caller: Caller, amount: string): Promise<string>;
  takeBack(caller: Caller, request: Request, id: bigint): Promise<string>;
  decide(caller: Caller, deciding: Deciding): Promise<string>;
}

export interface MoneyDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly orders: Orders;
  readonly feed: MarketFeed;
}

/** So that money leaves at any hour and beside positions; and two people are often needed. */
const CHANGED: Partial<Parameters> = {
  withdrawalWindow: { from: 0, until: 24 * 60 },
  isWithdrawalBarredByPosition: false,
  depositTwoPersonFrom: 2_00_000_00n,
};
export function createMoney({ db, clock, orders, feed }: MoneyDeps): Money {
  const defaults = defaultsOf(practiceCalendar);
  const deps = {
    calendar: practiceCalendar,
    feed,
    payoutQuotes: createQuotes<PayoutQuote>(),
    parametersAt: (now: number) => ({ ...defaults(now), ...CHANGED }),
    channelsAt: () => PRACTICE_CHANNELS,
    verifiedName: async () => 'Simulated Customer',
    isUnderReview: async () => false,
    claimUpload: async () => null,
    hasFundPassword: async () => true,
    isReadable: async () => true,
    moneyOutHeldUntil: async () => null,
    countOpenPositions: async (tx: Tx, customerId: bigint) => (await orders.openPositions(tx, customerId)).length,
  };

  const applied = createApplied({ db, clock });

  return {
    payIn: (caller, amount) =>
      applied(caller, '/sim/payIn', async (tx, now) => {
        const input = { channel: PRACTICE_CHANNELS[0]!.id, amount, proof: proofOf(caller.idempotencyKey) };
        return (await deposits.createDeposit(deps, tx, { customerId: caller.customerId, now, input })).id;
      }),
    payOut: (caller, amount) =>
      applied(caller, '/sim/payOut', async (tx, now) => {
        const { customerId } = caller;
        const input = { amount, destination: await destinationOf(tx, customerId) };
        return (await withdrawals.createWithdrawal(deps, tx, { customerId, now, input })).id;
      }),
    takeBack: (caller, request, id) =>
      applied(caller, '/sim/takeBack', async (tx, now) => {
        const by = { customerId: caller.customerId, now };
        if (request === 'deposit') {
          return (await deposits.cancelDeposit(tx, { ...by, input: { deposit: id.toString() } })).id;
        }
        return (await withdrawals.cancelWithdrawal(deps, tx, { ...by, input: { withdrawal: id.toString() } })).id;
      }),
    decide: (caller, deciding) =>
      applied(caller, '/sim/decide', async (tx, now) => {
        const by = { id: deciding.id, staff: STAFF[deciding.staff]!, now, note: null };
        if (deciding.request === 'deposit') await decideDeposit(tx, by, deciding);
        else await decideWithdrawal(tx, by, deciding);
        return deciding.id.toString();
      }),
  };

  type By = { readonly id: bigint; readonly staff: (typeof STAFF)[number]; readonly now: number; readonly note: null };

  function decideDeposit(tx: Tx, by: By, { decision, amount }: Deciding): Promise<unknown> {
    if (decision === 'reject') return deposits.rejectDeposit(tx, { ...by, reason: 'not_received' });
    return deposits.approveDeposit(deps, tx, { ...by, amount });
  }

  function decideWithdrawal(tx: Tx, by: By, { decision, amount }: Deciding): Promise<unknown> {
    if (decision === 'reject') return withdrawals.rejectWithdrawal(deps, tx, { ...by, reason: 'asked' });
    if (decision === 'approve') return withdrawals.approveWithdrawal(deps, tx, { ...by, amount });
    return withdrawals.payWithdrawal(deps, tx, { ...by, bankReference: `SIM${by.id}`, wasSentBefore: false });
  }
}

async function destinationOf(tx: Tx, customerId: bigint): Promise<string> {
  const { rows } = await tx.query<{ id: bigint }>(
    'select id from destinations.destination where customer_id = $1 and removed_at is null',
    [customerId],
  );
  return (rows[0]?.id ?? 1n).toString();
}

/** A receipt of its own for each command. */
function proofOf(key: string): string {
  return (1_000n + BigInt(key.replace(/\D/g, ''))).toString();
}
