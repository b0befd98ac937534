/**
 * The order ticket as plain data: what is typed, how one choice changes another, and what is sent. The screen holds it in
 * one reducer, so nothing that was typed is ever lost to a refusal, a time-out or a switch between market and limit.
 */
import { formatDecimal } from '@bahi/core/money.ts';
import { DAY_LEVERAGE } from '@bahi/core/day-trading.ts';
import { leverageMaximum } from '@bahi/core/order-decision.ts';
import { isOnTick, PRICE_SCALE, tickAtOrAbove, tickAtOrBelow, tickOf } from '@bahi/core/price.ts';
import type { InputOf } from '@bahi/contract/endpoint.ts';
import { refusal, type Refusal } from '@bahi/contract/errors.ts';
import type { placeDayOrder } from '@bahi/contract/day-trading/calls.ts';
import { leverageLevels, type placeOrder } from '@bahi/contract/orders/calls.ts';
import { amountForLots, LOTS_MAXIMUM, lotsForAmount, readTyped, toPrice } from './amounts.ts';

export type Leverage = (typeof leverageLevels)[number];
export type Terms = InputOf<typeof placeOrder>;
export type DayTerms = InputOf<typeof placeDayOrder>;
export type Field = 'lots' | 'amount' | 'limitPrice' | 'leverage' | 'stopLoss' | 'takeProfit' | 'form';

export interface Ticket {
  readonly symbol: string;
  readonly direction: 'long' | 'short';
  readonly type: 'market' | 'limit';
  /** `trigger`: once a price is reached. Its prices are fields of its own; its size is read as that of an order at market. */
  readonly when: 'now' | 'trigger';
  readonly timeInForce: 'session' | 'gtc';
  readonly leverage: Leverage;
  /** `day`: under the mandate for day trading that runs, at its leverage, and until the session ends. */
  readonly under: 'ordinary' | 'day';
  /** Which of the two the customer types; the other follows from it. */
  readonly unit: 'lots' | 'amount';
  readonly lots: number;
  readonly amount: string;
  readonly limitPrice: string;
  readonly stopLoss: string;
  readonly takeProfit: string;
}

export type TicketAction =
  | { readonly do: 'set'; readonly change: Partial<Omit<Ticket, 'symbol' | 'unit' | 'type' | 'when'>> }
  /** Limit begins at the price of now; a limit typed before is kept. */
  | { readonly do: 'type'; readonly type: Ticket['type'] | 'trigger'; readonly price: string | null }
  /** The other unit begins at what the first one amounts to. */
  | { readonly do: 'unit'; readonly unit: Ticket['unit']; readonly price: string | null }
  | { readonly do: 'restart'; readonly ticket: Ticket };

/** A ticket as the link asks for it: one lot at market, ready to be placed. */
export function newTicket(
  symbol: string,
  query: { direction?: string | undefined; type?: string | undefined } = {},
): Ticket {
  return {
    symbol,
    direction: query.direction === 'short' ? 'short' : 'long',
    type: query.type === 'limit' ? 'limit' : 'market',
    when: query.type === 'trigger' ? 'trigger' : 'now',
    timeInForce: 'session',
    leverage: 1,
    under: 'ordinary',
    unit: 'lots',
    lots: 1,
    amount: '',
    limitPrice: '',
    stopLoss: '',
    takeProfit: '',
  };
}

export function changeTicket(ticket: Ticket, action: TicketAction): Ticket {
  switch (action.do) {
    case 'set':
      return { ...ticket, ...action.change };
    case 'type':
      return {
        ...ticket,
        type: action.type === 'limit' ? 'limit' : 'market',
        when: action.type === 'trigger' ? 'trigger' : 'now',
        // Under a mandate nothing waits for a price.
        under: action.type === 'trigger' ? 'ordinary' : ticket.under,
        limitPrice: action.type === 'limit' && ticket.limitPrice === '' ? (action.price ?? '') : ticket.limitPrice,
      };
    case 'unit':
      return action.unit === ticket.unit ? ticket : switchUnit(ticket, action.price);
    case 'restart':
      return action.ticket;
  }
}

