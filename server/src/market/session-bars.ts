/**
 * The minutes of one instrument in one session, wherever they come from: before the market's genesis from history, after it
 * from the recorder's table, the latest ones from the feed itself. A session that is over is kept in memory as it is;
 * of the running one only what is new is read again.
 */
import { aggregateMinutes, MINUTE_MS } from '@bahi/core/candles.ts';
import type { Calendar, Session } from '@bahi/core/calendar.ts';
import type { Bar, MarketFeed } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createBarCache } from './bar-cache.ts';
import { selectMinutes } from './store.ts';

export interface SessionBars {
  /** Bars of `minutes` minutes, oldest first; the last one of the running session is still growing. */
  read(symbol: string, session: Session, minutes: number): Promise<readonly Bar[]>;
  /** Reads the running session of several instruments with one query. */
  preload(symbols: readonly string[], session: Session): Promise<void>;
}

export interface SessionBarsOptions {
  readonly db: Pick<Database, 'query'>;
  readonly feed: Pick<MarketFeed, 'minuteBars'>;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly genesis: number;
}

/** Until the recorder has surely written a session's last minute. */
const SETTLING_MS = 3 * MINUTE_MS;
/** A chart need not be newer than this; the stream moves its last bar. */
const FRESH_MS = 200;
const CACHED_BARS_MAX = 250_000;

/** The running session of one instrument. `settled` bars never change any more. */
interface Running {
  readonly bars: Bar[];
  settled: number;
  /** The part of the running minute that an earlier process recorded before it stopped. */
  readonly cut: Bar | null;
  readAt: number;
  reading: Promise<void> | null;
}

export function createSessionBars(options: SessionBarsOptions): SessionBars {
  const { feed, clock, calendar, genesis } = options;
  const over = createBarCache(CACHED_BARS_MAX);
  let runningDate = '';
  const running = new Map<string, Running>();

  async function read(symbol: string, session: Session, minutes: number): Promise<readonly Bar[]> {
    if (clock.now() < session.close + SETTLING_MS) {
      const bars = await readRunning(symbol, session);
      return minutes === 1 ? bars : aggregateMinutes(bars, minutes, calendar);
    }
    const key = `${symbol} ${session.date} ${minutes}`;
    const known = over.get(key);
    if (known !== undefined) return known;
    const bars =
      minutes === 1
        ? await readOver(symbol, session)
        : aggregateMinutes(await read(symbol, session, 1), minutes, calendar);
    over.set(key, bars);
    return bars;
  }

  async function readOver(symbol: string, session: Session): Promise<readonly Bar[]> {
    const [history, recorded] = await Promise.all([readHistory(symbol, session), readRecorded([symbol], session)]);
    return [...history, ...(recorded.get(symbol) ?? [])];
  }

  /** The part of a session before the market's genesis. */
  async function readHistory(symbol: string, { open, close }: Session): Promise<readonly Bar[]> {
    return open < genesis ? feed.minuteBars(symbol, open, Math.min(close, genesis)) : [];
  }

  /** The part after it, as far as it is written. */
  async function readRecorded(symbols: readonly string[], { open, close }: Session): Promise<Map<string, Bar[]>> {
    if (close <= genesis) return new Map();
    return selectMinutes(options.db, symbols, { from: Math.max(open, genesis), to: close });
  }

  async function readRunning(symbol: string, session: Session): Promise<readonly Bar[]> {
    startDate(session);
    if (!running.has(symbol)) await preload([symbol], session);
    const entry = running.get(symbol);
    // The date rolled while it was read: the session is over, and was asked for just before.
    if (entry === undefined) return readOver(symbol, session);
    if (clock.now() - entry.readAt >= FRESH_MS || entry.readAt > clock.now()) {
      entry.reading ??= readNews(symbol, entry, session).finally(() => (entry.reading = null));
      await entry.reading;
    }
    return entry.bars.slice();
  }

  /** What the feed has after the settled bars; its last bar, and the one before, may still change. */
  async function readNews(symbol: string, entry: Running, session: Session): Promise<void> {
    const now = clock.now();
    const last = entry.bars[entry.settled - 1];
    const from = last === undefined ? Math.max(session.open, genesis) : last[0] + MINUTE_MS;
    const news = await feed.minuteBars(symbol, from, Math.min(session.close, now + MINUTE_MS));
    entry.bars.splice(entry.settled, Infinity, ...withCut(entry.cut, from, news));
    while (entry.settled < entry.bars.length && entry.bars[entry.settled]![0] + 2 * MINUTE_MS <= now) entry.settled++;
    entry.readAt = now;
  }

  async function preload(symbols: readonly string[], session: Session): Promise<void> {
    startDate(session);
    const missing = symbols.filter((symbol) => !running.has(symbol));
    if (missing.length === 0) return;
    const recorded = await readRecorded(missing, session);
    const histories = await Promise.all(missing.map((symbol) => readHistory(symbol, session)));
    if (runningDate !== session.date) return;
    missing.forEach((symbol, index) => {
      if (running.has(symbol)) return;
      const bars = [...histories[index]!, ...(recorded.get(symbol) ?? [])];
      const last = bars.at(-1);
      const cut = last !== undefined && last[0] + MINUTE_MS > clock.now() && last[0] >= genesis ? bars.pop()! : null;
      running.set(symbol, { bars, settled: bars.length, cut, readAt: -Infinity, reading: null });
    });
  }

  /** One session runs at a time; asked for an older one that is not settled yet, it is simply read anew. */
  function startDate(session: Session): void {
    if (session.date <= runningDate) return;
    runningDate = session.date;
    running.clear();
  }

  return { read, preload };
}

/** News since `from`, with the other part of a minute that was cut as long as that one is among them. */
function withCut(cut: Bar | null, from: number, news: readonly Bar[]): readonly Bar[] {
  if (cut === null || cut[0] < from) return news;
  const [first, ...rest] = news;
  if (first === undefined || first[0] !== cut[0]) return [cut, ...news];
  const [start, open, high, low, , volume] = cut;
  return [[start, open, Math.max(high, first[2]), Math.min(low, first[3]), first[4], volume + first[5]], ...rest];
}
