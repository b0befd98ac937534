/** Orders and positions (rules §5). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { timelineStep } from './position-timeline.ts';
import { decimal, id, instant, lots, pageOf, paging, signedDecimal, symbol } from '../shapes.ts';

export const direction = z.enum(['long', 'short']);
export const orderType = z.enum(['market', 'limit']);
export const timeInForce = z.enum(['session', 'gtc']);
export const leverageLevels = [1, 2, 3, 5, 10] as const;
export const leverage = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5), z.literal(10)]);

/**
 * accepted: durable here, waiting for the session to open. pending: in the venue's book.
 * partly_filled: pending with fills. filled, cancelled, rejected: final; a cancelled order may hold fills.
 */
export const orderStatus = z.enum(['accepted', 'pending', 'partly_filled', 'filled', 'cancelled', 'rejected']);
/** holding; closing ("preparing to close": a closing order is working); closed; locked (may not be sold yet). */
export const positionStatus = z.enum(['holding', 'closing', 'closed', 'locked']);

export type OrderStatus = z.infer<typeof orderStatus>;
export type PositionStatus = z.infer<typeof positionStatus>;

/** Which states allow which action. The server refuses by it, the app disables a button and says why by it. */
export const can = {
  cancelOrder: ['accepted', 'pending', 'partly_filled'],
  closePosition: ['holding'],
  addMargin: ['holding', 'locked'],
  protectPosition: ['holding', 'locked'],
} as const satisfies Record<string, readonly (OrderStatus | PositionStatus)[]>;

export const chargeComponent = z.enum(['brokerage', 'exchange', 'sebi', 'gst', 'stt', 'stamp']);
export const charge = z.object({ component: chargeComponent, amount: decimal });

/** The facts a reason was made of, so that a screen can show it in any language (T6). */
export const reason = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.int(), z.null()])),
});

export const fill = z.object({
  price: decimal,
  quantity: z.int(),
  at: instant,
  /** The trade's number on the venue's tape, and the book's touch just before it: why this price. */
  tradeSeq: z.int(),
  bid: z.nullable(decimal),
  ask: z.nullable(decimal),
  charges: z.array(charge),
});

export const order = z.object({
  id,
  symbol: z.string(),
  name: z.string(),
  kind: z.enum(['open', 'close']),
  /** The position it opened or closes; null until the first fill of an opening order. */
  positionId: z.nullable(id),
  direction,
  side: z.enum(['buy', 'sell']),
  type: orderType,
  timeInForce,
  /** Shares. */
  quantity: z.int(),
  filledQuantity: z.int(),
  limitPrice: z.nullable(decimal),
  /** The worst price a market order may fill at (price protection). */
  protectionPrice: z.nullable(decimal),
  averagePrice: z.nullable(decimal),
  leverage,
  stopLoss: z.nullable(decimal),
  takeProfit: z.nullable(decimal),
  status: orderStatus,
  reason: z.nullable(reason),
  /** Who asked: the customer, or a published rule. */
  origin: z.enum(['customer', 'stop_loss', 'take_profit', 'close_out']),
  /** Cash still on hold for it. */
  held: decimal,
  charges: z.array(charge),
  placedAt: instant,
  endedAt: z.nullable(instant),
  fills: z.array(fill),
});

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
  realisedProfit: signedDecimal,
  /** Charges so far, opening and closing, by component. */
  charges: z.array(charge),
  closePrice: z.nullable(decimal),
  lockedUntil: z.nullable(instant),
  stopLoss: z.nullable(decimal),
  takeProfit: z.nullable(decimal),
  /** Equity as a percent of margin, the price at which it is closed out, and whether the warning was sent. */
  marginRate: z.nullable(signedDecimal),
  closeOutPrice: z.nullable(decimal),
  isWarned: z.boolean(),
  /** What the customer owes beyond the margin after a close-out; zero but in a gap. */
  receivable: decimal,
  openedAt: instant,
  closedAt: z.nullable(instant),
});

const orderTerms = {
  symbol,
  direction,
  type: orderType,
  lots,
  leverage: z._default(leverage, 1),
  limitPrice: z.optional(decimal),
  timeInForce: z._default(timeInForce, 'session'),
  stopLoss: z.optional(decimal),
  takeProfit: z.optional(decimal),
};

