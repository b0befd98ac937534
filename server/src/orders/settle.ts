/**
 * Settling what the venue did, many events in one transaction and in the order they happened: each execution moves cash,
 * margin, charges and shares exactly once, by its number within the order. An event of an order that has ended, or an
 * execution that was settled before, has no effect, so that a batch may be tried again.
 */
import type { Charges } from '@bahi/core/charges.ts';
import { closeWithShortfall, orderFill } from '@bahi/core/ledger.ts';
import { fillClosing, fillOpening, lockedUntil, lockTermsOf, UNLOCKED } from '@bahi/core/position.ts';
import { assert, assertNever } from '@bahi/core/assert.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { VenueEvent } from '@bahi/contract/venue.ts';
import { availableOf, postEntry, type Books } from '../ledger/books.ts';
import { lockBooks, lockedBooks, writeBooks } from '../ledger/post.ts';
import type { Tx } from '../platform/database.ts';
import type { Facts } from '../platform/facts.ts';
import type { OrdersContext, TradingDay } from './context.ts';
import { endingOf, mayWait, rejectionOf } from './endings.ts';
import { sellShares } from './lent.ts';
import { noteNews } from './order-news.ts';
import { endClosing, endOrder, releaseAbove, type Ending } from './order-change.ts';
import { endLate, restNeeds, settleChange, waitAgain } from './changing.ts';
import { loadWaiting, writeOrders } from './change-store.ts';
import { isOpenOrder, positionIdOf, scheduleOf } from './rows.ts';
import type { FillRow, OrderRow, PositionRow } from './rows.ts';
import { insertFills, selectOpenOrderKeys, selectOrders, selectPositions } from './store.ts';
import { insertPositions, updatePositions } from './position-store.ts';

type Execution = Extract<VenueEvent, { type: 'execution' }>;

export interface Settled {
  readonly orders: readonly OrderRow[];
  readonly positions: readonly PositionRow[];
  /** Some good-till-cancelled order was put back although the session runs. */
  readonly hasWaiting: boolean;
  /** Of customers who were left out. */
  readonly left: readonly { readonly customerId: bigint; readonly event: VenueEvent }[];
}

export type SettlingContext = Pick<OrdersContext, 'calendar' | 'clock' | 'day' | 'feed' | 'sessions'>;

interface Settlement {
  readonly context: SettlingContext;
  readonly now: number;
  readonly day: TradingDay;
  readonly books: Books;
  readonly orders: ReadonlyMap<string, OrderRow>;
  readonly positions: Map<bigint, PositionRow>;
  /** Positions that were there before. */
  readonly known: ReadonlySet<bigint>;
  readonly changedOrders: Set<OrderRow>;
  readonly changedPositions: Set<bigint>;
  readonly fills: FillRow[];
  /** Shares that the forced sale of a pledge sold: what they brought repays it. */
  readonly pledgesSold: Facts['pledge.sold'][];
  hasWaiting: boolean;
}

/** By then what the venue did is settled, unless it was parked or the database was away. */
export const SETTLED_MS = MINUTE_MS;

/** Whoever keeps a book locked for longer, holds up its customer and nobody else. */
const LOCK_TIMEOUT = { name: 'orders.lock_timeout', text: `select set_config('lock_timeout', '1s', true)` };

/** `without`: customers whose events are left out. */
export async function settleEvents(
  context: SettlingContext,
  tx: Tx,
  events: readonly VenueEvent[],
  without: { has(customerId: bigint): boolean },
): Promise<Settled> {
  const [known] = await Promise.all([selectOpenOrderKeys(tx, orderIdsOf(events)), tx.query(LOCK_TIMEOUT)]);
  const owners = new Map(known.map(({ id, customerId }) => [id.toString(), customerId]));
  const left = events.flatMap((event) => {
    const customerId = owners.get(event.orderId);
    return customerId !== undefined && without.has(customerId) ? [{ customerId, event }] : [];
  });
  const keys = known.filter(({ customerId }) => !without.has(customerId));
  if (keys.length === 0) return { orders: [], positions: [], hasWaiting: false, left };
  const now = context.clock.now();
  const [books, orders, positions] = await Promise.all([
    lockBooks(tx, { customerIds: keys.map((key) => key.customerId) }),
    selectOrders(tx, keys),
    selectPositions(
      tx,
      keys.map(({ customerId, positionId }) => ({ customerId, id: positionId })),
    ),
  ]);
  await loadWaiting(tx, orders);
  const settlement: Settlement = {
    context,
    now,
    day: context.day(now),
    books,
    orders: new Map(orders.map((order) => [order.id.toString(), order])),
    positions: new Map(positions.map((position) => [position.id, position])),
    known: new Set(positions.map((position) => position.id)),
    changedOrders: new Set(),
    changedPositions: new Set(),
    fills: [],
    pledgesSold: [],
    hasWaiting: false,
  };
  for (const event of events) settleEvent(settlement, event);
  return { ...(await writeSettlement(tx, settlement)), left };
}

