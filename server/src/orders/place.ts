/**
 * Placing opening orders, many in one transaction: lock the customers' books, decide each command in arrival order in core,
 * write all of it, commit, and only then hand the accepted ones to the venue. An order is acknowledged once it is durable.
 */
import { assert } from '@bahi/core/assert.ts';
import { decidePlace, reserve, type PlacePlan, type PlaceTerms } from '@bahi/core/order-decision.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import { changeHeld } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { createBatch, type Batch } from '../platform/batch.ts';
import type { Tx } from '../platform/database.ts';
import { lockedAccount, selectAccounts, type Orderer } from './accounts.ts';
import { lockBorrowing } from './borrowing.ts';
import { locksAgainst } from './both-ways.ts';
import { decisionContext, publishChanges, type OrdersContext } from './context.ts';
import { asRefusal, type CommandAnswer } from './answers.ts';
import type { Request } from './idempotency.ts';
import type { OrderRow } from './rows.ts';
import { insertOrders, selectOrdersByRequest } from './store.ts';
import { venueOrderOf } from './venue-order.ts';

export interface PlaceCommand extends Request, Orderer {
  readonly terms: PlaceTerms;
}

export function createPlaceBatch(context: OrdersContext): Batch<PlaceCommand, CommandAnswer> {
  const { db, metrics, log } = context;
  return createBatch({
    db,
    name: 'place',
    run: (tx, commands) => placeOrders(context, tx, commands),
    onCommit: (_commands, answers) => submitPlaced(context, answers),
    onRollback: context.rate.takeBack,
    onBatch: metrics.observeBatch,
    onError: (error) => log.error({ err: error }, 'placed orders could not be handed on'),
  });
}

/**
 * Repetitions are rare, so their orders are looked up only when something says so: a command that would be refused (the
 * first call may have used up what it needs), or a key that turned out to be taken, with which the batch starts over.
 */
async function placeOrders(
  context: OrdersContext,
  tx: Tx,
  commands: readonly PlaceCommand[],
): Promise<CommandAnswer[]> {
  const { clock, rate } = context;
  const now = clock.now();
  const day = context.day(now);
  const customerIds = [...new Set(commands.map((command) => command.customerId))];
  const opening = commands.map(({ customerId, terms: { symbol, direction } }) => ({ customerId, symbol, direction }));
  const [haltedSince, books, accounts, known, ids, lockedUntil, borrowing] = await Promise.all([
    context.halt.lockedSince(tx),
    lockBooks(tx, { customerIds }),
    selectAccounts(tx, commands, now),
    selectOrdersByRequest(tx, context.repeats.has(commands) ? commands : []),
    context.ids.take(commands.length),
    locksAgainst(tx, opening, now),
    lockBorrowing(tx, opening, { feed: context.feed, parameters: day.parameters }),
  ]);
  const former = new Map(known.map((order) => [requestKey(order), order]));
  const placed: OrderRow[] = [];
  const refused: number[] = [];

  const answers = commands.map((command, index): CommandAnswer => {
    const { customerId, terms } = command;
    const same = former.get(requestKey(command));
    if (same !== undefined) return repeated(same, command);
    const account = lockedAccount(command, { accounts, books, rate });
    const agreedLockedUntil = lockedUntil({ customerId, symbol: terms.symbol });
    const borrowable = borrowing.of(terms);
    const decision = decidePlace(
      { ...account, agreedLockedUntil, borrowable },
      terms,
      decisionContext(context, terms.symbol, { now, haltedSince }),
    );
    if (!decision.isAccepted) {
      refused.push(index);
      return { refusal: asRefusal(decision.rejection) };
    }
    const order = { ...openingOrder(ids[index]!, command, decision.plan, now), borrowable };
    assert(order.held > 0n, 'an order holds something');
    changeHeld(books, customerId, order.held);
    borrowing.take(terms, order.quantity);
    rate.record(commands, customerId, reserve(account, 0n, day.parameters, now).orderTimes);
    former.set(requestKey(order), order);
    placed.push(order);
    return { order, isNew: true };
  });
  const [again] = await Promise.all([
    selectOrdersByRequest(
      tx,
      refused.map((index) => commands[index]!),
    ),
    insertOrders(tx, placed).catch((error: unknown) => startOver(context, commands, error)),
    writeBooks(tx, books, { at: now, businessDate: day.businessDate }),
  ]);
  const repetitions = new Map(again.map((order) => [requestKey(order), order]));
  for (const index of refused) {
    const same = repetitions.get(requestKey(commands[index]!));
    if (same !== undefined) answers[index] = repeated(same, commands[index]!);
  }
  return answers;
}

/** A key that is taken: the transaction is void, and the batch is tried again with its former orders known. */
function startOver({ repeats }: OrdersContext, commands: readonly PlaceCommand[], error: unknown): never {
  if ((error as { constraint?: unknown }).constraint !== 'order_request') throw error;
  repeats.add(commands);
  throw Object.assign(new Error('an idempotency key is used again', { cause: error }), { code: SERIALIZATION_FAILURE });
}

const SERIALIZATION_FAILURE = '40001';

export function submitPlaced(context: OrdersContext, answers: readonly CommandAnswer[]): void {
  const placed: OrderRow[] = [];
  for (const answer of answers) if ('order' in answer && answer.isNew) placed.push(answer.order);
  if (placed.length === 0) return;
  const due = placed.filter((order) => order.status === 'pending');
  if (due.length > 0) context.venue.submit(due.map(venueOrderOf));
  publishChanges(context, placed, []);
}

/** Same key, same body: the order as it is now. Same key, other body: refused. */
export function repeated(order: OrderRow, { body }: Request): CommandAnswer {
  if (order.body === body) return { order, isNew: false };
  return { refusal: { code: 'request.idempotency_key_reused', params: {} } satisfies Refusal };
}

export function requestKey({ customerId, request }: { customerId: bigint; request: string }): string {
  return `${customerId} ${request}`;
}

export function openingOrder(id: bigint, command: PlaceCommand, plan: PlacePlan, now: number): OrderRow {
  const { customerId, request, body, terms } = command;
  return {
    id,
    customerId,
    request,
    body,
    closes: null,
    placedAt: now,
    endedAt: null,
    price: plan.limitPrice ?? plan.protectionPrice!,
    worstPrice: plan.worstPrice,
    stopLoss: plan.stopLoss,
    takeProfit: plan.takeProfit,
    turnover: 0n,
    held: plan.hold,
    quantity: plan.quantity,
    filled: 0,
    executions: 0,
    changes: 0,
    leverage: terms.leverage,
    kind: 'open',
    direction: terms.direction,
    type: terms.type,
    timeInForce: plan.timeInForce,
    origin: 'customer',
    status: plan.status,
    symbol: terms.symbol,
    cancelRequest: null,
    reason: null,
    reasonParams: null,
  };
}
