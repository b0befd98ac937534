/**
 * What a corporate action does to positions and to orders that wait (rules §8). Quantity, cost, margin, stop levels and orders of a
 * customer change together, in one transaction, under the lock of the customer's book; the venue has no order of the symbol then. An order
 * meant old shares at an old price: it is cancelled and says so, as exchanges do with orders that outlive an ex-date.
 */
import { adjustedLevels, adjustPosition, outgrowsBooks, type ShareAction } from '@bahi/core/corporate-actions.ts';
import { addedShares } from '@bahi/core/ledger-actions.ts';
import { formatMoney, type Minor } from '@bahi/core/money.ts';
import { availableOf, postEntry, type Books } from '../ledger/books.ts';
import { lockBooks, writeBooks } from '../ledger/post.ts';
import type { Tx } from '../platform/database.ts';
import { selectHeldBy, selectOrdersOf, updateDividendsDue, type DueChange, type HeldBefore } from './action-store.ts';
import type { OrdersContext } from './context.ts';
import { loadWaiting, writeOrders } from './change-store.ts';
import { endLate } from './changing.ts';
import { endClosing, endOrder } from './order-change.ts';
import { moveLent } from './lent.ts';
import type { OrderRow, PositionRow } from './rows.ts';
import { insertPositionEvents, selectPositions, type PositionEvent } from './store.ts';
import { updatePositions } from './position-store.ts';

export type HeldAction = ShareAction & HeldBefore & { readonly base: number };

/** One position's part in an action. */
export interface Part {
  readonly entitlementId: bigint;
  /** Of a dividend, signed; of a long position's rights. */
  readonly amount: Minor;
}

export interface AdjustInput {
  readonly action: HeldAction;
  readonly customerIds: readonly bigint[];
  /** Asked once the books are locked: which positions have a part in it that is still to come. */
  readonly partsOf: (positions: readonly PositionRow[]) => Promise<ReadonlyMap<bigint, Part>>;
}

export interface AdjustedHolding extends Part {
  readonly before: PositionRow;
  readonly after: PositionRow;
  readonly shares: number;
  readonly inLieu: Minor;
}

export interface Adjusted {
  readonly holdings: readonly AdjustedHolding[];
  /** Positions that it would make larger than the books hold: they are as they were. */
  readonly outgrown: number;
  /** Cancelled. */
  readonly orders: readonly OrderRow[];
  readonly positions: readonly PositionRow[];
}

export async function adjustHoldings(
  context: Pick<OrdersContext, 'clock' | 'day'>,
  tx: Tx,
  { action, customerIds, partsOf }: AdjustInput,
): Promise<Adjusted> {
  const [books, held, open] = await Promise.all([
    lockBooks(tx, { customerIds }),
    selectHeldBy(tx, { ...action, customerIds }),
    selectOrdersOf(tx, { ...action, customerIds }),
  ]);
  const parts = await partsOf(held);
  // An order to close that came while the symbol was held up is of old shares as well.
  const orders = open.filter((order) => order.placedAt < action.exAt || parts.has(order.closes ?? 0n));
  await loadWaiting(tx, orders);
  const now = context.clock.now();
  const positions = new Map(held.map((position) => [position.id, position]));
  const changed = new Set<bigint>();
  for (const order of orders) {
    const params = { symbol: action.symbol };
    endOrder(books, order, { status: 'cancelled', reason: 'orders.ended_corporate_action', params, at: now });
    endLate(order);
    const position = order.closes === null ? undefined : positions.get(order.closes);
    if (position === undefined) continue;
    positions.set(position.id, endClosing(position));
    changed.add(position.id);
  }
  const holdings: AdjustedHolding[] = [];
  const adjustable = [...parts].filter(([positionId]) => !outgrowsBooks(positions.get(positionId)!, action));
  for (const [positionId, part] of adjustable) {
    const holding = adjustHolding(books, action, { position: positions.get(positionId)!, part });
    holdings.push(holding);
    positions.set(positionId, holding.after);
    changed.add(positionId);
  }
  const written = [...changed].map((id) => positions.get(id)!);
  await Promise.all([
    writeOrders(tx, orders),
    updatePositions(tx, written),
    updateDividendsDue(tx, isOfShares(action) ? [] : holdings.filter(isDue).map(dueOf)),
    insertPositionEvents(
      tx,
      (isOfShares(action) ? holdings : holdings.filter(isDue)).map((holding) => eventOf(action, holding, now)),
    ),
    writeBooks(tx, books, { at: now, businessDate: context.day(now).businessDate }),
  ]);
  for (const { before, after } of holdings)
    if (before.pledged !== after.pledged)
      tx.after('pledged.adjusted', {
        customerId: after.customerId,
        positionId: after.id,
        before: before.pledged,
        after: after.pledged,
      });
  return { holdings, outgrown: parts.size - adjustable.length, orders, positions: written };
}

