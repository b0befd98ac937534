/**
 * Other terms for an order that waits (decision 0129): decided under the lock of the customer's book, written with what the order holds until the
 * venue has answered, and only then told to the venue. Whatever comes first there, the new terms or a fill at the old ones, is settled in its order.
 */
import { reserve } from '@bahi/core/order-decision.ts';
import { decideChange, type ChangePlan, type ChangeTerms } from '@bahi/core/order-change.ts';
import { changeHeld } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import type { Tx } from '../platform/database.ts';
import { once } from '../platform/idempotency.ts';
import { refuse, refuseWith } from '../platform/refuse.ts';
import { lockedAccount, selectAccounts, type Orderer } from './accounts.ts';
import { asRefusal } from './answers.ts';
import { insertChange, loadWaiting, updateTerms } from './change-store.ts';
import { venueChangeOf, workingOrder } from './changing.ts';
import { decisionContext, publishChanges, type OrdersContext } from './context.ts';
import { previewChanging, type ChangePreviewView } from './preview-change.ts';
import { readTold } from './read-store.ts';
import { scheduleOf, type OrderChange, type OrderRow } from './rows.ts';
import { selectOrders } from './store.ts';
import { orderView, type OrderView } from './views.ts';

interface Call extends Orderer {
  readonly idempotencyKey: string;
  readonly bodyHash: string;
}

export interface OrderChanges {
  /** The answer is sent once the change is durable; whether the venue takes it is told by the order. */
  change(call: Call, orderId: bigint, terms: ChangeTerms): Promise<OrderView>;
  previewChange(customerId: bigint, orderId: bigint, terms: ChangeTerms): Promise<ChangePreviewView>;
}

export function createOrderChanges(context: OrdersContext, heard: <A>(answer: Promise<A>) => Promise<A>): OrderChanges {
  const { db, clock, calendar, feed, venue, rate } = context;
  return {
    previewChange: (customerId, orderId, terms) => previewChanging(context, customerId, { orderId, terms }),
    async change({ idempotencyKey: key, bodyHash, ...orderer }, orderId, terms) {
      const batch = {};
      const scope = orderer.customerId;
      const done = db.transaction(async (tx) => {
        rate.takeBack(batch);
        let changed: OrderRow | null = null;
        const answer = await once(tx, { scope, endpoint: '/trade/change', key, bodyHash }, async () => {
          const order = await changeOrder(context, tx, { orderer, orderId, terms, batch });
          changed = order;
          const now = clock.now();
          return orderView({ order, ...(await readTold(tx, [order])) }, { calendar, feed, now, day: context.day(now) });
        });
        return { answer, changed: changed as OrderRow | null };
      });
      const { answer, changed } = await heard(done).catch((error: unknown) => {
        rate.takeBack(batch);
        throw error;
      });
      if (changed === null) return answer;
      if (changed.change !== undefined) venue.change([venueChangeOf(changed, changed.change)]);
      publishChanges(context, [changed], []);
      return answer;
    },
  };
}

interface Asked {
  readonly orderer: Orderer;
  readonly orderId: bigint;
  readonly terms: ChangeTerms;
  /** The call, for the limit on orders a second. */
  readonly batch: object;
}

async function changeOrder(
  context: OrdersContext,
  tx: Tx,
  { orderer, orderId, terms, batch }: Asked,
): Promise<OrderRow> {
  const { customerId } = orderer;
  const now = context.clock.now();
  const [haltedSince, books, accounts, [order]] = await Promise.all([
    context.halt.lockedSince(tx),
    lockBooks(tx, { customerIds: [customerId] }),
    selectAccounts(tx, [orderer], now),
    selectOrders(tx, [{ customerId, id: orderId }]),
  ]);
  if (order === undefined) return refuse('orders.unknown_order', {});
  await loadWaiting(tx, [order]);
  const account = lockedAccount(orderer, { accounts, books, rate: context.rate });
  const working = workingOrder(order);
  // Charged by the schedule of the day on which it was placed.
  const schedule = scheduleOf(context, order);
  const facts = { ...decisionContext(context, order.symbol, { now, haltedSince }), schedule };
  const decision = decideChange(account, working, terms, facts);
  if (!decision.isAccepted) return refuseWith(asRefusal(decision.rejection));
  const change = changeOf(order, decision.plan, now);
  take(order, decision.plan, change);
  if (decision.plan.hold !== working.held) changeHeld(books, customerId, decision.plan.hold - working.held);
  context.rate.record(batch, customerId, reserve(account, 0n, facts.parameters, now).orderTimes);
  await insertChange(tx, change);
  await Promise.all([
    updateTerms(tx, [order]),
    writeBooks(tx, books, { at: now, businessDate: context.day(now).businessDate }),
  ]);
  return order;
}

function take(
  order: OrderRow,
  { price, worstPrice, quantity, stopLoss, takeProfit, ...plan }: ChangePlan,
  change: OrderChange,
): void {
  order.changes = change.number;
  order.held = plan.hold;
  if (plan.isAsked) order.change = change;
  else Object.assign(order, { price, worstPrice, quantity, stopLoss, takeProfit, ended: change });
}

function changeOf(order: OrderRow, { isAsked, hold: _held, ...terms }: ChangePlan, now: number): OrderChange {
  const answered = isAsked
    ? { outcome: null, endedAt: null, executions: null }
    : { outcome: 'done' as const, endedAt: now, executions: order.executions };
  const { customerId, id: orderId, price: priceBefore } = order;
  return { customerId, orderId, number: order.changes + 1, askedAt: now, priceBefore, ...terms, ...answered };
}
