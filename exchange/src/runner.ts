/**
 * The engines of all boards together with the memory they publish to: what a worker thread runs, and what a test runs in
 * its own thread. After each call the quotes that changed are in the memory, and `take` hands over what happened.
 */
import type { VenueChange } from '@bahi/contract/venue-change.ts';
import type {
  Bar,
  BlockEvent,
  BlockTrade,
  MarketEvent,
  MarketTrade,
  VenueEvent,
  VenueOrder,
} from '@bahi/contract/venue.ts';
import { createBlockDesk } from './block-sellers.ts';
import { boardsOf, countOf, placesOf } from './boards/boards.ts';
import { createExchange, type Engine } from './engine/engine.ts';
import { plainMark, readMark } from './engine/mark-price.ts';
import { tradesOf, type Stock } from './engine/stock.ts';
import type { Equity } from './instruments.ts';
import type { Listed } from './listed.ts';
import type { FundBasket } from './market-instruments.ts';
import type { AnnouncedAction, NewListing, RightsIssue, StartOptions } from './port.ts';
import { DEPTH_LEVELS, openQuoteMemory } from './quote-memory.ts';

export interface Happened {
  readonly events: readonly VenueEvent[];
  readonly blocks: readonly BlockEvent[];
  readonly bars: readonly { readonly symbol: string; readonly bar: Bar }[];
  readonly marketEvents: readonly MarketEvent[];
  /** All of them when what one holds changed, else none. */
  readonly baskets: readonly FundBasket[];
}

export interface Runner {
  submit(orders: readonly VenueOrder[], at: number): void;
  cancel(orderIds: readonly string[], at: number): void;
  change(all: readonly VenueChange[], at: number): void;
  /** Trades agreed outside the books. */
  report(trades: readonly BlockTrade[], at: number): void;
  /** All that are announced. */
  setRights(issues: readonly RightsIssue[]): void;
  /** All that were ever announced. */
  setActions(all: readonly AnnouncedAction[], at: number): void;
  /** A company that comes to the market. */
  list(listing: NewListing, at: number): void;
  setState(symbol: string, state: 'trading' | 'suspended', at: number): void;
  advanceTo(at: number): void;
  /** How far it has come: a clock that was set back moves it nowhere. */
  now(): number;
  trades(symbol: string, limit: number): MarketTrade[];
  tapeHash(): number;
  /** What happened since the last call. */
  take(): Happened;
}

