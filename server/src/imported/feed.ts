/**
 * Imported instruments as a market feed to look at: the newest day is the quote, older days are the chart. Nothing trades,
 * so there is no book, no tape and no minute.
 */
import { midnightOf, nseCalendar, sessionOn } from '@bahi/core/calendar.ts';
import type { Bar, MarketFeed, MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Database } from '../platform/database.ts';
import { selectDays, selectNewest, type NewestRow } from './store.ts';

export interface ImportedFeed extends Pick<
  MarketFeed,
  'instruments' | 'instrument' | 'quote' | 'dailyBars' | 'onQuotes'
> {
  /** Reads the newest days again and tells the listeners which quotes changed. */
  reload(): Promise<void>;
}

export const IMPORTED_SUFFIX = '.NSE';

const OPEN_MINUTE = 9 * 60 + 15;
const CLOSE_MINUTE = 15 * 60 + 30;

export function createImportedFeed(db: Pick<Database, 'query'>): ImportedFeed {
  let instruments: readonly MarketInstrument[] = [];
  let bySymbol: ReadonlyMap<string, MarketInstrument> = new Map();
  let quotes: ReadonlyMap<string, MarketQuote> = new Map();
  const listeners = new Set<(symbols: readonly string[]) => void>();
  return {
    instruments: () => instruments,
    instrument: (symbol) => bySymbol.get(symbol),
    quote: (symbol) => quotes.get(symbol),
    async dailyBars(symbol, from, to) {
      const days = await selectDays(db, symbol, { from, to });
      return days.map(({ date, open, high, low, close, volume }): Bar => [
        momentsOf(date).open,
        Number(open),
        Number(high),
        Number(low),
        Number(close),
        Number(volume),
      ]);
    },
    onQuotes(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async reload() {
      const rows = await selectNewest(db);
      const before = quotes;
      instruments = rows.map(instrumentOf);
      bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
      quotes = new Map(rows.map((row) => [row.symbol, quoteOf(row)]));
      const changed = rows.filter(({ symbol, revision }) => before.get(symbol)?.seq !== Number(revision));
      if (changed.length === 0) return;
      const symbols = changed.map(({ symbol }) => symbol);
      for (const listener of listeners) listener(symbols);
    },
  };
}

function instrumentOf({ symbol, name, isin, series }: NewestRow): MarketInstrument {
  return {
    symbol,
    name,
    kind: 'equity',
    isTradable: false,
    source: 'nse_eod',
    calendarId: 'NSE',
    status: null,
    fund: null,
    forex: null,
    sector: null,
    priceScale: 2,
    lotSize: 1,
    profile: `National Stock Exchange of India, series ${series}${isin === null ? '' : `, ISIN ${isin}`}.`,
    foundedYear: null,
    headquarters: null,
    sharesOutstanding: null,
    foreignOwnershipBps: null,
    bandRate: null,
    lockDays: 0,
    lockMinutes: 0,
    corporateActions: [],
    members: [],
    divisor: 0,
    cash: 0,
  };
}

function quoteOf({
  symbol,
  date,
  open,
  high,
  low,
  close,
  previousClose,
  volume,
  turnover,
  revision,
}: NewestRow): MarketQuote {
  return {
    symbol,
    last: Number(close),
    previousClose: Number(previousClose),
    open: Number(open),
    high: Number(high),
    low: Number(low),
    volume: Number(volume),
    turnover: Number(turnover),
    bid: null,
    ask: null,
    bidQuantity: 0,
    askQuantity: 0,
    upper: null,
    lower: null,
    state: 'trading',
    mark: Number(close),
    openingMark: Number(previousClose),
    at: momentsOf(date).close,
    seq: Number(revision),
  };
}

/** A file may be of a day that the calendar does not know as a session: the usual hours then. */
function momentsOf(date: string): { open: number; close: number } {
  const session = sessionOn(nseCalendar, date);
  if (session !== null) return session;
  const midnight = midnightOf(nseCalendar, date);
  return { open: midnight + OPEN_MINUTE * MINUTE_MS, close: midnight + CLOSE_MINUTE * MINUTE_MS };
}
