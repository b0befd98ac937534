/**
 * The arithmetic of a position (rules §5): how a fill opens, adds to or closes it, what it is worth, and when it is
 * warned about and closed out. A position is one opening order's fills. Prices are integers in paise, so price times
 * shares is a turnover in paise. Every division is made on running totals, so that parts always add up to the whole.
 */
import { addBusinessDays, businessDateOf, sessionOn, type Calendar } from './calendar.ts';
import {
  addCharges,
  chargesBetween,
  chargesOn,
  totalCharges,
  type Charges,
  type ChargeSchedule,
  type Side,
} from './charges.ts';
import { divideHalfUp, divideUp, type Minor } from './money.ts';
import { assert } from './assert.ts';
import type { Parameters } from './parameters.ts';
import { MINUTE_MS } from './time.ts';

export type Direction = 'long' | 'short';

export interface PositionState {
  readonly direction: Direction;
  readonly leverage: number;
  /** Shares open now; ever opened; ever closed. quantity = opened - closed. */
  readonly quantity: number;
  readonly openedQuantity: number;
  /** Turnover of all opening fills, and of all closing fills. */
  readonly openedTurnover: Minor;
  readonly closedTurnover: Minor;
  /** The part of the opened turnover that belongs to the shares still open: quantity x average price, exactly. */
  readonly cost: Minor;
  /** Margin ever taken by fills; the part still locked; and what the customer added and is still locked. */
  readonly openedMargin: Minor;
  readonly originalMargin: Minor;
  readonly addedMargin: Minor;
  /** Profit of what is closed, before charges. */
  readonly realisedProfit: Minor;
  /** Loss past the margin. */
  readonly receivable: Minor;
  /**
   * Of dividends between their ex-date and their payment, and of rights until they are shares or lapse: the price is without them
   * already. A short owes dividends: negative. Left out: none.
   */
  readonly dividendsDue?: Minor;
  /** Opening and closing, by component. */
  readonly charges: Charges;
}

export interface Fill {
  readonly price: number;
  readonly quantity: number;
}

export function openingSide(direction: Direction): Side {
  return direction === 'long' ? 'buy' : 'sell';
}

export function closingSide(direction: Direction): Side {
  return direction === 'long' ? 'sell' : 'buy';
}

export function turnoverOf(price: number, quantity: number): Minor {
  return BigInt(price) * BigInt(quantity);
}

export interface OpeningTerms {
  readonly direction: Direction;
  readonly leverage: number;
  readonly schedule: ChargeSchedule;
}

/** Margin and charges of an opening order that turns over `turnover` in all. The margin is rounded up. */
export function openingRequirement(
  terms: OpeningTerms,
  turnover: Minor,
): { margin: Minor; charges: Charges; total: Minor } {
  const margin = divideUp(turnover, BigInt(terms.leverage));
  const charges = chargesOn(terms.schedule, openingSide(terms.direction), turnover);
  return { margin, charges, total: margin + totalCharges(charges) };
}

/** What must stay on hold for the part of an order that is still to fill, at the worst price it may fill at. */
export function remainingHold(
  terms: OpeningTerms,
  { filledTurnover, remaining, worstPrice }: { filledTurnover: Minor; remaining: number; worstPrice: number },
): Minor {
  if (remaining === 0) return 0n;
  const whole = openingRequirement(terms, filledTurnover + turnoverOf(worstPrice, remaining)).total;
  return filledTurnover === 0n ? whole : whole - openingRequirement(terms, filledTurnover).total;
}

export interface OpeningFillInput {
  readonly terms: OpeningTerms;
  /** Null at the first fill. */
  readonly position: PositionState | null;
  readonly fill: Fill;
  /** Shares of the order still to fill after this fill, and the price its hold is made with. */
  readonly remaining: number;
  readonly worstPrice: number;
  /** What the rest needs while the venue has not answered a change of it (order-change.ts); left out: what its terms say. */
  readonly restNeeds?: ((filledTurnover: Minor) => Minor) | undefined;
  /** The order's hold and the customer's available cash together: no more than this may be moved. */
  readonly spendable: Minor;
}

export interface OpeningFillResult {
  readonly position: PositionState;
  readonly margin: Minor;
  readonly charges: Charges;
  /** The order's hold after this fill. */
  readonly holdAfter: Minor;
}

/**
 * Moves margin and charges for a fill. A buy never fills above its hold. A short may fill at a better price than was
 * reserved: the difference comes from available cash, and if that is short too, what there is gets locked, since
 * the improvement itself is the missing cover.
 */
