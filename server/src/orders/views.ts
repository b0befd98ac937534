/** Orders and positions as the contract shows them: decimal text, names, and what follows from the rows and the market. */
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getOrder } from '@bahi/contract/orders/calls.ts';
import type { getPosition, listHoldings } from '@bahi/contract/orders/positions.ts';
import type { MarketFeed } from '@bahi/contract/venue.ts';
import type { Calendar } from '@bahi/core/calendar.ts';
import { CHARGE_COMPONENTS, chargesBetween, chargesOn, type Charges } from '@bahi/core/charges.ts';
import { divideHalfUp, formatDecimal, formatMoney, type Minor } from '@bahi/core/money.ts';
import { isLocked } from '@bahi/core/position-decision.ts';
import { averagePrice, isWatched, marginOf, marginRateBps, priceAtEquity, turnoverOf } from '@bahi/core/position.ts';
import { netRealised, type SaleResult } from '@bahi/core/sale-result.ts';
import type { TradingDay } from './context.ts';
import { worthOf, type Worth } from './valuation.ts';
import { scheduleOf, sideOf, type FillRow, type OrderChange, type OrderRow, type PositionRow } from './rows.ts';
import type { Sales } from './sales.ts';

export type OrderView = OutputOf<typeof getOrder>;
export type PositionView = OutputOf<typeof getPosition>['position'];
export type HoldingView = OutputOf<typeof listHoldings>[number];

const NOTHING: Worth = { price: null, value: null, profit: null };

export interface ViewContext {
  readonly calendar: Calendar;
  readonly feed: MarketFeed;
  readonly now: number;
  readonly day: TradingDay;
}

/** An order with its fills and its changes, both oldest first, and what closing orders brought, its own among them. */
export interface ToldOrder {
  readonly order: OrderRow;
  readonly fills: readonly FillRow[];
  readonly changes: readonly OrderChange[];
  readonly sales: Sales;
}

export function orderView({ order, fills, changes, sales }: ToldOrder, { calendar, feed }: ViewContext): OrderView {
  const schedule = scheduleOf({ calendar, feed }, order);
  const sale = sales.get(order.id);
  return {
    id: order.id.toString(),
    symbol: order.symbol,
    name: feed.instrument(order.symbol)?.name ?? order.symbol,
    kind: order.kind,
    positionId: order.closes?.toString() ?? (order.filled > 0 ? order.id.toString() : null),
    direction: order.direction,
    side: sideOf(order),
    type: order.type,
    timeInForce: order.timeInForce,
    quantity: order.quantity,
    filledQuantity: order.filled,
    limitPrice: order.type === 'limit' ? priceText(order.price) : null,
    protectionPrice: order.type === 'market' ? priceText(order.price) : null,
    averagePrice: order.filled === 0 ? null : formatMoney(divideHalfUp(order.turnover, BigInt(order.filled))),
    leverage: order.leverage as OrderView['leverage'],
    stopLoss: priceTextOrNull(order.stopLoss),
    takeProfit: priceTextOrNull(order.takeProfit),
    status: order.status,
    reason: order.reason === null ? null : { code: order.reason, params: { ...order.reasonParams } },
    origin: order.origin,
    held: formatMoney(order.held),
    charges: chargeLines(chargesOn(schedule, sideOf(order), order.turnover)),
    sale: sale === undefined ? null : saleView(sale),
    placedAt: order.placedAt,
    endedAt: order.endedAt,
    fills: fillViews(order, fills, schedule),
    changes: changes.map(changeView),
  };
}

function changeView(change: OrderChange): OrderView['changes'][number] {
  return {
    at: change.askedAt,
    limitPrice: priceText(change.price),
    quantity: change.quantity,
    stopLoss: priceTextOrNull(change.stopLoss),
    takeProfit: priceTextOrNull(change.takeProfit),
    outcome: change.outcome ?? 'waiting',
    endedAt: change.endedAt,
  };
}

function saleView({ openedAt, gross, charges, net, rateBps, received }: SaleResult): OrderView['sale'] {
  return {
    openedAt: formatMoney(openedAt),
    gross: formatMoney(gross),
    charges: formatMoney(charges),
    net: formatMoney(net),
    rate: rateBps === null ? null : formatDecimal(rateBps, 2),
    received: formatMoney(received),
  };
}

/** Each fill's charges are what it added to the order's. */
function fillViews(
  order: OrderRow,
  fills: readonly FillRow[],
  schedule: ReturnType<typeof scheduleOf>,
): OrderView['fills'] {
  let turnover = 0n;
  return fills
    .toSorted((a, b) => a.execution - b.execution)
    .map((fill) => {
      const before = turnover;
      turnover += turnoverOf(fill.price, fill.quantity);
      return {
        price: priceText(fill.price),
        quantity: fill.quantity,
        at: fill.at,
        tradeSeq: fill.tradeSeq,
        bid: priceTextOrNull(fill.bid),
        ask: priceTextOrNull(fill.ask),
        charges: chargeLines(chargesBetween(schedule, sideOf(order), before, turnover)),
      };
    });
}

