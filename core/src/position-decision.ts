/**
 * Decisions about what a customer already has: closing, cancelling, adding margin, stop-loss and take-profit (rules §5).
 * The object's own state is looked at before the market: "already closing" holds whatever the clock says.
 */
import {
  LOTS_MAX,
  checkAccount,
  checkFundPassword,
  checkHouse,
  checkRate,
  lackOfFunds,
  readProtection,
  refused,
} from './order-decision.ts';
import type { Decision, DecisionContext, Protection, TradingAccount } from './order-decision.ts';
import { isRejection, priceOrder, type OrderPrice, type OrderType, type TimeInForce } from './order-price.ts';
import { reject, type OrderRejection } from './order-rejection.ts';
import { closingSide, isEquityAtOrBelow, isWatched, priceAtEquity, type PositionState } from './position.ts';
import { protectionPrice, tickAtOrAbove, tickAtOrBelow } from './price.ts';
import { formatDecimal, type Minor } from './money.ts';
import { MINUTE_MS } from './time.ts';

export type OrderStatus = 'accepted' | 'pending' | 'partly_filled' | 'filled' | 'cancelled' | 'rejected';
/** As stored; a holding position whose lock has not ended yet is shown as "locked". */
export type PositionStatus = 'holding' | 'closing' | 'closed';

export interface HeldPosition extends PositionState {
  readonly symbol: string;
  readonly status: PositionStatus;
  readonly lockDays: number;
  readonly lockMinutes: number;
  readonly lockedUntil: number | null;
  /** Of a day position; null or left out: it is not being squared off. */
  readonly squaredOffSince?: number | null;
  /** Shares of it that are pledged; left out: none. They are sold by the one forced sale alone (desks §7). */
  readonly pledged?: number;
  /** Shares of it that are lent, none of them pledged; left out: none. */
  readonly lent?: number;
  /** When the forced sale of what is pledged last took the place of the customer's own limit order; null or left out: never. */
  readonly pledgeSaleSince?: number | null | undefined;
}

export interface CloseTerms {
  readonly type: OrderType;
  /** Null: the whole position. */
  readonly lots: number | null;
  /** No more than these, where they are no whole lots; left out: as many as are held. */
  readonly shares?: number;
  readonly limitPrice: string | null;
  readonly timeInForce: TimeInForce;
}

export interface ClosePlan {
  readonly quantity: number;
  readonly price: number;
  readonly limitPrice: number | null;
  readonly protectionPrice: number | null;
  readonly timeInForce: TimeInForce;
  readonly status: 'accepted' | 'pending';
}

/** Who asks for a close: the customer, or a rule for which the customer's account and rate do not count; a halt of the house does. */
export type ClosedBy = 'customer' | 'stop_loss' | 'take_profit' | 'close_out' | 'square_off' | 'pledge_sale';

/** A lock holds up the customer and the sales asked for ahead, never the close-out: the house would bear the loss past the margin; nor a square-off, which is what was asked for. */
export function decideClose(
  account: TradingAccount,
  position: HeldPosition,
  terms: CloseTerms,
  context: DecisionContext,
  by: ClosedBy = 'customer',
): Decision<ClosePlan> {
  const isRule = by !== 'customer';
  const barred = isRule ? null : (checkAccount(account, false) ?? checkFundPassword(account, context.parameters));
  const unfit =
    checkHouse(context) ??
    barred ??
    checkHolding(position, context.now, by) ??
    checkCloseSize(position, terms, context) ??
    checkPledged(position, terms, context, by) ??
    checkSquareOff(position, terms) ??
    checkPledgeSale(position, terms, context.now);
  if (unfit !== null) return refused(unfit);
  // Shares of an offering before their listing day: nobody can buy them yet.
  if (context.market.instrument === undefined)
    return refused({ code: 'orders.not_listed', params: { symbol: position.symbol } });
  const side = closingSide(position.direction);
  const price = priceOrder({ ...terms, symbol: position.symbol, side }, context.market, context.now);
  if (isRejection(price)) return refused(price);
  const uncovered = checkCover(position, price) ?? checkCloseOut(position, price, context);
  if (uncovered !== null) return refused(uncovered);
  const tooFast = isRule ? null : checkRate(account, context.parameters, context.now);
  if (tooFast !== null) return refused(tooFast);
  return {
    isAccepted: true,
    plan: {
      quantity: closeQuantity(position, terms, price.instrument.lotSize),
      price: price.price,
      limitPrice: price.limitPrice,
      protectionPrice: price.protectionPrice,
      timeInForce: terms.type === 'market' ? 'session' : terms.timeInForce,
      status: price.isWaiting ? 'accepted' : 'pending',
    },
  };
}