/** The highest leverage that the daily band allows, where that is not every one; null: it is, or the band is not known yet. */
export function leverageLimit(bandRate: number | null): { readonly maximum: Leverage; readonly band: number } | null {
  const maximum = leverageMaximum(leverageLevels, bandRate);
  return bandRate === null || maximum === leverageLevels.at(-1) ? null : { maximum, band: bandRate };
}

/** A leverage that was chosen and is not allowed (any more) becomes the highest that is; nothing else changes. */
export function withinBand(ticket: Ticket, bandRate: number | null): Ticket {
  const { maximum } = leverageLimit(bandRate) ?? {};
  return maximum === undefined || ticket.leverage <= maximum ? ticket : { ...ticket, leverage: maximum };
}

export interface Facts {
  /** The touch on the order's side, or the last price. */
  readonly price: string | null;
  readonly lower: string | null;
  readonly upper: string | null;
}

export interface Reading {
  readonly lots: number | null;
  /** What to send; null while a field cannot be read. */
  readonly terms: Terms | null;
  readonly problems: Partial<Record<Field, Refusal>>;
}

/** Reads the ticket: the terms to preview and place, or what is wrong by field. The server checks all of it again. */
export function readTicket(ticket: Ticket, facts: Facts): Reading {
  const problems: Partial<Record<Field, Refusal>> = {};
  const limitPrice = ticket.type === 'limit' ? readPrice(ticket.limitPrice) : null;
  if (ticket.type === 'limit') {
    const problem = limitProblem(limitPrice, facts);
    if (problem !== null) problems.limitPrice = problem;
  }
  const price = ticket.type === 'limit' ? limitPrice : facts.price;
  const lots = lotsOf(ticket, price);
  if (lots === null || !Number.isInteger(lots) || lots < 1 || lots > LOTS_MAXIMUM) {
    problems[ticket.unit] = refusal('orders.lots_invalid', { minimum: 1, maximum: LOTS_MAXIMUM });
  }
  const stopLoss = readExit(ticket, 'stopLoss', price, problems);
  const takeProfit = readExit(ticket, 'takeProfit', price, problems);
  if (lots === null || Object.keys(problems).length > 0) return { lots, terms: null, problems };
  return {
    lots,
    problems,
    terms: {
      symbol: ticket.symbol,
      direction: ticket.direction,
      type: ticket.type,
      lots,
      leverage: ticket.under === 'day' ? DAY_LEVERAGE : ticket.leverage,
      // A market order fills or ends at once: it has no time in force to choose.
      timeInForce: ticket.type === 'limit' && ticket.under === 'ordinary' ? ticket.timeInForce : 'session',
      ...(limitPrice === null ? {} : { limitPrice }),
      ...(stopLoss === null ? {} : { stopLoss }),
      ...(takeProfit === null ? {} : { takeProfit }),
    },
  };
}

/** What is sent of them under a mandate, and back. */
export function dayTermsOf({ leverage: _leverage, timeInForce: _session, ...terms }: Terms): DayTerms {
  return terms;
}

export function termsOfDay({ symbol, direction, type, lots, ...prices }: DayTerms): Terms {
  return { symbol, direction, type, lots, leverage: DAY_LEVERAGE, timeInForce: 'session', ...prices };
}

