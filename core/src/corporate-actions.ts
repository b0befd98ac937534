/**
 * What a split, bonus shares, a dividend or a rights issue does to what customers have (rules §8): to a position, to its stop-loss and
 * take-profit. Whoever holds when the session before the ex-date closes is entitled. Shares are whole: a fraction is paid
 * out at the ex-date's reference price (`base`), so that nothing is gained or lost but what that price's own rounding makes.
 */
import { assert, assertNever } from './assert.ts';
import { divideHalfUp, type Minor } from './money.ts';
import { turnoverOf, type Direction, type PositionState } from './position.ts';
import { tickAtOrAbove, tickAtOrBelow } from './price.ts';

/** Ex-dates of one company are so many days apart where somebody can choose them: one is settled, and understood, before the next. */
export const ACTION_DAYS_APART = 7;

export interface ShareAction {
  readonly kind: 'split' | 'bonus' | 'dividend' | 'rights';
  /** Split: 1 old becomes numerator/denominator. Bonus: numerator new for each denominator held. */
  readonly numerator: number;
  readonly denominator: number;
  /** Dividend a share, or what a share falls by as it parts from its rights, at the price scale; else 0. */
  readonly cash: number;
}

/** `to` shares for each `from` held before. */
export interface ShareRatio {
  readonly to: bigint;
  readonly from: bigint;
}

export function shareRatio({ kind, numerator, denominator }: ShareAction): ShareRatio {
  switch (kind) {
    case 'split':
    case 'bonus':
      assert(numerator > 0 && denominator > 0, 'a ratio is of whole shares');
      return { to: BigInt(kind === 'split' ? numerator : numerator + denominator), from: BigInt(denominator) };
    case 'dividend':
    case 'rights':
      return { to: 1n, from: 1n };
    default:
      return assertNever(kind);
  }
}

/** Whole shares in the place of so many, and what is left over, in parts of `from` to a share. */
export function entitledShares(quantity: number, action: ShareAction): { whole: number; remainder: bigint } {
  const { to, from } = shareRatio(action);
  const parts = BigInt(quantity) * to;
  return { whole: Number(parts / from), remainder: parts % from };
}

/** The books hold so many shares of one position, with what was closed of it. */
export const POSITION_SHARES_MAX = 2 ** 31 - 1;

/** Such a position cannot be adjusted: nobody cuts shares off, so the action stops before it. */
export function outgrowsBooks(
  { quantity, openedQuantity }: Pick<PositionState, 'quantity' | 'openedQuantity'>,
  action: ShareAction,
): boolean {
  return openedQuantity + entitledShares(quantity, action).whole - quantity > POSITION_SHARES_MAX;
}

/** The worth of a fraction at the reference price, half up. */
export function cashInLieu(remainder: bigint, action: ShareAction, base: number): Minor {
  return divideHalfUp(remainder * BigInt(base), shareRatio(action).from);
}

/** What a dividend brings; a short position pays it. Exact: the cash of a share is whole paise. */
export function dividendOn(quantity: number, direction: Direction, { cash }: Pick<ShareAction, 'cash'>): Minor {
  const amount = turnoverOf(cash, quantity);
  return direction === 'long' ? amount : -amount;
}

export interface AdjustedPosition {
  readonly position: PositionState;
  /** What the position's quantity grew by; negative where shares are put together. */
  readonly shares: number;
  /** What the fraction is worth: a long position gets it, a short one pays it. */
  readonly inLieu: Minor;
  /** As a fill that closes the fraction, without charges: margin + profit = proceeds - shortfall. */
  readonly margin: Minor;
  readonly profit: Minor;
  readonly proceeds: Minor;
  readonly shortfall: Minor;
}

/**
 * A split or a bonus changes the quantity and so the average price; cost and margin stay, less the part that goes with the
 * fraction. Where a loss on the fraction is more than its margin, the rest of the margin answers, then the customer owes it
 * (as in fillClosing). `openedQuantity` follows, so that it stays what was closed and what is open together. A dividend leaves
 * a position as it is, and so do rights.
 */
export function adjustPosition(position: PositionState, action: ShareAction, base: number): AdjustedPosition {
  const { whole, remainder } = entitledShares(position.quantity, action);
  const shares = whole - position.quantity;
  const inLieu = cashInLieu(remainder, action, base);
  const parts = BigInt(position.quantity) * shareRatio(action).to;
  const fractionOf = (total: Minor) => (remainder === 0n ? 0n : (total * remainder) / parts);

  const cost = fractionOf(position.cost);
  const profit = position.direction === 'long' ? inLieu - cost : cost - inLieu;
  const original = fractionOf(position.originalMargin);
  const added = fractionOf(position.addedMargin);
  const net = original + added + profit;
  const lacking = net < 0n ? -net : 0n;
  const moreAdded = least(lacking, position.addedMargin - added);
  const moreOriginal = least(lacking - moreAdded, position.originalMargin - original);
  const shortfall = lacking - moreAdded - moreOriginal;
  return {
    shares,
    inLieu,
    margin: original + added + moreAdded + moreOriginal,
    profit,
    proceeds: net > 0n ? net : 0n,
    shortfall,
    position: {
      ...position,
      quantity: whole,
      openedQuantity: position.openedQuantity + shares,
      cost: position.cost - cost,
      originalMargin: position.originalMargin - original - moreOriginal,
      addedMargin: position.addedMargin - added - moreAdded,
      realisedProfit: position.realisedProfit + profit,
      receivable: position.receivable + shortfall,
    },
  };
}

/** A price of before the ex-date as one after it, on tick; null when nothing positive is left. */
export function adjustedPrice(price: number, action: ShareAction, rounding: 'down' | 'up'): number | null {
  const { to, from } = shareRatio(action);
  const parts = BigInt(price) * from - BigInt(action.cash) * to;
  if (parts <= 0n) return null;
  const adjusted =
    rounding === 'down' ? tickAtOrBelow(Number(parts / to)) : tickAtOrAbove(Number((parts + to - 1n) / to));
  return adjusted > 0 ? adjusted : null;
}

export interface ProtectedLevels {
  readonly stopLoss: number | null;
  readonly takeProfit: number | null;
}

/** Rounded away from the market: an adjusted level is never reached earlier than the one that the customer set. */
export function adjustedLevels(levels: ProtectedLevels, direction: Direction, action: ShareAction): ProtectedLevels {
  const isLong = direction === 'long';
  const { stopLoss, takeProfit } = levels;
  return {
    stopLoss: stopLoss === null ? null : adjustedPrice(stopLoss, action, isLong ? 'down' : 'up'),
    takeProfit: takeProfit === null ? null : adjustedPrice(takeProfit, action, isLong ? 'up' : 'down'),
  };
}

function least(a: Minor, b: Minor): Minor {
  return a < b ? a : b;
}
