/**
 * An order and a position as the database keeps them, in the types that the rules of core work with. Prices are numbers,
 * money and turnover bigint, moments UTC milliseconds, idempotency keys 32 hex digits.
 */
import { businessDateOf, type Calendar } from '@bahi/core/calendar.ts';
import {
  CHARGE_COMPONENTS,
  chargesOfKind,
  scheduleOn,
  type ChargeSchedule,
  type Charges,
  type Side,
} from '@bahi/core/charges.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import { squaredOffSince } from '@bahi/core/day-trading.ts';
import type { Borrowable } from '@bahi/core/lending.ts';
import type { Minor } from '@bahi/core/money.ts';
import type { OrderType, TimeInForce } from '@bahi/core/order-price.ts';
import type { ClosedBy, HeldPosition, OrderStatus } from '@bahi/core/position-decision.ts';
import { closingSide, openingSide, type Direction } from '@bahi/core/position.ts';
import { numberOrNull } from '../platform/stored-number.ts';

/** `day`: the customer, under a day-trading mandate; `square_off`: its end. */
export type Origin = ClosedBy | 'day';

/** What a position began with: an order, or shares of an offering, of a block, of a grab offer, or an order of a day-trading mandate. */
export type PositionOrigin = 'order' | 'allotment' | 'block' | 'grab' | 'day';

export interface OrderRow {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly request: string;
  readonly body: string;
  readonly closes: bigint | null;
  readonly placedAt: number;
  endedAt: number | null;
  /** The limit, or the protection price of a market order. */
  price: number;
  worstPrice: number;
  stopLoss: number | null;
  takeProfit: number | null;
  turnover: bigint;
  /** Cash that is reserved for what is still to fill; 0 once it has ended, and of a closing order. */
  held: Minor;
  quantity: number;
  filled: number;
  executions: number;
  /** How often other terms were asked for it. */
  changes: number;
  readonly leverage: number;
  readonly kind: 'open' | 'close';
  readonly direction: Direction;
  readonly type: OrderType;
  readonly timeInForce: TimeInForce;
  readonly origin: Origin;
  status: OrderStatus;
  readonly symbol: string;
  cancelRequest: string | null;
  reason: string | null;
  reasonParams: Readonly<Record<string, string | number>> | null;
  /** Of a short that is being accepted: what there is to borrow for it. It is kept beside the order, and read by nobody but the auditor. */
  readonly borrowable?: Borrowable | undefined;
  /** Other terms that the venue has not answered yet; read where they count (change-store.ts). */
  change?: OrderChange | undefined;
  /** The one that the venue, or the order's end, has answered just now. */
  ended?: OrderChange | undefined;
}

/** Other terms for an order, as asked for and as they ended. */
export interface OrderChange {
  readonly customerId: bigint;
  readonly orderId: bigint;
  readonly number: number;
  readonly askedAt: number;
  readonly price: number;
  readonly worstPrice: number;
  readonly quantity: number;
  readonly stopLoss: number | null;
  readonly takeProfit: number | null;
  readonly priceBefore: number;
  /** Null: the venue has not answered. */
  readonly outcome: 'done' | 'late' | 'refused' | null;
  readonly endedAt: number | null;
  readonly executions: number | null;
}

export interface PositionRow extends HeldPosition {
  readonly id: bigint;
  readonly customerId: bigint;
  readonly openedAt: number;
  readonly closedAt: number | null;
  readonly stopLoss: number | null;
  readonly takeProfit: number | null;
  readonly closingOrderId: bigint | null;
  readonly additions: number;
  readonly isWarned: boolean;
  readonly origin: PositionOrigin;
  /** Shares of it in the pool that short positions borrow from, and how often some went there or came back (desks §7). */
  readonly lent: number;
  readonly lends: number;
  readonly pledged: number;
}

/** As what may be done with it is decided at this moment. */
export function heldPosition(calendar: Calendar, position: PositionRow, now: number): HeldPosition {
  if (position.origin !== 'day') return position;
  return { ...position, squaredOffSince: squaredOffSince(calendar, position.openedAt, now) };
}

export interface FillRow {
  readonly orderId: bigint;
  readonly execution: number;
  readonly price: number;
  readonly quantity: number;
  readonly tradeSeq: number;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly at: number;
}

/** Marks an order that is cancelled because its position is closed; no customer's key hashes to it. */
export const CANCELLED_WITH_POSITION = '0'.repeat(32);
/**
 * Marks an order that a rule takes back: a customer's closing one that a stop, a take or the close-out replaces, and an opening one
 * of whoever may open nothing any more.
 */
export const CANCELLED_BY_RULE = 'f'.repeat(32);
/** Marks an opening order of a day-trading mandate that is taken back when its square-off begins. */
export const CANCELLED_AT_SQUARE_OFF = 'e'.repeat(32);
/** Marks a customer's order that a close-out or a square-off of the same customer would trade with. */
export const CANCELLED_AGAINST_RULE = 'd'.repeat(32);

export function sideOf({ kind, direction }: Pick<OrderRow, 'kind' | 'direction'>): Side {
  return kind === 'open' ? openingSide(direction) : closingSide(direction);
}

export function positionIdOf(order: Pick<OrderRow, 'id' | 'closes'>): bigint {
  return order.closes ?? order.id;
}

export function isOpenOrder(order: Pick<OrderRow, 'endedAt'>): boolean {
  return order.endedAt === null;
}

