/**
 * The minutes of one instrument in its sessions, wherever they come from: before the market's genesis from history, after it
 * from what was recorded, the latest ones from the feed itself. Sessions that are over are kept in memory as they are; of the
 * running one only what is new is read again.
 */
import { aggregateMinutes } from '@bahi/core/candles.ts';
import type { Session } from '@bahi/core/calendar.ts';
import type { Bar, MarketFeed } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createBarCache } from './bar-cache.ts';
import { readRecordedMinutes } from './recorded-bars.ts';
import { createRunningSession } from './running-session.ts';
import { calendarOf, type Charted } from './sessions.ts';

export interface SessionBars {
  /**
   * Bars of `minutes` minutes of sessions of the instrument's calendar, given oldest first, one list a session; the last bar
   * of a running session is still growing.
   */
  read(instrument: Charted, sessions: readonly Session[], minutes: number): Promise<readonly (readonly Bar[])[]>;
  /** Reads the running session of several instruments of one calendar with one query. */
  preload(instruments: readonly Charted[], session: Session): Promise<void>;
}

export interface SessionBarsOptions {
  readonly db: Pick<Database, 'query'>;
  readonly feed: Pick<MarketFeed, 'minuteBars'>;
  readonly clock: Clock;
  readonly genesis: number;
}

/** Until the recorder has surely written a session's last minute. */
const SETTLING_MS = 3 * MINUTE_MS;
/** Some 30 MB. */
const CACHED_BARS_MAX = 1_200_000;

export function createSessionBars(options: SessionBarsOptions): SessionBars {
  const { clock } = options;
  const over = createBarCache(CACHED_BARS_MAX);
  const running = createRunningSession({
    ...options,
    readOver: (instruments, session) => readSession(options, instruments, session),
  });

  async function read(
    instrument: Charted,
    sessions: readonly Session[],
    minutes: number,
  ): Promise<readonly (readonly Bar[])[]> {
    const keyOf = (session: Session) => `${instrument.symbol} ${session.date} ${minutes}`;
    const isOver = (session: Session) => clock.now() >= session.close + SETTLING_MS;
    const found = sessions.map((session) => (isOver(session) ? over.get(keyOf(session)) : undefined));
    const missing = sessions.filter((session, at) => found[at] === undefined && isOver(session));
    const [read, live] = await Promise.all([
      missing.length === 0 ? [] : readOver(options, instrument, missing, minutes),
      Promise.all(
        sessions.map(async (session) => (isOver(session) ? null : readRunning(instrument, session, minutes))),
      ),
    ]);
    missing.forEach((session, at) => over.set(keyOf(session), read[at]!));
    let next = 0;
    return sessions.map((_, at) => live[at] ?? found[at] ?? read[next++]!);
  }

  async function readRunning(instrument: Charted, session: Session, minutes: number): Promise<readonly Bar[]> {
    const bars = await running.read(instrument, session);
    return minutes === 1 ? bars : aggregateMinutes(bars, minutes, calendarOf(instrument));
  }

  return { read, preload: running.preload };
}

/** Sessions that are over, oldest first: their parts before genesis with one question, those after it with another. */
async function readOver(
  { db, feed, genesis }: SessionBarsOptions,
  instrument: Charted,
  sessions: readonly Session[],
  minutes: number,
): Promise<readonly (readonly Bar[])[]> {
  const { symbol } = instrument;
  const calendar = calendarOf(instrument);
  const past = sessions.filter((session) => session.close <= genesis);
  const cut = sessions.filter((session) => session.open < genesis && session.close > genesis);
  const recorded = sessions.filter((session) => session.close > genesis);
  const [pastBars, cutBars, recordedBars] = await Promise.all([
    past.length === 0 ? [] : feed.minuteBars(symbol, past[0]!.open, past.at(-1)!.close, minutes),
    cut.length === 0 ? [] : feed.minuteBars(symbol, cut[0]!.open, genesis),
    recorded.length === 0
      ? new Map<string, readonly Bar[]>()
      : readRecordedMinutes(db, [symbol], rangeOf(recorded, genesis)),
  ]);
  const histories = splitBySession(aggregateMinutes(pastBars, minutes, calendar), past, minutes);
  const others = splitBySession([...cutBars, ...(recordedBars.get(symbol) ?? [])], recorded, 1);
  return [...histories, ...others.map((bars) => (minutes === 1 ? bars : aggregateMinutes(bars, minutes, calendar)))];
}

/** A session of several instruments of one calendar, as far as history and the record have it; past every memory. */
export async function readSession(
  { db, feed, genesis }: SessionBarsOptions,
  instruments: readonly Charted[],
  session: Session,
): Promise<Map<string, Bar[]>> {
  const { open, close } = session;
  const symbols = instruments.map(({ symbol }) => symbol);
  const [recorded, histories] = await Promise.all([
    close <= genesis
      ? new Map<string, readonly Bar[]>()
      : readRecordedMinutes(db, symbols, rangeOf([session], genesis)),
    Promise.all(
      symbols.map(async (symbol) => (open < genesis ? feed.minuteBars(symbol, open, Math.min(close, genesis)) : [])),
    ),
  ]);
  return new Map(symbols.map((symbol, at) => [symbol, [...histories[at]!, ...(recorded.get(symbol) ?? [])]]));
}

function rangeOf(sessions: readonly Session[], genesis: number) {
  const [first, last] = [sessions[0]!, sessions.at(-1)!];
  return { from: Math.max(first.open, genesis), to: last.close, firstDate: first.date, lastDate: last.date };
}

/** Each session's own among bars of so many minutes; a long one may start before its session, as it counts from the clock. */
function splitBySession(bars: readonly Bar[], sessions: readonly Session[], minutes: number): Bar[][] {
  let from = 0;
  return sessions.map(({ open, close }) => {
    const within: Bar[] = [];
    for (; from < bars.length && bars[from]![0] < close; from += 1)
      if (bars[from]![0] + minutes * MINUTE_MS > open) within.push(bars[from]!);
    return within;
  });
}
