/**
 * Whether an order is accepted, and on what terms (rules §5). Pure: the same facts give the same answer, in the service's
 * batch, in the preview and in tests. The checks run in exactly this order, and the first failure wins:
 * account state, identity, fund password session, trading session, instrument state, price obtainable and fresh, price > 0 /
 * tick / band, lots and minimum opening amount, margin enabled, leverage within the daily band, margin at the mark price,
 * pending-review blocks, shares of it that are locked, what is left to borrow, what is left of a mandate, available funds, rate.
 */
import type { ChargeSchedule } from './charges.ts';
import type { Borrowable } from './lending.ts';
import { formatDecimal, formatMoney, type Minor } from './money.ts';
import { reject, type OrderRejection } from './order-rejection.ts';
import {
  isRejection,
  priceOrder,
  readPrice,
  type MarketView,
  type OrderPrice,
  type OrderType,
  type TimeInForce,
  type TradedInstrument,
} from './order-price.ts';
import type { Parameters } from './parameters.ts';
import { isWatched, openingSide, remainingHold, turnoverOf, type Direction } from './position.ts';
import { tickAtOrAbove, tickAtOrBelow } from './price.ts';
import type { Restriction } from './restrictions.ts';

/** The most lots of one order; with the highest price it stays far inside what 64-bit money holds. */
export const LOTS_MAX = 100_000;

/** What a decision needs to know of the customer; `reserve` carries it on to the next command of the same batch. */
export interface TradingAccount {
  readonly frozen: Restriction | null;
  readonly banned: Restriction | null;
  readonly disabled: Restriction | null;
  readonly noTrade: Restriction | null;
  /** End of a pause of the customer's own; null when none runs. */
  readonly pausedUntil: number | null;
  /** Whether there is a fund password, and whether this login session has given it within the last minutes. */
  readonly fundPassword: 'none' | 'needed' | 'given';
  readonly isMarginEnabled: boolean;
  readonly available: Minor;
  /** Until when shares of the order's symbol are locked that were bought outside the book; left out: none are. */
  readonly agreedLockedUntil?: number | undefined;
  /** Of a short: what there is to borrow of its shares; left out: it borrows none. */
  readonly borrowable?: Borrowable | undefined;
  /** Of a day-trading mandate: the contract amount that is left of it. Left out: the order needs none. */
  readonly unused?: Minor;
  /** When the latest orders were accepted, oldest first; as many as the rate rule looks at. */
  readonly orderTimes: readonly number[];
}

export interface PlaceTerms {
  readonly symbol: string;
  readonly direction: Direction;
  readonly type: OrderType;
  readonly lots: number;
  readonly leverage: number;
  readonly limitPrice: string | null;
  readonly timeInForce: TimeInForce;
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
}

export interface DecisionContext {
  readonly market: MarketView;
  readonly parameters: Parameters;
  readonly schedule: ChargeSchedule;
  /** Since when the house takes no orders from anybody; null: it does. */
  readonly haltedSince: number | null;
  readonly now: number;
}

export interface PlacePlan {
  readonly quantity: number;
  /** The price of the figures: the limit, or the touch. */
  readonly price: number;
  readonly limitPrice: number | null;
  readonly protectionPrice: number | null;
  /** The price the hold is made with. */
  readonly worstPrice: number;
  readonly hold: Minor;
  readonly timeInForce: TimeInForce;
  readonly stopLoss: number | null;
  readonly takeProfit: number | null;
  /** accepted: waits for the opening; pending: goes to the venue now. */
  readonly status: 'accepted' | 'pending';
}

export type Decision<Plan> =
  | { readonly isAccepted: true; readonly plan: Plan }
  | { readonly isAccepted: false; readonly rejection: OrderRejection };

