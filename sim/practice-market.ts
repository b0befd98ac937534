/**
 * The practice exchange itself as the simulator's market, in this thread and on virtual time. Orders reach it at the step,
 * in an order that does not depend on which transaction was faster.
 */
import { BLOCKS_KEPT } from '@bahi/contract/venue.ts';
import type { BlockEvent, BlockPrint, Venue, VenueEvent, VenueOrder } from '@bahi/contract/venue.ts';
import type { VenueChange, VenueChanged } from '@bahi/contract/venue-change.ts';
import { createLocalExchange, type LocalExchange } from '@bahi/exchange/local.ts';
import { byOrder, byOwner, type SimMarket } from './market.ts';

const SYMBOLS = 12;
/** Of a share, in paise: what the customers can afford by the lot. */
const PRICE_MAX = 1_500_00;

export function createPracticeMarket(seed: number, genesis: number): SimMarket {
  const listeners = new Set<(events: readonly VenueEvent[]) => void>();
  const working = new Map<string, number>();
  /** By how many shares each change makes its order another. */
  const told = new Map<string, number>();
  /** What was printed of block trades over all lives. */
  const printed = new Map<string, BlockPrint>();
  const blockListeners = new Set<(events: readonly BlockEvent[]) => void>();
  /** The exchange takes an order once, but after a session's end. */
  const finished = new Set<string>();
  let submitted: VenueOrder[] = [];
  let cancels: string[] = [];
  let changes: VenueChange[] = [];
  let exchange = open(genesis);
  let isGone = false;
  const symbols = exchange.feed
    .instruments()
    .filter(({ kind, symbol }) => kind === 'equity' && (exchange.feed.quote(symbol)?.last ?? Infinity) <= PRICE_MAX)
    .slice(0, SYMBOLS)
    .map(({ symbol }) => symbol);

  function open(now: number): LocalExchange {
    const blocks = [...Map.groupBy(printed.values(), ({ symbol }) => symbol)].map(([symbol, prints]) => ({
      symbol,
      sold: prints.reduce((sum, { quantity }) => sum + quantity, 0),
      prints: prints.slice(-BLOCKS_KEPT),
    }));
    const opened = createLocalExchange({ seed: `sim ${seed}`, genesis, calendarId: 'practice', now, blocks });
    opened.venue.onBlocks((events) => {
      for (const event of events) if (event.type === 'printed') printed.set(event.tradeId, event);
      for (const listener of blockListeners) listener(events);
    });
    opened.venue.onEvents((events) => {
      for (const event of events) note(event);
      for (const listener of listeners) listener(events);
    });
    return opened;
  }

  function note(event: VenueEvent): void {
    const left = working.get(event.orderId);
    if (left === undefined) return;
    if (event.type === 'changed') return noteChange(event, left);
    if (event.type === 'execution' && left > event.quantity)
      return void working.set(event.orderId, left - event.quantity);
    working.delete(event.orderId);
    const comesAgain =
      (event.type === 'ended' && event.why === 'session') || (event.type === 'rejected' && event.why === 'closed');
    if (!comesAgain) finished.add(event.orderId);
  }

  function noteChange({ orderId, change, refused }: VenueChanged, left: number): void {
    const by = told.get(`${orderId} ${change}`) ?? 0;
    if (refused !== null) return;
    if (left + by > 0) return void working.set(orderId, left + by);
    working.delete(orderId);
    finished.add(orderId);
  }

  const venue: Venue = {
    submit(orders) {
      for (const order of orders) {
        if (!working.has(order.orderId) && !finished.has(order.orderId)) working.set(order.orderId, order.quantity);
      }
      submitted.push(...orders);
    },
    cancel: (orderIds) => void cancels.push(...orderIds),
    change(given) {
      for (const { orderId, change, by } of given) told.set(`${orderId} ${change}`, by);
      changes.push(...given);
    },
    report: (trades) => exchange.venue.report(trades),
    onBlocks(listener) {
      blockListeners.add(listener);
      return () => blockListeners.delete(listener);
    },
    onEvents(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  return {
    venue,
    symbols,
    get feed() {
      return exchange.feed;
    },
    async step(now) {
      if (isGone) exchange = open(now);
      isGone = false;
      await exchange.advance(now);
      const [taken, changed, cancelled] = [submitted, changes, cancels];
      [submitted, changes, cancels] = [[], [], []];
      if (taken.length > 0) exchange.venue.submit(taken.toSorted(byOwner));
      if (changed.length > 0) exchange.venue.change(changed.toSorted(byOrder));
      if (cancelled.length > 0) exchange.venue.cancel(cancelled.toSorted());
    },
    working: () => working,
    crash() {
      void exchange.stop();
      isGone = true;
      listeners.clear();
      blockListeners.clear();
      working.clear();
      finished.clear();
      [submitted, changes, cancels] = [[], [], []];
    },
  };
}
