/** The running session of each instrument in memory: what is settled is kept, only what is new is asked of the feed. */
import type { Session } from '@bahi/core/calendar.ts';
import type { Bar, MarketFeed } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Charted } from './sessions.ts';

export interface RunningSession {
  read(instrument: Charted, session: Session): Promise<readonly Bar[]>;
  preload(instruments: readonly Charted[], session: Session): Promise<void>;
}

export interface RunningSessionOptions {
  readonly feed: Pick<MarketFeed, 'minuteBars'>;
  readonly clock: Clock;
  readonly genesis: number;
  /** Minutes of a session by symbol, from history and the record. */
  readonly readOver: (instruments: readonly Charted[], session: Session) => Promise<Map<string, Bar[]>>;
}

/** A chart need not be newer than this; the stream moves its last bar. */
const FRESH_MS = 200;
/** A feed keeps its newest minutes only; what was not read for longer is read from the record again. */
const STALE_MS = 15 * MINUTE_MS;

/** `settled` bars never change any more. */
interface Running {
  readonly date: string;
  readonly bars: Bar[];
  settled: number;
  /** The part of the running minute that an earlier process recorded before it stopped. */
  readonly cut: Bar | null;
  readAt: number;
  reading: Promise<void> | null;
}

export function createRunningSession({ feed, clock, genesis, readOver }: RunningSessionOptions): RunningSession {
  const running = new Map<string, Running>();
  let newestDate = '';

  async function read(instrument: Charted, session: Session): Promise<readonly Bar[]> {
    const { symbol } = instrument;
    if (!isKnown(symbol, session)) await preload([instrument], session);
    const entry = running.get(symbol);
    // The date rolled while it was read: the session is over, and was asked for just before.
    if (entry === undefined || entry.date !== session.date)
      return (await readOver([instrument], session)).get(symbol) ?? [];
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

  async function preload(instruments: readonly Charted[], session: Session): Promise<void> {
    const missing = instruments.filter(({ symbol }) => !isKnown(symbol, session));
    if (missing.length === 0) return;
    const known = await readOver(missing, session);
    forgetBefore(session.date);
    for (const { symbol } of missing) {
      if (isKnown(symbol, session)) continue;
      const bars = known.get(symbol) ?? [];
      const last = bars.at(-1);
      const cut = last !== undefined && last[0] + MINUTE_MS > clock.now() && last[0] >= genesis ? bars.pop()! : null;
      running.set(symbol, {
        date: session.date,
        bars,
        settled: bars.length,
        cut,
        readAt: clock.now() - FRESH_MS,
        reading: null,
      });
    }
  }

  /** Whether this session of it, or a later one, is in memory: an older one that is not settled yet is simply read anew. */
  function isKnown(symbol: string, session: Session): boolean {
    const entry = running.get(symbol);
    if (entry === undefined || entry.date !== session.date) return entry !== undefined && entry.date > session.date;
    return clock.now() - entry.readAt < STALE_MS;
  }

  /** One session runs at a time. */
  function forgetBefore(date: string): void {
    if (date <= newestDate) return;
    newestDate = date;
    for (const [symbol, entry] of running) if (entry.date < date) running.delete(symbol);
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
