/**
 * The active alerts in memory, by symbol: which of them a quote or a minute has reached. Most quotes reach none, and are let
 * pass after three comparisons.
 */
import type { Bar, MarketFeed, MarketQuote } from '@bahi/contract/venue.ts';
import {
  figuresDate,
  isUpward,
  levelOf,
  reachedByBar,
  reachedByQuote,
  type BarMoment,
  type Reached,
  type Waiting,
} from './values.ts';

export interface Due {
  readonly alert: Waiting;
  readonly reached: Reached;
}

export interface WaitingAlerts {
  /** Those that are new; a known one is left as it is. */
  add(alerts: readonly Waiting[]): void;
  remove(ids: Iterable<bigint>): void;
  /** All of a symbol, as they are now; one that is being told stays as it is. */
  replace(symbol: string, alerts: readonly Waiting[]): void;
  readonly size: number;
  symbols(): string[];
  hasVolume(): boolean;
  /** Reached by the symbol's quote, each told once. */
  dueNow(symbol: string): Due[];
  /** Reached in a minute that has ended. `previousClose`: of the bar's date, null to use what is known of it. */
  dueIn(symbol: string, bar: Bar, previousClose: number | null): { due: Due[]; unsure: Waiting[] };
  /** Volume alerts that a whole date's shares have reached. */
  dueOn(symbol: string, day: { date: string; volume: number; close: number; previousClose: number }): Due[];
  /** Marks it as told; false when it was, or is gone. */
  claim(alert: Waiting): boolean;
  /** True once after a symbol's figures began anew while alerts waited. */
  takeRoll(): boolean;
}

interface Book {
  readonly alerts: Map<bigint, Waiting>;
  /** Of these dates the previous close is known: the running one's and the one's before. */
  previousClose: number;
  date: string;
  earlier: { readonly date: string; readonly previousClose: number } | null;
  volume: number;
  /** Nearest levels; null: to be found again. */
  bounds: { readonly up: number; readonly down: number; readonly volume: number } | null;
}

export function createWaitingAlerts(feed: Pick<MarketFeed, 'quote' | 'instrument'>): WaitingAlerts {
  const books = new Map<string, Book>();
  /** Told and not yet removed: being written. */
  const told = new Set<bigint>();
  const symbolOf = new Map<bigint, string>();
  let isRolled = false;

  function bookOf(symbol: string): Book {
    let book = books.get(symbol);
    if (book === undefined) {
      book = {
        alerts: new Map(),
        previousClose: 0,
        date: '',
        earlier: null,
        volume: 0,
        bounds: null,
      };
      books.set(symbol, book);
      const quote = feed.quote(symbol);
      if (quote !== undefined) follow(book, quote);
    }
    return book;
  }

  /** Notices that the figures began anew: another previous close, or fewer shares than before. */
  function follow(book: Book, quote: MarketQuote): void {
    if (quote.previousClose !== book.previousClose || quote.volume < book.volume || book.date === '') {
      const date = dateOf(quote.symbol, quote.at);
      if (book.date !== '' && date !== book.date) {
        book.earlier = { date: book.date, previousClose: book.previousClose };
        isRolled = true;
      }
      book.date = date;
      book.previousClose = quote.previousClose;
      book.bounds = null;
    }
    book.volume = quote.volume;
  }

  function dateOf(symbol: string, at: number): string {
    return figuresDate(feed.instrument(symbol)?.calendarId ?? 'practice', at);
  }

  function boundsOf(book: Book): NonNullable<Book['bounds']> {
    if (book.bounds !== null) return book.bounds;
    let up = Infinity;
    let down = -Infinity;
    let volume = Infinity;
    for (const alert of book.alerts.values()) {
      if (alert.kind === 'volume') volume = Math.min(volume, alert.value);
      else if (isUpward(alert.kind)) up = Math.min(up, levelOf(alert, book.previousClose));
      else down = Math.max(down, levelOf(alert, book.previousClose));
    }
    book.bounds = { up, down, volume };
    return book.bounds;
  }

  function claim(alert: Waiting): boolean {
    if (told.has(alert.id) || books.get(alert.symbol)?.alerts.has(alert.id) !== true) return false;
    told.add(alert.id);
    return true;
  }

  function claimed(book: Book, reach: (alert: Waiting) => Reached | null): Due[] {
    const due: Due[] = [];
    for (const alert of book.alerts.values()) {
      if (told.has(alert.id)) continue;
      const reached = reach(alert);
      if (reached !== null && claim(alert)) due.push({ alert, reached });
    }
    return due;
  }

  return {
    add(alerts) {
      for (const alert of alerts) {
        if (symbolOf.has(alert.id)) continue;
        const book = bookOf(alert.symbol);
        book.alerts.set(alert.id, alert);
        book.bounds = null;
        symbolOf.set(alert.id, alert.symbol);
      }
    },
    remove(ids) {
      for (const id of ids) {
        told.delete(id);
        const symbol = symbolOf.get(id);
        symbolOf.delete(id);
        const book = symbol === undefined ? undefined : books.get(symbol);
        if (book === undefined) continue;
        book.alerts.delete(id);
        book.bounds = null;
        if (book.alerts.size === 0) books.delete(symbol!);
      }
    },
    replace(symbol, alerts) {
      for (const alert of alerts) {
        const book = bookOf(symbol);
        book.alerts.set(alert.id, alert);
        book.bounds = null;
        symbolOf.set(alert.id, symbol);
      }
    },
    get size() {
      return symbolOf.size;
    },
    symbols: () => [...books.keys()],
    hasVolume: () => books.values().some((book) => book.alerts.values().some((alert) => alert.kind === 'volume')),
    dueNow(symbol) {
      const book = books.get(symbol);
      const quote = book === undefined ? undefined : feed.quote(symbol);
      if (book === undefined || quote === undefined) return [];
      follow(book, quote);
      const bounds = boundsOf(book);
      const isQuiet =
        Math.max(quote.last ?? -Infinity, quote.high ?? -Infinity) < bounds.up &&
        Math.min(quote.last ?? Infinity, quote.low ?? Infinity) > bounds.down &&
        quote.volume < bounds.volume;
      if (isQuiet) return [];
      const date = dateOf(symbol, quote.at);
      return claimed(book, (alert) => reachedByQuote(alert, quote, date));
    },
    dueIn(symbol, bar, known) {
      const unsure: Waiting[] = [];
      const book = books.get(symbol);
      if (book === undefined) return { due: [], unsure };
      const date = dateOf(symbol, bar[0]);
      const moment: BarMoment = { bar, date, previousClose: known ?? previousCloseOn(book, date) };
      const due = claimed(book, (alert) => {
        const reached = reachedByBar(alert, moment);
        if (reached !== 'unsure') return reached;
        unsure.push(alert);
        return null;
      });
      return { due, unsure };
    },
    dueOn(symbol, { date, volume, close, previousClose }) {
      const book = books.get(symbol);
      if (book === undefined) return [];
      return claimed(book, (alert) => {
        const isReached = alert.kind === 'volume' && date >= alert.baseDate && volume >= alert.value;
        return isReached ? { price: close, volume, previousClose } : null;
      });
    },
    claim,
    takeRoll() {
      const was = isRolled;
      isRolled = false;
      return was;
    },
  };
}

function previousCloseOn(book: Book, date: string): number | null {
  if (date === book.date) return book.previousClose;
  return date === book.earlier?.date ? book.earlier.previousClose : null;
}
