/** Positions and what is held over all of them (rules §5). The close of a position is an order: its charges and its price are told as one's. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { decimal, id, instant, lots, pageOf, paging, signedDecimal, symbol } from '../shapes.ts';
import {
  charge,
  direction,
  leverage,
  order,
  orderType,
  reason,
  timeInForce,
  tradedKind,
  unreadableLots,
  unreadablePrice,
} from './calls.ts';
import { timelineStep } from './position-timeline.ts';

/** holding; closing ("preparing to close": a closing order is working); closed; locked (may not be sold yet). */
export const positionStatus = z.enum(['holding', 'closing', 'closed', 'locked']);

/** Which states allow which action. The server refuses by it, the app disables a button and says why by it. */
export const can = {
  closePosition: ['holding'],
  addMargin: ['holding', 'locked'],
  protectPosition: ['holding', 'locked'],
} as const satisfies Record<string, readonly z.infer<typeof positionStatus>[]>;

export const position = z.object({
  /** The opening order's number. */
  id,
  symbol: z.string(),
  name: z.string(),
  direction,
  leverage,
  status: positionStatus,
  /** Shares open now, and ever bought into it. */
  quantity: z.int(),
  openedQuantity: z.int(),
  averagePrice: decimal,
  originalMargin: decimal,
  addedMargin: decimal,
  /** averagePrice x quantity. */
  contractAmount: decimal,
  marketPrice: z.nullable(decimal),
  marketValue: z.nullable(decimal),
  /** Open profit at the market price, with dividends still to be paid, before the closing charges. */
  profit: z.nullable(signedDecimal),
  /** Percent of the margin. */
  profitRate: z.nullable(signedDecimal),
  /** Of what is closed, after all charges so far. */
  realisedProfit: signedDecimal,
  /** The same before charges. */
  grossProfit: signedDecimal,
  /** Charges so far, opening and closing, by component. */
  charges: z.array(charge),
  closePrice: z.nullable(decimal),
  lockedUntil: z.nullable(instant),
  /** Shares of it that are pledged: nobody sells them but the forced sale (desks §7). */
  pledged: z.int(),
  stopLoss: z.nullable(decimal),
  takeProfit: z.nullable(decimal),
  /** Equity as a percent of margin, the price at which it is closed out, and whether the warning was sent. */
  marginRate: z.nullable(signedDecimal),
  closeOutPrice: z.nullable(decimal),
  isWarned: z.boolean(),
  /** What it began with: an order, shares of an offering, of a block, of a grab offer, or an order of a day-trading mandate. */
  origin: z.enum(['order', 'allotment', 'block', 'grab', 'day']),
  /** What the customer owes beyond the margin after a close-out; zero but in a gap. */
  receivable: decimal,
  openedAt: instant,
  closedAt: z.nullable(instant),
});

const closeTerms = {
  position: id,
  type: z._default(orderType, 'market'),
  /** Left out: the whole position. */
  lots: z.optional(lots),
  limitPrice: z.optional(decimal),
  timeInForce: z._default(timeInForce, 'session'),
};

const unreadable = { lots: unreadableLots, limitPrice: unreadablePrice } as const;

export const previewClose = define({
  path: '/trade/closePreview',
  summary: 'What closing a position, or some lots of it, would bring.',
  audience: 'customer',
  isMutation: false,
  input: z.object(closeTerms),
  unreadable,
  output: z.object({
    price: z.nullable(decimal),
    protectionPrice: z.nullable(decimal),
    quantity: z.int(),
    contractAmount: decimal,
    charges: z.array(charge),
    chargesTotal: decimal,
    marginBack: decimal,
    profit: z.nullable(signedDecimal),
    /** Margin back, profit, less charges. */
    proceeds: z.nullable(signedDecimal),
    refusal: z.nullable(reason),
  }),
  errors: ['orders.unknown_position', 'orders.lots_invalid', 'orders.price_not_positive'],
});

