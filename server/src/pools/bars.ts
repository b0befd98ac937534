/**
 * Closed daily bars as strategies see them (rules §9): adjusted, the newest real, each stock's beside the dates of the market. Read one stock
 * after the other, so that what customers ask for comes in between.
 */
import { businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { MONTH, type Stock } from '@bahi/core/strategies/stock.ts';
import type { Bar, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Market } from '../market/service.ts';
import { othersFirst } from '../platform/pieces.ts';

export interface BarsDeps {
  readonly calendar: Calendar;
  readonly feed: Pick<MarketFeed, 'instruments' | 'instrument'>;
  readonly market: Pick<Market, 'adjustedDays'>;
}

export interface ClosedDays {
  /** Business dates, oldest first, none missing of any stock since its first. */
  readonly dates: readonly string[];
  readonly stocks: readonly Stock[];
}

/** What a strategy may choose among: shares that trade as usual in the market's own sessions. */
function isChosen(calendar: Calendar, { kind, source, status, calendarId, isTradable }: MarketInstrument): boolean {
  return kind === 'equity' && source === 'practice' && status === null && isTradable && calendarId === calendar.id;
}

/** Of the sessions before that of `date`; at most the last `count` of them. */
export async function closedDays(
  { calendar, feed, market }: BarsDeps,
  { date, count = Infinity }: { readonly date: string; readonly count?: number },
): Promise<ClosedDays> {
  const before = sessionOn(calendar, date)!.open;
  const read: { readonly instrument: MarketInstrument; readonly bars: Columns }[] = [];
  const known = new Set<number>();
  for (const instrument of feed.instruments().filter((one) => isChosen(calendar, one))) {
    const days = await market.adjustedDays(instrument.symbol);
    const bars = columnsOf(days.filter((bar) => bar[0] < before).slice(-count));
    for (const start of bars.starts) known.add(start);
    read.push({ instrument, bars });
    await othersFirst();
  }
  const shown = [...known].toSorted((a, b) => a - b).slice(-count);
  const stocks: Stock[] = [];
  for (const { instrument, bars } of read) {
    const stock = alongside(bars, shown);
    const { symbol, sector, sharesOutstanding } = instrument;
    if (stock !== null) stocks.push({ symbol, sector: sector ?? '', shares: sharesOutstanding ?? 0, ...stock });
    await othersFirst();
  }
  return { dates: shown.map((start) => businessDateOf(calendar, start)), stocks };
}

/** What is kept of the bars of one while the others are read: bars of all of them would be five times as much memory. */
interface Columns {
  readonly starts: Float64Array;
  readonly closes: Float64Array;
  readonly volumes: Float64Array;
}

function columnsOf(bars: readonly Bar[]): Columns {
  return {
    starts: Float64Array.from(bars, ([start]) => start),
    closes: Float64Array.from(bars, (bar) => bar[4]),
    volumes: Float64Array.from(bars, (bar) => bar[5]),
  };
}

/** A session without a trade has the close before it. Null: it has never traded. */
function alongside(bars: Columns, starts: readonly number[]): Pick<Stock, 'closes' | 'volumes'> | null {
  const closes: number[] = [];
  const volumes: number[] = [];
  let next = 0;
  for (const start of starts) {
    const isThere = bars.starts[next] === start;
    const close = isThere ? bars.closes[next] : closes.at(-1);
    if (close === undefined) continue;
    closes.push(close);
    volumes.push(isThere ? bars.volumes[next]! : 0);
    if (isThere) next += 1;
  }
  return closes.length === 0 ? null : { closes, volumes };
}

/** Shares traded in a session, on the average of a month, by symbol; 0: nothing is known of it. */
export async function averageVolumes(
  { calendar, feed, market }: BarsDeps,
  { date, symbols }: { readonly date: string; readonly symbols: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const before = sessionOn(calendar, date)!.open;
  const found = new Map<string, number>();
  for (const symbol of symbols) {
    if (feed.instrument(symbol) === undefined) continue;
    const days = (await market.adjustedDays(symbol)).filter((bar) => bar[0] < before).slice(-MONTH);
    const sum = days.reduce((total, bar) => total + bar[5], 0);
    found.set(symbol, Math.floor(sum / Math.max(1, days.length)));
  }
  return found;
}
