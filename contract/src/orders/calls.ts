/** Orders (rules §5); what they open and close: positions.ts. */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import { decimal, id, instant, lots, pageOf, paging, signedDecimal, symbol } from '../shapes.ts';

export const direction = z.enum(['long', 'short']);
export const orderType = z.enum(['market', 'limit']);
export const timeInForce = z.enum(['session', 'gtc']);
export const leverageLevels = [1, 2, 3, 5, 10] as const;
/** As the rules of core answer too (core/src/order-decision.ts). */
export const unreadableLots = { code: 'orders.lots_invalid', params: { minimum: 1, maximum: 100_000 } } as const;
export const unreadableLeverage = {
  code: 'orders.leverage_unknown',
  params: { levels: leverageLevels.join(', ') },
} as const;
export const unreadablePrice = { code: 'orders.price_not_positive', params: {} } as const;
export const leverage = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(5), z.literal(10)]);

/**
 * accepted: durable here, waiting for the session to open. pending: in the venue's book.
 * partly_filled: pending with fills. filled, cancelled, rejected: final; a cancelled order may hold fills.
 */
export const orderStatus = z.enum(['accepted', 'pending', 'partly_filled', 'filled', 'cancelled', 'rejected']);

/** The states in which an order can be cancelled. The server refuses by it, the app disables a button and says why by it. */
export const cancellable: readonly z.infer<typeof orderStatus>[] = ['accepted', 'pending', 'partly_filled'];

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

/** Other terms that were asked for: of the whole order, its filled shares among them. */
export const orderChange = z.object({
  at: instant,
  limitPrice: decimal,
  quantity: z.int(),
  stopLoss: z.nullable(decimal),
  takeProfit: z.nullable(decimal),
  /** late: the order had filled or ended before. refused: by the exchange, and the order stayed as it was. */
  outcome: z.enum(['waiting', 'done', 'late', 'refused']),
  endedAt: z.nullable(instant),
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
  /** Who asked: the customer, as a day order of a mandate too, or a published rule. */
  origin: z.enum(['customer', 'day', 'stop_loss', 'take_profit', 'close_out', 'square_off', 'pledge_sale']),
  /** Cash still on hold for it. */
  held: decimal,
  charges: z.array(charge),
  /** Of a closing order with fills: what it brought. */
  sale: z.nullable(
    z.object({
      /** Of a share, when it was bought; sold short at. */
      openedAt: decimal,
      /** Before charges. */
      gross: signedDecimal,
      /** Of this order, and its part of the opening charges. */
      charges: decimal,
      /** gross - charges, and as percent of the own money that was in these shares. */
      net: signedDecimal,
      rate: z.nullable(signedDecimal),
      /** Into cash: margin and profit less this order's charges. */
      received: signedDecimal,
    }),
  ),
  placedAt: instant,
  endedAt: z.nullable(instant),
  fills: z.array(fill),
  changes: z.array(orderChange),
});

export const orderTerms = {
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

const unreadable = {
  lots: unreadableLots,
  leverage: unreadableLeverage,
  limitPrice: unreadablePrice,
  stopLoss: unreadablePrice,
  takeProfit: unreadablePrice,
} as const;

export const openingErrors = [
  'orders.house_halted',
  'identity.frozen',
  'identity.banned',
  'identity.disabled',
  'identity.no_trade',
  'identity.paused',
  'security.fund_password_needed',
  'security.fund_password_missing',
  'orders.limit_price_missing',
  'orders.limit_price_unused',
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
  'orders.fund_not_shorted',
  'orders.margin_not_enabled',
  'orders.leverage_unknown',
  'orders.starts_at_a_loss',
  'orders.stop_wrong_side',
  'orders.take_wrong_side',
  'orders.short_of_locked',
  'lending.channel_closed',
  'lending.quota_full',
  'lending.quota_short',
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
  /** Of a short of a company's shares: what there is to borrow and what of it is left. Null: nothing is borrowed. */
  borrowable: z.nullable(
    z.object({
      isOpen: z.boolean(),
      quota: z.int(),
      left: z.int(),
      /** With this order, of a year, in hundredths of a percent; it changes with what is borrowed. */
      rateBps: z.int(),
      /** At that rate and the mark price; null while there is none. */
      feePerDay: z.nullable(decimal),
      feePerYear: z.nullable(decimal),
    }),
  ),
  /** The most lots the available cash allows now, and of a short what there is to borrow. */
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
  unreadable,
  output: preview,
  errors: ['market.symbol_unknown', 'orders.lots_invalid', 'orders.leverage_unknown', 'orders.price_not_positive'],
});

export const placeOrder = define({
  path: '/trade/place',
  summary: 'Places an opening order. The answer is sent once the order is durable.',
  audience: 'customer',
  isMutation: true,
  input: z.object(orderTerms),
  unreadable,
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
  errors: ['orders.unknown_order', 'orders.not_pending', 'orders.already_cancelling'],
});

const changeTerms = {
  order: id,
  /** Shares of the whole order, what has filled among them: whole lots, or as many as before. */
  quantity: z.int().check(z.minimum(1), z.maximum(10_000_000)),
  limitPrice: decimal,
  /** Of an opening order; once something has filled, those of its position count. Left out: none. */
  stopLoss: z.optional(decimal),
  takeProfit: z.optional(decimal),
};

const unreadableChange = {
  quantity: unreadableLots,
  limitPrice: unreadablePrice,
  stopLoss: unreadablePrice,
  takeProfit: unreadablePrice,
} as const;

export const changeOrder = define({
  path: '/trade/change',
  summary:
    'Gives a limit order that waits other terms; a fill at the old ones may win the race. A smaller quantity at the same price keeps its place.',
  audience: 'customer',
  isMutation: true,
  input: z.object(changeTerms),
  unreadable: unreadableChange,
  output: order,
  errors: [
    'orders.unknown_order',
    'orders.not_pending',
    'orders.already_cancelling',
    'orders.already_changing',
    'orders.not_changeable',
    ...openingErrors,
  ],
});

export const previewChange = define({
  path: '/trade/previewChange',
  summary: 'What an order would cost and hold at other terms, before they are asked for.',
  audience: 'customer',
  isMutation: false,
  input: z.object(changeTerms),
  unreadable: unreadableChange,
  output: z.object({
    /** Null where the terms themselves are refused. */
    figures: z.nullable(
      z.object({
        /** Of the whole order, what has filled among it. */
        contractAmount: decimal,
        charges: z.array(charge),
        chargesTotal: decimal,
        /** Margin and charges of an opening order, charges of one that closes. */
        needed: decimal,
        /** At once, and once the venue has taken the new terms. */
        hold: decimal,
        holdAfter: decimal,
      }),
    ),
    /** On hold for it now, and what is free beside it. */
    held: decimal,
    available: decimal,
    refusal: z.nullable(reason),
  }),
  errors: ['orders.unknown_order', 'orders.lots_invalid', 'orders.price_not_positive'],
});

/** What has a book (rules §4). */
export const tradedKind = z.enum(['equity', 'forex', 'digital']);

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
