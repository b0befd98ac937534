/**
 * A small market for the simulator, on the same order book as the practice exchange and behind the same ports. It is
 * made to hurt: thin books, empty sides and gaps that jump past a leveraged position's margin. It moves only when told, and
 * the same seed and orders give the same executions.
 */
import { currentOrNextSession, practiceCalendar } from '@bahi/core/calendar.ts';
import { OrderBook } from '@bahi/core/order-book.ts';
import { bandOf, isInsideBand, isOnTick, tickOf } from '@bahi/core/price.ts';
import { createRng, type Rng } from '@bahi/core/rng.ts';
import type { VenueChange } from '@bahi/contract/venue-change.ts';
import type {
  BlockEvent,
  BlockPrint,
  BlockTrade,
  MarketFeed,
  Venue,
  VenueEvent,
  VenueOrder,
} from '@bahi/contract/venue.ts';
import { BAND_RATE, feedOf, LISTINGS, type Listing, type Stock } from './feed.ts';

export interface SimMarket {
  readonly venue: Venue;
  readonly feed: MarketFeed;
  /** What customers trade. */
  readonly symbols: readonly string[];
  /** Takes what was submitted, lets agents trade, and tells the events and quotes of this moment. */
  step(now: number): Promise<void>;
  /** Shares still to fill of each order that the venue has, or has been sent. */
  working(): ReadonlyMap<string, number>;
  /** The venue's process died: its books are empty and what it had not said yet is never said. */
  crash(): void;
}

/** Price levels of the agents, each side. */
const LEVELS = 5;

interface Resting extends VenueOrder {
  price: number;
  left: number;
  executions: number;
  changes: number;
}

