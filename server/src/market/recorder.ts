/**
 * Writes each minute of the live market down (rules §4), with the figures of its date so far, in one transaction a
 * minute. What could not be written waits for the next one; writing it twice changes nothing.
 */
import { businessDateOf, sessionOn, type Calendar, type Session } from '@bahi/core/calendar.ts';
import { aggregateSession } from '@bahi/core/candles.ts';
import type { Bar, MarketFeed, MarketQuote } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { upsertPremiums, type PremiumRow } from './fund-store.ts';
import { mergeParts } from './recorded-bars.ts';
import {
  upsertDays,
  upsertMarks,
  upsertMinutes,
  upsertRecording,
  type DailyRow,
  type MarkRow,
  type MinuteRow,
  type RecordedSpan,
} from './store.ts';

export interface Recorder {
  /** Resolves when everything heard so far is written, or has failed. */
  flush(): Promise<void>;
  /** Writes the running minute too, so that the market goes on exactly where it stood. */
  stop(): Promise<void>;
  /** What this run wrote so far; it goes on. Several when minutes had to be dropped. */
  spans(): readonly RecordedSpan[];
}

export interface RecorderOptions {
  readonly db: Database;
  readonly feed: Pick<MarketFeed, 'onBars' | 'quote' | 'instruments' | 'minuteBars'>;
  readonly clock: Clock;
  readonly calendarOf: (symbol: string) => Calendar;
  /** What is known of a session so far, from history and the record. */
  readonly minutesOf: (symbol: string, session: Pick<Session, 'open' | 'close'>) => Promise<readonly Bar[]>;
  readonly log: Pick<Log, 'warn'>;
  readonly onDate: (date: string) => void;
}

/** So many minutes of 400 instruments may wait for a database that is away; older ones are dropped, and that is logged. */
const WAITING_MAX = 400 * 180;

/** Ended minutes are told within a step of the market, by each of its threads; by then they are surely here. */
const TOLD_WITHIN_MS = 5_000;
/** Whoever heard nothing for so long was not there, whatever the clock says: a machine that slept, a process that was held. */
const AWAY_MS = 2 * MINUTE_MS;