export function fillOpening({ terms, fill, spendable, ...input }: OpeningFillInput): OpeningFillResult {
  const before = input.position ?? emptyPosition(terms);
  const turnover = before.openedTurnover + turnoverOf(fill.price, fill.quantity);
  const charges = chargesBetween(terms.schedule, openingSide(terms.direction), before.openedTurnover, turnover);
  const expectedHold = input.restNeeds?.(turnover) ?? remainingHold(terms, { filledTurnover: turnover, ...input });
  const afterCharges = spendable - totalCharges(charges);
  assert(afterCharges >= 0n, 'a fill must leave its charges payable');
  const holdAfter = least(expectedHold, afterCharges);
  const wanted = divideUp(turnover, BigInt(terms.leverage)) - before.openedMargin;
  const margin = least(wanted, afterCharges - holdAfter);
  return {
    margin,
    charges,
    holdAfter,
    position: {
      ...before,
      quantity: before.quantity + fill.quantity,
      openedQuantity: before.openedQuantity + fill.quantity,
      openedTurnover: turnover,
      cost: before.cost + turnoverOf(fill.price, fill.quantity),
      openedMargin: before.openedMargin + margin,
      originalMargin: before.originalMargin + margin,
      charges: addCharges(before.charges, charges),
    },
  };
}

export interface ClosingFillInput {
  readonly position: PositionState;
  readonly schedule: ChargeSchedule;
  /** Turnover of the closing order's earlier fills: its charges are cumulative too. */
  readonly orderTurnover: Minor;
  readonly fill: Fill;
}

export interface ClosingFillResult {
  readonly position: PositionState;
  readonly charges: Charges;
  /** Margin that is set free, before profit and charges. */
  readonly margin: Minor;
  /** Signed, before charges. */
  readonly profit: Minor;
  /** What reaches the customer's cash; never negative. */
  readonly proceeds: Minor;
  /** What the margin could not cover: margin + profit - charges = proceeds - shortfall. */
  readonly shortfall: Minor;
}

/**
 * Sets the margin of the closed shares free and settles their profit. When that does not cover loss and charges, the
 * rest of the position's margin answers next; only a loss past the whole margin becomes a receivable.
 */
export function fillClosing({ position, schedule, orderTurnover, fill }: ClosingFillInput): ClosingFillResult {
  assert(fill.quantity <= position.quantity, 'a close may not exceed the position');
  const turnover = turnoverOf(fill.price, fill.quantity);
  const side = closingSide(position.direction);
  const charges = chargesBetween(schedule, side, orderTurnover, orderTurnover + turnover);
  const cost = shareOf(position.cost, fill.quantity, position.quantity);
  const profit = position.direction === 'long' ? turnover - cost : cost - turnover;

  const original = shareOf(position.originalMargin, fill.quantity, position.quantity);
  const added = shareOf(position.addedMargin, fill.quantity, position.quantity);
  const net = original + added + profit - totalCharges(charges);
  const lacking = net < 0n ? -net : 0n;
  const moreAdded = least(lacking, position.addedMargin - added);
  const moreOriginal = least(lacking - moreAdded, position.originalMargin - original);
  const margin = original + added + moreAdded + moreOriginal;
  const shortfall = lacking - moreAdded - moreOriginal;

  return {
    charges,
    margin,
    profit,
    proceeds: net > 0n ? net : 0n,
    shortfall,
    position: {
      ...position,
      quantity: position.quantity - fill.quantity,
      closedTurnover: position.closedTurnover + turnover,
      cost: position.cost - cost,
      originalMargin: position.originalMargin - original - moreOriginal,
      addedMargin: position.addedMargin - added - moreAdded,
      realisedProfit: position.realisedProfit + profit,
      receivable: position.receivable + shortfall,
      charges: addCharges(position.charges, charges),
    },
  };
}

/** Average price of the shares still open (of all that were opened, once closed), half up at the price scale. */
export function averagePrice(position: PositionState): bigint {
  if (position.quantity > 0) return divideHalfUp(position.cost, BigInt(position.quantity));
  return divideHalfUp(position.openedTurnover, BigInt(position.openedQuantity));
}

export function marginOf(position: PositionState): Minor {
  return position.originalMargin + position.addedMargin;
}

/** Profit of the open shares at a price with the dividends still to be paid, before the charges of closing them. */
export function openProfit(position: PositionState, price: number): Minor {
  const value = turnoverOf(price, position.quantity);
  const profit = position.direction === 'long' ? value - position.cost : position.cost - value;
  return profit + (position.dividendsDue ?? 0n);
}

/** Leveraged and short positions are watched; an unleveraged long can lose no more than its margin. */
export function isWatched(position: Pick<PositionState, 'direction' | 'leverage'>): boolean {
  return position.leverage > 1 || position.direction === 'short';
}

/** Equity (margin + open profit) in hundredths of a percent of the margin; null without margin. */
export function marginRateBps(position: PositionState, price: number): bigint | null {
  const margin = marginOf(position);
  if (margin === 0n) return null;
  return ((margin + openProfit(position, price)) * 10_000n) / margin;
}

/** Whether equity is at or below `percent` of the margin, exactly. */
export function isEquityAtOrBelow(position: PositionState, price: number, percent: number): boolean {
  const margin = marginOf(position);
  return (margin + openProfit(position, price)) * 100n <= margin * BigInt(percent);
}