/** Whose books are locked by somebody else, of those that these events concern. */
export async function lockedOut(tx: Tx, events: readonly VenueEvent[]): Promise<bigint[]> {
  const keys = await selectOpenOrderKeys(tx, orderIdsOf(events));
  return lockedBooks(
    tx,
    keys.map((key) => key.customerId),
  );
}

function orderIdsOf(events: readonly VenueEvent[]): bigint[] {
  return [...new Set(events.map((event) => event.orderId))].map(BigInt);
}

async function writeSettlement(tx: Tx, settlement: Settlement): Promise<Omit<Settled, 'left'>> {
  const { books, fills, now, day, hasWaiting } = settlement;
  const orders = [...settlement.changedOrders];
  for (const order of orders) endLate(order);
  const positions = [...settlement.changedPositions].map((id) => settlement.positions.get(id)!);
  await Promise.all([
    insertFills(tx, fills),
    writeOrders(tx, orders),
    insertPositions(
      tx,
      positions.filter(({ id }) => !settlement.known.has(id)),
    ),
    updatePositions(
      tx,
      positions.filter(({ id }) => settlement.known.has(id)),
    ),
    writeBooks(tx, books, { at: now, businessDate: day.businessDate }),
    noteNews(tx, orders, now),
  ]);
  layWhatIsLate(tx, settlement);
  for (const sold of settlement.pledgesSold) tx.after('pledge.sold', sold);
  return { orders, positions, hasWaiting };
}

function layWhatIsLate(tx: Tx, { fills, orders, changedOrders, now }: Settlement): void {
  const moments = [
    ...fills.map(({ orderId, at }) => ({ customerId: orders.get(orderId.toString())!.customerId, at })),
    ...[...changedOrders].map(({ customerId, endedAt }) => ({ customerId, at: endedAt ?? now })),
  ];
  const late = moments.filter(({ at }) => at < now - SETTLED_MS).toSorted((one, two) => one.at - two.at);
  if (late[0] !== undefined) tx.after('orders.settled_late', late[0]);
}

function settleEvent(settlement: Settlement, event: VenueEvent): void {
  const order = settlement.orders.get(event.orderId);
  if (order === undefined || !isOpenOrder(order)) return;
  switch (event.type) {
    case 'execution':
      if (event.execution <= order.executions) return;
      assert(event.execution === order.executions + 1, 'executions are settled without a gap');
      settlement.changedOrders.add(order);
      if (order.kind === 'open') settleOpening(settlement, order, event);
      else settleClosing(settlement, order, event);
      return;
    case 'ended':
      settlement.changedOrders.add(order);
      return settleEnd(settlement, order, event);
    case 'changed': {
      settlement.changedOrders.add(order);
      const position = settleChange(settlement, order, event);
      if (position !== undefined) setPosition(settlement, position);
      return;
    }
    case 'rejected':
      settlement.changedOrders.add(order);
      return settleRejection(settlement, order, event);
    default:
      assertNever(event);
  }
}

function settleOpening(settlement: Settlement, order: OrderRow, event: Execution): void {
  const { context, books } = settlement;
  const { customerId } = order;
  const before = settlement.positions.get(order.id);
  const result = fillOpening({
    terms: { direction: order.direction, leverage: order.leverage, schedule: scheduleOf(context, order) },
    position: before ?? null,
    fill: event,
    remaining: order.quantity - order.filled - event.quantity,
    worstPrice: order.worstPrice,
    restNeeds: restNeeds(context, order, event),
    spendable: availableOf(books, customerId) + order.held,
  });
  // What the fill takes comes out of what is held first; the rest is what the shares still to fill need.
  releaseAbove(books, order, result.holdAfter);
  postEntry(
    books,
    orderFill({
      ...executionOf(order, event, result.charges),
      shares: BigInt(order.direction === 'long' ? event.quantity : -event.quantity),
      margin: result.margin,
    }),
  );
  applyExecution(settlement, order, event);
  if (order.endedAt !== null) releaseAbove(books, order, 0n);
  setPosition(settlement, openedPosition(settlement, { order, event, before, after: result.position }));
}

interface Opened {
  readonly order: OrderRow;
  readonly event: Execution;
  readonly before: PositionRow | undefined;
  readonly after: ReturnType<typeof fillOpening>['position'];
}