export function createThinMarket(seed: number): SimMarket {
  const rng = createRng(seed, 7);
  const events: VenueEvent[] = [];
  const orders = new Map<string, Resting>();
  const byNumber = new Map<number, Resting>();
  const numbers = new Map<string, number>();
  /** Orders that are over: submitted once more, they have no second effect. */
  const finished = new Set<string>();
  const owners = new Map<string, number>();
  const listeners = new Set<(events: readonly VenueEvent[]) => void>();
  const quoteListeners = new Set<(symbols: readonly string[]) => void>();
  /** Block trades that were reported, and those that were ever printed: one is printed once in its life. */
  let reported: BlockTrade[] = [];
  const prints = new Map<string, BlockPrint>();
  const blockListeners = new Set<(events: readonly BlockEvent[]) => void>();
  let submitted: VenueOrder[] = [];
  let cancels: string[] = [];
  let changes: VenueChange[] = [];
  let nextNumber = 1;
  let now = 0;
  let isOpen = false;
  const stocks = new Map(LISTINGS.map((listing) => [listing.symbol, createStock(listing)]));

  function createStock(listing: Listing): Stock {
    const band = bandOf(listing.price, listing.bandRate ?? BAND_RATE);
    const book = new OrderBook(band.lower, tickOf(listing.price), (makerId, _owner, takerId, price, quantity) => {
      const { bid, ask } = book;
      stock.tradeSeq += 1;
      stock.last = price;
      for (const number of [makerId, takerId]) execute(stock, number, { price, quantity, bid, ask });
    });
    const stock: Stock = {
      listing,
      band,
      tick: tickOf(listing.price),
      book,
      agentOrders: [],
      fair: listing.price,
      last: listing.price,
      tradeSeq: 0,
      seq: 0,
    };
    return stock;
  }

  function execute(
    stock: Stock,
    number: number,
    trade: { price: number; quantity: number; bid: number | null; ask: number | null },
  ): void {
    const order = byNumber.get(number);
    if (order === undefined) return;
    order.left -= trade.quantity;
    const { orderId } = order;
    const execution = order.executions++;
    events.push({
      type: 'execution',
      orderId,
      execution,
      symbol: stock.listing.symbol,
      tradeSeq: stock.tradeSeq,
      at: now,
      ...trade,
    });
    if (order.left === 0) forget(order);
  }

  function forget(order: Resting): void {
    finished.add(order.orderId);
    orders.delete(order.orderId);
    byNumber.delete(numbers.get(order.orderId)!);
    numbers.delete(order.orderId);
  }

  function end(order: Resting, why: Extract<VenueEvent, { type: 'ended' }>['why']): void {
    stocks.get(order.symbol)!.book.cancel(numbers.get(order.orderId)!);
    forget(order);
    // A good-till-cancelled order comes again at the next opening.
    if (why === 'session') finished.delete(order.orderId);
    events.push({ type: 'ended', orderId: order.orderId, why, quantity: order.left, at: now });
  }

  function take(order: VenueOrder): void {
    if (orders.has(order.orderId) || finished.has(order.orderId)) return;
    const stock = stocks.get(order.symbol);
    const why = stock === undefined ? 'unknown_symbol' : problemOf(order, stock);
    if (why !== null) return void events.push({ type: 'rejected', orderId: order.orderId, why, at: now });
    const { quantity: left, nextExecution: executions = 1, changes: made = 0 } = order;
    const resting: Resting = { ...order, left, executions, changes: made };
    orders.set(order.orderId, resting);
    enter(resting, stock!);
  }

  function change({ orderId, change: number, price, by }: VenueChange): void {
    const order = orders.get(orderId);
    if (order === undefined || number <= order.changes) return;
    const stock = stocks.get(order.symbol)!;
    const refused = problemOf({ price }, stock) === null ? null : 'outside_band';
    order.changes = number;
    events.push({ type: 'changed', orderId, change: number, refused, execution: order.executions - 1, at: now });
    if (refused !== null) return;
    stock.book.cancel(numbers.get(orderId)!);
    if (order.left + by <= 0) return forget(order);
    byNumber.delete(numbers.get(orderId)!);
    Object.assign(order, { price, left: order.left + by });
    enter(order, stock);
  }

  function enter(resting: Resting, { book }: Stock): void {
    const { orderId, side, price, left, owner, type } = resting;
    const number = nextNumber++;
    byNumber.set(number, resting);
    numbers.set(orderId, number);
    book.submit(number, side, price, left, ownerNumber(owner), type === 'limit');
    if (book.outcome === 'self_trade') end(resting, 'self_trade');
    else if (book.outcome === 'cancelled') end(resting, 'protection');
  }

  function problemOf(order: Pick<VenueOrder, 'price'>, { band }: Stock): 'closed' | 'off_tick' | 'outside_band' | null {
    if (!isOpen) return 'closed';
    if (!isOnTick(order.price)) return 'off_tick';
    return isInsideBand(order.price, band) ? null : 'outside_band';
  }

  function ownerNumber(owner: string): number {
    const number = owners.get(owner) ?? owners.size + 1;
    owners.set(owner, number);
    return number;
  }

  function print(trade: BlockTrade): BlockPrint {
    const number = [...prints.values()].filter(({ symbol }) => symbol === trade.symbol).length + 1;
    const printed = prints.get(trade.tradeId) ?? { ...trade, number, at: now };
    prints.set(trade.tradeId, printed);
    return printed;
  }

  function turnSession(): void {
    const session = currentOrNextSession(practiceCalendar, now);
    const opens = now >= session.open;
    if (isOpen && !opens) for (const order of orders.values()) end(order, 'session');
    isOpen = opens;
  }

  return {
    venue: {
      submit: (given) => void submitted.push(...given),
      cancel: (given) => void cancels.push(...given),
      change: (given) => void changes.push(...given),
      report: (trades) => void reported.push(...trades),
      onBlocks(listener) {
        blockListeners.add(listener);
        return () => blockListeners.delete(listener);
      },
      onEvents(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    symbols: LISTINGS.map((listing) => listing.symbol),
    feed: feedOf(stocks, quoteListeners, () => now),
    async step(at) {
      now = at;
      turnSession();
      const [taken, changed, cancelled] = [submitted, changes, cancels];
      [submitted, changes, cancels] = [[], [], []];
      for (const order of taken.toSorted(byOwner)) take(order);
      for (const each of changed.toSorted(byOrder)) change(each);
      for (const orderId of cancelled) {
        const order = orders.get(orderId);
        if (order !== undefined) end(order, 'requested');
      }
      if (isOpen) for (const stock of stocks.values()) trade(stock, rng, () => nextNumber++);
      const said = events.splice(0);
      if (said.length > 0) for (const listener of listeners) listener(said);
      const printed = reported.splice(0).map((trade) => ({ type: 'printed' as const, ...print(trade) }));
      if (printed.length > 0) for (const listener of blockListeners) listener(printed);
      for (const listener of quoteListeners) listener([...stocks.keys()]);
    },
    working() {
      const sent = submitted.filter((order) => !orders.has(order.orderId) && !finished.has(order.orderId));
      return new Map([
        ...sent.map((order) => [order.orderId, order.quantity] as const),
        ...[...orders].map(([id, order]) => [id, order.left] as const),
      ]);
    },
    crash() {
      for (const order of orders.values()) stocks.get(order.symbol)!.book.cancel(numbers.get(order.orderId)!);
      for (const table of [orders, byNumber, numbers, finished]) table.clear();
      [submitted, changes, cancels, reported] = [[], [], [], []];
      blockListeners.clear();
      events.length = 0;
      listeners.clear();
      quoteListeners.clear();
    },
  };
}

/** Commands of one moment reach the venue in an order that does not depend on which transaction was faster. */
export function byOwner(a: VenueOrder, b: VenueOrder): number {
  return Number(a.owner) - Number(b.owner) || Number(a.orderId) - Number(b.orderId);
}

export function byOrder(a: VenueChange, b: VenueChange): number {
  return Number(a.orderId) - Number(b.orderId) || a.change - b.change;
}

/** The agents: a fair price that wanders and sometimes jumps, quotes around it, now and then a side without any. */
function trade(stock: Stock, rng: Rng, number: () => number): void {
  const { listing, band, tick, book, agentOrders } = stock;
  const isJump = rng.below(400) === 0;
  const drift = isJump ? (rng.below(2) * 2 - 1) * 0.14 : rng.normal() * 0.003;
  const pull = (listing.price - stock.fair) * 0.01;
  stock.fair = Math.min(band.upper - 6 * tick, Math.max(band.lower + 6 * tick, stock.fair * (1 + drift) + pull));
  for (const resting of agentOrders.splice(0)) book.cancel(resting);
  const middle = band.lower + Math.round((stock.fair - band.lower) / tick) * tick;
  const spread = 1 + rng.below(3);
  const sides = (['buy', 'sell'] as const).filter(() => rng.below(40) > 0);
  for (const side of sides) {
    for (let level = 0; level < LEVELS; level++) {
      const away = (spread + level * (1 + rng.below(4))) * tick;
      const price = side === 'buy' ? Math.max(band.lower, middle - away) : Math.min(band.upper, middle + away);
      const id = number();
      book.submit(id, side, price, 1 + rng.below(900), 0, true);
      agentOrders.push(id);
    }
  }
  if (rng.below(3) === 0) {
    const side = rng.below(2) === 0 ? 'buy' : 'sell';
    book.submit(number(), side, side === 'buy' ? band.upper : band.lower, 1 + rng.below(300), 0, false);
  }
  stock.seq += 1;
}