const openingErrors = [
  'orders.house_halted',
  'identity.frozen',
  'identity.banned',
  'identity.disabled',
  'identity.no_trade',
  'identity.paused',
  'security.fund_password_needed',
  'security.fund_password_missing',
  'orders.market_closed',
  'orders.off_shelf',
  'orders.suspended',
  'orders.halted',
  'orders.not_tradable',
  'market.symbol_unknown',
  'orders.price_unavailable',
  'orders.price_stale',
  'orders.no_liquidity',
  'orders.touch_too_far',
  'orders.price_not_positive',
  'orders.price_off_tick',
  'orders.price_outside_band',
  'orders.lots_invalid',
  'orders.below_opening_minimum',
  'orders.margin_not_enabled',
  'orders.starts_at_a_loss',
  'orders.stop_wrong_side',
  'orders.take_wrong_side',
  'orders.insufficient_funds',
  'orders.too_frequent',
] as const;

/** What the order would cost, line by line. Always an answer: what would refuse the order is in `refusal`. */
export const preview = z.object({
  /** The price the figures are made with: the limit, or the touch. Null when there is none. */
  price: z.nullable(decimal),
  /** The worst price a market order may fill at. */
  protectionPrice: z.nullable(decimal),
  quantity: z.int(),
  contractAmount: decimal,
  originalMargin: decimal,
  charges: z.array(charge),
  chargesTotal: decimal,
  /** Margin and charges at `price`. */
  needed: decimal,
  /** What is put on hold: margin and charges at the worst price. */
  hold: decimal,
  available: decimal,
  /** The most lots the available cash allows now. */
  maximumLots: z.int(),
  sellFrom: z.nullable(instant),
  /** Leveraged or short: the loss at a 5 % move against, and the price of the close-out. */
  lossAtFivePercent: z.nullable(decimal),
  closeOutPrice: z.nullable(decimal),
  refusal: z.nullable(reason),
});

export const previewOrder = define({
  path: '/trade/preview',
  summary: 'The costs of an order, before it is placed.',
  audience: 'customer',
  isMutation: false,
  input: z.object(orderTerms),
  output: preview,
  errors: ['market.symbol_unknown'],
});

export const placeOrder = define({
  path: '/trade/place',
  summary: 'Places an opening order. The answer is sent once the order is durable.',
  audience: 'customer',
  isMutation: true,
  input: z.object(orderTerms),
  output: order,
  errors: openingErrors,
});

export const cancelOrder = define({
  path: '/trade/cancel',
  summary: 'Asks the venue to cancel what is left of an order; the fill may win the race.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ order: id }),
  output: order,
  errors: ['orders.unknown_order', 'orders.not_pending'],
});

const closeTerms = {
  position: id,
  type: z._default(orderType, 'market'),
  /** Left out: the whole position. */
  lots: z.optional(lots),
  limitPrice: z.optional(decimal),
  timeInForce: z._default(timeInForce, 'session'),
};

export const previewClose = define({
  path: '/trade/closePreview',
  summary: 'What closing a position, or some lots of it, would bring.',
  audience: 'customer',
  isMutation: false,
  input: z.object(closeTerms),
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
  errors: ['orders.unknown_position'],
});

export const closePosition = define({
  path: '/trade/close',
  summary: 'Places a closing order for a holding position.',
  audience: 'customer',
  isMutation: true,
  input: z.object(closeTerms),
  output: order,
  errors: [
    'orders.house_halted',
    'orders.unknown_position',
    'orders.already_closing',
    'orders.not_holding',
    'orders.not_listed',
    'orders.locked_days',
    'orders.locked_minutes',
    'orders.close_exceeds_position',
    'orders.close_not_covered',
    'identity.frozen',
    'security.fund_password_needed',
    'security.fund_password_missing',
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
  input: z.object({ position: id, amount: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) }),
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
  output: position,
  errors: [
    'orders.unknown_position',
    'orders.not_holding',
    'orders.price_off_tick',
    'orders.stop_wrong_side',
    'orders.take_wrong_side',
  ],
});

/** What has a book (rules §4). */
const tradedKind = z.enum(['equity', 'forex', 'digital']);

export const listOrders = define({
  path: '/trade/orders',
  summary: 'Orders, newest first: open ones, ended ones or all.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    state: z._default(z.enum(['open', 'ended', 'all']), 'all'),
    symbol: z.optional(symbol),
    kind: z.optional(tradedKind),
    ...paging,
  }),
  output: pageOf(order),
  errors: [],
});

export const getOrder = define({
  path: '/trade/order',
  summary: 'One order with its fills.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ order: id }),
  output: order,
  errors: ['orders.unknown_order'],
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
