/** Block trades over real books: what the tests of block trades start from. */
import { randomUUID } from 'node:crypto';
import * as contract from '@bahi/contract/block-trades/calls.ts';
import type { Call, CallResult } from '@bahi/contract/client.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { practiceCalendar } from '@bahi/core/calendar.ts';
import { defaultsOf } from '@bahi/core/parameters.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import { expectOk, startHarness, type Harness } from '../identity/testing.ts';
import { auditWhole } from '../ledger/audit.ts';
import { readBalance, type BalanceRow } from '../ledger/read.ts';
import { registerMessagesRoutes } from '../messages/routes.ts';
import { ORDER_INVARIANTS } from '../orders/audit.ts';
import { BLOCK_TRADE_INVARIANTS } from './audit.ts';
import type { BlockDecision, DecisionDeps } from './decisions.ts';
import { progress, type BlockJobsDeps } from './jobs.ts';
import { openTrading } from '../security/testing-unlocked.ts';
import { registerBlockTradesRoutes } from './routes.ts';
import type { RequestView } from './rows.ts';
import { decideBlock, publishBlock, withdrawBlock, type BlockTerms, type BlockTradesDeps } from './service.ts';

export const REVIEWER = { id: 71n, name: 'Revathi' };

export interface Customer {
  readonly id: bigint;
  readonly call: Call;
}

export interface Blocks {
  readonly h: Harness;
  readonly deps: BlockTradesDeps & BlockJobsDeps & DecisionDeps;
  readonly verified: Set<bigint>;
  haltedSince: number | null;
  /** The mark price of one share of anything; null: there is none. */
  mark: bigint | null;
  /** The best prices of its book; left out: there are none. */
  touch: { readonly bid?: bigint; readonly ask?: bigint };
  isListed: boolean;
  /** Verified, with the practice grant of 1,000,000. */
  customer(): Promise<Customer>;
  /** 100 lots of 100 shares at 40.00, from 2 lots to 60 a customer, open for an hour, locked for two days. */
  offer(changes?: Partial<BlockTerms>): Promise<string>;
  ask(by: Customer, offer: string, lots: number): Promise<CallResult<RequestView>>;
  asked(by: Customer, offer: string, lots: number): Promise<RequestView>;
  cancel(by: Customer, request: string): Promise<CallResult<RequestView>>;
  /** All of it at the price of its lots, unless changed. */
  decide(request: RequestView, lots: number, changes?: Partial<BlockDecision>): Promise<RequestView>;
  withdraw(offer: string): Promise<void>;
  /** What the clock makes of it. */
  progress(): Promise<void>;
  read(by: Customer, request: string): Promise<RequestView>;
  book(customerId: bigint): Promise<BalanceRow>;
  audit(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** A market in which every symbol is a listed company, with a block seller who has enough. */
export const SOLD = {
  instrument: () => ({ kind: 'equity', name: 'Veda Rail', sector: 'Industry', lotSize: 100 }),
  blockInventory: () => 1e9,
} as unknown as MarketFeed;

export const key = () => ({ idempotencyKey: randomUUID() });

export async function startBlocks(): Promise<Blocks> {
  const verified = new Set<bigint>();
  const h = await startHarness({
    addRoutes(server, { db }) {
      registerMessagesRoutes(server, { db });
      registerBlockTradesRoutes(server, { db, ...routeDeps() });
    },
  });
  function routeDeps(): BlockTradesDeps {
    return {
      calendar: practiceCalendar,
      marketPrice: () => blocks.mark,
      halt: { since: () => blocks.haltedSince, lockedSince: async () => blocks.haltedSince },
      parametersAt: defaultsOf(practiceCalendar),
      verifiedAmong: async (_tx, ids) => new Set(ids.filter((id) => verified.has(id))),
    };
  }
  let count = 0;
  const blocks: Blocks = {
    h,
    verified,
    haltedSince: null,
    mark: 40_50n,
    touch: {},
    isListed: true,
    get deps() {
      const { mark, touch } = blocks;
      const marketOf = () => (mark === null ? null : { mark, bid: touch.bid ?? null, ask: touch.ask ?? null });
      return { ...routeDeps(), db: h.t.db, clock: h.clock, marketOf, isListed: () => blocks.isListed };
    },
    async customer() {
      const { token, customerId } = await h.register(`block${(count += 1)}`);
      const id = BigInt(customerId);
      verified.add(id);
      await openTrading(h.t.owner, [id]);
      return { id, call: h.as(token) };
    },
    async offer(changes = {}) {
      const terms = { ...blockTerms(h.clock.now()), ...changes };
      return (await h.t.db.transaction((tx) => publishBlock({ feed: SOLD }, tx, terms))).id.toString();
    },
    ask: ({ call }, offer, lots) => call(contract.requestBlock, { offer, lots }, key()),
    asked: async (by, offer, lots) => expectOk(await blocks.ask(by, offer, lots)),
    cancel: ({ call }, id) => call(contract.cancelBlock, { id }, key()),
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
      return (await h.t.db.transaction((tx) => decideBlock(blocks.deps, tx, decision))).request;
    },
    withdraw: (offer) =>
      h.t.db.transaction((tx) =>
        withdrawBlock(tx, { offerId: BigInt(offer), note: 'The seller stepped back.', now: h.clock.now() }),
      ),
    progress: () => progress(blocks.deps),
    read: async ({ call }, id) => expectOk(await call(contract.getBlockRequest, { id })),
    book: (customerId) => readBalance(h.t.db, customerId),
    async audit() {
      const { breaks } = await h.t.db.transaction((tx) =>
        auditWhole(tx, [...ORDER_INVARIANTS, ...BLOCK_TRADE_INVARIANTS]),
      );
      return breaks.map(({ invariant }) => invariant);
    },
    stop: () => h.stop(),
  };
  return blocks;
}

export function blockTerms(now: number): BlockTerms {
  return {
    symbol: 'VEDA',
    price: 40_00n,
    reference: 40_50n,
    lots: 100,
    lotSize: 100,
    minimumLots: 2,
    maximumLots: 60,
    lockDays: 2,
    promiseMinutes: 30,
    publishedAt: BigInt(now - MINUTE_MS),
    opensAt: BigInt(now),
    closesAt: BigInt(now + 60 * MINUTE_MS),
  };
}
