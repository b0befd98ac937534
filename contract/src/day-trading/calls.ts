/**
 * Day trading (desks §4): a mandate for one session, whose orders hold a fifth of their contract amount. Amounts are INR; those of
 * orders and positions are contract amounts.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { order, openingErrors, orderTerms, preview, unreadableLots, unreadablePrice } from '../orders/calls.ts';
import { requestStep } from '../requests.ts';
import { decimal, empty, id, instant, pageOf, paging, signedDecimal } from '../shapes.ts';

/**
 * pending: in review. ready: approved, its session has not opened. running: takes orders. closing: from the square-off on, what is
 * open is being closed. settled, rejected, cancelled, expired (not approved in time): over.
 */
export const dayMandateState = z.enum([
  'pending',
  'ready',
  'running',
  'closing',
  'settled',
  'rejected',
  'cancelled',
  'expired',
]);

/** Why a reviewer refused it. */
export const dayMandateReason = z.enum(['unsuitable', 'losses', 'owes', 'asked']);

/** The session a mandate is for. */
const session = {
  /** Business date. */
  date: z.string(),
  opensAt: instant,
  /** From then on it takes no order, and what is open is closed by market orders. */
  squareOffAt: instant,
  closesAt: instant,
};

/** One order of a mandate with the position that it opened, as far as it was filled. */
export const dayTrade = z.object({
  /** The opening order's number, and the position's. */
  order: id,
  symbol: z.string(),
  name: z.string(),
  direction: z.enum(['long', 'short']),
  /** Shares that were opened; those that went on as an ordinary position. */
  quantity: z.int(),
  carried: z.int(),
  /** Contract amount of all that was opened. */
  amount: decimal,
  /** Profit of what was closed, and the charges of both sides. */
  gross: signedDecimal,
  charges: decimal,
  /** Lines of the journal, in their order. */
  entries: z.array(id),
});

/** What a mandate came to: net = gross - charges - fee. */
export const daySettlement = z.object({
  settledAt: instant,
  trades: z.array(dayTrade),
  mostUsed: decimal,
  gross: signedDecimal,
  charges: decimal,
  fee: decimal,
  net: signedDecimal,
  /** The line of the fee. */
  feeEntry: id,
});

export const dayMandate = z.object({
  id,
  state: dayMandateState,
  amount: decimal,
  margin: decimal,
  ...session,
  /** Held now: what its orders have not taken over, and the most that the fee can be. */
  held: decimal,
  /** Left for orders, with what closed positions gave back; 0 where it takes none. */
  unused: decimal,
  /** What of it can be ordered now, before charges: as far as its margin is there. */
  buyingPower: decimal,
  /** The highest sum of contract amounts that were open at once so far, and the fee that comes of it. */
  mostUsed: decimal,
  fee: decimal,
  reason: z.nullable(dayMandateReason),
  /** The reviewer's words. */
  note: z.nullable(z.string()),
  settlement: z.nullable(daySettlement),
  canCancel: z.boolean(),
  createdAt: instant,
  promisedBy: instant,
  decidedAt: z.nullable(instant),
  timeline: z.array(requestStep),
});

/** Whatever was typed: what is no amount has a refusal of its own. */
const amountText = z.string().check(z.maxLength(30));
const unreadable = { amount: { code: 'day_trading.amount_invalid', params: {} } } as const;

export const getDayTradingTerms = define({
  path: '/dayTrading/terms',
  summary:
    'What a mandate of this amount would hold and cost, for which session, and the first thing that stands in its way.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    /** Left out: the least. */
    amount: z.optional(amountText),
  }),
  unreadable,
  output: z.object({
    ...session,
    amount: decimal,
    minimum: decimal,
    /** Of the available cash, within the limit. */
    maximum: decimal,
    margin: decimal,
    /** Percent of the most used, and its bounds; the highest is held beside the margin. */
    feeRate: z.string(),
    feeMinimum: decimal,
    feeMaximum: decimal,
    feeHeld: decimal,
    held: decimal,
    available: decimal,
    /** With all of it in use, a move of five percent against it. */
    lossAtFivePercent: decimal,
    promisedBy: instant,
    /** Leverage has to be allowed for the account: without it nothing can be asked for. */
    isMarginEnabled: z.boolean(),
    /** The own mandate that waits or runs. */
    open: z.nullable(id),
    /** Never that the fund password is needed: the request itself asks for it. */
    refusal: z.nullable(
      z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])) }),
    ),
  }),
  errors: ['day_trading.amount_invalid'],
});