/** With or without lots, never more than is held: shares that are no whole lot go with the whole position. */
export function closeQuantity(
  { quantity }: HeldPosition,
  { lots, shares = quantity }: CloseTerms,
  lotSize: number,
): number {
  return lots === null ? quantity : Math.min(quantity, shares, lots * lotSize);
}

/** `isAsked`: a cancellation is under way. Another one would have no effect, and its key could not be kept. */
export function decideCancel({
  status,
  isAsked = false,
}: {
  readonly status: OrderStatus;
  readonly isAsked?: boolean;
}): Decision<{ readonly isAtVenue: boolean }> {
  const isAtVenue = status === 'pending' || status === 'partly_filled';
  if (!isAtVenue && status !== 'accepted') return refused(reject('orders.not_pending', { status }));
  if (isAsked) return refused(reject('orders.already_cancelling', {}));
  return { isAccepted: true, plan: { isAtVenue } };
}

/** So long no limit order takes the place of a forced sale that is about to come: it is looked at each minute. */
const PLEDGE_SALE_MS = 5 * MINUTE_MS;

/** In whole rupees. */
export const ADDED_MARGIN_MAX = 1_000_000_000;

/** `amount` in whole rupees. */
export function decideAddMargin(
  account: Pick<TradingAccount, 'available'>,
  position: Pick<HeldPosition, 'status'>,
  amount: number,
): Decision<{ readonly margin: Minor }> {
  if (position.status !== 'holding') return refused(reject('orders.not_holding', { status: position.status }));
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > ADDED_MARGIN_MAX)
    return refused(reject('orders.added_margin_invalid', { minimum: 1, maximum: ADDED_MARGIN_MAX }));
  const margin = BigInt(amount) * 100n;
  if (margin > account.available) return refused(lackOfFunds(margin, account.available));
  return { isAccepted: true, plan: { margin } };
}

/** `reference` is the market price, or the average price while there is none. */
export function decideProtect(
  position: Pick<HeldPosition, 'status' | 'direction' | 'pledged'>,
  terms: { readonly stopLoss: string | null; readonly takeProfit: string | null },
  reference: number,
): Decision<Protection> {
  if (position.status !== 'holding') return refused(reject('orders.not_holding', { status: position.status }));
  const { pledged = 0 } = position;
  if (pledged > 0 && (terms.stopLoss ?? terms.takeProfit) !== null)
    return refused(reject('orders.pledged_not_protected', { shares: pledged }));
  const protection = readProtection({ ...terms, direction: position.direction }, reference, 2);
  return isRejection(protection) ? refused(protection) : { isAccepted: true, plan: protection };
}

export function isLocked({ lockedUntil }: Pick<HeldPosition, 'lockedUntil'>, now: number): boolean {
  return lockedUntil !== null && now < lockedUntil;
}

function checkHolding(position: HeldPosition, now: number, by: ClosedBy): OrderRejection | null {
  if (position.status === 'closing') return reject('orders.already_closing', {});
  if (position.status !== 'holding') return reject('orders.not_holding', { status: position.status });
  if (by === 'close_out' || by === 'square_off' || by === 'pledge_sale' || !isLocked(position, now)) return null;
  const until = position.lockedUntil!;
  if (position.lockDays > 0) return reject('orders.locked_days', { days: position.lockDays, until });
  return reject('orders.locked_minutes', { minutes: position.lockMinutes, until });
}

