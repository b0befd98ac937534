/**
 * Whether the terms of a waiting order may be changed, and what it holds meanwhile (rules §5). Pure. After the account the order's own state is looked
 * at, then everything that would be asked of a new order. A venue answers later, and executions at the old terms may come before: until then the
 * order holds what the worse of both could need.
 */
import { chargesOn, totalCharges, type Charges } from './charges.ts';
import {
  LOTS_MAX,
  checkAccount,
  checkFundPassword,
  checkHouse,
  checkRate,
  decidePlace,
  lackOfFunds,
  refused,
} from './order-decision.ts';
import type { Decision, DecisionContext, Protection, TradingAccount } from './order-decision.ts';
import { isRejection, priceOrder, type OrderType, type TimeInForce } from './order-price.ts';
import { reject, type OrderRejection } from './order-rejection.ts';
import {
  closingSide,
  openingRequirement,
  openingSide,
  remainingHold,
  turnoverOf,
  type Direction,
  type OpeningTerms,
} from './position.ts';
import { decideCancel, type OrderStatus } from './position-decision.ts';
import type { Minor } from './money.ts';

/** Of one order: all of them are told with it. */
const CHANGES_MAX = 50;

/** Of the whole order, filled shares among them. */
export interface ChangeTerms {
  readonly quantity: number;
  readonly limitPrice: string;
  /** Of an opening order. */
  readonly stopLoss: string | null;
  readonly takeProfit: string | null;
}

export interface WorkingOrder {
  readonly symbol: string;
  readonly kind: 'open' | 'close';
  readonly direction: Direction;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly leverage: number;
  readonly status: OrderStatus;
  readonly price: number;
  readonly worstPrice: number;
  readonly stopLoss: number | null;
  readonly takeProfit: number | null;
  readonly quantity: number;
  readonly filled: number;
  readonly turnover: Minor;
  readonly held: Minor;
  /** How often other terms were asked for it. */
  readonly changes: number;
  /** Placed under a mandate, which has counted its worst case. */
  readonly isBacked: boolean;
  readonly isCancelling: boolean;
  readonly isChanging: boolean;
}

export interface ChangePlan extends Protection {
  readonly quantity: number;
  readonly price: number;
  readonly worstPrice: number;
  /** From now on, until the venue has answered. */
  readonly hold: Minor;
  /** The venue is to be asked; otherwise the terms hold at once. */
  readonly isAsked: boolean;
}

export function decideChange(
  account: TradingAccount,
  order: WorkingOrder,
  terms: ChangeTerms,
  context: DecisionContext,
): Decision<ChangePlan> {
  const barred =
    checkHouse(context) ??
    checkAccount(account, order.kind === 'open') ??
    checkFundPassword(account, context.parameters);
  if (barred !== null) return refused(barred);
  const cancel = decideCancel({ status: order.status, isAsked: order.isCancelling });
  if (!cancel.isAccepted) return cancel;
  if (order.isChanging) return refused(reject('orders.already_changing', {}));
  if (order.type === 'market' || order.isBacked || order.changes >= CHANGES_MAX)
    return refused(reject('orders.not_changeable', {}));
  const plan =
    order.kind === 'open' ? openingPlan(account, order, terms, context) : closingPlan(account, order, terms, context);
  if (isRejection(plan)) return refused(plan);
  const isAsked = cancel.plan.isAtVenue && (plan.price !== order.price || plan.quantity !== order.quantity);
  const worstPrice = isAsked || order.status === 'accepted' ? plan.worstPrice : order.worstPrice;
  const next = { quantity: plan.quantity, worstPrice };
  const hold =
    order.kind === 'close' ? 0n : isAsked ? changingHold(order, context, next) : holdOf({ ...order, ...next }, context);
  if (hold - order.held > account.available) return refused(lackOfFunds(hold - order.held, account.available));
  return { isAccepted: true, plan: { ...plan, worstPrice, hold, isAsked } };
}

export interface ChangePreview {
  /** Of the whole order at the new terms: what has filled at its prices, the rest at the new one. */
  readonly contractAmount: Minor;
  readonly charges: Charges;
  /** Of an order that opens margin and charges; of one that closes its charges. */
  readonly needed: Minor;
  /** At once, and once the venue has taken the new terms. */
  readonly hold: Minor;
  readonly holdAfter: Minor;
}

/** What the change would cost, by the very decision of the real one; `figures` is null where the terms themselves are refused. */
export function previewChange(
  account: TradingAccount,
  order: WorkingOrder,
  terms: ChangeTerms,
  context: DecisionContext,
): { readonly figures: ChangePreview | null; readonly rejection: OrderRejection | null } {
  const decision = decideChange({ ...account, available: UNLIMITED }, order, terms, context);
  if (!decision.isAccepted) return { figures: null, rejection: decision.rejection };
  const { quantity, price, worstPrice, hold } = decision.plan;
  const { schedule } = context;
  const contractAmount = order.turnover + turnoverOf(price, quantity - order.filled);
  const isOpening = order.kind === 'open';
  const side = isOpening ? openingSide(order.direction) : closingSide(order.direction);
  const charges = chargesOn(schedule, side, contractAmount);
  const more = hold - order.held;
  return {
    figures: {
      contractAmount,
      charges,
      needed: isOpening ? openingRequirement({ ...order, schedule }, contractAmount).total : totalCharges(charges),
      hold,
      holdAfter: isOpening ? holdOf({ ...order, quantity, worstPrice }, context) : 0n,
    },
    rejection: more > account.available ? lackOfFunds(more, account.available) : null,
  };
}

