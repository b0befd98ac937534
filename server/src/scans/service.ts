/**
 * Scans over the daily bars of all equities and of the funds that trade beside them. Once a business date the closed days are read and folded into a state an
 * instrument, in the background; after that an answer needs only the running day, which is read from the feed.
 */
import { businessDateOf, localDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { formatDecimal } from '@bahi/core/money.ts';
import type { OutputOf } from '@bahi/contract/endpoint.ts';
import type { listScans, runScan } from '@bahi/contract/scans/calls.ts';
import type { Bar, MarketFeed, MarketInstrument, MarketQuote } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Market } from '../market/service.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import {
  extremesOf,
  RULES,
  signalsOf,
  watch,
  type Figure,
  type ScanKey,
  type Signal,
  type Watched,
} from './signals.ts';

export interface ScansOptions {
  readonly feed: MarketFeed;
  readonly market: Pick<Market, 'quotes' | 'adjustedDays'>;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly log: Pick<Log, 'warn'>;
}

export interface Scans {
  /** Reads the closed days in the background, and again once a business date. */
  start(): void;
  stop(): void;
  list(): Promise<OutputOf<typeof listScans>>;
  run(query: ScanQuery): Promise<OutputOf<typeof runScan>>;
  /** The highest and lowest price of the 52 weeks before today by symbol, for those with so much history. */
  extremes(): Promise<ReadonlyMap<string, Extremes>>;
}

export interface ScanQuery {
  readonly scan: ScanKey;
  readonly page: number;
  readonly pageSize: number;
}

export interface Extremes {
  readonly high: number;
  readonly low: number;
}

interface Closed {
  readonly date: string;
  readonly bySymbol: ReadonlyMap<string, Watched>;
  readonly extremes: ReadonlyMap<string, Extremes>;
  /** Whether the days of some instrument could not be read. */
  readonly hasGaps: boolean;
}

interface Found extends Signal {
  readonly symbol: string;
  readonly priceScale: number;
}

const CHECK_MS = 10_000;
/** For a while after a session opens its predecessor may not be written to its end. */
const SETTLING_MS = 4 * MINUTE_MS;
/** What could not be read is tried again. */
const RETRY_MS = MINUTE_MS;
const FRESH_MS = 1000;

export function createScans(options: ScansOptions): Scans {
  const { clock, calendar } = options;
  let closed: Closed | null = null;
  let closing: Promise<Closed> | null = null;
  /** When the closed days were read. */
  let closedAt = 0;
  let found: { at: number; byScan: ReadonlyMap<ScanKey, readonly Found[]> } | null = null;
  let stopChecking: Stop = () => {};
  const isStopped = { now: false };

  function readClosed(): Promise<Closed> {
    closing ??= closedDays(options, isStopped)
      .then((read) => {
        found = null;
        closedAt = clock.now();
        return (closed = read);
      })
      .finally(() => (closing = null));
    return closing;
  }

  async function current(): Promise<Closed> {
    if (closed !== null && closed.date === businessDateOf(calendar, clock.now())) return closed;
    return readClosed();
  }

  function check(): void {
    const now = clock.now();
    const date = businessDateOf(calendar, now);
    const settledAt = (sessionOn(calendar, date)?.open ?? 0) + SETTLING_MS;
    const isSettled = closedAt >= settledAt || now < settledAt;
    const isRetry = closed?.hasGaps === true && now - closedAt >= RETRY_MS;
    if (closed?.date === date && isSettled && !isRetry) return;
    readClosed().catch((error: unknown) => options.log.warn({ err: error }, 'scans could not read the closed days'));
  }

  async function findings(): Promise<NonNullable<typeof found>> {
    const { bySymbol } = await current();
    const now = clock.now();
    if (found === null || now - found.at >= FRESH_MS || now < found.at) {
      found = { at: now, byScan: findAll(options, bySymbol, sessionStart(calendar, now)) };
    }
    return found;
  }

  return {
    start() {
      stopChecking = clock.every(CHECK_MS, check);
      check();
    },
    stop() {
      isStopped.now = true;
      stopChecking();
    },
    async list() {
      const { at, byScan } = await findings();
      const scans = RULES.map(({ scan }) => ({ scan, count: byScan.get(scan)?.length ?? 0 }));
      return { scans, businessDate: businessDateOf(calendar, at), at };
    },
    async run({ scan, page, pageSize }) {
      const { at, byScan } = await findings();
      const all = byScan.get(scan) ?? [];
      const shown = all.slice((page - 1) * pageSize, page * pageSize);
      const quotes = new Map(
        options.market.quotes(shown.map((row) => row.symbol)).map((quote) => [quote.symbol, quote]),
      );
      const rows = shown.map(({ symbol, figures, since, priceScale }) => ({
        quote: quotes.get(symbol)!,
        values: figures.map((figure) => formatFigure(figure, priceScale)),
        since: localDateOf(calendar, since),
      }));
      return { rows, total: all.length, page, pageSize, at };
    },
    extremes: async () => (await current()).extremes,
  };
}

