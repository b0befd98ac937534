/**
 * The door of the orders domain (rules §5): commands, previews, lists and payloads, and the background work that settles
 * what the venue does, follows sessions and watches positions. Commands answer once they are durable.
 */
import { assert } from '@bahi/core/assert.ts';
import type { PlaceTerms } from '@bahi/core/order-decision.ts';
import type { CloseTerms } from '@bahi/core/position-decision.ts';
import { createTradingDay, publishChanges, type OrdersContext, type OrdersDeps } from './context.ts';
import { createBlockPrints } from './block-prints.ts';
import { createOrderChanges, type OrderChanges } from './change-order.ts';
import { createMonitor } from './monitor.ts';
import { createOrderIds } from './order-ids.ts';
import { createOrderNews } from './order-news.ts';
import { createOrderRate } from './order-rate.ts';
import { placeBacked, type Backing } from './backed.ts';
import { createPlaceBatch, submitPlaced } from './place.ts';
import { addMargin, protect, warnOfMargin } from './position-change.ts';
import { previewClosing, previewOpening, type ClosePreviewView, type OrderPreviewView } from './preview.ts';
import { createOrderReads, type OrderReads } from './order-reads.ts';
import { requestOf, ruleRequest } from './idempotency.ts';
import { followSessions, resume, type Sessions } from './session.ts';
import { createSettleQueue } from './settle-queue.ts';
import { selectOpenPositions } from './open-store.ts';
import { selectPositions } from './store.ts';
import type { PositionRow } from './rows.ts';
import { orderView, positionView, type OrderView, type PositionView } from './views.ts';
import { createTradingSessions } from './trading-session.ts';
import { createWorkBatch } from './cancel-and-close.ts';
import { NEVER_HALTED } from '../halt/service.ts';
import { selectHolders, type HeldBefore } from './action-store.ts';
import { adjustHoldings, type Adjusted, type AdjustInput } from './action-holdings.ts';
import { once } from '../platform/idempotency.ts';
import type { Batch } from '../platform/batch.ts';
import { isConnectionError, type Tx } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { refuseWith } from '../platform/refuse.ts';
import type { CommandAnswer } from './answers.ts';
import { readTold, readWorkingOpenings } from './read-store.ts';

export type { Orderer } from './accounts.ts';
export type { Backed, Backing } from './backed.ts';
export { eligibilityAmong, eligibilityRefusal, type EligibilityDeps } from './eligibility.ts';
export { allotPositions, type Allotted } from './allotment.ts';
export { shortsAmong } from './both-ways.ts';
export {
  blockLockedUntil,
  blockSchedule,
  settleBlockTrades,
  type AgreedTrade,
  type SettledTrade,
} from './block-trade.ts';
export { blockSharesLeft, endBlockPromise, promiseBlockShares } from './block-promise.ts';
export { selectSoldBlocks } from './block-store.ts';
export { pledgeSaleOf, pledgeShares, pledgeablePositions, positionOf } from './pledged.ts';
export { holdingsBefore, longBook, longHoldings } from './holdings.ts';
export { lentOrBorrowed, lockPools, selectPools } from './borrowing.ts';
export { lendablePositions, lentPosition, moveLent, updateLent, waitingRecalls, type LentPosition } from './lent.ts';
export { settleDue, type Part } from './action-holdings.ts';
export { hasOrdersAtVenue, selectConcerned, selectHolders, selectLargestPosition } from './action-store.ts';
export { SETTLED_MS } from './settle.ts';
export { requestOf, type Request } from './idempotency.ts';
export { countOpen, staffOrders, staffPositions } from './staff-reads.ts';
export { requireOrder } from './order-reads.ts';
export { worthOf, type Worth } from './valuation.ts';
export { isTradingIn, orderPlacedBy, settingRefusal } from './triggered.ts';

/** Who calls, and the call's idempotency. */
export interface Caller {
  readonly customerId: bigint;
  /** As of an Orderer (accounts.ts). */
  readonly sessionId?: bigint | null | undefined;
  readonly idempotencyKey: string;
  readonly bodyHash: string;
}

