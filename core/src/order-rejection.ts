/**
 * Why an order may be refused: the codes and parameters of contract/src/errors.ts that the rules of core answer with.
 * Core does not know the contract; the server hands these on as refusals, and does not type-check if the two disagree.
 * Money and prices are decimal text, times UTC milliseconds.
 */
import type { Restriction } from './restrictions.ts';

export interface OrderRejectionParams {
  'identity.frozen': Restriction;
  'identity.banned': Restriction;
  'identity.disabled': Restriction;
  'identity.no_trade': Restriction;
  'identity.paused': { until: number };
  'security.fund_password_missing': Record<never, never>;
  'security.fund_password_needed': Record<never, never>;
  'market.symbol_unknown': { symbol: string };
  'orders.house_halted': { since: number };
  'orders.market_closed': { opens: number };
  'orders.halted': { symbol: string };
  'orders.suspended': { symbol: string };
  'orders.off_shelf': { symbol: string };
  'orders.not_tradable': { symbol: string };
  'orders.price_unavailable': { symbol: string };
  'orders.price_stale': { symbol: string; at: number };
  'orders.no_liquidity': { symbol: string };
  'orders.touch_too_far': { symbol: string; touch: string; mark: string; percent: number };
  'orders.limit_price_missing': Record<never, never>;
  'orders.limit_price_unused': Record<never, never>;
  'orders.price_not_positive': Record<never, never>;
  'orders.price_off_tick': { tick: string; below: string; above: string };
  'orders.price_outside_band': { lower: string; upper: string };
  'orders.lots_invalid': { minimum: number; maximum: number };
  'orders.below_opening_minimum': { minimum: string; amount: string };
  'orders.margin_not_enabled': Record<never, never>;
  'orders.leverage_unknown': { levels: string };
  'orders.leverage_above_band': { symbol: string; band: number; maximum: number };
  'orders.fund_not_shorted': { symbol: string };
  'orders.pledged': { shares: number; lots: number };
  'orders.pledged_not_protected': { shares: number };
  'orders.short_of_locked': { symbol: string; until: number };
  'lending.channel_closed': { symbol: string };
  'lending.quota_full': { symbol: string };
  'lending.quota_short': { symbol: string; left: number };
  'orders.starts_at_a_loss': { price: string; mark: string; percent: number; nearest: string };
  'orders.stop_wrong_side': { limit: string };
  'orders.take_wrong_side': { limit: string };
  'orders.insufficient_funds': { needed: string; available: string; short: string };
  'day_trading.above_unused': { amount: string; unused: string };
  'orders.too_frequent': { maximum: number; wait: number };
  'triggers.wrong_side': { mark: string };
  'triggers.trail_invalid': Record<never, never>;
  'orders.unknown_order': Record<never, never>;
  'orders.unknown_position': Record<never, never>;
  'orders.not_pending': { status: string };
  'orders.already_cancelling': Record<never, never>;
  'orders.not_changeable': Record<never, never>;
  'orders.already_changing': Record<never, never>;
  'orders.not_holding': { status: string };
  'orders.not_listed': { symbol: string };
  'orders.already_closing': Record<never, never>;
  'orders.locked_days': { days: number; until: number };
  'orders.locked_minutes': { minutes: number; until: number };
  'orders.close_exceeds_position': { maximum: number };
  'orders.close_not_covered': { price: string; nearest: string };
  'orders.close_out_due': { percent: number };
  'orders.square_off_begun': { since: number };
  'orders.pledge_sale_begun': { until: number };
  'orders.added_margin_invalid': { minimum: number; maximum: number };
}

export type OrderRejectionCode = keyof OrderRejectionParams;

export type OrderRejection = {
  readonly [C in OrderRejectionCode]: { readonly code: C; readonly params: Readonly<OrderRejectionParams[C]> };
}[OrderRejectionCode];

export function reject<C extends OrderRejectionCode>(code: C, params: OrderRejectionParams[C]): OrderRejection {
  return { code, params } as unknown as OrderRejection;
}