export const closePosition = define({
  path: '/trade/close',
  summary: 'Places a closing order for a holding position.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'lessens_risk',
  input: z.object(closeTerms),
  unreadable,
  output: order,
  errors: [
    'orders.house_halted',
    'orders.unknown_position',
    'orders.already_closing',
    'orders.not_holding',
    'orders.not_listed',
    'orders.locked_days',
    'orders.locked_minutes',
    'orders.lots_invalid',
    'orders.close_exceeds_position',
    'orders.close_not_covered',
    'orders.close_out_due',
    'orders.square_off_begun',
    'orders.pledged',
    'orders.pledge_sale_begun',
    'identity.frozen',
    'security.fund_password_needed',
    'security.fund_password_missing',
    'orders.limit_price_missing',
    'orders.limit_price_unused',
    'orders.market_closed',
    'orders.halted',
    'orders.suspended',
    'orders.price_unavailable',
    'orders.price_stale',
    'orders.no_liquidity',
    'orders.touch_too_far',
    'orders.price_not_positive',
    'orders.price_off_tick',
    'orders.price_outside_band',
    'orders.too_frequent',
  ],
});

export const addMargin = define({
  path: '/trade/addMargin',
  summary: 'Moves whole rupees from cash to the margin of a position.',
  audience: 'customer',
  isMutation: true,
  openWithoutConsent: 'lessens_risk',
  input: z.object({ position: id, amount: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
  unreadable: { amount: { code: 'orders.added_margin_invalid', params: { minimum: 1, maximum: 1_000_000_000 } } },
  output: position,
  errors: [
    'identity.frozen',
    'security.fund_password_needed',
    'security.fund_password_missing',
    'orders.unknown_position',
    'orders.not_holding',
    'orders.added_margin_invalid',
    'orders.insufficient_funds',
  ],
});

export const protectPosition = define({
  path: '/trade/protect',
  summary: 'Sets or clears (null) the stop-loss and take-profit of a position.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'lessens_risk',
  input: z.object({ position: id, stopLoss: z.nullable(decimal), takeProfit: z.nullable(decimal) }),
  unreadable: { stopLoss: unreadablePrice, takeProfit: unreadablePrice },
  output: position,
  errors: [
    'security.fund_password_needed',
    'security.fund_password_missing',
    'orders.unknown_position',
    'orders.not_holding',
    'orders.pledged_not_protected',
    'orders.price_not_positive',
    'orders.price_off_tick',
    'orders.stop_wrong_side',
    'orders.take_wrong_side',
  ],
});

export const listPositions = define({
  path: '/trade/positions',
  summary: 'Positions, newest first: open ones, closed ones or all.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    state: z._default(z.enum(['open', 'closed', 'all']), 'open'),
    symbol: z.optional(symbol),
    kind: z.optional(tradedKind),
    /** Those that were bought outside the book; left out: all. */
    origin: z.optional(z.enum(['block'])),
    ...paging,
  }),
  output: pageOf(position),
  errors: [],
});

/** Shares held by instrument, over all positions, with the average price (trade/index Holdings). */
export const listHoldings = define({
  path: '/trade/holdings',
  summary: 'Open shares by instrument, over all its positions.',
  audience: 'customer',
  isMutation: false,
  input: z.object({}),
  output: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      /** Negative when short. */
      quantity: z.int(),
      averagePrice: decimal,
      marketPrice: z.nullable(decimal),
      marketValue: z.nullable(signedDecimal),
      profit: z.nullable(signedDecimal),
      positions: z.int(),
    }),
  ),
  errors: [],
});

export const getPosition = define({
  path: '/trade/position',
  summary: 'One position with its orders and its timeline.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ position: id }),
  output: z.object({ position, orders: z.array(order), timeline: z.array(timelineStep) }),
  errors: ['orders.unknown_position'],
});