export interface Orders extends OrderReads, OrderChanges {
  place(caller: Caller, terms: PlaceTerms): Promise<OrderView>;
  /** An order that cash was set aside for before. */
  placeBacked(caller: Caller, terms: PlaceTerms, backing: Backing): Promise<OrderView>;
  cancel(caller: Caller, orderId: bigint): Promise<OrderView>;
  close(caller: Caller, positionId: bigint, terms: CloseTerms): Promise<OrderView>;
  addMargin(caller: Caller, positionId: bigint, amount: number): Promise<PositionView>;
  protect(
    caller: Caller,
    positionId: bigint,
    terms: { stopLoss: string | null; takeProfit: string | null },
  ): Promise<PositionView>;
  previewPlace(customerId: bigint, terms: PlaceTerms, backing?: Backing): Promise<OrderPreviewView>;
  previewClose(customerId: bigint, positionId: bigint, terms: CloseTerms): Promise<ClosePreviewView>;
  /** Of a day-trading mandate: its orders are taken back, and what they opened is closed at market; nothing any more from `until` on. */
  squareOff(of: {
    readonly customerId: bigint;
    readonly ids: readonly bigint[];
    readonly until: number;
  }): Promise<void>;
  /** Sells so many lots of what is pledged at market, and no more than these shares, once by this request; false: nothing is sold. */
  sellPledged(of: {
    readonly customerId: bigint;
    readonly positionId: bigint;
    readonly lots: number;
    readonly shares: number;
    /** Asked once the book is locked; otherwise nothing is sold. */
    readonly isDue: (tx: Tx) => Promise<boolean>;
    readonly request: string;
  }): Promise<boolean>;
  /** Brings open orders back to the venue in accepted order, and begins to settle, follow sessions and watch. */
  start(): Promise<void>;
  readonly tasks: readonly Task[];
  /** Ends the watching, then waits until commands and events under way are durable. */
  stop(): Promise<void>;
  /** Numbers of orders whose executions cannot be settled; each is tried again each minute. */
  parked(): readonly string[];
  /** Tests and the simulator: everything the venue has said so far is settled. */
  settled(): Promise<void>;
  /** Corporate actions: what customers hold of a symbol changes, in the caller's transaction. */
  adjust(tx: Tx, input: AdjustInput): Promise<Adjusted>;
  /** After the commit of such a change. */
  changed(change: Pick<Adjusted, 'orders' | 'positions'>): void;
  /** What is held of a symbol is watched as the tables have it. */
  rewatch(held: HeldBefore): Promise<void>;
  /** A symbol was held up and is not any more: what waits goes to the venue. */
  letGo(): void;
}

