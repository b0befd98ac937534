/** Instruments, prices and charts (rules §4). */
import * as z from 'zod/mini';
import { define } from '../endpoint.ts';
import {
  decimal,
  empty,
  instant,
  namedInstant,
  signedDecimal,
  symbol,
  businessDate,
  pageOf,
  paging,
} from '../shapes.ts';

export const instrumentKind = z.enum(['equity', 'index', 'fund', 'forex', 'digital']);
export const instrumentState = z.enum(['trading', 'halted', 'suspended', 'off_shelf']);

export const marketSource = z.enum(['practice', 'nse_eod']);

/** The session line every screen shows. */
export const marketSession = z.object({
  calendar: z.string(),
  zone: z.string(),
  businessDate: businessDate,
  state: z.enum(['pre_open', 'open', 'closed']),
  /** The session that runs or comes next. */
  open: instant,
  close: instant,
  /** Of the session above when it has a name ("Union Budget"), or of the holiday that today is; else null. */
  note: z.nullable(z.string()),
  /** The whole market stands still after a fall or rise of the index by `rate` percent; null otherwise. */
  halt: z.nullable(z.object({ symbol: z.string(), rate: z.int(), until: instant })),
  /** Since when the house takes no orders from anybody (`orders.house_halted`); null: it does. */
  houseHaltedSince: z.nullable(instant),
  serverTime: instant,
});

/** What lists and the local search index need; about 400 rows, fetched once a business date and cached. */
export const instrumentRow = z.object({
  symbol: z.string(),
  name: z.string(),
  kind: instrumentKind,
  /** Key of the industry group, for instance "auto"; its text is in the languages files. Null for an index. */
  sector: z.nullable(z.string()),
  /** Digits after the point of its prices. */
  priceScale: z.int(),
  lotSize: z.int(),
  state: instrumentState,
  /** Whether orders are taken in it at all. */
  isTradable: z.boolean(),
  source: marketSource,
  /** Its sessions: "practice", "NSE" or "always" (around the clock). */
  calendar: z.string(),
  /** Forex: a price is `quote` currency for `unit` units of `base`. */
  forex: z.nullable(z.object({ base: z.string(), quote: z.string(), unit: z.int() })),
});

export const listInstruments = define({
  path: '/market/instruments',
  summary: 'Every instrument, for lists and the local search index.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: empty,
  output: z.object({ version: z.string(), rows: z.array(instrumentRow) }),
  errors: [],
});

export const statusReason = z.enum(['awaiting_results', 'inquiry', 'filing_late', 'merged', 'left_by_choice']);

/** The key figures and the company behind one instrument (spec §3 "Stock"). */
export const getInstrument = define({
  path: '/market/instrument',
  summary: 'The full profile of one instrument.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ symbol }),
  output: z.object({
    ...instrumentRow.shape,
    profile: z.string(),
    foundedYear: z.nullable(z.int()),
    headquarters: z.nullable(z.string()),
    sharesOutstanding: z.nullable(z.int()),
    /** INR, last price times shares outstanding. */
    marketValue: z.nullable(decimal),
    /** Percent. */
    foreignOwnership: z.nullable(decimal),
    high52Weeks: decimal,
    low52Weeks: decimal,
    /** The daily band in percent of the previous close, and today's limits. Null for an index. */
    bandRate: z.nullable(z.int()),
    upper: z.nullable(decimal),
    lower: z.nullable(decimal),
    tick: z.nullable(decimal),
    /** Business days and minutes before a purchase may be sold (rules §5 Lock). */
    lockDays: z.int(),
    lockMinutes: z.int(),
    corporateActions: z.array(
      z.object({
        exDate: businessDate,
        kind: z.enum(['split', 'bonus', 'dividend']),
        /** Split and bonus: new shares for old shares, "2:1". Dividend: INR a share. */
        detail: z.string(),
      }),
    ),
    /** Of an index or a fund: how many members; see listMembers. */
    memberCount: z.int(),
    /** Why and since when it does not trade; null while it does. */
    status: z.nullable(
      z.object({
        state: z.enum(['suspended', 'off_shelf']),
        since: businessDate,
        reason: statusReason,
      }),
    ),
    fund: z.nullable(
      z.object({
        category: z.enum(['index', 'sector', 'balanced', 'value', 'momentum', 'dividend', 'digital']),
        /** Percent a year. */
        expense: decimal,
        units: z.int(),
        /** INR: net asset value of a unit times units. */
        assets: decimal,
        /** Percent of the value that is cash. */
        cash: decimal,
        basketDate: businessDate,
        /**
         * Percent that its price was above its basket, looked at once a minute: the lowest and the highest since `from`, over so many sessions. Null: none
         * was recorded yet.
         */
        premium: z.nullable(
          z.object({ from: businessDate, sessions: z.int(), low: signedDecimal, high: signedDecimal }),
        ),
      }),
    ),
    session: marketSession,
  }),
  errors: ['market.symbol_unknown'],
});

