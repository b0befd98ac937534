/**
 * One page of a chart (spec §9 periods and adjustment modes). Pages follow each other through all history without a gap
 * or a bar twice: ask again with the start of the oldest bar as `before`.
 */
import { adjustBars } from '@bahi/core/adjust.ts';
import {
  addBusinessDays,
  addDays,
  businessDateOf,
  localDateOf,
  midnightOf,
  type Calendar,
  type Session,
} from '@bahi/core/calendar.ts';
import { aggregateDays } from '@bahi/core/candles.ts';
import { assertNever } from '@bahi/core/assert.ts';
import type { OutputOf, ParsedInputOf } from '@bahi/contract/endpoint.ts';
import type { getCandles } from '@bahi/contract/market/calls.ts';
import type { Bar, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import { refuse } from '../platform/refuse.ts';
import type { DailyBars } from './daily-bars.ts';
import { gapsWithin, missingSessionsWithin, type Gap } from './gaps.ts';
import type { SessionBars } from './session-bars.ts';
import { calendarOf, previousSession, sessionBefore } from './sessions.ts';

export type CandleQuery = ParsedInputOf<typeof getCandles>;
export type CandlePage = OutputOf<typeof getCandles>;

export interface CandleOptions {
  readonly feed: Pick<MarketFeed, 'quote'>;
  readonly clock: Clock;
  readonly sessionBars: SessionBars;
  readonly dailyBars: DailyBars;
  /** Where history ends. */
  readonly genesis: number;
  /** Whether anything can have traded in a session: nothing did while the server was away. */
  readonly mayHaveBars: (session: Session) => boolean;
  /** When the market was not recorded, oldest first. */
  readonly holes: () => readonly Gap[];
}

interface Page {
  readonly bars: readonly Bar[];
  readonly hasMore: boolean;
}

export async function candlePage(
  options: CandleOptions,
  instrument: MarketInstrument,
  { period, adjust, before, limit }: CandleQuery,
): Promise<CandlePage> {
  if (before !== undefined && (before <= 0 || before > MS_MAX)) refuse('market.range_invalid', {});
  const calendar = calendarOf(instrument);
  const end = Math.min(before ?? MS_MAX, options.clock.now() + 1);
  const hasMinutes = instrument.source === 'practice';
  const shown = period === 'time' && end > HISTORY_MIN && hasMinutes ? sessionToShow(options, calendar, end) : null;
  const query = { period, adjust, end, limit, shown, calendar };
  const isEmpty = end <= HISTORY_MIN || (!hasMinutes && !isOfDays(period));
  const page = isEmpty ? NOTHING : await pageOf(options, instrument, query);
  return {
    symbol: instrument.symbol,
    period,
    adjust,
    priceScale: instrument.priceScale,
    bars: page.bars as Bar[],
    hasMore: page.hasMore,
    previousClose: options.feed.quote(instrument.symbol)?.previousClose ?? 0,
    session: shown === null ? null : { open: shown.open, close: shown.close },
    gaps: hasMinutes ? gapsOf(options, query, page) : [],
  };
}

/** The year 9999: what a date can hold without surprises. */
const MS_MAX = 253_402_300_799_000;
/** No market's history is older, and no calendar reaches further back. */
const HISTORY_MIN = Date.UTC(2001, 0, 1);
const NOTHING: Page = { bars: [], hasMore: false };

interface PageQuery extends Pick<CandleQuery, 'period' | 'adjust' | 'limit'> {
  readonly end: number;
  readonly shown: Session | null;
  readonly calendar: Calendar;
}

function isOfDays(period: CandleQuery['period']): boolean {
  return period === 'day' || period === 'week' || period === 'month' || period === '6M' || period === '1Y';
}

/** Within the page: from its oldest bar, or from the opening of the session that "time" shows. A page of days knows whole sessions. */
function gapsOf({ holes }: CandleOptions, { period, end, shown, calendar }: PageQuery, page: Page): Gap[] {
  const from = shown?.open ?? page.bars[0]?.[0];
  if (from === undefined) return [];
  const span = { from, to: shown === null ? end : Math.min(end, shown.close) };
  return isOfDays(period) ? missingSessionsWithin(holes(), calendar, span) : gapsWithin(holes(), calendar, span);
}

async function pageOf(options: CandleOptions, instrument: MarketInstrument, query: PageQuery): Promise<Page> {
  switch (query.period) {
    case 'time':
      return adjusted(options, instrument, query, await sessionPage(options, instrument, query));
    case '1m':
    case '5m':
    case '15m':
    case '30m': {
      const minutes = Number.parseInt(query.period, 10);
      return adjusted(options, instrument, query, await minutePage(options, instrument, { ...query, minutes }));
    }
    case 'day':
      return newest(await options.dailyBars.readAdjusted(instrument, query.adjust), query);
    case 'week':
    case 'month': {
      const days = await options.dailyBars.readAdjusted(instrument, query.adjust);
      return newest(aggregateDays(days, query.period, query.calendar), query);
    }
    case '6M':
      return span(await options.dailyBars.readAdjusted(instrument, query.adjust), 6, query);
    case '1Y':
      return span(await options.dailyBars.readAdjusted(instrument, query.adjust), 12, query);
    default:
      return assertNever(query.period);
  }
}

/** Within a session every bar is on the same side of every ex-date, so longer bars may be made before adjusting. */
async function adjusted(
  options: CandleOptions,
  instrument: MarketInstrument,
  query: PageQuery,
  page: Page,
): Promise<Page> {
  if (query.adjust === 'none') return page;
  const actions = await options.dailyBars.actionsOf(instrument);
  if (actions.length === 0) return page;
  return { bars: adjustBars(page.bars, actions, query.adjust), hasMore: page.hasMore };
}

/** Time-share: minutes of one session; the page before it is the session before. */
async function sessionPage(options: CandleOptions, instrument: MarketInstrument, query: PageQuery): Promise<Page> {
  const { end, limit, calendar } = query;
  const session = query.shown!;
  const [minutes] = await options.sessionBars.read(instrument, [session], 1);
  const bars = minutes!.filter((bar) => bar[0] < end);
  if (bars.length > limit) return { bars: bars.slice(-limit), hasMore: true };
  const older = await minutePage(options, instrument, { end: session.open, limit: 1, minutes: 1, calendar });
  return { bars, hasMore: older.bars.length > 0 };
}

interface MinuteQuery extends Pick<PageQuery, 'end' | 'limit' | 'calendar'> {
  readonly minutes: number;
}

/** Sessions are read from the newest backwards, several at once, until the page and one bar more are there. */
async function minutePage(
  options: CandleOptions,
  instrument: MarketInstrument,
  { end, limit, minutes, calendar }: MinuteQuery,
): Promise<Page> {
  const historyEnd = addBusinessDays(calendar, businessDateOf(calendar, options.genesis), -HISTORY_SESSIONS);
  let found: Bar[] = [];
  let next: Session | null = firstWithBars(options, calendar, sessionBefore(calendar, end));
  while (next !== null && found.length <= limit) {
    const sessions: Session[] = [];
    const perSession = Math.max(1, (next.close - next.open) / MINUTE_MS / minutes);
    for (let wanted = limit + 1 - found.length; wanted > 0 && next !== null; wanted -= perSession) {
      sessions.unshift(next);
      next = firstWithBars(options, calendar, previousSession(calendar, next.date));
    }
    const read = await options.sessionBars.read(instrument, sessions, minutes);
    found = [...read.flat().filter((bar) => bar[0] < end), ...found];
    if (read[0]!.length === 0 && sessions[0]!.date <= historyEnd) break;
  }
  return { bars: found.slice(-limit), hasMore: found.length > limit };
}

/** So many sessions before genesis have minutes (rules §4); one without any may still be among them: it was suspended. */
const HISTORY_SESSIONS = 30;

function sessionToShow(options: CandleOptions, calendar: Calendar, end: number): Session {
  const session = sessionBefore(calendar, end);
  return firstWithBars(options, calendar, session) ?? session;
}

/** This session or the nearest earlier one that may have bars; null when there is none. */
function firstWithBars({ mayHaveBars }: CandleOptions, calendar: Calendar, from: Session): Session | null {
  let session = from;
  for (let step = 0; step < SESSIONS_WITHOUT_BARS_MAX; step++) {
    if (mayHaveBars(session)) return session;
    session = previousSession(calendar, session.date);
  }
  return null;
}

/** The longest time a server may have been away: twenty years. */
const SESSIONS_WITHOUT_BARS_MAX = 20 * 366;

function newest(bars: readonly Bar[], { end, limit }: { end: number; limit: number }): Page {
  let count = bars.length;
  while (count > 0 && bars[count - 1]![0] >= end) count--;
  return { bars: bars.slice(Math.max(0, count - limit), count), hasMore: count > limit };
}

/** Daily bars of so many months up to `end`, however many they are. */
function span(bars: readonly Bar[], months: number, { end, calendar }: PageQuery): Page {
  const last = bars.findLast((bar) => bar[0] < end);
  if (last === undefined) return NOTHING;
  const date = localDateOf(calendar, last[0]);
  const from = midnightOf(calendar, addDays(monthsBefore(date, months), 1));
  const within = bars.filter((bar) => bar[0] >= from && bar[0] < end);
  return { bars: within, hasMore: bars[0]![0] < within[0]![0] };
}

/** The same day so many months earlier; the last day of that month where it is shorter. */
function monthsBefore(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - months;
  const first = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const shifted = addDays(first, Number(date.slice(8, 10)) - 1);
  return shifted.slice(0, 7) === first.slice(0, 7) ? shifted : addDays(`${shifted.slice(0, 7)}-01`, -1);
}