export function startRecorder(options: RecorderOptions): Recorder {
  const { db, feed, clock, log } = options;
  let waiting: MinuteRow[] = [];
  let writing: Promise<void> | null = null;
  const cutMinute = floorMinute(clock.now());
  let span: RecordedSpan = { from: clock.now(), through: clock.now() };
  const earlierSpans: RecordedSpan[] = [];
  let heardAt = span.from;
  const daysSoFar = new Map<string, DailyRow>();

  const unsubscribe = feed.onBars((bars) => {
    noticeAbsence();
    waiting.push(...bars);
    if (waiting.length > WAITING_MAX) {
      log.warn({ dropped: waiting.length - WAITING_MAX }, 'recorder: minutes dropped');
      waiting = waiting.slice(-WAITING_MAX);
      startSpanAnew(waiting[0]!.bar[0] + MINUTE_MS);
    }
    void flush();
  });
  // A quiet minute was recorded too, as one without bars; and a session's last one soon after its end (decision 0045).
  let stopBeat = clock.after(TOLD_WITHIN_MS + MINUTE_MS - (span.from % MINUTE_MS), () => {
    beat();
    stopBeat = clock.every(MINUTE_MS, beat);
  });

  function beat(): void {
    noticeAbsence();
    if (waiting.length === 0 && writing === null) void keepSpan(toldThrough());
  }

  function toldThrough(): number {
    return floorMinute(clock.now() - TOLD_WITHIN_MS);
  }

  function noticeAbsence(): void {
    const now = clock.now();
    if (now - heardAt > AWAY_MS) startSpanAnew(now);
    heardAt = now;
  }

  /** What was dropped is a hole between two spans. */
  function startSpanAnew(from: number): void {
    if (span.through > span.from) earlierSpans.push(span);
    span = { from, through: from };
  }

  async function keepSpan(through: number): Promise<void> {
    const kept = { from: span.from, through: Math.max(span.through, through) };
    try {
      await upsertRecording(db, kept);
      if (kept.from === span.from) span = kept;
    } catch (error) {
      log.warn({ err: error }, 'recorder: the span was not written');
    }
  }

  function flush(): Promise<void> {
    writing ??= write().finally(() => (writing = null));
    return writing;
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const taken = waiting;
      waiting = [];
      try {
        await recordSound(taken);
      } catch (error) {
        log.warn({ err: error, minutes: taken.length }, 'recorder: writing failed, will be tried again');
        waiting = [...taken, ...waiting];
        return;
      }
    }
  }

  /** A minute that the database will never take is found by halving, logged and left out: it must not hold up the rest. */
  async function recordSound(rows: readonly MinuteRow[]): Promise<void> {
    try {
      await record(options, rows);
    } catch (error) {
      if (!isBadData(error)) throw error;
      if (rows.length === 1)
        return log.warn({ err: error, row: rows[0] }, 'recorder: a minute was refused by the database');
      const middle = rows.length >> 1;
      await recordSound(rows.slice(0, middle));
      await recordSound(rows.slice(middle));
    }
  }

  /** A write that was under way took only what had come before it. */
  async function flushAll(): Promise<void> {
    await flush();
    if (waiting.length > 0) await flush();
  }

  return {
    flush: flushAll,
    async stop() {
      unsubscribe();
      stopBeat();
      noticeAbsence();
      waiting.push(...(await runningMinute()));
      await flushAll();
      if (waiting.length === 0) await keepSpan(clock.now() - TOLD_WITHIN_MS);
    },
    spans: () => [...earlierSpans, span],
  };

  async function runningMinute(): Promise<MinuteRow[]> {
    const from = floorMinute(clock.now());
    const symbols = feed.instruments().map((instrument) => instrument.symbol);
    const bars = await Promise.all(symbols.map((symbol) => feed.minuteBars(symbol, from, from + MINUTE_MS)));
    return bars.flatMap((found, index) => found.map((bar) => ({ symbol: symbols[index]!, bar })));
  }

  async function record({ onDate }: RecorderOptions, taken: readonly MinuteRow[]): Promise<void> {
    const minutes = newestOf(taken, ({ symbol, bar }) => `${symbol} ${bar[0]}`);
    const byDay = Map.groupBy(
      minutes,
      ({ symbol, bar }) => `${symbol} ${businessDateOf(options.calendarOf(symbol), bar[0])}`,
    );
    const days = await Promise.all([...byDay.values()].map(dayOf));
    const marks = days.flatMap(markOf);
    const premiums = days.flatMap(premiumOf);
    const through = Math.max(...minutes.map((row) => row.bar[0])) + MINUTE_MS;
    const kept = { from: span.from, through: Math.max(span.through, Math.min(through, toldThrough())) };
    await db.transaction(async (tx) => {
      // In this order: no bar is ahead of what is recorded.
      await Promise.all([
        upsertRecording(tx, kept),
        upsertMinutes(tx, minutes, cutMinute),
        upsertDays(
          tx,
          days.map((day) => ({ ...day, mark: quoteOn(day.symbol, day.date)?.mark ?? null })),
        ),
        upsertMarks(tx, marks),
        upsertPremiums(tx, premiums),
      ]);
    });
    if (kept.from === span.from) span = kept;
    for (const day of days) daysSoFar.set(day.symbol, day);
    for (const date of new Set(days.map((day) => day.date))) onDate(date);
  }

  /** While the quote is of the same date still: its mark is what a start goes on from. */
  function markOf({ symbol, date }: DailyRow): MarkRow[] {
    const quote = quoteOn(symbol, date);
    return quote === undefined ? [] : [{ symbol, date, price: quote.mark, opening: quote.openingMark }];
  }

  /** Of a fund, while it trades at a price of the date. */
  function premiumOf({ symbol, date }: DailyRow): PremiumRow[] {
    const { last, value, open, state } = quoteOn(symbol, date) ?? {};
    if (!last || !value || open === null || state !== 'trading') return [];
    return [{ symbol, date, premium: Math.round((last / value - 1) * 1e6) }];
  }

  function quoteOn(symbol: string, date: string): MarketQuote | undefined {
    const quote = feed.quote(symbol);
    return quote !== undefined && businessDateOf(options.calendarOf(symbol), quote.at) === date ? quote : undefined;
  }

  /** The quote's figures while it is of the same session; once it is of the next one, what the minutes add up to. */
  async function dayOf(rows: readonly MinuteRow[]): Promise<DailyRow> {
    const { symbol, bar } = rows.at(-1)!;
    const calendar = options.calendarOf(symbol);
    const date = businessDateOf(calendar, bar[0]);
    const quote = feed.quote(symbol);
    const session = sessionOn(calendar, date) ?? { open: bar[0], close: bar[0] + MINUTE_MS };
    const known = daysSoFar.get(symbol);
    const volumeSoFar = known?.date === date ? known.volume : 0;
    const isSame = quote !== undefined && quote.at >= session.open && quote.at <= session.close;
    // A session that follows at once begins at the same moment, with nothing traded.
    if (!isSame || quote.last === null || quote.volume < volumeSoFar) {
      const previousClose = known?.date === date ? known.previousClose : (quote?.previousClose ?? bar[1]);
      const own = rows.map((row) => row.bar);
      return dayOfMinutes(mergeParts([await options.minutesOf(symbol, session), own]), { symbol, date, previousClose });
    }
    const first = quote.open ?? bar[1];
    return {
      symbol,
      date,
      previousClose: quote.previousClose,
      open: first,
      high: Math.max(quote.high ?? bar[2], bar[2], quote.last, first),
      low: Math.min(quote.low ?? bar[3], bar[3], quote.last, first),
      close: quote.last,
      volume: Math.max(quote.volume, bar[5]),
      turnover: quote.turnover,
    };
  }
}

function dayOfMinutes(
  minutes: readonly Bar[],
  { symbol, date, previousClose }: Pick<DailyRow, 'symbol' | 'date' | 'previousClose'>,
): DailyRow {
  const [, open, high, low, close, volume] = aggregateSession(minutes, minutes[0]![0])!;
  const turnover = minutes.reduce((sum, bar) => sum + bar[4] * bar[5], 0);
  return { symbol, date, previousClose, open, high, low, close, volume, turnover };
}

function floorMinute(ms: number): number {
  return Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}

/** Classes 22 and 23 of SQLSTATE: a value out of range, a broken constraint. */
function isBadData(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^2[23]/.test(code);
}

/** One row for each key, as a set-based upsert needs it: the last one. */
function newestOf<T>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
