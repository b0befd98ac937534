/** What became of an order, in one of eight words that the result slip and the order rows share. Pure. */
import { assertNever } from '@bahi/core/assert.ts';
import type { InputOf, OutputOf } from '@bahi/contract/endpoint.ts';
import type { getOrder, listOrders } from '@bahi/contract/orders/calls.ts';
import type { getPosition } from '@bahi/contract/orders/positions.ts';
import type { Tone } from '../ui/status-chip.tsx';

export type Order = OutputOf<typeof getOrder>;
export type Position = OutputOf<typeof getPosition>['position'];
export type TradedKind = NonNullable<InputOf<typeof listOrders>['kind']>;
type OrderStatus = Order['status'];
type PositionStatus = Position['status'];

export type Outcome =
  | 'accepted'
  /** At market and not answered yet by the exchange: a moment. */
  | 'working'
  | 'waiting'
  | 'partly'
  | 'filled'
  | 'partlyEnded'
  | 'cancelled'
  | 'rejected';

export function outcomeOf(order: Pick<Order, 'status' | 'type' | 'filledQuantity'>): Outcome {
  switch (order.status) {
    case 'accepted':
      return 'accepted';
    case 'pending':
      return order.type === 'market' ? 'working' : 'waiting';
    case 'partly_filled':
      return 'partly';
    case 'filled':
      return 'filled';
    case 'cancelled':
      return order.filledQuantity > 0 ? 'partlyEnded' : 'cancelled';
    case 'rejected':
      return 'rejected';
    default:
      return assertNever(order.status);
  }
}

/** A limit order of the customer's own that still waits; what a mandate or a rule ordered is cancelled and placed again. */
export function isChangeable({ status, type, origin }: Pick<Order, 'status' | 'type' | 'origin'>): boolean {
  return !isEnded(status) && type === 'limit' && origin === 'customer';
}

/** Other terms are on their way to the exchange. */
export function isChanging({ changes }: Pick<Order, 'changes'>): boolean {
  return changes.at(-1)?.outcome === 'waiting';
}

/** Nothing more will happen to it. */
export function isEnded(status: OrderStatus): boolean {
  return status === 'filled' || status === 'cancelled' || status === 'rejected';
}

export const orderTones: Record<OrderStatus, Tone> = {
  accepted: 'waiting',
  pending: 'waiting',
  partly_filled: 'info',
  filled: 'success',
  cancelled: 'ended',
  rejected: 'error',
};

export const positionTones: Record<PositionStatus, Tone> = {
  holding: 'info',
  closing: 'waiting',
  closed: 'ended',
  locked: 'locked',
};