export function decidePlace(account: TradingAccount, terms: PlaceTerms, context: DecisionContext): Decision<PlacePlan> {
  // Identity, which comes before the fund password, is not required for practice trading.
  const barred = checkHouse(context) ?? checkAccount(account, true) ?? checkFundPassword(account, context.parameters);
  if (barred !== null) return refused(barred);
  const price = priceOrder({ ...terms, side: openingSide(terms.direction) }, context.market, context.now);
  if (isRejection(price)) return refused(price);
  const unfit =
    checkSize(terms, price, context.parameters) ??
    checkMargin(account, terms, price, context.parameters) ??
    checkStart(terms, price, context.parameters);
  if (unfit !== null) return refused(unfit);
  const protection = readProtection(terms, price.price, price.instrument.priceScale);
  if (isRejection(protection)) return refused(protection);
  // Orders of customers with an application under review are blocked here once there are such applications.
  const hedging = checkAgreed(account, terms);
  if (hedging !== null) return refused(hedging);
  const { quantity, worstPrice, hold } = sizeOrder(terms, price, context.schedule);
  const unlent = checkBorrow(account, terms, quantity);
  if (unlent !== null) return refused(unlent);
  const beyond = checkMandate(account, turnoverOf(worstPrice, quantity));
  if (beyond !== null) return refused(beyond);
  if (hold > account.available) return refused(lackOfFunds(hold, account.available));
  const tooFast = checkRate(account, context.parameters, context.now);
  if (tooFast !== null) return refused(tooFast);

  return {
    isAccepted: true,
    plan: {
      quantity,
      price: price.price,
      limitPrice: price.limitPrice,
      protectionPrice: price.protectionPrice,
      worstPrice,
      hold,
      timeInForce: terms.type === 'market' ? 'session' : terms.timeInForce,
      ...protection,
      status: price.isWaiting ? 'accepted' : 'pending',
    },
  };
}

/** The account after an accepted order: less available cash, one more order on the clock. */
export function reserve(
  account: TradingAccount,
  hold: Minor,
  { ordersPerSecondMaximum }: Parameters,
  now: number,
): TradingAccount {
  const orderTimes = [...account.orderTimes, now].slice(-ordersPerSecondMaximum);
  return { ...account, available: account.available - hold, orderTimes };
}

/** Shares, the worst price and the hold of an order whose price is known. The preview shows the same figures. */
export function sizeOrder(
  terms: Pick<PlaceTerms, 'direction' | 'leverage' | 'lots'>,
  price: OrderPrice,
  schedule: ChargeSchedule,
): { quantity: number; worstPrice: number; hold: Minor } {
  const quantity = terms.lots * price.instrument.lotSize;
  const worstPrice = terms.direction === 'long' ? (price.protectionPrice ?? price.price) : shortHoldPrice(price);
  const hold = remainingHold({ ...terms, schedule }, { filledTurnover: 0n, remaining: quantity, worstPrice });
  return { quantity, worstPrice, hold };
}

/** A short costs more margin the better it fills: the limit, or 2 % above the touch or the mark inside the band if that is more. */
function shortHoldPrice({ limitPrice, quote }: OrderPrice): number {
  const touch = Math.max(quote.bid ?? 0, quote.mark);
  return Math.max(limitPrice ?? 0, Math.min(quote.upper!, tickAtOrAbove(Math.ceil((touch * 102) / 100))));
}

/** The kill switch comes before everything else: it holds for everybody, whatever they ask (rules §10). */
export function checkHouse({ haltedSince }: Pick<DecisionContext, 'haltedSince'>): OrderRejection | null {
  return haltedSince === null ? null : reject('orders.house_halted', { since: haltedSince });
}

/**
 * Frozen accounts can neither open nor close; those that are barred from login, may not trade, or are paused can still close what
 * they hold. Whoever is barred has no session, but may have sent an order before.
 */