/** The schedule an order is charged by: that of its instrument which was in force when it was placed. */
export function scheduleOf(
  { calendar, feed }: { readonly calendar: Calendar; readonly feed: Pick<MarketFeed, 'instrument'> },
  { placedAt, symbol }: Pick<OrderRow, 'placedAt' | 'symbol'>,
): ChargeSchedule {
  return scheduleOn(chargesOfKind(feed.instrument(symbol)?.kind), businessDateOf(calendar, placedAt));
}

export type Raw = Record<string, unknown>;

export const ORDER_COLUMNS = `o.id, o.customer_id, o.request, o.body, o.closes, o.placed_at, o.ended_at, o.price, o.worst_price,
  o.stop_loss, o.take_profit, o.turnover, o.held, o.quantity, o.filled, o.executions, o.leverage, o.kind, o.direction, o.type,
  o.time_in_force, o.origin, o.status, o.symbol, o.cancel_request, o.reason, o.reason_params, o.changes`;

export function orderFromRow(row: Raw): OrderRow {
  return {
    id: row['id'] as bigint,
    customerId: row['customer_id'] as bigint,
    request: keyFromUuid(row['request'] as string),
    body: keyFromUuid(row['body'] as string),
    closes: row['closes'] as bigint | null,
    placedAt: Number(row['placed_at']),
    endedAt: numberOrNull(row['ended_at']),
    price: Number(row['price']),
    worstPrice: Number(row['worst_price']),
    stopLoss: numberOrNull(row['stop_loss']),
    takeProfit: numberOrNull(row['take_profit']),
    turnover: row['turnover'] as bigint,
    held: row['held'] as bigint,
    quantity: row['quantity'] as number,
    filled: row['filled'] as number,
    executions: row['executions'] as number,
    changes: row['changes'] as number,
    leverage: row['leverage'] as number,
    kind: row['kind'] as OrderRow['kind'],
    direction: row['direction'] as Direction,
    type: row['type'] as OrderType,
    timeInForce: row['time_in_force'] as TimeInForce,
    origin: row['origin'] as Origin,
    status: row['status'] as OrderStatus,
    symbol: row['symbol'] as string,
    cancelRequest: row['cancel_request'] === null ? null : keyFromUuid(row['cancel_request'] as string),
    reason: row['reason'] as string | null,
    reasonParams: row['reason_params'] as OrderRow['reasonParams'],
  };
}

export const POSITION_COLUMNS = `p.id, p.customer_id, p.opened_at, p.closed_at, p.locked_until, p.opened_turnover,
  p.closed_turnover, p.cost, p.opened_margin, p.original_margin, p.added_margin, p.realised, p.receivable, p.stop_loss,
  p.take_profit, p.closing_order_id, p.quantity, p.opened_quantity, p.additions, p.lock_minutes, p.lock_days, p.leverage,
  p.is_warned, p.direction, p.status, p.symbol, p.charges, p.dividends_due, p.origin, p.lent, p.lends, p.pledged`;

export function positionFromRow(row: Raw): PositionRow {
  return {
    id: row['id'] as bigint,
    customerId: row['customer_id'] as bigint,
    openedAt: Number(row['opened_at']),
    closedAt: numberOrNull(row['closed_at']),
    lockedUntil: numberOrNull(row['locked_until']),
    openedTurnover: row['opened_turnover'] as bigint,
    closedTurnover: row['closed_turnover'] as bigint,
    cost: row['cost'] as bigint,
    openedMargin: row['opened_margin'] as bigint,
    originalMargin: row['original_margin'] as bigint,
    addedMargin: row['added_margin'] as bigint,
    realisedProfit: row['realised'] as bigint,
    receivable: row['receivable'] as bigint,
    stopLoss: numberOrNull(row['stop_loss']),
    takeProfit: numberOrNull(row['take_profit']),
    closingOrderId: row['closing_order_id'] as bigint | null,
    quantity: row['quantity'] as number,
    openedQuantity: row['opened_quantity'] as number,
    additions: row['additions'] as number,
    lockMinutes: row['lock_minutes'] as number,
    lockDays: row['lock_days'] as number,
    leverage: row['leverage'] as number,
    isWarned: row['is_warned'] as boolean,
    direction: row['direction'] as Direction,
    status: row['status'] as PositionRow['status'],
    symbol: row['symbol'] as string,
    charges: chargesFromList(row['charges'] as bigint[]),
    dividendsDue: row['dividends_due'] as bigint,
    origin: row['origin'] as PositionOrigin,
    lent: row['lent'] as number,
    lends: row['lends'] as number,
    pledged: row['pledged'] as number,
  };
}

export function fillFromRow(row: Raw): FillRow {
  return {
    orderId: row['order_id'] as bigint,
    execution: row['execution'] as number,
    price: Number(row['price']),
    quantity: row['quantity'] as number,
    tradeSeq: Number(row['trade_seq']),
    bid: numberOrNull(row['bid']),
    ask: numberOrNull(row['ask']),
    at: Number(row['at']),
  };
}

/** Charges are stored as an array in the order of CHARGE_COMPONENTS. */
export function chargesToList(charges: Charges): bigint[] {
  return CHARGE_COMPONENTS.map((component) => charges[component]);
}

function chargesFromList(list: readonly bigint[]): Charges {
  const [brokerage = 0n, exchange = 0n, sebi = 0n, gst = 0n, stt = 0n, stamp = 0n] = list;
  return { brokerage, exchange, sebi, gst, stt, stamp };
}

function keyFromUuid(uuid: string): string {
  return uuid.replaceAll('-', '');
}
