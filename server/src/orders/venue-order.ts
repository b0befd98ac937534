/** An order as the venue is told it: what is left to fill, at its limit or its protection price. */
import type { VenueOrder } from '@bahi/contract/venue.ts';
import { sideOf, type OrderRow } from './rows.ts';

export function venueOrderOf(order: OrderRow): VenueOrder {
  return {
    orderId: order.id.toString(),
    symbol: order.symbol,
    side: sideOf(order),
    type: order.type,
    price: order.price,
    quantity: order.quantity - order.filled,
    owner: order.customerId.toString(),
    nextExecution: order.executions + 1,
    // One that waits for the venue is told by itself.
    changes: order.change === undefined ? order.changes : order.changes - 1,
  };
}