type Planned = Omit<ChangePlan, 'hold' | 'isAsked'>;

function openingPlan(
  account: TradingAccount,
  order: WorkingOrder,
  terms: ChangeTerms,
  context: DecisionContext,
): Planned | OrderRejection {
  const size = checkSize(order, terms, { context, isLargerAllowed: order.direction === 'long' });
  if (size !== null) return size;
  const { symbol, direction, type, leverage, timeInForce } = order;
  const { quantity, limitPrice, stopLoss, takeProfit } = terms;
  const lots = quantity / lotSizeOf(context);
  // What has filled has a position with levels of its own.
  const levels = order.filled > 0 ? { stopLoss: null, takeProfit: null } : { stopLoss, takeProfit };
  // What the change asks for beside what the order has already is looked at by the caller; no more is borrowed.
  const unlimited = { ...account, available: UNLIMITED, borrowable: undefined, agreedLockedUntil: undefined };
  const decision = decidePlace(
    unlimited,
    { symbol, direction, type, leverage, timeInForce, lots, limitPrice, ...levels },
    context,
  );
  if (!decision.isAccepted) return decision.rejection;
  const { limitPrice: price, worstPrice, ...plan } = decision.plan;
  const { stopLoss: stop, takeProfit: take } = order.filled > 0 ? order : plan;
  return { quantity, price: price!, worstPrice, stopLoss: stop, takeProfit: take };
}

/** Far more than an order can need. */
const UNLIMITED = 10n ** 18n;

/** What a closing order was checked for holds for fewer shares too. */
function closingPlan(
  account: TradingAccount,
  order: WorkingOrder,
  terms: ChangeTerms,
  context: DecisionContext,
): Planned | OrderRejection {
  const size = checkSize(order, terms, { context, isLargerAllowed: false });
  if (size !== null) return size;
  const price = priceOrder(
    { ...order, side: closingSide(order.direction), limitPrice: terms.limitPrice },
    context.market,
    context.now,
  );
  if (isRejection(price)) return price;
  const tooFast = checkRate(account, context.parameters, context.now);
  if (tooFast !== null) return tooFast;
  return { quantity: terms.quantity, price: price.price, worstPrice: price.price, stopLoss: null, takeProfit: null };
}

/** Whole lots, or as many as before; more than what has filled. Shares that are sold short are borrowed when the order is placed: it grows no more. */
function checkSize(
  { quantity, filled }: WorkingOrder,
  terms: ChangeTerms,
  { context, isLargerAllowed }: { readonly context: DecisionContext; readonly isLargerAllowed: boolean },
): OrderRejection | null {
  const lotSize = lotSizeOf(context);
  const minimum = Math.floor(filled / lotSize) + 1;
  const maximum = isLargerAllowed ? LOTS_MAX : Math.max(1, Math.floor(quantity / lotSize));
  if (terms.quantity === quantity) return null;
  const lots = terms.quantity / lotSize;
  if (Number.isSafeInteger(lots) && lots >= minimum && lots <= maximum) return null;
  return reject('orders.lots_invalid', { minimum, maximum });
}

function lotSizeOf({ market, parameters }: DecisionContext): number {
  return market.instrument?.lotSize ?? parameters.lotSize;
}

type Worth = Pick<WorkingOrder, 'direction' | 'leverage' | 'quantity' | 'filled' | 'turnover' | 'worstPrice'>;
type Next = Pick<ChangePlan, 'quantity' | 'worstPrice'>;
type Schedule = Pick<OpeningTerms, 'schedule'>;

/** What the shares still to fill of an opening order need by its terms. */
export function holdOf({ quantity, filled, turnover, ...order }: Worth, { schedule }: Schedule): Minor {
  return remainingHold({ ...order, schedule }, { filledTurnover: turnover, remaining: quantity - filled, ...order });
}

/**
 * The most that an opening order can need while nobody knows when the venue takes the new terms: they hold at once, or only after everything has
 * filled at the old ones. What it turns over in all moves between these two, never above both.
 */
export function changingHold(order: Worth, { schedule }: Schedule, next: Next): Minor {
  const terms = { ...order, schedule };
  const more = (shares: number) => turnoverOf(next.worstPrice, Math.max(0, shares));
  const atOnce = more(next.quantity - order.filled);
  const atLast = turnoverOf(order.worstPrice, order.quantity - order.filled) + more(next.quantity - order.quantity);
  const most = atOnce > atLast ? atOnce : atLast;
  const needed = openingRequirement(terms, order.turnover + most).total;
  return order.turnover === 0n ? needed : needed - openingRequirement(terms, order.turnover).total;
}