export function checkAccount(account: TradingAccount, isOpening: boolean): OrderRejection | null {
  if (account.frozen !== null) return reject('identity.frozen', account.frozen);
  if (!isOpening) return null;
  if (account.banned !== null) return reject('identity.banned', account.banned);
  if (account.disabled !== null) return reject('identity.disabled', account.disabled);
  if (account.noTrade !== null) return reject('identity.no_trade', account.noTrade);
  return account.pausedUntil === null ? null : reject('identity.paused', { until: account.pausedUntil });
}

/** Whoever has a fund password gives it before an order, once for some minutes; the operator may ask everybody to have one. */
export function checkFundPassword(account: TradingAccount, { areOrdersGuarded }: Parameters): OrderRejection | null {
  if (account.fundPassword === 'needed') return reject('security.fund_password_needed', {});
  const isMissing = areOrdersGuarded && account.fundPassword === 'none';
  return isMissing ? reject('security.fund_password_missing', {}) : null;
}

function checkSize(
  terms: PlaceTerms,
  { price, instrument }: OrderPrice,
  parameters: Parameters,
): OrderRejection | null {
  if (!Number.isSafeInteger(terms.lots) || terms.lots < 1 || terms.lots > LOTS_MAX) {
    return reject('orders.lots_invalid', { minimum: 1, maximum: LOTS_MAX });
  }
  const amount = turnoverOf(price, terms.lots * instrument.lotSize);
  if (amount >= parameters.minimumOpeningAmount) return null;
  const minimum = formatMoney(parameters.minimumOpeningAmount);
  return reject('orders.below_opening_minimum', { minimum, amount: formatMoney(amount) });
}

export function checkMargin(
  account: Pick<TradingAccount, 'isMarginEnabled'>,
  terms: Pick<PlaceTerms, 'direction' | 'leverage'>,
  {
    instrument: { symbol, kind, bandRate },
  }: { readonly instrument: Pick<TradedInstrument, 'symbol' | 'kind' | 'bandRate'> },
  { leverageLevels }: Pick<Parameters, 'leverageLevels'>,
): OrderRejection | null {
  if (kind === 'fund' && terms.direction === 'short') return reject('orders.fund_not_shorted', { symbol });
  const needsMargin = terms.leverage !== 1 || terms.direction === 'short';
  if (needsMargin && !account.isMarginEnabled) return reject('orders.margin_not_enabled', {});
  if (!leverageLevels.includes(terms.leverage))
    return reject('orders.leverage_unknown', { levels: leverageLevels.join(', ') });
  const maximum = leverageMaximum(leverageLevels, bandRate);
  if (bandRate === null || terms.leverage <= maximum) return null;
  return reject('orders.leverage_above_band', { symbol, band: bandRate, maximum });
}

/** The highest of the levels, which begin at 1 and rise, at which a move by the whole daily band leaves something of the margin for the charges. */
export function leverageMaximum<L extends number>(levels: readonly L[], bandRate: number | null): L {
  const allowed = levels.filter((level) => bandRate === null || level * bandRate < 100);
  return allowed.at(-1) ?? levels[0]!;
}

/**
 * What would be warned about as soon as it is filled is not opened: whoever sells to their own second account at such a price
 * keeps the profit there, and leaves a loss here that the margin may not cover.
 */
function checkStart(
  terms: Pick<PlaceTerms, 'direction' | 'leverage'>,
  { price, protectionPrice, quote, instrument }: OrderPrice,
  { marginWarningPercent: percent }: Parameters,
): OrderRejection | null {
  if (!isWatched(terms)) return null;
  const nearest = startPrice(terms, quote.mark, percent);
  const worst = protectionPrice ?? price;
  if (terms.direction === 'long' ? worst <= nearest : worst >= nearest) return null;
  const text = (of: number) => formatDecimal(of, instrument.priceScale);
  return reject('orders.starts_at_a_loss', {
    price: text(worst),
    mark: text(quote.mark),
    percent,
    nearest: text(nearest),
  });
}