/** A quote with everything a row or a header shows. Unknown values are null, never zero. */
export const quote = z.object({
  symbol: z.string(),
  last: z.nullable(decimal),
  previousClose: decimal,
  change: z.nullable(signedDecimal),
  /** Percent with 2 decimals, from the previous close. */
  changeRate: z.nullable(signedDecimal),
  open: z.nullable(decimal),
  high: z.nullable(decimal),
  low: z.nullable(decimal),
  /** Shares traded in the session. */
  volume: z.int(),
  /** INR traded in the session. */
  turnover: decimal,
  bid: z.nullable(decimal),
  ask: z.nullable(decimal),
  bidQuantity: z.int(),
  askQuantity: z.int(),
  upper: z.nullable(decimal),
  lower: z.nullable(decimal),
  state: instrumentState,
  /** What positions are valued at and rules go by, whatever a trade was at (getMarkPrice). */
  mark: decimal,
  /** Of a fund: what a unit's part of its basket is worth at its members' last prices. Null of all others. */
  value: z.nullable(decimal),
  /** Time of the last change. */
  at: instant,
  /** Grows with every change of this symbol. */
  seq: z.int(),
});

export const getQuotes = define({
  path: '/market/quotes',
  summary: 'Quotes of up to 500 symbols; unknown symbols are left out.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ symbols: z.array(symbol).check(z.minLength(1), z.maxLength(500)) }),
  output: z.array(quote),
  errors: [],
});

export const getMarkPrice = define({
  path: '/market/mark',
  summary:
    'How the mark price of an instrument with a book was found: the median of its three prices, within its range of their average.',
  audience: 'public',
  isMutation: false,
  input: z.object({ symbol }),
  output: z.object({
    symbol: z.string(),
    price: decimal,
    /** The mean of what selling and buying `notional` INR would have cost on average, `at`. */
    impactMid: decimal,
    notional: decimal,
    /** Of the impact mids of five minutes. */
    average: decimal,
    /** Volume-weighted, of the trades of five minutes that were not between customers; null: there was none. */
    traded: z.nullable(decimal),
    /** Percent: the price is at most so far from the average. */
    range: decimal,
    at: instant,
  }),
  errors: ['market.symbol_unknown'],
});

const level = z.object({ price: decimal, quantity: z.int(), orders: z.int() });

export const getDepth = define({
  path: '/market/depth',
  summary: 'Five levels of each side of the book.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ symbol }),
  output: z.object({ symbol: z.string(), bids: z.array(level), asks: z.array(level), at: instant, seq: z.int() }),
  errors: ['market.symbol_unknown'],
});

