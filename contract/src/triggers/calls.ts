/**
 * Trigger orders (decision 0119): an order that the server places once the mark price of its instrument has reached a price. Nothing is held for
 * one: cash, shares and every other rule of an order are looked at when it fires. Each fires once; what becomes of the order is the order's own.
 */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import {
  direction,
  leverage,
  reason,
  timeInForce,
  unreadableLeverage,
  unreadableLots,
  unreadablePrice,
} from '../orders/calls.ts';
import { businessDate, decimal, id, instant, lots, pageOf, paging, symbol } from '../shapes.ts';

/**
 * stop: a market order; a sale once the mark has fallen to `triggerPrice`, a purchase once it has risen to it. stop_limit: the same with a limit
 * order. gtt (good till triggered): a limit order once the mark has reached `triggerPrice`, from whichever side it is on when it is set.
 * oco (one cancels other), of a position: the stop at `triggerPrice` on its losing side and the target on its winning side, of which the first
 * that is reached fires and the other is gone; each a market order, or a limit order where it has a limit. trailing: a market order; the
 * trigger price follows the best mark since it was set, by an amount or a percentage, and never comes back.
 */
export const triggerKind = z.enum(['stop', 'stop_limit', 'gtt', 'oco', 'trailing']);

/**
 * active: the mark is watched while the instrument trades. firing: its price was reached, the order is on its way. waiting: it was reached, and
 * the order could not be placed yet (`reason`); it is tried again, no later than `expiresOn`. placed: `order` has the rest of its life.
 * failed: the order was refused (`reason`). cancelled: by the customer, or by what `reason` says. The last four are final.
 */
export const triggerStatus = z.enum(['active', 'firing', 'waiting', 'placed', 'failed', 'cancelled', 'expired']);

/** Which states allow which action. The server refuses by it, the app disables a button and says why by it. */
export const triggerCan = {
  change: ['active'],
  cancel: ['active', 'waiting'],
} as const satisfies Record<string, readonly z.infer<typeof triggerStatus>[]>;

export const trailBy = z.enum(['amount', 'percent']);

/** How many days ahead one may expire at most: a year. */
export const triggerDaysMaximum = 365;

export const trigger = z.object({
  id,
  symbol: z.string(),
  name: z.string(),
  kind: triggerKind,
  /** Its order closes this position, or lots of it; null: it opens one. */
  position: z.nullable(id),
  /** Of the position that it opens or closes. */
  direction,
  side: z.enum(['buy', 'sell']),
  /** Of an opening order; of a closing one that of its position. */
  leverage,
  /** Null: all of the position there is when it fires. */
  lots: z.nullable(z.int()),
  /** Of a trailing one where it stands now. Of `oco` the stop's. */
  triggerPrice: decimal,
  /** Whether the mark has to rise to `triggerPrice` or to fall to it; the target of `oco` is on the other side. */
  reachedFrom: z.enum(['below', 'above']),
  /** Null: a market order. */
  limitPrice: z.nullable(decimal),
  /** Of `oco` alone. */
  target: z.nullable(z.object({ triggerPrice: decimal, limitPrice: z.nullable(decimal) })),
  /** Of `trailing` alone: by how much, and the best mark since it was set. */
  trail: z.nullable(z.object({ by: trailBy, value: decimal, best: decimal })),
  /** Of its limit order; market orders are of the session. */
  timeInForce,
  status: triggerStatus,
  /** Why it waits, failed, or was cancelled by somebody else than the customer. */
  reason: z.nullable(reason),
  /** Through this date, in the market's zone. */
  expiresOn: businessDate,
  /** What fired it: which of its prices, the mark price that was seen, and when. */
  fired: z.nullable(z.object({ by: z.enum(['trigger', 'target']), mark: decimal, at: instant })),
  /** The order that it placed. */
  order: z.nullable(id),
  createdAt: instant,
  endedAt: z.nullable(instant),
});

