/**
 * The market as the app asks for it, on top of the feed: instruments, quotes, charts, rankings, search. It records the
 * live minutes, so that charts go on over a restart.
 */
import { businessDateOf, calendars, type Calendar, type Session } from '@bahi/core/calendar.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { getDepth, getInstrument, getSparklines, listRankings, listTrades } from '@bahi/contract/market.ts';
import type { Bar, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { refuse } from '../platform/refuse.ts';
import { candlePage, type CandlePage, type CandleQuery } from './candles.ts';
import { createDailyBars } from './daily-bars.ts';
import { createInstrumentCatalogue, profileOf, type InstrumentCatalogue } from './instruments.ts';
import { quoteOf, rankingPage, type Quote, type Ranked } from './quotes.ts';
import { startRecorder } from './recorder.ts';
import { createSessionBars, type SessionBars } from './session-bars.ts';
import { marketSession, shownSession, type MarketSession } from './sessions.ts';
import { selectRecordedDates } from './store.ts';

export interface MarketOptions {
  readonly db: Database;
  readonly feed: MarketFeed;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** UTC ms; see loadMarketState. */
  readonly genesis: number;
  readonly log: Pick<Log, 'warn'>;
}

export interface Market extends InstrumentCatalogue {
  /** Learns what was recorded before; it records from its creation on. */
  start(): Promise<void>;
  /** Writes down what has traded up to now. Call it while the feed still answers. */
  stop(): Promise<void>;
  /** Writes what is not yet written. */
  flush(): Promise<void>;
  profile(symbol: string): Promise<OutputOf<typeof getInstrument>>;
  quotes(symbols: readonly string[]): Quote[];
  depth(symbol: string): OutputOf<typeof getDepth>;
  trades(symbol: string, limit: number): Promise<OutputOf<typeof listTrades>>;
  candles(query: CandleQuery): Promise<CandlePage>;
  /** All daily bars adjusted forward, oldest first, the running one last: for scans and alerts. */
  adjustedDays(symbol: string): Promise<readonly Bar[]>;
  sparklines(symbols: readonly string[]): Promise<OutputOf<typeof getSparklines>>;
  rankings(ranked: Ranked): OutputOf<typeof listRankings>;
  /** Of the whole market, or of one instrument's own calendar. */
  session(symbol?: string): MarketSession;
}

export function createMarket(options: MarketOptions): Market {
  const { db, feed, clock, calendar, genesis } = options;
  const recordedDates = new Set<string>();
  const sessionBars = createSessionBars(options);
  const dailyBars = createDailyBars({ ...options, sessionBars });
  const catalogue = createInstrumentCatalogue(options);
  const recorder = startRecorder({ ...options, onDate: (date) => void recordedDates.add(date) });

  /** Nothing trades while the server is away. */
  function mayHaveBars({ date, open }: Session): boolean {
    return open <= genesis || recordedDates.has(date) || date === businessDateOf(calendar, clock.now());
  }

  return {
    ...catalogue,
    async start() {
      for (const date of await selectRecordedDates(db)) recordedDates.add(date);
    },
    stop: recorder.stop,
    flush: recorder.flush,
    async profile(symbol) {
      const instrument = instrumentOf(feed, symbol);
      const days = await dailyBars.readAdjusted(instrument, 'forward');
      return profileOf(feed, instrument, { days, calendar, now: clock.now() });
    },
    quotes: (symbols) => [...new Set(symbols)].flatMap((symbol) => knownQuote(feed, symbol)),
    depth: (symbol) => depthOf(feed, symbol),
    trades: (symbol, limit) => tradesOf(feed, symbol, limit),
    async candles(query) {
      const instrument = instrumentOf(feed, query.symbol);
      return candlePage({ ...options, sessionBars, dailyBars, mayHaveBars }, instrument, query);
    },
    adjustedDays: (symbol) => dailyBars.readAdjusted(instrumentOf(feed, symbol), 'forward'),
    sparklines: (symbols) => sparklinesOf(options, sessionBars, symbols),
    rankings(ranked) {
      const { sector } = ranked;
      const isKnown = sector === undefined || feed.instruments().some((instrument) => instrument.sector === sector);
      return isKnown ? rankingPage(feed, ranked) : refuse('request.invalid', { field: 'sector' });
    },
    session(symbol) {
      const own = symbol === undefined ? calendar : calendars[instrumentOf(feed, symbol).calendarId];
      return marketSession(own, clock.now(), feed.halt());
    },
  };
}

function instrumentOf(feed: MarketFeed, symbol: string): MarketInstrument {
  return feed.instrument(symbol) ?? refuse('market.symbol_unknown', { symbol });
}

/** None for an unknown symbol. */
function knownQuote(feed: MarketFeed, symbol: string): Quote[] {
  const instrument = feed.instrument(symbol);
  const quote = feed.quote(symbol);
  return instrument === undefined || quote === undefined ? [] : [quoteOf(quote, instrument.priceScale)];
}

function depthOf(feed: MarketFeed, symbol: string): OutputOf<typeof getDepth> {
  const { priceScale } = instrumentOf(feed, symbol);
  const depth = feed.depth(symbol);
  const level = ({ price, quantity, orders }: { price: number; quantity: number; orders: number }) => ({
    price: formatDecimal(price, priceScale),
    quantity,
    orders,
  });
  // An index has no book: empty sides, as of its quote.
  if (depth === undefined) return { symbol, bids: [], asks: [], at: feed.quote(symbol)?.at ?? 0, seq: 0 };
  return { symbol, bids: depth.bids.map(level), asks: depth.asks.map(level), at: depth.at, seq: depth.seq };
}

async function tradesOf(feed: MarketFeed, symbol: string, limit: number): Promise<OutputOf<typeof listTrades>> {
  const { priceScale } = instrumentOf(feed, symbol);
  const trades = await feed.trades(symbol, limit);
  return trades.map(({ seq, price, quantity, at, aggressor }) => ({
    seq,
    price: formatDecimal(price, priceScale),
    quantity,
    at,
    aggressor,
  }));
}

const SPARKLINE_POINTS = 60;

async function sparklinesOf(
  { feed, calendar, clock }: MarketOptions,
  sessionBars: SessionBars,
  symbols: readonly string[],
): Promise<OutputOf<typeof getSparklines>> {
  const known = [...new Set(symbols)].filter((symbol) => feed.quote(symbol) !== undefined);
  const session = shownSession(calendar, clock.now());
  if (clock.now() < session.close) await sessionBars.preload(known, session);
  return Promise.all(
    known.map(async (symbol) => {
      const bars = await sessionBars.read(symbol, session, 1);
      const points = thinned(bars.map((bar) => bar[4]));
      return { symbol, previousClose: feed.quote(symbol)!.previousClose, points };
    }),
  );
}

/** At most 60 values at even distances, the first and the last among them. */
function thinned(values: readonly number[]): number[] {
  if (values.length <= SPARKLINE_POINTS) return [...values];
  const step = (values.length - 1) / (SPARKLINE_POINTS - 1);
  return Array.from({ length: SPARKLINE_POINTS }, (_, index) => values[Math.round(index * step)]!);
}
