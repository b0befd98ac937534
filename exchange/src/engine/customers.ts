/**
 * Customers' orders at the venue: checked, put into the book, and answered with events. The venue keeps no account of
 * money; it knows an order by the caller's id and never acts on the same id twice within its life.
 */
import type { VenueChange, VenueChanged } from '@bahi/contract/venue-change.ts';
import type { Side, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import { isInsideBand, isOnTick } from '@bahi/core/price.ts';
import type { Stock } from './stock.ts';

export interface CustomerOrder {
  readonly orderId: string;
  readonly stock: Stock;
  readonly side: Side;
  /** Small number of its owner in the book. */
  readonly owner: number;
  /** Its id in the book: another one whenever it loses its place there. */
  id: number;
  price: number;
  nextExecution: number;
  /** The last change that was made or refused. */
  changes: number;
}

type EndReason = Extract<VenueEvent, { type: 'ended' }>['why'];
type Rejection = Extract<VenueEvent, { type: 'rejected' }>['why'];

export type Customers = ReturnType<typeof createCustomers>;

export function createCustomers(events: VenueEvent[], { idsKept = 200_000 }: { readonly idsKept?: number } = {}) {
  /** Resting or being matched. */
  const byOrderId = new Map<string, CustomerOrder>();
  const byStock = new Map<Stock, Map<number, CustomerOrder>>();
  const owners = new Map<string, number>();
  const seen = createRecentSet(idsKept);
  let taker: CustomerOrder | null = null;

  function submit(order: VenueOrder, stock: Stock | undefined, isOpen: boolean, now: number): void {
    // A resting order may be older than every remembered id.
    if (seen.has(order.orderId) || byOrderId.has(order.orderId)) return;
    seen.add(order.orderId);
    if (stock === undefined) return reject(order, 'unknown_symbol', now);
    const why = rejectionOf(order, stock, isOpen);
    if (why !== null) return reject(order, why, now);
    const mine: CustomerOrder = {
      orderId: order.orderId,
      stock,
      side: order.side,
      owner: ownerOf(order.owner),
      id: stock.nextId++,
      price: order.price,
      nextExecution: order.nextExecution ?? 1,
      changes: order.changes ?? 0,
    };
    enter(mine, order.quantity, order.type === 'limit', now);
  }

  function enter(mine: CustomerOrder, quantity: number, rests: boolean, now: number): void {
    const { stock } = mine;
    taker = mine;
    const left = stock.book.submit(mine.id, mine.side, mine.price, quantity, mine.owner, rests);
    taker = null;
    switch (stock.book.outcome) {
      case 'filled':
        return;
      case 'rested':
        byOrderId.set(mine.orderId, mine);
        ordersOf(stock).set(mine.id, mine);
        return;
      case 'cancelled':
        return end(mine, 'protection', left, now);
      case 'self_trade':
        return end(mine, 'self_trade', left, now);
    }
  }

  /** Returns the stock whose book it left, null when it did not rest. */
  function cancel(orderId: string, why: EndReason, now: number): Stock | null {
    const order = byOrderId.get(orderId);
    if (order === undefined) return null;
    const left = order.stock.book.cancel(order.id);
    forget(order);
    end(order, why, left, now);
    return order.stock;
  }

  /** Returns the stock whose book it changed, null when it did not. */
  function change({ orderId, change: number, price, by }: VenueChange, now: number): Stock | null {
    const order = byOrderId.get(orderId);
    if (order === undefined || number <= order.changes) return null;
    const { stock } = order;
    const refused = refusalOf(price, stock);
    order.changes = number;
    events.push({ type: 'changed', orderId, change: number, refused, execution: order.nextExecution - 1, at: now });
    if (refused !== null) return null;
    const left = stock.book.quantityOf(order.id) + by;
    if (left > 0 && by <= 0 && price === order.price) {
      stock.book.reduce(order.id, left);
      return stock;
    }
    stock.book.cancel(order.id);
    forget(order);
    if (left <= 0) return stock;
    Object.assign(order, { id: stock.nextId++, price });
    enter(order, left, true, now);
    return stock;
  }

  /** Every resting order of a stock leaves the book, oldest first. */
  function endAll(stock: Stock, why: EndReason, now: number): void {
    for (const order of ordersOf(stock).values()) cancel(order.orderId, why, now);
  }

  /** One execution of the book: an event for each side that is a customer. Called before the book changes. */
  function executed(
    stock: Stock,
    trade: {
      makerId: number;
      isMakerCustomer: boolean;
      makerLeft: number;
      price: number;
      quantity: number;
      tradeSeq: number;
      now: number;
    },
  ): void {
    const { bid, ask } = stock.book;
    if (trade.isMakerCustomer) {
      const maker = ordersOf(stock).get(trade.makerId)!;
      tell(maker);
      if (trade.makerLeft === 0) forget(maker);
    }
    if (taker !== null) tell(taker);

    function tell(order: CustomerOrder): void {
      events.push({
        type: 'execution',
        orderId: order.orderId,
        execution: order.nextExecution++,
        symbol: stock.listed.symbol,
        price: trade.price,
        quantity: trade.quantity,
        tradeSeq: trade.tradeSeq,
        bid,
        ask,
        at: trade.now,
      });
    }
  }

  function reject(order: VenueOrder, why: Rejection, now: number): void {
    if (why === 'closed') seen.delete(order.orderId);
    events.push({ type: 'rejected', orderId: order.orderId, why, at: now });
  }

  function end(order: CustomerOrder, why: EndReason, quantity: number, now: number): void {
    // A good-till-cancelled order comes again at the next opening, under its own id.
    if (why === 'session') seen.delete(order.orderId);
    events.push({ type: 'ended', orderId: order.orderId, why, quantity, at: now });
  }

  function forget(order: CustomerOrder): void {
    byOrderId.delete(order.orderId);
    ordersOf(order.stock).delete(order.id);
  }

  function ordersOf(stock: Stock): Map<number, CustomerOrder> {
    let orders = byStock.get(stock);
    if (orders === undefined) byStock.set(stock, (orders = new Map()));
    return orders;
  }

  /** Small numbers for the book; 0 is the agents, who are many. */
  function ownerOf(owner: string): number {
    let number = owners.get(owner);
    if (number === undefined) owners.set(owner, (number = owners.size + 1));
    return number;
  }

  return {
    submit,
    cancel,
    change,
    endAll,
    executed,
    /** Whether it is a customer's order that is being matched. */
    isTaking: () => taker !== null,
    restingCount: () => byOrderId.size,
  };
}

/** In the order of rules §5. A market order's price is only a limit to its reach: it need not be on a tick. */
function rejectionOf(order: VenueOrder, stock: Stock, isOpen: boolean): Rejection | null {
  if (!isOpen) return 'closed';
  if (stock.state !== 'trading') return 'halted';
  const isWhole = Number.isSafeInteger(order.quantity) && order.quantity > 0 && order.quantity <= 0x7fff_ffff;
  if (!isWhole || !Number.isSafeInteger(order.price)) return 'off_tick';
  if (order.type === 'limit' && !isOnTick(order.price)) return 'off_tick';
  if (!isInsideBand(order.price, stock.band)) return 'outside_band';
  return null;
}

function refusalOf(price: number, { state, band }: Stock): VenueChanged['refused'] {
  if (state !== 'trading') return 'halted';
  if (!Number.isSafeInteger(price) || !isOnTick(price)) return 'off_tick';
  return isInsideBand(price, band) ? null : 'outside_band';
}

/**
 * The last ids, at least `keep` of them: a repeat of an older one would be another million orders late, and the caller's
 * own table refuses it first.
 */
function createRecentSet(keep: number): { has(id: string): boolean; add(id: string): void; delete(id: string): void } {
  let newer = new Set<string>();
  let older = new Set<string>();
  return {
    has: (id) => newer.has(id) || older.has(id),
    add(id) {
      newer.add(id);
      if (newer.size < keep) return;
      older = newer;
      newer = new Set();
    },
    delete(id) {
      newer.delete(id);
      older.delete(id);
    },
  };
}