/**
 * No limit lies beyond what the margin covers, unless a market order may go as far: whoever buys there with their own second account
 * keeps the profit in it, and leaves the loss to the house.
 */
function checkCover(position: HeldPosition, { limitPrice, instrument, quote }: OrderPrice): OrderRejection | null {
  if (limitPrice === null || !isWatched(position)) return null;
  const isLong = position.direction === 'long';
  const usedUp = priceAtEquity(position, 0)!;
  const covered = isLong ? tickAtOrAbove(usedUp + 1) : tickAtOrBelow(usedUp - 1);
  const reached = reachOfMarket(position, quote);
  const nearest = isLong ? Math.min(covered, reached) : Math.max(covered, reached);
  if (isLong ? limitPrice >= nearest : limitPrice <= nearest) return null;
  const text = (of: number) => formatDecimal(of, instrument.priceScale);
  return reject('orders.close_not_covered', { price: text(limitPrice), nearest: text(nearest) });
}

/** A square-off cancels a limit order that closes and comes back a minute later: whoever placed the next one would keep the position past its session. */
function checkSquareOff({ squaredOffSince = null }: HeldPosition, { type }: CloseTerms): OrderRejection | null {
  if (squaredOffSince === null || type === 'market') return null;
  return reject('orders.square_off_begun', { since: squaredOffSince });
}

/** The forced sale cancels a limit order that closes and comes back a minute later: whoever placed the next one would put it off for ever. */
function checkPledgeSale(
  { pledged = 0, pledgeSaleSince = null }: HeldPosition,
  { type }: CloseTerms,
  now: number,
): OrderRejection | null {
  if (pledged === 0 || pledgeSaleSince === null || type === 'market') return null;
  const until = pledgeSaleSince + PLEDGE_SALE_MS;
  return now < until ? reject('orders.pledge_sale_begun', { until }) : null;
}

/**
 * Once a close-out is due, no limit order waits at a better price than a market order goes to: the close-out takes the place of one, and would do
 * so again and again of whoever places the next one at once, while the loss past the margin grows at the house's cost.
 */
function checkCloseOut(
  position: HeldPosition,
  { limitPrice, quote }: OrderPrice,
  { parameters: { marginCloseOutPercent: percent } }: DecisionContext,
): OrderRejection | null {
  if (limitPrice === null || !isWatched(position) || !isEquityAtOrBelow(position, quote.mark, percent)) return null;
  const reached = reachOfMarket(position, quote);
  const isAsFar = position.direction === 'long' ? limitPrice <= reached : limitPrice >= reached;
  return isAsFar ? null : reject('orders.close_out_due', { percent });
}

/** The last price to which a closing market order goes. */
function reachOfMarket({ direction }: HeldPosition, { mark, lower, upper }: OrderPrice['quote']): number {
  return protectionPrice({ side: closingSide(direction), mark, band: { lower: lower!, upper: upper! } });
}

/** Pledged shares are sold by nobody but the forced sale, and that sells no others. */
function checkPledged(
  position: HeldPosition,
  terms: CloseTerms,
  { market }: DecisionContext,
  by: ClosedBy,
): OrderRejection | null {
  const { quantity, pledged = 0 } = position;
  const lotSize = market.instrument?.lotSize ?? 100;
  const closed = closeQuantity(position, terms, lotSize);
  const free = by === 'pledge_sale' ? pledged : quantity - pledged;
  if (closed <= free) return null;
  return reject('orders.pledged', { shares: pledged, lots: Math.floor(free / lotSize) });
}

function checkCloseSize(
  position: HeldPosition,
  { lots }: CloseTerms,
  { market }: DecisionContext,
): OrderRejection | null {
  if (lots === null) return null;
  const maximum = Math.ceil(position.quantity / (market.instrument?.lotSize ?? 100));
  if (!Number.isSafeInteger(lots) || lots < 1) return reject('orders.lots_invalid', { minimum: 1, maximum: LOTS_MAX });
  return lots > maximum ? reject('orders.close_exceeds_position', { maximum }) : null;
}
