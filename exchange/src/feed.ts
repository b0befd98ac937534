/**
 * `MarketFeed` over the shared memory: instruments from the seed, quotes and depth read in place, history asked of whoever
 * computes it, and the minutes of this run kept for as long as the recorder may need to write them.
 */
import { calendars } from '@bahi/core/calendar.ts';
import { aggregateMinutes } from '@bahi/core/candles.ts';
import type {
  Bar,
  CorporateAction,
  MarketEvent,
  MarketFeed,
  MarketHalt,
  MarketInstrument,
  MarketTrade,
} from '@bahi/contract/venue.ts';
import { createBlockTape } from './block-sellers.ts';
import { factsOf, type HistoryReader, type HistorySource } from './history-reader.ts';
import { placesOf } from './boards/boards.ts';
import type { Board } from './listed.ts';
import { newcomerOf, type Newcomer } from './instruments.ts';
import {
  afterAction,
  instrumentsOf,
  newcomerInstrument,
  withBasket,
  type FundBasket,
  type ListingFacts,
} from './market-instruments.ts';
import { createAnnounced, plainAction } from './news/announced-actions.ts';
import { planActions } from './news/coming-actions.ts';
import type { AnnouncedAction, KnownBlocks, NewListing, RightsIssue } from './port.ts';
import { openQuoteMemory } from './quote-memory.ts';
import type { Happened } from './runner.ts';
import { findableStreams } from './streams.ts';

/** At most so often listeners hear of changed quotes. */
export const QUOTES_MS = 50;
/** Minutes of this run that are kept for each instrument; older ones are in the recorder's table. */
const KEPT_MINUTES = 30;
/** Events of this run that are kept; who tells the news keeps them for good. */
const KEPT_EVENTS = 2_000;

export interface FeedOptions {
  readonly boards: readonly Board[];
  readonly source: HistorySource & {
    readonly listed?: readonly NewListing[];
    readonly announced?: readonly AnnouncedAction[];
    readonly rights?: readonly RightsIssue[];
    readonly blocks?: readonly KnownBlocks[];
  };
  /** The moment the market starts at: what comes later is told as it happens. */
  readonly startedAt: number;
  readonly buffer: ArrayBufferLike;
  readonly history: HistoryReader;
  readonly trades: (symbol: string, limit: number) => Promise<readonly MarketTrade[]>;
}

export interface FeedControl {
  readonly feed: MarketFeed;
  /** A company that comes to the market; false: it is known. In the order in which the engine hears of them. */
  list(listing: NewListing): boolean;
  /** All corporate actions that were ever announced. */
  setActions(all: readonly AnnouncedAction[]): void;
  /** Everything but the orders' events. */
  take(happened: Happened): void;
  /** Tells the listeners which quotes changed since they last heard. */
  announce(): void;
}

