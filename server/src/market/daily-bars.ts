/**
 * All daily bars of one instrument: history up to the market's genesis, recorded dates after it, and the running one from its
 * quote. The date of the genesis itself is summed up from its minutes, which come from both sides of it.
 */
import { businessDateOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { aggregateSession } from '@bahi/core/candles.ts';
import { adjustBars, type AdjustableAction, type Adjustment } from '@bahi/core/adjust.ts';
import type { Bar, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createBarCache } from './bar-cache.ts';
import type { SessionBars } from './session-bars.ts';
import { selectDays } from './store.ts';

export interface DailyBars {
  /** Raw, oldest first, the running date last. */
  read(symbol: string): Promise<readonly Bar[]>;
  /** With the corporate actions that are in force by now. */
  readAdjusted(instrument: MarketInstrument, mode: Adjustment): Promise<readonly Bar[]>;
  /** What adjusting bars of any period needs. */
  actionsOf(instrument: MarketInstrument): Promise<readonly AdjustableAction[]>;
}

export interface DailyBarsOptions {
  readonly db: Pick<Database, 'query'>;
  readonly feed: Pick<MarketFeed, 'dailyBars' | 'quote'>;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly genesis: number;
  readonly sessionBars: SessionBars;
}

const CACHED_BARS_MAX = 120_000;
/** For a while after a session opens its predecessor may not be written yet. */
const SETTLING_MS = 3 * 60_000;

export function createDailyBars(options: DailyBarsOptions): DailyBars {
  const { feed, clock, calendar, genesis } = options;
  const cache = createBarCache(CACHED_BARS_MAX);
  const genesisDate = businessDateOf(calendar, genesis);

  async function read(symbol: string): Promise<readonly Bar[]> {
    const today = businessDateOf(calendar, clock.now());
    const earlier = await readEarlier(symbol, today);
    const last = today === genesisDate ? await genesisBar(symbol) : runningBar(symbol, today);
    return last === null ? earlier : [...earlier, last];
  }

  async function readEarlier(symbol: string, today: string): Promise<readonly Bar[]> {
    const key = `${symbol} ${today}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const [history, recorded] = await Promise.all([
      feed.dailyBars(symbol, '1900-01-01', genesisDate),
      readRecorded(symbol, today),
    ]);
    const bars = [...history, ...recorded];
    if (clock.now() >= (sessionOn(calendar, today)?.open ?? 0) + SETTLING_MS) cache.set(key, bars);
    return bars;
  }

  async function readRecorded(symbol: string, today: string): Promise<Bar[]> {
    if (today <= genesisDate) return [];
    const days = await selectDays(options.db, symbol);
    const first = await genesisBar(symbol);
    const bars = days
      .filter(({ date }) => date > genesisDate && date < today)
      .map(({ date, bar: { open, high, low, close, volume } }): Bar => {
        const start = sessionOn(calendar, date)?.open ?? 0;
        return [start, Number(open), Number(high), Number(low), Number(close), Number(volume)];
      });
    return first === null ? bars : [first, ...bars];
  }

  async function genesisBar(symbol: string): Promise<Bar | null> {
    const session = sessionOn(calendar, genesisDate);
    if (session === null) return null;
    return aggregateSession(await options.sessionBars.read(symbol, session, 1), session.open);
  }

  /** Null before its first trade. */
  function runningBar(symbol: string, today: string): Bar | null {
    const quote = feed.quote(symbol);
    const session = sessionOn(calendar, today);
    if (quote === undefined || session === null || quote.at < session.open) return null;
    const { open, high, low, last, volume } = quote;
    if (open === null || high === null || low === null || last === null) return null;
    return [session.open, open, high, low, last, volume];
  }

  async function actionsOf(instrument: MarketInstrument): Promise<readonly AdjustableAction[]> {
    if (instrument.corporateActions.length === 0) return [];
    const bars = await read(instrument.symbol);
    return instrument.corporateActions
      .map(({ exDate, ...action }) => {
        const exAt =
          sessionOn(calendar, exDate)?.open ?? Date.parse(`${exDate}T00:00:00Z`) - calendar.offsetMinutes * 60_000;
        return { ...action, exAt, closeBefore: bars.findLast((bar) => bar[0] < exAt)?.[4] ?? 0 };
      })
      .filter(({ exAt, closeBefore }) => exAt <= clock.now() && closeBefore > 0);
  }

  return {
    read,
    actionsOf,
    async readAdjusted(instrument, mode) {
      const bars = await read(instrument.symbol);
      if (mode === 'none' || instrument.corporateActions.length === 0) return bars;
      return adjustBars(bars, await actionsOf(instrument), mode);
    },
  };
}
