/**
 * What becomes of a change of an order's terms once the venue has answered, or will not any more (decision 0129). Exactly one of these happens:
 * the new terms hold, the order fills or ends at the old ones, or the venue refuses. `writeOrders` (change-store.ts) writes it with the order.
 */
import { changingHold, holdOf, type WorkingOrder } from '@bahi/core/order-change.ts';
import type { Fill } from '@bahi/core/position.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { VenueChange, VenueChanged } from '@bahi/contract/venue-change.ts';
import type { Books } from '../ledger/books.ts';
import { endClosing, putBack, releaseAbove } from './order-change.ts';
import { isOpenOrder, positionIdOf, scheduleOf, type OrderChange, type OrderRow, type PositionRow } from './rows.ts';

type Market = Parameters<typeof scheduleOf>[0];

interface Around {
  readonly context: Market;
  readonly books: Books;
}

/** With the change that waits for the venue's answer loaded. */
export function workingOrder(order: OrderRow): WorkingOrder {
  return {
    ...order,
    isBacked: order.origin !== 'customer',
    isCancelling: order.cancelRequest !== null,
    isChanging: order.change !== undefined,
  };
}

/** What the venue is asked. */
export function venueChangeOf({ quantity }: Pick<OrderRow, 'quantity'>, change: OrderChange): VenueChange {
  const { orderId, number, price } = change;
  return { orderId: orderId.toString(), change: number, price, by: change.quantity - quantity };
}

/** Of an order with a change on its way: what the rest needs after this fill at the old terms. */
export function restNeeds(
  context: Market,
  order: OrderRow,
  fill: Fill,
): ((filledTurnover: Minor) => Minor) | undefined {
  const { change } = order;
  const filled = order.filled + fill.quantity;
  if (change === undefined || filled === order.quantity) return undefined;
  return (turnover) => changingHold({ ...order, filled, turnover }, { schedule: scheduleOf(context, order) }, change);
}

/** The venue's answer; one to an earlier change has no effect. Answers the position that changes with it, if one does. */
export function settleChange(
  around: Around & { readonly positions: ReadonlyMap<bigint, PositionRow> },
  order: OrderRow,
  event: VenueChanged,
): PositionRow | undefined {
  const { change, stopLoss, takeProfit } = order;
  if (change === undefined || event.change !== change.number) return undefined;
  if (event.refused === null) takeTerms(order, event.at);
  else endChange(order, 'refused', event.at);
  release(around, order);
  const position = around.positions.get(positionIdOf(order));
  if (position === undefined) return undefined;
  if (order.kind === 'close') return isOpenOrder(order) ? undefined : endClosing(position);
  // What filled while the change was on its way has its position: the new levels were meant for it as well.
  const isOther = order.stopLoss !== stopLoss || order.takeProfit !== takeProfit;
  if (!isOther || position.status !== 'holding' || position.pledged > 0) return undefined;
  return { ...position, stopLoss: order.stopLoss, takeProfit: order.takeProfit };
}

/** Its session ended before the venue took the new terms: it comes again with them. */
export function waitAgain(around: Around, order: OrderRow, at: number): void {
  putBack(order);
  takeWaiting(around, order, at);
}

/** Whatever venue gets the order next, gets it with the new terms. */
export function takeWaiting(around: Around, order: OrderRow, at: number): void {
  if (order.change === undefined) return;
  takeTerms(order, at);
  release(around, order);
}

/** Of an order that has filled or ended before the venue took the new terms. */
export function endLate(order: OrderRow): void {
  if (order.change !== undefined && !isOpenOrder(order)) endChange(order, 'late', order.endedAt!);
}

/** What has filled by now may be all that is wanted, or more. */
function takeTerms(order: OrderRow, at: number): void {
  const { price, worstPrice, quantity, stopLoss, takeProfit } = order.change!;
  Object.assign(order, { price, worstPrice, stopLoss, takeProfit, quantity: Math.max(quantity, order.filled) });
  endChange(order, 'done', at);
  if (order.filled < order.quantity) return;
  order.status = 'filled';
  order.endedAt = at;
}

function endChange(order: OrderRow, outcome: 'done' | 'late' | 'refused', endedAt: number): void {
  const executions = outcome === 'done' ? order.executions : null;
  order.ended = { ...order.change!, outcome, endedAt, executions };
  order.change = undefined;
}

function release({ context, books }: Around, order: OrderRow): void {
  if (order.kind === 'close') return;
  releaseAbove(books, order, isOpenOrder(order) ? holdOf(order, { schedule: scheduleOf(context, order) }) : 0n);
}