/** The worst price with whose fill equity at the mark is above `percent` of the margin, which is price / leverage. */
export function startPrice(
  { direction, leverage }: Pick<PlaceTerms, 'direction' | 'leverage'>,
  mark: number,
  percent: number,
) {
  const whole = BigInt(mark) * BigInt(leverage) * 100n;
  const losable = 100 - percent;
  // long: mark - price > -price / leverage x losable %; short: the other way round.
  return direction === 'long'
    ? tickAtOrBelow(Number((whole - 1n) / BigInt(leverage * 100 - losable)))
    : tickAtOrAbove(Number(whole / BigInt(leverage * 100 + losable)) + 1);
}

export interface Protection {
  readonly stopLoss: number | null;
  readonly takeProfit: number | null;
}

/** A stop-loss lies on the losing side of the reference price, a take-profit on the winning side. */
export function readProtection(
  terms: Pick<PlaceTerms, 'direction' | 'stopLoss' | 'takeProfit'>,
  reference: number,
  priceScale: number,
): Protection | OrderRejection {
  const stopLoss = terms.stopLoss === null ? null : readPrice(terms.stopLoss, priceScale);
  if (stopLoss !== null && typeof stopLoss !== 'number') return stopLoss;
  const takeProfit = terms.takeProfit === null ? null : readPrice(terms.takeProfit, priceScale);
  if (takeProfit !== null && typeof takeProfit !== 'number') return takeProfit;
  const sign = terms.direction === 'long' ? 1 : -1;
  const limit = formatMoney(BigInt(reference));
  if (stopLoss !== null && (stopLoss - reference) * sign >= 0) return reject('orders.stop_wrong_side', { limit });
  if (takeProfit !== null && (takeProfit - reference) * sign <= 0) return reject('orders.take_wrong_side', { limit });
  return { stopLoss, takeProfit };
}

/** Against a short they could not lose while they are locked, so that what they were sold below the market would be a gift (decision 0080). */
function checkAgreed(
  { agreedLockedUntil: until }: TradingAccount,
  { symbol, direction }: PlaceTerms,
): OrderRejection | null {
  return direction === 'short' && until !== undefined ? reject('orders.short_of_locked', { symbol, until }) : null;
}

/** Every share that is sold short is borrowed (desks §7). */
function checkBorrow(
  { borrowable }: TradingAccount,
  { symbol, direction, lots }: PlaceTerms,
  quantity: number,
): OrderRejection | null {
  if (direction === 'long' || borrowable === undefined) return null;
  const { isOpen, left } = borrowable;
  if (!isOpen) return reject('lending.channel_closed', { symbol });
  if (quantity <= left) return null;
  const hasLot = left >= quantity / lots;
  return hasLot ? reject('lending.quota_short', { symbol, left }) : reject('lending.quota_full', { symbol });
}

function checkMandate({ unused }: TradingAccount, amount: Minor): OrderRejection | null {
  if (unused === undefined || amount <= unused) return null;
  return reject('day_trading.above_unused', { amount: formatMoney(amount), unused: formatMoney(unused) });
}

/** At most so many orders in any second. */
export function checkRate(account: TradingAccount, parameters: Parameters, now: number): OrderRejection | null {
  const maximum = parameters.ordersPerSecondMaximum;
  const oldest = account.orderTimes.at(-maximum);
  // A moment that is still to come is from before the clock was set back.
  if (oldest === undefined || now - oldest >= 1_000 || oldest > now) return null;
  return reject('orders.too_frequent', { maximum, wait: Math.max(1, Math.ceil((oldest + 1_000 - now) / 1_000)) });
}

export function lackOfFunds(needed: Minor, available: Minor): OrderRejection {
  return reject('orders.insufficient_funds', {
    needed: formatMoney(needed),
    available: formatMoney(available),
    short: formatMoney(needed - available),
  });
}

export function refused(rejection: OrderRejection): { readonly isAccepted: false; readonly rejection: OrderRejection } {
  return { isAccepted: false, rejection };
}
