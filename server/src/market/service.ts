/**
 * The market as the app asks for it, on top of the feed: instruments, quotes, charts, rankings, search. It records the
 * live minutes, so that charts go on over a restart.
 */
import { businessDateOf, type Calendar, type Session } from '@bahi/core/calendar.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import { defaultsOf, type Parameters } from '@bahi/core/parameters.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type {
  getDepth,
  getInstrument,
  getMarkPrice,
  getMinutes,
  getSparklines,
  listRankings,
  listTrades,
} from '@bahi/contract/market/calls.ts';
import type { Bar, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import type { Log } from '../platform/log.ts';
import { refuse } from '../platform/refuse.ts';
import { candlePage, type CandlePage, type CandleQuery } from './candles.ts';
import { compactSessions } from './compact.ts';
import { createDailyBars, type RightsOf } from './daily-bars.ts';
import { insertFunds, selectPremiumSpan } from './fund-store.ts';
import { holesOf, type Gap } from './gaps.ts';
import { minutesAround } from './minutes-around.ts';
import { createInstrumentCatalogue, profileOf, type InstrumentCatalogue } from './instruments.ts';
import { quoteOf, rankingPage, type Quote, type Ranked } from './quotes.ts';
import { readRecorded, type Recorded } from './recorded.ts';
import { startRecorder } from './recorder.ts';
import { createSessionBars, readSession } from './session-bars.ts';
import { calendarOf, marketSession, type MarketSession } from './sessions.ts';
import { sparklinesOf } from './sparklines.ts';
import { selectCloseUpTo, selectRecordedDates, selectRecording, type RecordedSpan } from './store.ts';

export { blockMarketIn, isListedIn } from './quotes.ts';
export { createClosingLevels, pastLevel, type ClosingLevel } from './closing-levels.ts';
export { closingMarks } from './closing-marks.ts';

/** About six weeks. */
const PREMIUM_SESSIONS = 30;

export interface MarketOptions {
  readonly db: Database;
  readonly feed: MarketFeed;
  readonly clock: Clock;
  readonly calendar: Calendar;
  /** UTC ms; see loadMarketState. */
  readonly genesis: number;
  readonly log: Pick<Log, 'warn'>;
  /** Since when the house takes no orders; left out: it always does. */
  readonly houseHaltedSince?: () => number | null;
  readonly rightsOf?: RightsOf;
  /** Left out: core's defaults. */
  readonly parametersAt?: (now: number) => Parameters;
}

/** Decimals of what a mark is made of, beyond those of prices. */
const MARK_DIGITS = 2;

export interface Market extends InstrumentCatalogue {
  /** Learns what was recorded before; it records from its creation on. */
  start(): Promise<void>;
  /** Writes down what has traded up to now. Call it while the feed still answers. */
  stop(): Promise<void>;
  /** Writes what is not yet written. */
  flush(): Promise<void>;
  profile(symbol: string): Promise<OutputOf<typeof getInstrument>>;
  quotes(symbols: readonly string[]): Quote[];
  mark(symbol: string): OutputOf<typeof getMarkPrice>;
  depth(symbol: string): OutputOf<typeof getDepth>;
  trades(symbol: string, limit: number): Promise<OutputOf<typeof listTrades>>;
  candles(query: CandleQuery): Promise<CandlePage>;
  /** The tape around a moment that is over. */
  minutes(query: ParsedInputOf<typeof getMinutes>): Promise<OutputOf<typeof getMinutes>>;
  /** All daily bars adjusted forward, oldest first, the running one last: for scans and alerts. */
  adjustedDays(symbol: string): Promise<readonly Bar[]>;
  sparklines(symbols: readonly string[]): Promise<OutputOf<typeof getSparklines>>;
  rankings(ranked: Ranked): OutputOf<typeof listRankings>;
  /** Of the whole market, or of one instrument's own calendar. */
  session(symbol?: string): MarketSession;
  /** What was recorded since a moment, straight from the tables: for what must be made up for after a restart. */
  recorded(symbols: readonly string[], from: number): Promise<readonly Recorded[]>;
  /** The last recorded close up to a business date; null: nothing is recorded. */
  closeUpTo(symbol: string, date: string): Promise<number | null>;
  readonly tasks: readonly Task[];
}

export function createMarket(options: MarketOptions): Market {
  const {
    db,
    feed,
    clock,
    calendar,
    genesis,
    houseHaltedSince = () => null,
    parametersAt = defaultsOf(calendar),
  } = options;
  const recordedDates = new Set<string>();
  let earlierSpans: readonly RecordedSpan[] = [];
  const sessionBars = createSessionBars(options);
  const dailyBars = createDailyBars({ ...options, sessionBars });
  const catalogue = createInstrumentCatalogue(options);
  const recorder = startRecorder({
    ...options,
    calendarOf: ownCalendar,
    minutesOf,
    onDate: (date) => void recordedDates.add(date),
  });

  /** Also of an instrument that is listed no more. */
  function ownCalendar(symbol: string): Calendar {
    const instrument = feed.instrument(symbol);
    return instrument === undefined ? calendar : calendarOf(instrument);
  }

  /** Nothing trades while the server is away. */
  function mayHaveBars({ date, open, close }: Session): boolean {
    return open <= genesis || recordedDates.has(date) || close > clock.now();
  }

  async function minutesOf(symbol: string, { open, close }: Pick<Session, 'open' | 'close'>): Promise<readonly Bar[]> {
    const instrument = feed.instrument(symbol);
    if (instrument === undefined) return [];
    const date = businessDateOf(calendarOf(instrument), open);
    return (await readSession(options, [instrument], { date, preOpen: null, open, close })).get(symbol) ?? [];
  }

  function holes(): readonly Gap[] {
    return holesOf([...earlierSpans, ...recorder.spans()], genesis);
  }

  /** A halt of the market stops what follows the market's calendar. */
  function sessionOf(symbol?: string): MarketSession {
    const own = symbol === undefined ? calendar : calendarOf(instrumentOf(feed, symbol));
    const market = own.id === calendar.id ? feed.halt() : null;
    return marketSession(own, clock.now(), { market, houseSince: houseHaltedSince() });
  }

  return {
    ...catalogue,
    async start() {
      const isFund = ({ kind, source }: MarketInstrument) => kind === 'fund' && source === 'practice';
      await insertFunds(
        db,
        feed
          .instruments()
          .filter(isFund)
          .map(({ symbol }) => symbol),
      );
      for (const date of await selectRecordedDates(db)) recordedDates.add(date);
      const began = recorder.spans()[0]!.from;
      earlierSpans = (await selectRecording(db)).filter((span) => span.from < began);
    },
    stop: recorder.stop,
    flush: recorder.flush,
    async profile(symbol) {
      const instrument = instrumentOf(feed, symbol);
      const [days, premium] = await Promise.all([
        dailyBars.readAdjusted(instrument, 'forward'),
        instrument.fund === null ? null : selectPremiumSpan(db, symbol, PREMIUM_SESSIONS),
      ]);
      const now = clock.now();
      const facts = { days, now, premium, session: sessionOf(symbol), parameters: parametersAt(now) };
      return profileOf(feed, instrument, facts);
    },
    quotes: (symbols) => [...new Set(symbols)].flatMap((symbol) => knownQuote(feed, symbol)),
    mark: (symbol) => markOf(feed, symbol),
    depth: (symbol) => depthOf(feed, symbol),
    trades: (symbol, limit) => tradesOf(feed, symbol, limit),
    async candles(query) {
      const instrument = instrumentOf(feed, query.symbol);
      return candlePage({ ...options, sessionBars, dailyBars, mayHaveBars, holes }, instrument, query);
    },
    async minutes({ at, symbols }) {
      const instruments = [...new Set(symbols)].map((symbol) => instrumentOf(feed, symbol));
      return minutesAround({ ...options, sessionBars, mayHaveBars }, instruments, { at });
    },
    adjustedDays: (symbol) => dailyBars.readAdjusted(instrumentOf(feed, symbol), 'forward'),
    sparklines: (symbols) => sparklinesOf(options, sessionBars, symbols),
    rankings(ranked) {
      const { sector } = ranked;
      const isKnown = sector === undefined || feed.instruments().some((instrument) => instrument.sector === sector);
      return isKnown ? rankingPage(feed, ranked) : refuse('request.invalid', { field: 'sector' });
    },
    session: sessionOf,
    recorded: (symbols, from) => readRecorded(options, symbols, from),
    async closeUpTo(symbol, date) {
      await recorder.flush();
      return selectCloseUpTo(db, symbol, date);
    },
    tasks: [
      {
        name: 'market_rest',
        cron: '*/10 * * * *',
        run: async () => void (await compactSessions({ ...options, calendarOf: ownCalendar })),
      },
    ],
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

/** What has no book has none. */
function markOf(feed: MarketFeed, symbol: string): OutputOf<typeof getMarkPrice> {
  const { priceScale } = instrumentOf(feed, symbol);
  const mark = feed.mark(symbol);
  if (mark === undefined || mark.notional === 0) return refuse('market.symbol_unknown', { symbol });
  const exact = (price: number) => formatDecimal(Math.round(price * 10 ** MARK_DIGITS), priceScale + MARK_DIGITS);
  return {
    symbol,
    price: formatDecimal(mark.price, priceScale),
    impactMid: exact(mark.impactMid),
    notional: formatDecimal(Math.round(mark.notional), priceScale),
    average: exact(mark.average),
    traded: mark.traded === null ? null : exact(mark.traded),
    range: formatDecimal(Math.round(mark.range * 10_000), 2),
    at: mark.at,
  };
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
  const trades = (await feed.trades(symbol, limit)).map((trade) => ({ ...trade, condition: 'regular' as const }));
  const blocks = feed.blocks(symbol, limit).map(({ number, price, quantity, at }) => {
    return { seq: number, price, quantity, at, aggressor: 'buy' as const, condition: 'block' as const };
  });
  return [...trades, ...blocks]
    .toSorted((one, other) => other.at - one.at)
    .slice(0, limit)
    .map((trade) => ({ ...trade, price: formatDecimal(trade.price, priceScale) }));
}