export function createRunner(options: Omit<StartOptions, 'clock'>, buffer: ArrayBufferLike): Runner {
  const { now = options.genesis } = options;
  const boards = boardsOf(options.seed, options.calendarId);
  const engines = boards.map((board) => createExchange({ ...options, board, now }));
  const memory = openQuoteMemory(buffer, placesOf(boards));
  const firsts = firstsOf(engines);
  const engineOf = new Map(
    engines.flatMap((engine) => engine.books().map((stock) => [stock.listed.symbol, engine] as const)),
  );
  const listingEngine = engines.find(({ board }) => board.id === 'equity')!;
  const firstNewcomer = countOf(boards);
  const events: VenueEvent[] = [];
  const blocks: BlockEvent[] = [];
  const reportBlock = createBlockDesk(blockInventory, options.blocks);
  let basketsVersion = 0;

  function publish(engine: Engine, first: number, at: number): void {
    const { stocks, live, board } = engine;
    const after = at - board.listings.length;
    const computed = after < 0 ? undefined : live[after];
    const fund = engine.fundStocks.get(after);
    if (fund !== undefined) return writeBook(first + at, fund, computed!.figures.last);
    if (computed !== undefined) {
      const { figures } = computed;
      const mark = plainMark(figures.last ?? figures.previousClose, figures.changedAt);
      memory.write(
        first + at,
        {
          ...figures,
          at: figures.changedAt,
          upper: null,
          lower: null,
          state: 'trading',
          mark,
          openingMark: figures.previousClose,
          value: null,
        },
        null,
      );
      return;
    }
    writeBook(
      after < 0 ? first + at : firstNewcomer + after - live.length,
      stocks[after < 0 ? at : at - live.length]!,
      null,
    );
  }

  function writeBook(place: number, { figures, band, state, book, mark }: Stock, value: number | null): void {
    memory.write(
      place,
      {
        ...figures,
        at: figures.changedAt,
        upper: band.upper,
        lower: band.lower,
        state,
        mark: readMark(mark),
        openingMark: mark.opening,
        value,
      },
      (side, out, base) => book.depth(side, DEPTH_LEVELS, out, base),
    );
  }

  function publishAll(): void {
    engines.forEach((engine, which) => {
      const count = engine.stocks.length + engine.live.length;
      for (let at = 0; at < count; at += 1) publish(engine, firsts[which]!, at);
      engine.takeChanged();
    });
  }

  function advanceTo(at: number): void {
    for (const engine of engines) engine.advanceTo(at);
    gather();
  }

  function gather(): void {
    events.push(...inOrder(engines.map((engine) => engine.takeEvents())));
  }

  /** An order for a symbol that no board has is refused by the first. */
  function engineFor(symbol: string): Engine {
    return engineOf.get(symbol) ?? engines[0]!;
  }

  function blockInventory(symbol: string): number | null {
    const stock = engineOf
      .get(symbol)
      ?.books()
      .find(({ listed }) => listed.symbol === symbol);
    if (stock === undefined) return null;
    // What is no company has no seller.
    return (stock.listed as Listed & Partial<Equity>).blockShares ?? 0;
  }

  function changedBaskets(): FundBasket[] {
    const version = engines.reduce((sum, engine) => sum + engine.basketsVersion(), 0);
    if (version === basketsVersion) return [];
    basketsVersion = version;
    return engines.flatMap(({ live }) =>
      live.flatMap(({ computed, basket }) =>
        computed.kind === 'fund' ? [{ symbol: computed.symbol, basket: basket! }] : [],
      ),
    );
  }

  publishAll();
  return {
    list(listing, at) {
      advanceTo(at);
      listingEngine.list(listing, at);
      engineOf.set(listing.symbol, listingEngine);
    },
    setRights: (issues) => listingEngine.setRights(issues),
    setActions(all, at) {
      advanceTo(at);
      listingEngine.setActions(all, at);
    },
    submit(orders, at) {
      advanceTo(at);
      for (const order of orders) {
        const engine = engineFor(order.symbol);
        engine.submit([order], at);
        events.push(...engine.takeEvents());
      }
    },
    cancel(orderIds, at) {
      advanceTo(at);
      for (const orderId of orderIds) {
        for (const engine of engines) engine.cancel([orderId], at);
        gather();
      }
    },
    change(all, at) {
      advanceTo(at);
      for (const engine of engines) engine.change(all, at);
      gather();
    },
    report(trades, at) {
      advanceTo(at);
      blocks.push(...trades.map((trade) => reportBlock(trade, at)));
    },
    setState: (symbol, state, at) => engineFor(symbol).setState(symbol, state, at),
    advanceTo,
    now: () => Math.min(...engines.map((engine) => engine.now())),
    trades(symbol, limit) {
      const stock = engineOf
        .get(symbol)
        ?.books()
        .find(({ listed }) => listed.symbol === symbol);
      return stock === undefined ? [] : tradesOf(stock, limit);
    },
    tapeHash: () => engines.reduce((hash, engine) => (Math.imul(hash, 31) ^ engine.tapeHash()) >>> 0, 0),
    take() {
      gather();
      engines.forEach((engine, which) => {
        for (const at of engine.takeChanged()) publish(engine, firsts[which]!, at);
      });
      return {
        events: events.splice(0),
        blocks: blocks.splice(0),
        bars: engines.flatMap((engine) => engine.takeBars()),
        marketEvents: inOrder(engines.map((engine) => engine.takeMarketEvents())),
        baskets: changedBaskets(),
      };
    },
  };
}

/** Where each engine's instruments of the first day begin in the quote memory. */
function firstsOf(engines: readonly Engine[]): number[] {
  let next = 0;
  return engines.map(({ board, live }) => {
    const first = next;
    next += board.listings.length + live.length;
    return first;
  });
}

/** Boards run one after the other: what they tell is put in order of time, each board's own order kept. */
function inOrder<T extends { readonly at: number }>(lists: readonly (readonly T[])[]): readonly T[] {
  const filled = lists.filter((list) => list.length > 0);
  return filled.length < 2 ? (filled[0] ?? []) : filled.flat().toSorted((left, right) => left.at - right.at);
}