/** The field a refusal belongs beside; "form" when it is about the whole order. */
export function fieldOf(code: string, ticket: Pick<Ticket, 'unit' | 'type'>): Field {
  switch (code) {
    case 'orders.limit_price_missing':
    case 'orders.price_not_positive':
    case 'orders.price_off_tick':
    case 'orders.price_outside_band':
    case 'orders.starts_at_a_loss':
    case 'orders.close_not_covered':
    case 'orders.close_out_due':
    case 'orders.square_off_begun':
    case 'orders.pledge_sale_begun':
      return ticket.type === 'limit' ? 'limitPrice' : 'form';
    case 'orders.lots_invalid':
    case 'orders.below_opening_minimum':
    case 'orders.insufficient_funds':
    case 'day_trading.above_unused':
    case 'lending.quota_full':
    case 'lending.quota_short':
    case 'orders.close_exceeds_position':
      return ticket.unit;
    case 'orders.margin_not_enabled':
    case 'orders.leverage_unknown':
    case 'orders.leverage_above_band':
      return 'leverage';
    case 'orders.stop_wrong_side':
      return 'stopLoss';
    case 'orders.take_wrong_side':
      return 'takeProfit';
    default:
      return 'form';
  }
}

/** A typed price as plain decimal text, or null. */
export function readPrice(typed: string): string | null {
  return readTyped(typed, PRICE_SCALE);
}

/** What is wrong with a limit price: not above zero, off the tick, outside today's limits, in the order of rules §5. */
export function limitProblem(price: string | null, { lower, upper }: Pick<Facts, 'lower' | 'upper'>): Refusal | null {
  const value = toPrice(price);
  if (value === null || value <= 0) return refusal('orders.price_not_positive', {});
  if (!isOnTick(value)) return offTick(value);
  const minimum = toPrice(lower);
  const maximum = toPrice(upper);
  if (minimum === null || maximum === null || lower === null || upper === null) return null;
  return value < minimum || value > maximum ? refusal('orders.price_outside_band', { lower, upper }) : null;
}

/** A stop-loss or take-profit: empty is none; it must be on the tick and on its side of the price. */
export function exitProblem(options: {
  exit: 'stopLoss' | 'takeProfit';
  typed: string;
  direction: 'long' | 'short';
  price: string | null;
}): Refusal | null {
  const { exit, typed, direction, price } = options;
  if (typed.trim() === '') return null;
  const value = toPrice(readPrice(typed));
  if (value === null || value <= 0) return refusal('orders.price_not_positive', {});
  if (!isOnTick(value)) return offTick(value);
  const reference = toPrice(price);
  if (reference === null || price === null) return null;
  const isBelow = (exit === 'stopLoss') === (direction === 'long');
  if (isBelow ? value < reference : value > reference) return null;
  return exit === 'stopLoss'
    ? refusal('orders.stop_wrong_side', { limit: price })
    : refusal('orders.take_wrong_side', { limit: price });
}

function readExit(
  ticket: Ticket,
  exit: 'stopLoss' | 'takeProfit',
  price: string | null,
  problems: Partial<Record<Field, Refusal>>,
): string | null {
  const problem = exitProblem({ exit, typed: ticket[exit], direction: ticket.direction, price });
  if (problem !== null) problems[exit] = problem;
  return ticket[exit].trim() === '' ? null : readPrice(ticket[exit]);
}

function lotsOf(ticket: Ticket, price: string | null): number | null {
  if (ticket.unit === 'lots') return ticket.lots;
  const amount = readTyped(ticket.amount, 2);
  return amount === null || price === null ? null : lotsForAmount({ amount, price });
}

function switchUnit(ticket: Ticket, price: string | null): Ticket {
  if (ticket.unit === 'lots') {
    const amount = price === null ? null : amountForLots({ lots: ticket.lots, price });
    return { ...ticket, unit: 'amount', amount: amount ?? ticket.amount };
  }
  const lots = lotsOf(ticket, price);
  return { ...ticket, unit: 'lots', lots: lots === null || lots < 1 ? ticket.lots : lots };
}

function offTick(value: number): Refusal {
  const text = (price: number) => formatDecimal(price, PRICE_SCALE);
  return refusal('orders.price_off_tick', {
    tick: text(tickOf(value)),
    below: text(tickAtOrBelow(value)),
    above: text(tickAtOrAbove(value)),
  });
}
