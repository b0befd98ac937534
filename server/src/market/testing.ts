/**
 * A market feed whose history is a plain function and whose live trades are made by the test, so that every expected bar
 * can be computed by hand. The practice exchange behind the same port has tests of its own.
 */
import {
  addBusinessDays,
  addDays,
  businessDateOf,
  calendars,
  isWorkingDay,
  sessionOn,
  type Calendar,
} from '@bahi/core/calendar.ts';
import { aggregateMinutes, aggregateSession } from '@bahi/core/candles.ts';
import type { Bar, MarketFeed, MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { plainInstrument } from '../platform/testing-instrument.ts';
import { upsertRecording } from './store.ts';

export const HISTORY_SESSIONS = 30;
export const HISTORY_DAYS = 500;

export interface ScriptedFeed extends MarketFeed {
  trade(symbol: string, price: number, quantity: number): void;
  /** Ends the minute: hands its bars to the recorder. Call it once the clock has left the minute. */
  endMinute(): void;
}

/** Days before and after a moment, so that bars of them may be written by hand. */
export function recordAround(db: Pick<Database, 'query'>, at: number): Promise<void> {
  return upsertRecording(db, { from: at - 10 * DAY_MS, through: at + 10 * DAY_MS });
}

export interface ResumedDay {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly last: number;
  readonly volume: number;
}

/** As the real feed: older minutes are in the record. */
const KEPT_MINUTES = 30;

export interface ScriptedOptions {
  readonly clock: Clock;
  readonly genesis: number;
  readonly instruments: readonly MarketInstrument[];
  /** The running date's figures from an earlier run, by symbol. */
  readonly resume?: ReadonlyMap<string, ResumedDay>;
}

export function createScriptedFeed({ clock, genesis, instruments, resume }: ScriptedOptions): ScriptedFeed {
  const bySymbol = new Map(instruments.map((instrument) => [instrument.symbol, instrument]));
  const listeners = new Set<(bars: readonly { symbol: string; bar: Bar }[]) => void>();
  const live = new Map<string, Bar[]>();
  let unsent: { symbol: string; bar: Bar }[] = [];

  function trade(symbol: string, price: number, quantity: number): void {
    const start = Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
    const bars = live.get(symbol) ?? [];
    live.set(symbol, bars);
    const bar = bars.at(-1);
    if (bar?.[0] === start) {
      bar[2] = Math.max(bar[2], price);
      bar[3] = Math.min(bar[3], price);
      bar[4] = price;
      bar[5] += quantity;
      return;
    }
    const fresh: Bar = [start, price, price, price, price, quantity];
    bars.push(fresh);
    unsent.push({ symbol, bar: fresh });
  }

  function calendarOf(symbol: string): Calendar {
    return calendars[bySymbol.get(symbol)?.calendarId ?? 'practice'];
  }

  /** History and what was resumed count too, as they do on the exchange. */
  function dayBarsOf(symbol: string, opened: number): Bar[] {
    const now = (live.get(symbol) ?? []).filter((bar) => bar[0] >= opened);
    const day = resume?.get(symbol);
    if (day !== undefined) return [[opened, day.open, day.high, day.low, day.last, day.volume], ...now];
    return [...historyMinutes({ calendar: calendarOf(symbol), genesis }, symbol, opened, genesis), ...now];
  }

  function quote(symbol: string): MarketQuote | undefined {
    if (!bySymbol.has(symbol)) return undefined;
    const calendar = calendarOf(symbol);
    const session = sessionOn(calendar, businessDateOf(calendar, clock.now()))!;
    const today = dayBarsOf(symbol, session.open);
    const bar = aggregateSession(today, session.open);
    const previousClose = historyPrice(symbol, session.open);
    const figures = bar ?? [0, null, null, null, null, 0];
    return {
      symbol,
      last: figures[4] ?? previousClose,
      previousClose,
      open: figures[1],
      high: figures[2],
      low: figures[3],
      volume: figures[5],
      turnover: figures[5] * previousClose,
      bid: null,
      ask: null,
      bidQuantity: 0,
      askQuantity: 0,
      upper: null,
      lower: null,
      state: 'trading',
      mark: figures[4] ?? previousClose,
      openingMark: previousClose,
      at: clock.now(),
      seq: today.length,
    };
  }

  return {
    trade,
    endMinute() {
      const ended = unsent.filter(({ bar }) => bar[0] + MINUTE_MS <= clock.now());
      unsent = unsent.filter((row) => !ended.includes(row));
      if (ended.length > 0)
        for (const listener of listeners) listener(ended.map(({ symbol, bar }) => ({ symbol, bar: [...bar] })));
    },
    instruments: () => instruments,
    instrument: (symbol) => bySymbol.get(symbol),
    quote,
    mark: () => undefined,
    depth: (symbol) =>
      bySymbol.has(symbol) ? { bids: [{ price: 100, quantity: 5, orders: 1 }], asks: [], at: 1, seq: 1 } : undefined,
    trades: async () => [],
    blocks: () => [],
    blockInventory: () => 0,
    async minuteBars(symbol, from, to, minutes = 1) {
      const calendar = calendarOf(symbol);
      const past = historyMinutes({ calendar, genesis }, symbol, from, Math.min(to, genesis));
      const now = (live.get(symbol) ?? []).slice(-KEPT_MINUTES).filter((bar) => bar[0] >= from && bar[0] < to);
      return aggregateMinutes([...past, ...now.map((bar): Bar => [...bar])], minutes, calendar);
    },
    async dailyBars(symbol, from, to) {
      return historyDays({ calendar: calendarOf(symbol), genesis }, symbol)
        .filter(([date]) => date >= from && date < to)
        .map(([, bar]) => bar);
    },
    onBars(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onQuotes: () => () => {},
    marketEvents: async () => [],
    onMarketEvents: () => () => {},
    halt: () => null,
  };
}

interface History {
  readonly calendar: Calendar;
  readonly genesis: number;
}

/** Nine minutes of ten trade; thirty sessions back. */
export function historyMinutes({ calendar, genesis }: History, symbol: string, from: number, to: number): Bar[] {
  const first = sessionOn(
    calendar,
    addBusinessDays(calendar, businessDateOf(calendar, genesis), -HISTORY_SESSIONS),
  )!.open;
  const bars: Bar[] = [];
  for (
    let start = Math.max(first, Math.ceil(from / MINUTE_MS) * MINUTE_MS);
    start < Math.min(to, genesis);
    start += MINUTE_MS
  ) {
    const date = businessDateOf(calendar, start);
    const session = sessionOn(calendar, date);
    if (session === null || start < session.open || start >= session.close || mix(symbol, start) % 10 === 0) continue;
    const open = historyPrice(symbol, start);
    const close = open + (mix(symbol, start + 1) % 21) - 10;
    bars.push([
      start,
      open,
      Math.max(open, close) + 3,
      Math.min(open, close) - 3,
      close,
      1 + (mix(symbol, start + 2) % 500),
    ]);
  }
  return bars;
}

export function historyDays({ calendar, genesis }: History, symbol: string): [date: string, bar: Bar][] {
  const rows: [string, Bar][] = [];
  const end = businessDateOf(calendar, genesis);
  for (let date = addDays(end, -HISTORY_DAYS); date < end; date = addDays(date, 1)) {
    if (!isWorkingDay(calendar, date)) continue;
    const { open: start } = sessionOn(calendar, date)!;
    const open = historyPrice(symbol, start);
    rows.push([
      date,
      [start, open, open + 40, open - 40, open + (mix(symbol, start) % 61) - 30, 10_000 + (mix(symbol, start) % 999)],
    ]);
  }
  return rows;
}

function historyPrice(symbol: string, at: number): number {
  return 10_000 + (mix(symbol, Math.floor(at / 3_600_000)) % 2_000);
}

/** A number from a code and a moment; any will do as long as it is always the same. */
function mix(symbol: string, at: number): number {
  let hash = 2_166_136_261;
  for (const letter of `${symbol}:${at}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return hash >>> 3;
}

export function instrument(symbol: string, changes: Partial<MarketInstrument> = {}): MarketInstrument {
  return plainInstrument(symbol, {
    name: `${symbol} Works`,
    profile: 'Makes things.',
    foundedYear: 1984,
    headquarters: 'Pune',
    sharesOutstanding: 1_000_000,
    foreignOwnershipBps: 1_234,
    bandRate: 10,
    ...changes,
  });
}