export function createFeed({ boards, source, startedAt, buffer, history, trades }: FeedOptions): FeedControl {
  const { genesis } = source;
  const streams = findableStreams(source.seed);
  const equity = boards.find(({ id }) => id === 'equity')!;
  const announced = createAnnounced(calendars[equity.calendarId], source.announced);
  const facts = new Map(factsOf(boards, source, startedAt));
  /** As they came to the market. */
  const companies = new Map<string, Pick<Newcomer, 'sharesOutstanding' | 'blockShares'>>(
    (equity.listings as readonly Newcomer[]).map((each) => [each.symbol, each]),
  );
  const instruments = instrumentsOf(boards, facts);
  // Whoever joins or keeps the list knows by its identity that it changed.
  let shown: readonly MarketInstrument[] | null = null;
  const funds = new Map(boards.flatMap(fundsOf));
  const placeOf = new Map(instruments.map((instrument, at) => [instrument.symbol, at]));
  const memory = openQuoteMemory(buffer, placesOf(boards));
  const heard = new Int32Array(placesOf(boards));
  const recent = new Map<string, Bar[]>();
  const barListeners = new Set<Parameters<MarketFeed['onBars']>[0]>();
  const eventListeners = new Set<Parameters<MarketFeed['onMarketEvents']>[0]>();
  const events: MarketEvent[] = [];
  const blockTape = createBlockTape(source.blocks);
  let halt: MarketHalt | null = null;
  const quoteListeners = new Set<Parameters<MarketFeed['onQuotes']>[0]>();

  for (const listing of source.listed ?? []) list(listing);

  /** False: it is known already. */
  function list(listing: NewListing): boolean {
    if (placeOf.has(listing.symbol)) return false;
    const { symbol } = listing;
    const newcomer = newcomerOf(streams, listing);
    const theirs = announced.of(symbol);
    const known = {
      actions: theirs.map(plainAction),
      gone: theirs.filter(({ exAt }) => exAt <= startedAt).map(plainAction),
      status: null,
    };
    facts.set(symbol, known);
    placeOf.set(symbol, instruments.length);
    companies.set(symbol, newcomer);
    instruments.push(newcomerInstrument(equity, newcomer, known));
    shown = null;
    return true;
  }

  function announce(): void {
    const symbols: string[] = [];
    for (let at = 0; at < instruments.length; at += 1) {
      const version = memory.versionOf(at);
      if (version === heard[at]) continue;
      heard[at] = version;
      symbols.push(instruments[at]!.symbol);
    }
    if (symbols.length > 0) for (const listener of quoteListeners) listener(symbols);
  }

  function addBars(bars: readonly { readonly symbol: string; readonly bar: Bar }[]): void {
    if (bars.length === 0) return;
    for (const { symbol, bar } of bars) {
      const kept = recent.get(symbol) ?? [];
      kept.push(bar);
      if (kept.length > KEPT_MINUTES) kept.shift();
      recent.set(symbol, kept);
    }
    for (const listener of barListeners) listener(bars);
  }

  function addEvents(news: readonly MarketEvent[]): void {
    if (news.length === 0) return;
    for (const event of news) {
      if (event.kind === 'halt') halt = { symbol: event.symbol, rate: event.rate, until: event.until };
      else if (event.kind === 'resume' || event.kind === 'close') halt = null;
      else if (event.kind === 'action') setAction(event);
    }
    events.push(...news);
    if (events.length > KEPT_EVENTS) events.splice(0, events.length - KEPT_EVENTS);
    for (const listener of eventListeners) listener(news);
  }

  function setAction({ symbol, stage, action }: Extract<MarketEvent, { kind: 'action' }>): void {
    const known = facts.get(symbol);
    if (known === undefined || announced.isCalledOff(symbol, action.exDate)) return;
    const isSame = ({ exDate }: CorporateAction) => exDate === action.exDate;
    show(symbol, {
      ...known,
      actions: known.actions.some(isSame) ? known.actions : [...known.actions, action],
      gone: stage === 'declared' || known.gone.some(isSame) ? known.gone : [...known.gone, action],
    });
  }

  /** What was called off is there no more; what is told already stays as it is. */
  function setActions(all: readonly AnnouncedAction[]): void {
    const before = announced.all();
    announced.set(all);
    const bySymbol = Map.groupBy([...before, ...all], ({ symbol }) => symbol);
    for (const [symbol, theirs] of bySymbol) {
      const known = facts.get(symbol);
      if (known === undefined) continue;
      const own = known.actions.filter(({ exDate }) => !theirs.some((action) => action.exDate === exDate));
      const actions = [...own, ...announced.of(symbol).map(plainAction)];
      show(symbol, { ...known, actions: actions.toSorted((left, right) => (left.exDate < right.exDate ? -1 : 1)) });
    }
  }

  function show(symbol: string, known: ListingFacts): void {
    facts.set(symbol, known);
    const shares = companies.get(symbol)!.sharesOutstanding;
    instruments.forEach((instrument, at) => {
      const isConcerned =
        instrument.symbol === symbol ||
        (instrument.kind === 'index' && instrument.members.some((member) => member.symbol === symbol));
      if (isConcerned) instruments[at] = afterAction(instrument, symbol, known, shares);
    });
    shown = null;
  }

  function setBaskets(baskets: readonly FundBasket[]): void {
    for (const { symbol, basket } of baskets) {
      const at = placeOf.get(symbol)!;
      const { fund, board } = funds.get(symbol)!;
      instruments[at] = withBasket(instruments[at]!, fund, board, basket);
    }
    shown = null;
  }

  function liveMinutes(symbol: string, from: number, to: number): Bar[] {
    const at = placeOf.get(symbol);
    const growing = at === undefined || memory.versionOf(at) === 0 ? null : memory.minuteAt(at);
    const bars = recent.get(symbol) ?? [];
    // The ended minute may have been told just before the growing one is cleared.
    const isNew = growing !== null && growing[0] !== bars.at(-1)?.[0];
    return (isNew ? [...bars, growing] : bars).filter(([start]) => start >= from && start < to);
  }

  /** Actions are known for ever, also those of the time before this start. */
  function actionsBefore(from: number, to: number): MarketEvent[] {
    const end = Math.min(to, startedAt);
    if (from >= end) return [];
    return boards
      .flatMap((board) => planActions({ ...source, board, announced: announced.all() }).events(from, end))
      .toSorted((left, right) => left.at - right.at || (left.id < right.id ? -1 : 1));
  }

  const feed: MarketFeed = {
    instruments: () => (shown ??= [...instruments]),
    instrument: (symbol): MarketInstrument | undefined => instruments[placeOf.get(symbol) ?? -1],
    quote(symbol) {
      const at = placeOf.get(symbol);
      // One that has just come may not be in the memory yet.
      return at === undefined || memory.versionOf(at) === 0 ? undefined : { symbol, ...memory.quoteAt(at) };
    },
    depth(symbol) {
      const at = placeOf.get(symbol);
      return at === undefined || memory.versionOf(at) === 0 ? undefined : memory.depthAt(at);
    },
    mark(symbol) {
      const at = placeOf.get(symbol);
      return at === undefined || memory.versionOf(at) === 0 ? undefined : memory.markAt(at);
    },
    trades,
    blocks: blockTape.latest,
    blockInventory: (symbol) => companies.get(symbol)?.blockShares ?? 0,
    async minuteBars(symbol, from, to, minutes = 1) {
      const instrument = feed.instrument(symbol);
      if (instrument === undefined) return [];
      const past = from < genesis ? await history.minuteBars(symbol, from, Math.min(to, genesis), minutes) : [];
      const live = liveMinutes(symbol, Math.max(from, genesis), to);
      if (live.length === 0) return past;
      return minutes === 1
        ? [...past, ...live]
        : aggregateMinutes([...past, ...live], minutes, calendars[instrument.calendarId]);
    },
    dailyBars: async (symbol, from, to) => (placeOf.has(symbol) ? history.dailyBars(symbol, from, to) : []),
    onBars(listener) {
      barListeners.add(listener);
      return () => barListeners.delete(listener);
    },
    async marketEvents(from, to) {
      const past = from < genesis ? await history.marketEvents(from, Math.min(to, genesis)) : [];
      const first = Math.max(from, genesis);
      return [...past, ...actionsBefore(first, to), ...events.filter(({ at }) => at >= first && at < to)];
    },
    onMarketEvents(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    halt: () => halt,
    onQuotes(listener) {
      quoteListeners.add(listener);
      return () => quoteListeners.delete(listener);
    },
  };
  return {
    feed,
    list,
    setActions,
    take({ blocks, bars, marketEvents, baskets }) {
      blockTape.add(blocks);
      setBaskets(baskets);
      addBars(bars);
      addEvents(marketEvents);
    },
    announce,
  };
}

function fundsOf(board: Board) {
  return board.computed.flatMap((computed) =>
    computed.kind === 'fund' ? [[computed.symbol, { fund: computed, board }] as const] : [],
  );
}