/** The price at which equity reaches `percent` of the margin: the first, coming from the good side, that does. */
export function priceAtEquity(position: PositionState, percent: number): number | null {
  if (position.quantity === 0) return null;
  const losable = marginOf(position) * BigInt(100 - percent) + (position.dividendsDue ?? 0n) * 100n;
  const quantity = BigInt(position.quantity) * 100n;
  if (position.direction === 'short') return Number(divideUp(position.cost * 100n + losable, quantity));
  const value = position.cost * 100n - losable;
  return value <= 0n ? 0 : Number(value / quantity);
}

/**
 * Lots of one part of a close-out; null: all that is left. A part is what the depth behind the mark price takes (`notional`, price
 * times shares), or a tenth of the position where that is more: a book that is asked for all at once answers with prices that
 * others have placed there for it, and one that is asked ten times has recovered in between.
 */
export function closeOutLots(
  { quantity, openedQuantity }: Pick<PositionState, 'quantity' | 'openedQuantity'>,
  { price, notional, lotSize }: { readonly price: number; readonly notional: number; readonly lotSize: number },
): number | null {
  const lots = Math.max(1, Math.ceil(openedQuantity / (10 * lotSize)), Math.floor(notional / (price * lotSize)));
  return lots * lotSize < quantity ? lots : null;
}

export interface LockTerms {
  readonly lockDays: number;
  readonly lockMinutes: number;
}

export const UNLOCKED: LockTerms = { lockDays: 0, lockMinutes: 0 };

/** The instrument's own lock; where it has none, the operator's of the moment of the fill. Never a customer's. */
export function lockTermsOf(
  instrument: LockTerms | undefined,
  { tradingLockDays, tradingLockMinutes }: Pick<Parameters, 'tradingLockDays' | 'tradingLockMinutes'>,
): LockTerms {
  const { lockDays, lockMinutes } = instrument ?? UNLOCKED;
  if (lockDays > 0 || lockMinutes > 0) return { lockDays, lockMinutes };
  return { lockDays: tradingLockDays, lockMinutes: tradingLockMinutes };
}

/**
 * What an offer sells below the market is for whoever bears its price until it can be sold. Where a market closes for minutes, T+1 alone would
 * be over minutes after a purchase at the close (decision 0083).
 */
const OFFER_LOCK_MINUTES_MIN = 12 * 60;

/** Of shares that an offer sells with days of its own: the operator's lock holds for them too where it is longer. */
export function offerLockTerms(
  lockDays: number,
  { tradingLockDays, tradingLockMinutes }: Pick<Parameters, 'tradingLockDays' | 'tradingLockMinutes'>,
): LockTerms {
  return {
    lockDays: Math.max(lockDays, tradingLockDays),
    lockMinutes: lockDays === 0 ? tradingLockMinutes : Math.max(tradingLockMinutes, OFFER_LOCK_MINUTES_MIN),
  };
}

/**
 * Until when shares filled at `filledAt` may not be sold: the opening N business days later, or N minutes later,
 * whichever is later. Fixed at the fill; null when there is no lock.
 */
export function lockedUntil(calendar: Calendar, { lockDays, lockMinutes }: LockTerms, filledAt: number): number | null {
  if (lockDays === 0 && lockMinutes === 0) return null;
  const byMinutes = filledAt + lockMinutes * MINUTE_MS;
  if (lockDays === 0) return byMinutes;
  const day = addBusinessDays(calendar, businessDateOf(calendar, filledAt), lockDays);
  return Math.max(byMinutes, sessionOn(calendar, day)!.open);
}

function emptyPosition({ direction, leverage }: OpeningTerms): PositionState {
  return {
    direction,
    leverage,
    quantity: 0,
    openedQuantity: 0,
    openedTurnover: 0n,
    closedTurnover: 0n,
    cost: 0n,
    openedMargin: 0n,
    originalMargin: 0n,
    addedMargin: 0n,
    realisedProfit: 0n,
    receivable: 0n,
    charges: { brokerage: 0n, exchange: 0n, sebi: 0n, gst: 0n, stt: 0n, stamp: 0n },
  };
}

/** The part of a total that goes with `quantity` of `whole` shares; the last shares take what is left. */
function shareOf(total: Minor, quantity: number, whole: number): Minor {
  return quantity === whole ? total : (total * BigInt(quantity)) / BigInt(whole);
}

function least(a: Minor, b: Minor): Minor {
  return a < b ? a : b;
}

interface InUse {
  readonly lent?: number;
  readonly pledged?: number;
}

/** Whole lots of a position that are neither lent nor pledged: what may be lent or pledged. */
export function freeLots({ quantity, lent = 0, pledged = 0 }: InUse & { quantity: number }, lotSize: number): number {
  return Math.floor((quantity - lent - pledged) / lotSize);
}