export const listTrades = define({
  path: '/market/trades',
  summary: 'The latest trades of one instrument, newest first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ symbol, limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20) }),
  output: z.array(
    z.object({
      /** Each condition counts for itself. */
      seq: z.int(),
      price: decimal,
      quantity: z.int(),
      at: instant,
      aggressor: z.enum(['buy', 'sell']),
      /** `block`: agreed outside the book, no price of it; the rest of the market's figures are without it. */
      condition: z.enum(['regular', 'block']),
    }),
  ),
  errors: ['market.symbol_unknown'],
});

export const candlePeriod = z.enum(['time', '1m', '5m', '15m', '30m', 'day', 'week', 'month', '6M', '1Y']);
export const adjustment = z.enum(['none', 'forward', 'backward']);

/**
 * One bar: [start, open, high, low, close, volume]. Prices are integers at `priceScale`; start is UTC ms.
 * A bar holds what traded in [start, start + period). A minute in which nothing traded has no bar.
 */
export const bar = z.tuple([instant, z.number(), z.number(), z.number(), z.number(), z.number()]);

export const getCandles = define({
  path: '/market/candles',
  summary: 'Bars of one instrument, oldest first, ending before `before`.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({
    symbol,
    /** "time" is the session's minutes; "6M" and "1Y" are daily bars of that span. */
    period: candlePeriod,
    adjust: z._default(adjustment, 'none'),
    before: z.optional(instant),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(1500)), 300),
  }),
  output: z.object({
    symbol: z.string(),
    period: candlePeriod,
    adjust: adjustment,
    priceScale: z.int(),
    bars: z.array(bar),
    /** Whether older bars exist. */
    hasMore: z.boolean(),
    previousClose: z.int(),
    /** Open and close of the session the "time" period shows. */
    session: z.nullable(z.object({ open: instant, close: instant })),
    /** Stretches of sessions in which the market was not recorded, because the server was away; within the page's span, oldest first. */
    gaps: z.array(z.object({ from: instant, to: instant })),
  }),
  errors: ['market.symbol_unknown', 'market.range_invalid'],
});

export const getMinutes = define({
  path: '/market/minutes',
  summary: 'The tape around a past moment (core/src/pool-tape.ts): minutes from seven before it on.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ at: namedInstant, symbols: z.array(symbol).check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({
    format: z.literal('bahi-tape-1'),
    at: instant,
    instruments: z.array(z.object({ symbol: z.string(), priceScale: z.int(), minutes: z.array(bar) })),
  }),
  errors: ['market.symbol_unknown', 'market.range_invalid'],
});

/** The line in a list row: up to 60 closes of the session, at `priceScale`, with the previous close. */
export const getSparklines = define({
  path: '/market/sparklines',
  summary: 'The session so far of up to 100 symbols, as short lines.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ symbols: z.array(symbol).check(z.minLength(1), z.maxLength(100)) }),
  output: z.array(z.object({ symbol: z.string(), previousClose: z.int(), points: z.array(z.int()) })),
  errors: [],
});

export const rankingKey = z.enum(['gainers', 'losers', 'turnover', 'volume', 'amplitude']);

export const listRankings = define({
  path: '/market/rankings',
  summary: 'The instruments that lead by one measure now.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({
    by: rankingKey,
    kind: z._default(instrumentKind, 'equity'),
    sector: z.optional(z.string().check(z.maxLength(40))),
    ...paging,
  }),
  output: pageOf(quote),
  errors: [],
});

export const searchInstruments = define({
  path: '/market/search',
  summary: 'Instruments by code or name, best match first.',
  audience: 'public',
  isMutation: false,
  isCompressed: true,
  input: z.object({ text: z.string().check(z.minLength(1), z.maxLength(40)) }),
  output: z.array(instrumentRow),
  errors: [],
});

export const getSession = define({
  path: '/market/session',
  summary: 'Whether the market is open, and until or from when.',
  audience: 'public',
  isMutation: false,
  input: z.object({ symbol: z.optional(symbol) }),
  output: marketSession,
  errors: ['market.symbol_unknown'],
});