/** The lock is fixed at the fill; shares filled later lock the position anew. What a day-trading mandate bought is sold the same day. */
function openedPosition({ context }: Settlement, { order, event, before, after }: Opened): PositionRow {
  const { parameters } = context.day(event.at);
  const lock = order.origin === 'day' ? UNLOCKED : lockTermsOf(context.feed.instrument(order.symbol), parameters);
  const until = lockedUntil(context.calendar, lock, event.at);
  const isReopened = before?.status === 'closed';
  return {
    ...after,
    id: order.id,
    customerId: order.customerId,
    symbol: order.symbol,
    openedAt: before?.openedAt ?? event.at,
    closedAt: null,
    ...lock,
    lockedUntil: until,
    stopLoss: before === undefined ? order.stopLoss : before.stopLoss,
    takeProfit: before === undefined ? order.takeProfit : before.takeProfit,
    closingOrderId: before?.closingOrderId ?? null,
    additions: before?.additions ?? 0,
    isWarned: before?.isWarned ?? false,
    origin: before?.origin ?? (order.origin === 'day' ? 'day' : 'order'),
    lent: before?.lent ?? 0,
    lends: before?.lends ?? 0,
    pledged: before?.pledged ?? 0,
    status: before === undefined || isReopened ? 'holding' : before.status,
  };
}

function settleClosing(settlement: Settlement, order: OrderRow, event: Execution): void {
  const { context, books } = settlement;
  const before = settlement.positions.get(order.closes!)!;
  const result = fillClosing({
    position: before,
    schedule: scheduleOf(context, order),
    orderTurnover: order.turnover,
    fill: event,
  });
  const available = availableOf(books, order.customerId);
  const isForced = order.origin === 'pledge_sale';
  const lending = sellShares(books, before, { sold: event.quantity, isForced });
  const entries = closeWithShortfall({
    ...executionOf(order, event, result.charges),
    shares: BigInt(order.direction === 'long' ? -event.quantity : event.quantity),
    marginBack: result.margin,
    profit: result.profit,
    available,
  });
  for (const entry of entries) postEntry(books, entry);
  const paid = available < result.shortfall ? available : result.shortfall;
  applyExecution(settlement, order, event);

  const isClosed = result.position.quantity === 0;
  const after: PositionRow = {
    ...before,
    ...result.position,
    ...lending,
    receivable: result.position.receivable - paid,
  };
  // Which pledge the sold shares were of is followed at the end of the transaction (pledges/sale.ts).
  if (isForced) {
    const { customerId, request } = order;
    const proceeds = availableOf(books, customerId) - available;
    settlement.pledgesSold.push({ customerId, request, shares: event.quantity, proceeds, at: settlement.now });
  }
  if (isClosed) setPosition(settlement, { ...after, status: 'closed', closedAt: event.at, closingOrderId: null });
  else setPosition(settlement, isOpenOrder(order) ? after : endClosing(after));
}

function applyExecution(settlement: Settlement, order: OrderRow, event: Execution): void {
  const { execution, price, quantity, tradeSeq, bid, ask, at } = event;
  order.executions = execution;
  order.filled += quantity;
  order.turnover += BigInt(price) * BigInt(quantity);
  order.status = order.filled === order.quantity ? 'filled' : 'partly_filled';
  order.endedAt = order.status === 'filled' ? at : null;
  settlement.fills.push({ orderId: order.id, execution, price, quantity, tradeSeq, bid, ask, at });
}

function executionOf(order: OrderRow, event: Execution, charges: Charges) {
  return {
    customerId: order.customerId,
    orderId: order.id,
    execution: event.execution,
    positionId: positionIdOf(order),
    symbol: order.symbol,
    fees: charges.brokerage + charges.exchange + charges.sebi,
    taxes: charges.gst + charges.stt + charges.stamp,
  };
}

function settleEnd(settlement: Settlement, order: OrderRow, event: Extract<VenueEvent, { type: 'ended' }>): void {
  if (event.why === 'session' && mayWait(order)) {
    // Heard late, in the next session already: it need not wait for another opening.
    settlement.hasWaiting ||= settlement.context.sessions.of(order.symbol, settlement.now).isOpen;
    return wait(settlement, order, event.at);
  }
  end(settlement, order, { status: 'cancelled', ...endingOf(order, event.why), at: event.at });
}

function settleRejection(
  settlement: Settlement,
  order: OrderRow,
  event: Extract<VenueEvent, { type: 'rejected' }>,
): void {
  if (event.why === 'closed' && mayWait(order)) {
    settlement.hasWaiting = true;
    return wait(settlement, order, event.at);
  }
  end(settlement, order, {
    status: 'rejected',
    ...rejectionOf(settlement.context, order, event),
    at: event.at,
  });
}

function wait(settlement: Settlement, order: OrderRow, at: number): void {
  waitAgain(settlement, order, at);
  if (!isOpenOrder(order)) letGoPosition(settlement, order);
}

function end(settlement: Settlement, order: OrderRow, ending: Ending): void {
  endOrder(settlement.books, order, ending);
  letGoPosition(settlement, order);
}

function letGoPosition(settlement: Settlement, order: OrderRow): void {
  const position = order.closes === null ? undefined : settlement.positions.get(order.closes);
  if (position !== undefined) setPosition(settlement, endClosing(position));
}

function setPosition(settlement: Settlement, position: PositionRow): void {
  settlement.positions.set(position.id, position);
  settlement.changedPositions.add(position.id);
}
