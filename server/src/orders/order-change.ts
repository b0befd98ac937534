/** The ways an order's row changes, shared by the commands, the settlement and the session's turns. */
import { assert } from '@bahi/core/assert.ts';
import type { Minor } from '@bahi/core/money.ts';
import { changeHeld, type Books } from '../ledger/books.ts';
import type { OrderRow, PositionRow } from './rows.ts';

export interface Ending {
  readonly status: 'cancelled' | 'rejected';
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly at: number;
}

/** Ends an order for a reason and gives back what it still held. An order with fills is cancelled, never rejected. */
export function endOrder(books: Books, order: OrderRow, { status, reason, params = {}, at }: Ending): void {
  order.status = order.filled > 0 ? 'cancelled' : status;
  order.endedAt = at;
  order.reason = reason;
  order.reasonParams = params;
  releaseAbove(books, order, 0n);
}

/** Gives back what an order holds above `needed`: what a fill then takes is free cash. It never comes to hold more. */
export function releaseAbove(books: Books, order: OrderRow, needed: Minor): void {
  assert(needed >= 0n, `order ${order.id} needs ${needed}`);
  if (needed >= order.held) return;
  changeHeld(books, order.customerId, needed - order.held);
  order.held = needed;
}

/** A good-till-cancelled order that waits for the next opening. Its hold stays. */
export function putBack(order: OrderRow): void {
  order.status = 'accepted';
}

/** A position whose closing order has ended without closing it all is holding again. */
export function endClosing(position: PositionRow): PositionRow {
  if (position.quantity === 0) return position;
  return { ...position, status: 'holding', closingOrderId: null };
}
