/** How an order ends or waits: the reason it shows, from what the venue said about it. */
import type { VenueEvent } from '@bahi/contract/venue.ts';
import { assertNever } from '@bahi/core/assert.ts';
import { formatMoney } from '@bahi/core/money.ts';
import { tickAtOrAbove, tickAtOrBelow, tickOf } from '@bahi/core/price.ts';
import type { OrdersContext } from './context.ts';
import type { Ending } from './order-change.ts';
import {
  CANCELLED_AGAINST_RULE,
  CANCELLED_AT_SQUARE_OFF,
  CANCELLED_BY_RULE,
  CANCELLED_WITH_POSITION,
  type OrderRow,
} from './rows.ts';

export function endingOf(
  order: OrderRow,
  why: Extract<VenueEvent, { type: 'ended' }>['why'],
): Pick<Ending, 'reason' | 'params'> {
  switch (why) {
    case 'requested':
      return { reason: requestedReason(order) };
    case 'protection':
      return { reason: 'orders.ended_protection', params: { limit: formatMoney(BigInt(order.price)) } };
    case 'session':
      return { reason: 'orders.ended_session' };
    case 'self_trade':
      return { reason: 'orders.ended_self_trade' };
    case 'halted':
      return { reason: 'orders.ended_halted' };
    default:
      return assertNever(why);
  }
}

export function requestedReason({ kind, cancelRequest }: OrderRow): RequestedReason {
  if (kind === 'open' && cancelRequest === CANCELLED_BY_RULE) return 'orders.ended_restricted';
  if (cancelRequest === CANCELLED_AT_SQUARE_OFF) return 'orders.ended_square_off';
  if (cancelRequest === CANCELLED_AGAINST_RULE) return 'orders.ended_self_trade';
  const isByUs = cancelRequest === CANCELLED_WITH_POSITION || cancelRequest === CANCELLED_BY_RULE;
  return isByUs ? 'orders.ended_position_closed' : 'orders.ended_requested';
}

type RequestedReason =
  | 'orders.ended_requested'
  | 'orders.ended_position_closed'
  | 'orders.ended_restricted'
  | 'orders.ended_square_off'
  | 'orders.ended_self_trade';

/** Good till cancelled: it waits for the next opening, unless its cancellation was asked for. */
export function mayWait(order: OrderRow): boolean {
  return order.timeInForce === 'gtc' && order.cancelRequest === null;
}

export function rejectionOf(
  { feed, sessions }: Pick<OrdersContext, 'feed' | 'sessions'>,
  { symbol, price }: OrderRow,
  { why, at }: Extract<VenueEvent, { type: 'rejected' }>,
): Pick<Ending, 'reason' | 'params'> {
  const text = (value: number) => formatMoney(BigInt(value));
  switch (why) {
    case 'unknown_symbol':
      return { reason: 'orders.not_tradable', params: { symbol } };
    case 'closed':
      return { reason: 'orders.market_closed', params: { opens: sessions.of(symbol, at).opens } };
    case 'halted':
      return { reason: 'orders.halted', params: { symbol } };
    case 'off_tick': {
      const params = {
        tick: text(tickOf(price)),
        below: text(tickAtOrBelow(price)),
        above: text(tickAtOrAbove(price)),
      };
      return { reason: 'orders.price_off_tick', params };
    }
    case 'outside_band': {
      const quote = feed.quote(symbol);
      const params = { lower: text(quote?.lower ?? 0), upper: text(quote?.upper ?? 0) };
      return { reason: 'orders.price_outside_band', params };
    }
    default:
      return assertNever(why);
  }
}