export function createOrders(deps: OrdersDeps): Orders {
  const context: OrdersContext = {
    ...deps,
    halt: deps.halt ?? NEVER_HALTED,
    ids: createOrderIds(deps.db),
    rate: createOrderRate(),
    repeats: new WeakSet(),
    day: createTradingDay(deps),
    sessions: createTradingSessions(deps.feed, deps.calendar, deps.isHeldUp),
    onPositions: (positions) => monitor.update(positions),
    onWaiting: () => sessions?.retry(),
    onGap: () => sessions?.repair(),
  };
  const { db, clock, feed, calendar } = deps;
  const placing = createPlaceBatch(context);
  const working = createWorkBatch(context);
  const settling = createSettleQueue(context);
  const blockPrints = createBlockPrints(context);
  const reads = createOrderReads(context);
  const news = createOrderNews(context);
  const startedAt = clock.now();
  let sessions: Sessions | null = null;
  // From the first order on: what the venue says before `start` is settled too.
  const stopListening = deps.venue.onEvents((events) => settling.push(events));
  // What waited for the opening meanwhile goes to the venue now.
  const stopHearing = context.halt.onChange(() => {
    if (context.halt.since() === null) sessions?.retry();
  });

  const stopWatching = deps.bus.subscribe('account.restricted', ({ customerId }) => {
    takeBack(customerId).catch((error: unknown) => {
      deps.log.error({ err: error, customerId }, 'orders of a restricted account were not taken back');
      context.onGap();
    });
  });

  const monitor = createMonitor(context, {
    async closeByRule({ customerId, id: positionId }, rule, attempt) {
      const terms: CloseTerms = { type: 'market', lots: null, limitPrice: null, timeInForce: 'session' };
      const request = ruleRequest(rule, positionId, `${startedAt} ${attempt}`);
      const { placed } = await submit(working, {
        type: 'close',
        customerId,
        positionId,
        terms,
        origin: rule,
        ...request,
      });
      return placed !== null;
    },
    async warn({ customerId, id: positionId }) {
      const warned = await db.transaction((tx) => warnOfMargin(context, tx, { customerId, positionId }));
      if (warned !== null) publishChanges(context, [], [warned]);
    },
  });

  const view = () => {
    const now = clock.now();
    return { calendar, feed, now, day: context.day(now) };
  };

  async function watchOpenPositions(): Promise<void> {
    monitor.replace(await db.transaction(selectOpenPositions));
  }

  /** After a broken connection nobody knows whether the commit was done, and with it what should have followed. */
  async function heard<A>(answer: Promise<A>): Promise<A> {
    try {
      return await answer;
    } catch (error) {
      if (isConnectionError(error)) context.onGap();
      throw error;
    }
  }

  const submit = <C, A>(batch: Batch<C, A>, command: C) => heard(batch.submit(command));

  /** The order as the answer of its command: a repetition may find it filled. */
  async function answerWith(answer: CommandAnswer | null): Promise<OrderView> {
    assert(answer !== null, 'only a rule may find that there is nothing to do');
    if ('refusal' in answer) return refuseWith(answer.refusal);
    const { order } = answer;
    return orderView({ order, ...(await readTold(db, [order])) }, view());
  }

  return {
    ...reads,
    ...createOrderChanges(context, heard),
    async place({ customerId, sessionId, idempotencyKey, bodyHash }, terms) {
      return answerWith(
        await submit(placing, { customerId, sessionId, terms, ...requestOf(idempotencyKey, bodyHash) }),
      );
    },
    async placeBacked({ customerId, sessionId, idempotencyKey, bodyHash }, terms, backing) {
      const batch = {};
      const command = { customerId, sessionId, terms, ...requestOf(idempotencyKey, bodyHash) };
      const [id] = await context.ids.take(1);
      const placed = heard(db.transaction((tx) => placeBacked(context, tx, { command, backing, batch, id: id! })));
      const answer = await placed.catch((error: unknown) => {
        context.rate.takeBack(batch);
        throw error;
      });
      submitPlaced(context, [answer]);
      return answerWith(answer);
    },
    async squareOff({ customerId, ids, until }) {
      const terms: CloseTerms = { type: 'market', lots: null, limitPrice: null, timeInForce: 'session' };
      const origin = 'square_off' as const;
      const taken = ids.map((orderId) => submit(working, { type: 'take_back', why: origin, customerId, orderId }));
      const closed = ids.map((positionId) => {
        const request = ruleRequest(origin, positionId, `${startedAt} ${clock.now()}`);
        return submit(working, { type: 'close', customerId, positionId, terms, origin, until, ...request });
      });
      await Promise.all([...taken, ...closed]);
    },
    async sellPledged({ lots, shares, request, ...of }) {
      const terms: CloseTerms = { type: 'market', lots, shares, limitPrice: null, timeInForce: 'session' };
      const origin = 'pledge_sale' as const;
      const { placed } = await submit(working, { type: 'close', ...of, terms, origin, request, body: request });
      return placed !== null;
    },
    async cancel({ customerId, idempotencyKey, bodyHash }, orderId) {
      const request = requestOf(idempotencyKey, bodyHash);
      return answerWith((await submit(working, { type: 'cancel', customerId, orderId, ...request })).answer);
    },
    async close({ customerId, sessionId, idempotencyKey, bodyHash }, positionId, terms) {
      const request = requestOf(idempotencyKey, bodyHash);
      const done = await submit(working, {
        type: 'close',
        customerId,
        sessionId,
        positionId,
        terms,
        origin: 'customer',
        ...request,
      });
      return answerWith(done.answer);
    },
    async addMargin(caller, positionId, amount) {
      const { customerId, sessionId } = caller;
      return changePosition('/trade/addMargin', positionId, caller, (tx) =>
        addMargin(context, tx, { customerId, sessionId, positionId, amount }),
      );
    },
    async protect(caller, positionId, terms) {
      const { customerId, sessionId } = caller;
      return changePosition('/trade/protect', positionId, caller, (tx) =>
        protect(context, tx, { customerId, sessionId, positionId, ...terms }),
      );
    },
    previewPlace: (customerId, terms, backing) => previewOpening(context, customerId, terms, backing),
    previewClose: (customerId, positionId, terms) => previewClosing(context, customerId, { positionId, terms }),
    async start() {
      await watchOpenPositions();
      await resume(context, 'restart');
      await blockPrints.report();
      sessions = followSessions(context, { settled: () => settling.drain(), repaired });
      monitor.start();
      news.start();
    },
    async stop() {
      monitor.stop();
      await sessions?.stop();
      await Promise.all([placing.drain(), working.drain()]);
      await Promise.all([settling.drain(), blockPrints.drain()]);
      settling.stop();
      await news.stop();
      blockPrints.stop();
      stopListening();
      stopHearing();
      stopWatching();
    },
    tasks: [news.task],
    parked: () => settling.parked(),
    async settled() {
      await Promise.all([settling.drain(), blockPrints.drain()]);
    },
    adjust: (tx, input) => adjustHoldings(context, tx, input),
    changed: ({ orders, positions }) => publishChanges(context, orders, positions),
    rewatch,
    letGo: () => context.onWaiting(),
  };

  async function repaired(): Promise<void> {
    await watchOpenPositions();
    await blockPrints.report();
  }

  async function takeBack(customerId: bigint): Promise<void> {
    const ids = await readWorkingOpenings(db, customerId);
    await Promise.all(
      ids.map((orderId) => submit(working, { type: 'take_back', why: 'restricted', customerId, orderId })),
    );
  }

  async function rewatch(held: HeldBefore): Promise<void> {
    for (let after = 0n; ;) {
      const holders = await db.transaction((tx) => selectHolders(tx, { ...held, after, limit: 500 }));
      if (holders.length === 0) return;
      context.onPositions(holders);
      after = holders.at(-1)!.id;
    }
  }

  async function changePosition(
    endpoint: string,
    positionId: bigint,
    { customerId, idempotencyKey: key, bodyHash }: Caller,
    change: (tx: Tx) => Promise<PositionRow>,
  ): Promise<PositionView> {
    const done = db.transaction(async (tx) => {
      let changed: PositionRow | undefined;
      const answer = await once(tx, { scope: customerId, endpoint, key, bodyHash }, async () => {
        changed = await change(tx);
        return positionView(changed, view());
      });
      // Whoever asks again may be the first to hear of it.
      changed ??= (await selectPositions(tx, [{ customerId, id: positionId }]))[0];
      return { answer, positions: changed === undefined ? [] : [changed] };
    });
    const { answer, positions } = await heard(done);
    publishChanges(context, [], positions);
    return answer;
  }
}