export function positionView(position: PositionRow, { feed, now, day }: ViewContext): PositionView {
  const isOpen = position.quantity > 0;
  const worth = isOpen ? worthOf(feed, position) : NOTHING;
  const last = worth.price;
  const average = averagePrice(position);
  const watched = isOpen && isWatched(position);
  const rate = last === null || !watched ? null : marginRateBps(position, last);
  const closeOutPrice = watched ? priceAtEquity(position, day.parameters.marginCloseOutPercent) : null;
  const closed = position.openedQuantity - position.quantity;
  return {
    id: position.id.toString(),
    symbol: position.symbol,
    name: feed.instrument(position.symbol)?.name ?? position.symbol,
    direction: position.direction,
    leverage: position.leverage as PositionView['leverage'],
    status: position.status === 'holding' && isLocked(position, now) ? 'locked' : position.status,
    quantity: position.quantity,
    openedQuantity: position.openedQuantity,
    averagePrice: formatMoney(average),
    // A closed position shows the margin it had.
    originalMargin: formatMoney(isOpen ? position.originalMargin : position.openedMargin),
    addedMargin: formatMoney(position.addedMargin),
    contractAmount: formatMoney(isOpen ? position.cost : position.openedTurnover),
    marketPrice: priceTextOrNull(last),
    marketValue: worth.value === null ? null : formatMoney(abs(worth.value)),
    ...profitOf(position, worth.profit),
    realisedProfit: formatMoney(netRealised(position)),
    grossProfit: formatMoney(position.realisedProfit),
    charges: chargeLines(position.charges),
    closePrice: closed === 0 ? null : formatMoney(divideHalfUp(position.closedTurnover, BigInt(closed))),
    lockedUntil: position.lockedUntil,
    pledged: position.pledged ?? 0,
    stopLoss: priceTextOrNull(position.stopLoss),
    takeProfit: priceTextOrNull(position.takeProfit),
    marginRate: rate === null ? null : formatDecimal(rate, 2),
    closeOutPrice: priceTextOrNull(closeOutPrice),
    isWarned: position.isWarned,
    origin: position.origin,
    receivable: formatMoney(position.receivable),
    openedAt: position.openedAt,
    closedAt: position.closedAt,
  };
}

function profitOf(position: PositionRow, profit: Minor | null): Pick<PositionView, 'profit' | 'profitRate'> {
  if (profit === null) return { profit: null, profitRate: null };
  const margin = marginOf(position);
  const rate = margin === 0n ? null : formatDecimal(divideHalfUp(profit * 10_000n, margin), 2);
  return { profit: formatMoney(profit), profitRate: rate };
}

/** One row for each instrument and direction. */
export function holdingViews(positions: readonly PositionRow[], { feed }: ViewContext): HoldingView[] {
  const groups = Map.groupBy(positions, ({ symbol, direction }) => `${symbol} ${direction}`);
  return [...groups.values()].map((group) => {
    const { symbol, direction } = group[0]!;
    const sign = direction === 'long' ? 1 : -1;
    const quantity = group.reduce((sum, position) => sum + position.quantity, 0);
    const cost = group.reduce((sum, position) => sum + position.cost, 0n);
    const worths = group.map((position) => worthOf(feed, position));
    const profit = sumOf(worths.map((worth) => worth.profit));
    const value = sumOf(worths.map((worth) => worth.value));
    return {
      symbol,
      name: feed.instrument(symbol)?.name ?? symbol,
      quantity: sign * quantity,
      averagePrice: formatMoney(divideHalfUp(cost, BigInt(quantity))),
      marketPrice: priceTextOrNull(worths[0]!.price),
      marketValue: value === null ? null : formatMoney(value),
      profit: profit === null ? null : formatMoney(profit),
      positions: group.length,
    };
  });
}

/** Null as soon as one is unknown. */
function sumOf(amounts: readonly (Minor | null)[]): Minor | null {
  return amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0n);
}

function abs(amount: Minor): Minor {
  return amount < 0n ? -amount : amount;
}

/** The lines that are not zero, in the schedule's order. */
export function chargeLines(charges: Charges): OrderView['charges'] {
  return CHARGE_COMPONENTS.filter((component) => charges[component] !== 0n).map((component) => ({
    component,
    amount: formatMoney(charges[component]),
  }));
}

/** Listed prices are paise, as money is (orders.not_tradable keeps others out). */
export function priceText(price: number): string {
  return formatMoney(BigInt(price));
}

export function priceTextOrNull(price: number | null): string | null {
  return price === null ? null : priceText(price);
}