/** What can be changed while it is active: everything but its kind and whose shares it is about. */
const prices = {
  /** Of all but `trailing`. */
  triggerPrice: z.optional(decimal),
  /** Of `stop_limit` and `gtt`, and of `oco` if its stop is a limit order. */
  limitPrice: z.optional(decimal),
  /** Of `oco`. */
  targetPrice: z.optional(decimal),
  targetLimitPrice: z.optional(decimal),
  /** Of `trailing`: in rupees, or in percent of the best mark with at most two decimals. */
  trailBy: z.optional(trailBy),
  trail: z.optional(decimal),
  timeInForce: z._default(timeInForce, 'session'),
  /** Left out: the latest that may be chosen. */
  expiresOn: z.optional(businessDate),
};

const unreadable = {
  lots: unreadableLots,
  triggerPrice: unreadablePrice,
  limitPrice: unreadablePrice,
  targetPrice: unreadablePrice,
  targetLimitPrice: unreadablePrice,
  trail: { code: 'triggers.trail_invalid', params: {} },
} as const;

/** Of the account: as for an order of the kind, though it is not placed yet. */
const settingErrors = [
  'identity.frozen',
  'identity.banned',
  'identity.disabled',
  'identity.no_trade',
  'identity.paused',
  'security.fund_password_needed',
  'security.fund_password_missing',
  'orders.not_listed',
  'orders.market_closed',
  'orders.off_shelf',
  'orders.price_unavailable',
  'orders.limit_price_missing',
  'orders.limit_price_unused',
  'orders.price_not_positive',
  'orders.price_off_tick',
  'orders.lots_invalid',
  'orders.close_exceeds_position',
  'orders.not_holding',
  'orders.pledged',
  'triggers.wrong_side',
  'triggers.trail_invalid',
  'triggers.date_invalid',
] as const;

export const addTrigger = define({
  path: '/triggers/add',
  summary:
    'Sets a trigger order: an order that is placed once the mark price has reached a price. Nothing is held for it.',
  audience: 'customer',
  isMutation: true,
  input: z.object({
    kind: triggerKind,
    /** Closes this position; then `symbol` and `direction` are its own and left out. `oco` always has one. */
    position: z.optional(id),
    /** Opens a position in this. */
    symbol: z.optional(symbol),
    direction: z.optional(direction),
    leverage: z._default(leverage, 1),
    /** Of a closing one left out: all of the position there is when it fires. */
    lots: z.optional(lots),
    ...prices,
  }),
  unreadable: { ...unreadable, leverage: unreadableLeverage },
  output: trigger,
  errors: [
    ...settingErrors,
    'market.symbol_unknown',
    'orders.not_tradable',
    'orders.unknown_position',
    'orders.fund_not_shorted',
    'orders.margin_not_enabled',
    'orders.leverage_unknown',
    'orders.leverage_above_band',
    'triggers.too_many',
  ],
});

export const changeTrigger = define({
  path: '/triggers/change',
  summary:
    'Gives an active trigger order other terms: everything that can be changed, as it is to be. One that fires first stays as it was.',
  audience: 'customer',
  isMutation: true,
  input: z.object({ trigger: id, lots: z.optional(lots), ...prices }),
  unreadable,
  output: trigger,
  errors: ['triggers.unknown', 'triggers.not_active', ...settingErrors],
});

export const cancelTrigger = define({
  path: '/triggers/cancel',
  summary: 'Takes back a trigger order whose order is not placed; one that fires first wins.',
  audience: 'customer',
  isMutation: true,
  openWhileFrozen: 'takes_back',
  input: z.object({ trigger: id }),
  output: trigger,
  errors: ['triggers.unknown', 'triggers.not_active'],
});

export const listTriggers = define({
  path: '/triggers/list',
  summary: 'The customer’s trigger orders, newest first: open ones, ended ones or all.',
  audience: 'customer',
  isMutation: false,
  input: z.object({
    state: z._default(z.enum(['open', 'ended', 'all']), 'all'),
    symbol: z.optional(symbol),
    position: z.optional(id),
    ...paging,
  }),
  output: pageOf(trigger),
  errors: [],
});

export const getTrigger = define({
  path: '/triggers/detail',
  summary: 'One trigger order.',
  audience: 'customer',
  isMutation: false,
  input: z.object({ trigger: id }),
  output: trigger,
  errors: ['triggers.unknown'],
});