/** The equities that can trade, and the funds with the same business dates: one of digital currencies has others. */
function watchedOf({ feed, calendar }: Pick<ScansOptions, 'feed' | 'calendar'>): MarketInstrument[] {
  return feed
    .instruments()
    .filter(
      ({ kind, source, status, calendarId }) =>
        (kind === 'equity' || (kind === 'fund' && calendarId === calendar.id)) &&
        source === 'practice' &&
        status === null,
    );
}

/** One instrument after the other, so that what customers ask for comes in between. */
async function closedDays(options: ScansOptions, isStopped: { readonly now: boolean }): Promise<Closed> {
  const { market, clock, calendar, log } = options;
  const date = businessDateOf(calendar, clock.now());
  const today = sessionStart(calendar, clock.now());
  const bySymbol = new Map<string, Watched>();
  const extremes = new Map<string, Extremes>();
  let hasGaps = false;
  for (const { symbol } of watchedOf(options)) {
    if (isStopped.now) break;
    try {
      const days = await market.adjustedDays(symbol);
      const watched = watch(days.filter((bar) => bar[0] < today));
      bySymbol.set(symbol, watched);
      const { high, low } = extremesOf(watched, today);
      if (high !== null && low !== null) extremes.set(symbol, { high, low });
    } catch (error) {
      hasGaps = true;
      log.warn({ err: error, symbol }, 'an instrument is left out of the scans');
    }
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  return { date, bySymbol, extremes, hasGaps };
}

function sessionStart(calendar: Calendar, now: number): number {
  return sessionOn(calendar, businessDateOf(calendar, now))?.open ?? 0;
}

function findAll(
  options: ScansOptions,
  bySymbol: ReadonlyMap<string, Watched>,
  today: number,
): ReadonlyMap<ScanKey, readonly Found[]> {
  const { feed } = options;
  const byScan = new Map<ScanKey, Found[]>(RULES.map(({ scan }) => [scan, []]));
  for (const { symbol, priceScale } of watchedOf(options)) {
    const watched = bySymbol.get(symbol);
    const quote = feed.quote(symbol);
    if (watched === undefined || quote === undefined || quote.state === 'suspended' || quote.state === 'off_shelf')
      continue;
    for (const signal of signalsOf(watched, runningBar(quote, today))) {
      byScan.get(signal.scan)!.push({ ...signal, symbol, priceScale });
    }
  }
  for (const rows of byScan.values()) {
    rows.sort((a, b) => b.strength - a.strength || (a.symbol < b.symbol ? -1 : 1));
  }
  return byScan;
}

/** Null before the day's first trade. */
function runningBar({ open, high, low, last, volume, at }: MarketQuote, today: number): Bar | null {
  if (open === null || high === null || low === null || last === null || volume === 0 || at < today) return null;
  return [today, open, high, low, last, volume];
}

function formatFigure({ value, unit }: Figure, priceScale: number): string {
  switch (unit) {
    case 'price':
      return formatDecimal(Math.round(value ?? 0), priceScale);
    case 'shares':
      return String(Math.round(value ?? 0));
    case 'index':
      return formatDecimal(Math.round((value ?? 0) * 100), 2);
  }
}
