/**
 * Commands on what a customer already has, many in one transaction: cancelling orders, closing positions, taking orders back. They share
 * a batch because each may touch the other: closing a whole position cancels what is left of its opening order.
 */
import { assertNever } from '@bahi/core/assert.ts';
import { decideCancel, decideClose } from '@bahi/core/position-decision.ts';
import { reserve } from '@bahi/core/order-decision.ts';
import type { Refusal } from '@bahi/contract/errors.ts';
import type { Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import { writeMessages, type NewMessage } from '../messages/service.ts';
import { createBatch, type Batch } from '../platform/batch.ts';
import type { Tx } from '../platform/database.ts';
import { isBarredFromOpening, lockedAccount, selectAccounts, type Accounts } from './accounts.ts';
import { asRefusal, type CommandAnswer } from './answers.ts';
import { decisionContext, publishChanges, type OrdersContext, type TradingDay } from './context.ts';
import { closingOrder } from './closing-order.ts';
import { loadWaiting, writeOrders } from './change-store.ts';
import { endLate } from './changing.ts';
import { endClosing, endOrder } from './order-change.ts';
import { repeated, requestKey } from './place.ts';
import {
  CANCELLED_AGAINST_RULE,
  CANCELLED_AT_SQUARE_OFF,
  CANCELLED_BY_RULE,
  CANCELLED_WITH_POSITION,
  heldPosition,
  isOpenOrder,
  sideOf,
  type OrderRow,
  type PositionRow,
} from './rows.ts';
import { closeOutPart, dueRule, rulePrice } from './rules.ts';
import {
  insertOrders,
  selectOpenBeside,
  selectOrders,
  selectOrdersByCancel,
  selectOrdersByRequest,
  selectPositions,
  selectPositionsClosedBy,
  selectReplaced,
  selectWorkingOrders,
} from './store.ts';
import { updatePositions } from './position-store.ts';
import { closeOutMessage } from './margin-messages.ts';
import { takenBackMessage } from './order-messages.ts';
import { venueOrderOf } from './venue-order.ts';
import type { CancelCommand, CloseCommand, TakeBackCommand, WorkCommand } from './work-commands.ts';

/** What one batch has loaded, changes in memory, and writes. */
interface Work {
  readonly commands: readonly WorkCommand[];
  readonly context: OrdersContext;
  readonly now: number;
  readonly haltedSince: number | null;
  readonly day: TradingDay;
  readonly books: Books;
  readonly accounts: Accounts;
  readonly former: Map<string, OrderRow>;
  /** The order that a key has cancelled. */
  readonly cancelledBy: Map<string, bigint>;
  readonly orders: Map<bigint, OrderRow>;
  readonly positions: Map<bigint, PositionRow>;
  readonly replaced: ReadonlyMap<bigint, number>;
  /** Forced sales that are due no more. */
  readonly undue: ReadonlySet<CloseCommand>;
  readonly changedOrders: Set<OrderRow>;
  readonly changedPositions: Set<bigint>;
  readonly placed: OrderRow[];
  readonly ids: bigint[];
  readonly messages: NewMessage[];
}

/** What the venue is told after the commit, and the rest of the server. */
interface WorkDone {
  /** Null: a rule that is not due any more. */
  readonly answer: CommandAnswer | null;
  readonly cancelled: readonly OrderRow[];
  readonly placed: OrderRow | null;
  readonly position: PositionRow | null;
}

export function createWorkBatch(context: OrdersContext): Batch<WorkCommand, WorkDone> {
  const { db, metrics, log } = context;
  return createBatch({
    db,
    name: 'work',
    run: (tx, commands) => runWork(context, tx, commands),
    onCommit: (_commands, done) => handOn(context, done),
    onRollback: context.rate.takeBack,
    onBatch: metrics.observeBatch,
    onError: (error) => log.error({ err: error }, 'cancels and closes could not be handed on'),
  });
}

async function runWork(context: OrdersContext, tx: Tx, commands: readonly WorkCommand[]): Promise<WorkDone[]> {
  const work = await loadWork(context, tx, commands);
  const done = commands.map((command) => run(work, command));
  const { changedOrders, changedPositions, placed, positions, books, now, day } = work;
  await Promise.all([
    // What is ended goes first: only one closing order works at a time.
    writeOrders(tx, [...changedOrders]),
    insertOrders(tx, placed),
    updatePositions(
      tx,
      [...changedPositions].map((id) => positions.get(id)!),
    ),
    writeBooks(tx, books, { at: now, businessDate: day.businessDate }),
  ]);
  await writeMessages(tx, work.messages);
  return done;
}

function run(work: Work, command: WorkCommand): WorkDone {
  switch (command.type) {
    case 'cancel':
      return cancel(work, command);
    case 'take_back':
      return takeBack(work, command);
    case 'close':
      return close(work, command);
    default:
      return assertNever(command);
  }
}

/** Locks the books first; everything read after that is what the locks protect. */
async function loadWork(context: OrdersContext, tx: Tx, commands: readonly WorkCommand[]): Promise<Work> {
  const now = context.clock.now();
  const customerIds = [...new Set(commands.map((command) => command.customerId))];
  const cancels = commands.filter((command) => command.type === 'cancel');
  const closes = commands.filter((command) => command.type === 'close');
  const positionKeys = closes.map(({ customerId, positionId }) => ({ customerId, id: positionId }));
  const ruled = closes.filter(({ origin }) => origin !== 'customer');
  const ending = commands.filter((command) => command.type !== 'close');
  const orderKeys = ending.map(({ customerId, orderId }) => ({ customerId, id: orderId }));
  const [haltedSince, books, accounts, known, cancelled, orders, working, beside, positions, closedBy, replaced, ids] =
    await Promise.all([
      context.halt.lockedSince(tx),
      lockBooks(tx, { customerIds }),
      selectAccounts(tx, commands, now),
      selectOrdersByRequest(tx, closes),
      selectOrdersByCancel(tx, cancels),
      selectOrders(tx, orderKeys),
      selectWorkingOrders(tx, positionKeys),
      selectOpenBeside(
        tx,
        ruled.map(({ customerId, positionId }) => ({ customerId, id: positionId })),
      ),
      selectPositions(tx, positionKeys),
      selectPositionsClosedBy(tx, orderKeys),
      selectReplaced(tx, closes),
      context.ids.take(closes.length),
    ]);
  await loadWaiting(tx, [...orders, ...working]);
  const own = (order: OrderRow) => books.balances.has(order.customerId);
  const undue = new Set<CloseCommand>();
  for (const command of closes) if ((await command.isDue?.(tx)) === false) undue.add(command);
  return {
    commands,
    context,
    now,
    haltedSince,
    day: context.day(now),
    books,
    accounts,
    former: new Map(known.map((order) => [requestKey(order), order])),
    cancelledBy: new Map(cancelled.map((order) => [cancelKey(order.customerId, order.cancelRequest!), order.id])),
    orders: new Map([...beside, ...working.filter(own), ...orders].map((order) => [order.id, order])),
    positions: new Map([...positions, ...closedBy].map((position) => [position.id, position])),
    replaced,
    undue,
    changedOrders: new Set(),
    changedPositions: new Set(),
    placed: [],
    ids,
    messages: [],
  };
}

function cancel(work: Work, { customerId, orderId, request }: CancelCommand): WorkDone {
  const order = work.orders.get(orderId);
  if (order === undefined || order.customerId !== customerId)
    return refusedWith({ code: 'orders.unknown_order', params: {} });
  const key = cancelKey(customerId, request);
  if ((work.cancelledBy.get(key) ?? orderId) !== orderId)
    return refusedWith({ code: 'request.idempotency_key_reused', params: {} });
  // A repetition of the call that cancelled it.
  if (order.cancelRequest === request) return nothingNew(order);
  const decision = decideCancel({ status: order.status, isAsked: order.cancelRequest !== null });
  if (!decision.isAccepted) return refusedWith(asRefusal(decision.rejection));
  work.cancelledBy.set(key, orderId);
  const position = requestEnd(work, order, request, 'orders.ended_requested');
  return { answer: { order, isNew: true }, cancelled: [order], placed: null, position };
}

function takeBack(work: Work, { customerId, orderId, why }: TakeBackCommand): WorkDone {
  const order = work.orders.get(orderId);
  if (order === undefined || !isOpenOrder(order) || order.cancelRequest !== null) return NOTHING;
  if (why === 'square_off') {
    if (order.origin !== 'day') return NOTHING;
    requestEnd(work, order, CANCELLED_AT_SQUARE_OFF, 'orders.ended_square_off');
    return { ...NOTHING, cancelled: [order] };
  }
  if (!isBarredFromOpening(work.accounts, customerId)) return NOTHING;
  requestEnd(work, order, CANCELLED_BY_RULE, 'orders.ended_restricted');
  work.messages.push(takenBackMessage(order, work.now));
  return { ...NOTHING, cancelled: [order] };
}

function cancelKey(customerId: bigint, request: string): string {
  return `${customerId} ${request}`;
}

/** Ends an order that only waits; asks the venue for one that is in the book, where a fill may win the race. */
function requestEnd(work: Work, order: OrderRow, request: string, reason: string): PositionRow | null {
  order.cancelRequest = request;
  work.changedOrders.add(order);
  if (order.status !== 'accepted') return null;
  endOrder(work.books, order, { status: 'cancelled', reason, at: work.now });
  endLate(order);
  const position = order.closes === null ? undefined : work.positions.get(order.closes);
  if (position === undefined) return null;
  return setPosition(work, endClosing(position));
}

function close(work: Work, command: CloseCommand): WorkDone {
  const { context, books, accounts, now, haltedSince, day } = work;
  const { customerId, positionId } = command;
  const same = work.former.get(requestKey(command));
  if (same !== undefined) return { ...NOTHING, answer: repeated(same, command) };
  let position = work.positions.get(positionId);
  // A batch holds the positions of all its customers.
  if (position === undefined || position.customerId !== customerId)
    return refusedWith({ code: 'orders.unknown_position', params: {} });

  const isRule = command.origin !== 'customer';
  const price = rulePrice(context.feed, position.symbol);
  // What the monitor saw may have changed before the book was locked: a rule acts on what holds now.
  const origin = originOf(work, command, position, price);
  if (origin === null) return NOTHING;
  const replaced = isRule && haltedSince === null ? replaceWaiting(work, position) : [];
  position = work.positions.get(positionId)!;
  const account = lockedAccount(command, { accounts, books, rate: context.rate });
  const market = decisionContext(context, position.symbol, { now, haltedSince });
  const lots = origin === 'close_out' ? closeOutPart(context.feed, position, price) : command.terms.lots;
  const held = { ...heldPosition(context.calendar, position, now), pledgeSaleSince: work.replaced.get(positionId) };
  const decision = decideClose(account, held, { ...command.terms, lots }, market, origin);
  if (!decision.isAccepted) {
    return { ...NOTHING, answer: { refusal: asRefusal(decision.rejection) }, cancelled: replaced, position };
  }
  const order = closingOrder(work.ids.shift()!, { ...command, origin }, position, decision.plan, now);
  const isWhole = (isRule && origin !== 'pledge_sale') || decision.plan.quantity === position.quantity;
  const rest = isWhole ? cancelOpening(work, position) : [];
  const against =
    origin === 'close_out' || origin === 'square_off' || origin === 'pledge_sale' ? takeAway(work, order) : [];
  work.placed.push(order);
  work.former.set(requestKey(order), order);
  work.orders.set(order.id, order);
  if (origin === 'close_out' && price !== null)
    work.messages.push(closeOutMessage(position, { price, at: now, parameters: day.parameters }));
  if (!isRule) context.rate.record(work.commands, customerId, reserve(account, 0n, day.parameters, now).orderTimes);
  const closing = setPosition(work, { ...position, status: 'closing', closingOrderId: order.id });
  return {
    answer: { order, isNew: true },
    cancelled: [...replaced, ...rest, ...against],
    placed: order,
    position: closing,
  };
}

/** Null: what was asked for is not due any more. */
function originOf(
  { day, now, undue }: Work,
  command: CloseCommand,
  position: PositionRow,
  price: number | null,
): CloseCommand['origin'] | null {
  const { origin, until = 0 } = command;
  if (origin === 'customer') return origin;
  if (origin === 'pledge_sale') return undue.has(command) ? null : origin;
  if (origin === 'square_off') return position.origin === 'day' && now < until ? origin : null;
  return dueRule(position, price, day.parameters.marginCloseOutPercent);
}

/** A rule does not wait behind the customer's own limit order: that one is cancelled. */
function replaceWaiting(work: Work, position: PositionRow): OrderRow[] {
  const working = position.closingOrderId === null ? undefined : work.orders.get(position.closingOrderId);
  if (working === undefined || working.type === 'market' || !isOpenOrder(working)) return [];
  // A customer's closing order waits until the next session only while the market is closed, when no rule can act either.
  if (working.cancelRequest !== null) return [];
  requestEnd(work, working, CANCELLED_BY_RULE, 'orders.ended_position_closed');
  return [working];
}

/** What is left of an opening order is not wanted any more once its whole position is being closed. */
function cancelOpening(work: Work, position: PositionRow): OrderRow[] {
  const opening = work.orders.get(position.id);
  if (opening === undefined || !isOpenOrder(opening) || opening.cancelRequest !== null) return [];
  requestEnd(work, opening, CANCELLED_WITH_POSITION, 'orders.ended_position_closed');
  return [opening];
}

/**
 * The venue lets nobody trade with themselves, and ends the order that comes: an own order on the other side would keep a close-out from ever
 * finding anybody. The venue hears of its cancellation first. A market order waits for nobody: that of a position the other way, which the same
 * square-off closes, stays.
 */
function takeAway(work: Work, closing: OrderRow): OrderRow[] {
  const against = [...work.orders.values()].filter(
    (order) =>
      order.customerId === closing.customerId &&
      order.symbol === closing.symbol &&
      sideOf(order) !== sideOf(closing) &&
      order.type === 'limit' &&
      (order.status === 'pending' || order.status === 'partly_filled') &&
      order.cancelRequest === null,
  );
  for (const order of against) requestEnd(work, order, CANCELLED_AGAINST_RULE, 'orders.ended_self_trade');
  return against;
}

function setPosition(work: Work, position: PositionRow): PositionRow {
  work.positions.set(position.id, position);
  work.changedPositions.add(position.id);
  return position;
}

/** The venue hears of cancels first, so that no opening fill follows a close of the whole position. */
function handOn(context: OrdersContext, done: readonly WorkDone[]): void {
  const cancels = done.flatMap(({ cancelled }) => cancelled).filter(isOpenOrder);
  const closes = done.flatMap(({ placed }) => (placed?.status === 'pending' ? [placed] : []));
  if (cancels.length > 0) context.venue.cancel(cancels.map((order) => order.id.toString()));
  if (closes.length > 0) context.venue.submit(closes.map(venueOrderOf));
  const orders = done.flatMap(({ cancelled, placed }) => (placed === null ? cancelled : [...cancelled, placed]));
  const positions = done.flatMap(({ position }) => (position === null ? [] : [position]));
  if (orders.length > 0) publishChanges(context, orders, positions);
}

const NOTHING = { answer: null, cancelled: [], placed: null, position: null };

function nothingNew(order: OrderRow): WorkDone {
  return { ...NOTHING, answer: { order, isNew: false } };
}

function refusedWith(refusal: Refusal): WorkDone {
  return { ...NOTHING, answer: { refusal } };
}