export const applyDayMandate = define({
  path: '/dayTrading/apply',
  summary:
    'Asks for a mandate; margin and the most that the fee can be are held until a review decides. The fund password is given as for orders (`/security/unlock`).',
  audience: 'customer',
  isMutation: true,
  input: z.object({ amount: amountText }),
  unreadable,
  output: dayMandate,
  errors: [
    'day_trading.amount_invalid',
    'identity.frozen',
    'identity.banned',
    'identity.disabled',
    'identity.no_trade',
    'identity.paused',
    'security.fund_password_needed',
    'security.fund_password_missing',
    'verification.required',
    'day_trading.channel_closed',
    'orders.margin_not_enabled',
    'day_trading.below_minimum',
    'day_trading.above_maximum',
    'day_trading.pending',
    'day_trading.running',
    'day_trading.above_funds',
  ],
});

export const cancelDayMandate = define({
  path: '/dayTrading/cancel',
  summary: 'Takes a request back until it is decided; everything held is free again.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ mandate: id }),
  output: dayMandate,
  errors: ['day_trading.unknown', 'day_trading.not_pending'],
});

export const listDayMandates = define({
  path: '/dayTrading/list',
  summary: 'Own mandates, newest first; what each came to without its trades.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ ...paging }),
  output: pageOf(dayMandate),
  errors: [],
});

export const getDayMandate = define({
  path: '/dayTrading/detail',
  summary: 'One own mandate with its timeline and, once it is settled, its record.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ mandate: id }),
  output: dayMandate,
  errors: ['day_trading.unknown'],
});

export const getRunningDayMandate = define({
  path: '/dayTrading/running',
  summary: 'The own mandate that takes orders now, with what can be ordered; null: there is none.',
  audience: 'customer',
  isMutation: false,
  input: empty,
  output: z.nullable(dayMandate),
  errors: [],
});

const dayErrors = [
  'day_trading.none_running',
  'day_trading.not_open',
  'day_trading.squaring_off',
  'day_trading.symbol_not_allowed',
  'day_trading.band_too_wide',
] as const;

/** Of an ordinary order without leverage and time in force: the first is 5, the second the session. */
const { symbol, direction, type, lots, limitPrice, stopLoss, takeProfit } = orderTerms;
const dayOrderTerms = z.object({ symbol, direction, type, lots, limitPrice, stopLoss, takeProfit });
const unreadableTerms = {
  lots: unreadableLots,
  limitPrice: unreadablePrice,
  stopLoss: unreadablePrice,
  takeProfit: unreadablePrice,
} as const;

export const previewDayOrder = define({
  path: '/dayTrading/preview',
  summary: 'The costs of an order of the running mandate; `available` has what is held for the mandate in it.',
  audience: 'customer',
  isMutation: false,
  input: dayOrderTerms,
  unreadable: unreadableTerms,
  output: preview,
  errors: ['market.symbol_unknown', 'orders.lots_invalid', 'orders.price_not_positive'],
});

export const placeDayOrder = define({
  path: '/dayTrading/place',
  summary: 'Places an opening order of the running mandate. The answer is sent once the order is durable.',
  audience: 'customer',
  isMutation: true,
  input: dayOrderTerms,
  unreadable: unreadableTerms,
  output: order,
  errors: [...openingErrors, ...dayErrors, 'day_trading.above_unused'],
});