/** The share part of a position, or what its dividend or its rights make of it until they are paid or end. */
function adjustHolding(
  books: Books,
  action: HeldAction,
  { position, part }: { readonly position: PositionRow; readonly part: Part },
): AdjustedHolding {
  const levels = adjustedLevels(position, position.direction, action);
  if (!isOfShares(action)) {
    const after = { ...position, ...levels, dividendsDue: (position.dividendsDue ?? 0n) + part.amount };
    return { ...part, before: position, after, shares: 0, inLieu: 0n };
  }
  const { customerId, id: positionId, symbol, direction } = position;
  const result = adjustPosition(position, action, action.base);
  const available = availableOf(books, customerId);
  const { margin, profit, shortfall } = result;
  const shares = BigInt(direction === 'long' ? result.shares : -result.shares);
  // What is lent or pledged grows with the position, in whole shares.
  const grown = (of: number) => Math.floor((of * result.position.quantity) / position.quantity);
  const entries = addedShares({
    kind: action.kind,
    customerId,
    entitlementId: part.entitlementId,
    positionId,
    symbol,
    shares,
    margin,
    profit,
    available,
  });
  for (const entry of entries) postEntry(books, entry);
  const lending = moveLent(books, position, grown(position.lent) - position.lent);
  const paid = available < shortfall ? available : shortfall;
  const after: PositionRow = {
    ...position,
    ...result.position,
    ...levels,
    ...lending,
    pledged: grown(position.pledged),
    receivable: result.position.receivable - paid,
  };
  return { ...part, before: position, after, shares: result.shares, inLieu: result.inLieu };
}

function dueOf({ after, amount }: AdjustedHolding): DueChange {
  return { customerId: after.customerId, positionId: after.id, amount };
}

function eventOf({ kind }: HeldAction, { before, after, inLieu, amount }: AdjustedHolding, at: number): PositionEvent {
  if (kind === 'dividend' || kind === 'rights')
    return { positionId: after.id, at, step: `${kind}_due`, params: { amount: formatMoney(amount) } };
  const shares = { before: before.quantity, after: after.quantity };
  const params = inLieu === 0n ? shares : { ...shares, amount: formatMoney(inLieu) };
  return { positionId: after.id, at, step: kind, params };
}

function isOfShares<Action extends { readonly kind: HeldAction['kind'] }>(
  action: Action,
): action is Action & { readonly kind: 'split' | 'bonus' } {
  return action.kind === 'split' || action.kind === 'bonus';
}

/** Who is short has no rights, and pays for those of the shares that are owed at once. */
function isDue({ amount }: AdjustedHolding): boolean {
  return amount !== 0n;
}

/** Dividends that are paid just now, and rights that end, are due no more. The caller has locked the books, and posts the entries. */
export async function settleDue(
  tx: Tx,
  paid: readonly DueChange[],
  { step, at }: { readonly step: 'dividend_paid' | 'rights_ended'; readonly at: number },
): Promise<PositionRow[]> {
  await updateDividendsDue(
    tx,
    paid.map(({ amount, ...of }) => ({ ...of, amount: -amount })),
  );
  const events = paid.map(({ positionId, amount }) => {
    const params = { amount: formatMoney(amount) };
    return { positionId, at, step, params };
  });
  await insertPositionEvents(tx, events);
  return selectPositions(
    tx,
    paid.map(({ customerId, positionId: id }) => ({ customerId, id })),
  );
}
