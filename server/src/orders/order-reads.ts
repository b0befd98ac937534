/** The reading half of service.ts: lists, single orders and positions, holdings, and the payloads of the stream. */
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { listOrders } from '@bahi/contract/orders/calls.ts';
import type { getPosition, listPositions } from '@bahi/contract/orders/positions.ts';
import type { InstrumentKind } from '@bahi/contract/venue.ts';
import type { Reader } from '../platform/database.ts';
import { refuse } from '../platform/refuse.ts';
import type { OrdersContext } from './context.ts';
import {
  readDividendsOfClosed,
  readFillPrices,
  readFills,
  readTold,
  readOpenPositions,
  readOrderPage,
  readOrders,
  readOrdersOfPosition,
  readPositionEvents,
  readPositionPage,
  readPositions,
} from './read-store.ts';
import type { Side } from '@bahi/core/charges.ts';
import { sideOf, type FillRow, type OrderChange, type OrderRow, type PositionRow } from './rows.ts';
import type { Sales } from './sales.ts';
import { timelineOf } from './timeline.ts';
import {
  holdingViews,
  orderView,
  positionView,
  type HoldingView,
  type OrderView,
  type PositionView,
  type ViewContext,
} from './views.ts';

export interface OrderReads {
  listOrders(customerId: bigint, page: ParsedInputOf<typeof listOrders>): Promise<OutputOf<typeof listOrders>>;
  listPositions(customerId: bigint, page: ParsedInputOf<typeof listPositions>): Promise<OutputOf<typeof listPositions>>;
  order(customerId: bigint, orderId: bigint): Promise<OrderView>;
  position(customerId: bigint, positionId: bigint): Promise<OutputOf<typeof getPosition>>;
  holdings(customerId: bigint): Promise<HoldingView[]>;
  /** For the stream. */
  orderPayloads(customerId: bigint, ids: readonly bigint[]): Promise<OrderView[]>;
  positionPayloads(customerId: bigint, ids: readonly bigint[]): Promise<PositionView[]>;
  /** For the summary of funds: the open positions with what they are made of. */
  openPositions(tx: Reader, customerId: bigint): Promise<PositionRow[]>;
  /** What closed positions are still to be paid. */
  dividendsOfClosed(tx: Reader, customerId: bigint): Promise<bigint>;
  /** The executions of these orders, for the profit of the day. */
  executions(tx: Reader, customerId: bigint, orderIds: readonly bigint[]): Promise<Execution[]>;
  /** For the lines of the journal. */
  fillPrices: typeof readFillPrices;
}

export interface Execution {
  readonly symbol: string;
  readonly side: Side;
  readonly price: number;
  readonly quantity: number;
  readonly at: number;
}

/** Refuses one that is not the customer's. */
export async function requireOrder(tx: Reader, customerId: bigint, orderId: bigint): Promise<void> {
  if ((await readOrders(tx, customerId, [orderId])).length === 0) refuse('orders.unknown_order', {});
}

export function createOrderReads({ db, calendar, feed, clock, day }: OrdersContext): OrderReads {
  const view = (): ViewContext => {
    const now = clock.now();
    return { calendar, feed, now, day: day(now) };
  };

  return {
    async listOrders(customerId, { state, symbol, kind, page, pageSize }) {
      const { total, ...told } = await db.read((tx) =>
        readOrderPage(tx, customerId, { state, symbols: symbolsOf(symbol, kind), page, pageSize }),
      );
      return { rows: orderViews(told, view()), total, page, pageSize };
    },
    async listPositions(customerId, { state, symbol, kind, origin = null, page, pageSize }) {
      const { positions, total } = await db.read((tx) =>
        readPositionPage(tx, customerId, { state, origin, symbols: symbolsOf(symbol, kind), page, pageSize }),
      );
      return { rows: positions.map((position) => positionView(position, view())), total, page, pageSize };
    },
    async order(customerId, orderId) {
      const [order] = await readViews(customerId, [orderId]);
      return order ?? refuse('orders.unknown_order', {});
    },
    async position(customerId, positionId) {
      const story = await db.read(async (tx) => {
        const [[position], orders, events] = await Promise.all([
          readPositions(tx, customerId, [positionId]),
          readOrdersOfPosition(tx, customerId, positionId),
          readPositionEvents(tx, positionId),
        ]);
        return { position, orders, events, ...(await readTold(tx, orders)) };
      });
      const { position } = story;
      if (position === undefined) return refuse('orders.unknown_position', {});
      const context = view();
      return {
        position: positionView(position, context),
        orders: orderViews(story, context),
        timeline: timelineOf({ ...story, position, now: context.now }),
      };
    },
    holdings: async (customerId) => holdingViews(await readOpenPositions(db, customerId), view()),
    orderPayloads: readViews,
    async positionPayloads(customerId, ids) {
      const positions = await readPositions(db, customerId, ids);
      return positions.map((position) => positionView(position, view()));
    },
    openPositions: readOpenPositions,
    dividendsOfClosed: readDividendsOfClosed,
    fillPrices: readFillPrices,
    async executions(tx, customerId, orderIds) {
      const orders = new Map((await readOrders(tx, customerId, orderIds)).map((order) => [order.id, order]));
      const fills = await readFills(tx, [...orders.values()]);
      return fills.map(({ orderId, price, quantity, at }) => {
        const order = orders.get(orderId)!;
        return { symbol: order.symbol, side: sideOf(order), price, quantity, at };
      });
    },
  };

  /** Null asks for every instrument. */
  function symbolsOf(symbol: string | undefined, kind: InstrumentKind | undefined): string[] | null {
    if (kind === undefined) return symbol === undefined ? null : [symbol];
    const ofKind = feed.instruments().filter((instrument) => instrument.kind === kind);
    return ofKind.map((one) => one.symbol).filter((one) => symbol === undefined || one === symbol);
  }

  async function readViews(customerId: bigint, ids: readonly bigint[]): Promise<OrderView[]> {
    return db.read(async (tx) => {
      const orders = await readOrders(tx, customerId, ids);
      return orderViews({ orders, ...(await readTold(tx, orders)) }, view());
    });
  }
}

interface ToldOrders {
  readonly orders: readonly OrderRow[];
  readonly fills: readonly FillRow[];
  readonly changes: readonly OrderChange[];
  readonly sales: Sales;
}

function orderViews({ orders, fills, changes, sales }: ToldOrders, context: ViewContext): OrderView[] {
  const fillsOf = Map.groupBy(fills, (fill) => fill.orderId);
  const changesOf = Map.groupBy(changes, (change) => change.orderId);
  return orders.map((order) =>
    orderView({ order, fills: fillsOf.get(order.id) ?? [], changes: changesOf.get(order.id) ?? [], sales }, context),
  );
}
