/**
 * All daily bars of one instrument: history up to the market's genesis, recorded dates after it, and the running one from its
 * quote. An imported instrument has what its files say, and nothing else.
 */
import { businessDateOf, midnightOf, sessionOn, type Calendar } from '@bahi/core/calendar.ts';
import { aggregateSession } from '@bahi/core/candles.ts';
import { adjustBars, type AdjustableAction, type Adjustment } from '@bahi/core/adjust.ts';
import type { Bar, CorporateAction, MarketFeed, MarketInstrument } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { createBarCache } from './bar-cache.ts';
import type { SessionBars } from './session-bars.ts';
import { calendarOf, previousSession } from './sessions.ts';
import { selectDays } from './store.ts';

export type DailyCharted = Pick<MarketInstrument, 'symbol' | 'calendarId' | 'source' | 'corporateActions'>;

export interface DailyBars {
  /** Raw, oldest first, the running date last. */
  read(instrument: DailyCharted): Promise<readonly Bar[]>;
  /** With the corporate actions that are in force by now. */
  readAdjusted(instrument: DailyCharted, mode: Adjustment): Promise<readonly Bar[]>;
  /** What adjusting bars of any period needs. */
  actionsOf(instrument: DailyCharted): Promise<readonly AdjustableAction[]>;
}

export interface DailyBarsOptions {
  readonly db: Pick<Database, 'query'>;
  readonly feed: Pick<MarketFeed, 'dailyBars' | 'quote'>;
  readonly clock: Clock;
  readonly genesis: number;
  readonly sessionBars: SessionBars;
  readonly rightsOf?: RightsOf | undefined;
}

/**
 * Rights issues that have gone ex, which no feed tells, as what they are to a price: a dividend of what it fell by (rules §8). Left out: none
 * (tests).
 */
export type RightsOf = (symbol: string) => readonly CorporateAction[];

/** Five years of 390 instruments. */
const CACHED_BARS_MAX = 750_000;
/** For a while after a session opens its predecessor may not be written yet. */
const SETTLING_MS = 3 * MINUTE_MS;
const [EVER, NEVER] = ['1900-01-01', '9999-12-31'];

export function createDailyBars(options: DailyBarsOptions): DailyBars {
  const { feed, clock } = options;
  const cache = createBarCache(CACHED_BARS_MAX);

  async function read(instrument: DailyCharted): Promise<readonly Bar[]> {
    if (instrument.source !== 'practice') return feed.dailyBars(instrument.symbol, EVER, NEVER);
    const calendar = calendarOf(instrument);
    const today = businessDateOf(calendar, clock.now());
    const earlier = await readEarlier(instrument, calendar, today);
    const running = runningBar(feed, instrument.symbol, sessionOn(calendar, today)!.open);
    return running === null ? earlier : [...earlier, running];
  }

  async function readEarlier(instrument: DailyCharted, calendar: Calendar, today: string): Promise<readonly Bar[]> {
    const key = `${instrument.symbol} ${today}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const genesisDate = businessDateOf(calendar, options.genesis);
    const [history, recorded] = await Promise.all([
      feed.dailyBars(instrument.symbol, EVER, genesisDate),
      today > genesisDate ? readRecorded(options, instrument, { genesisDate, today }) : [],
    ]);
    const bars = [...history, ...recorded];
    if (clock.now() >= sessionOn(calendar, today)!.open + SETTLING_MS) cache.set(key, bars);
    return bars;
  }

  async function actionsOf(instrument: DailyCharted): Promise<readonly AdjustableAction[]> {
    const all = [...instrument.corporateActions, ...(options.rightsOf?.(instrument.symbol) ?? [])];
    if (all.length === 0) return [];
    const calendar = calendarOf(instrument);
    const bars = await read(instrument);
    return all
      .map(({ exDate, ...action }) => {
        // A bar of 30 minutes may begin before the session that opens in it: the ex-date's side begins where trading ended before.
        const exAt = previousSession(calendar, exDate).close;
        return { ...action, exAt, closeBefore: bars.findLast((bar) => bar[0] < exAt)?.[4] ?? 0 };
      })
      .filter(({ exAt, closeBefore }) => exAt <= clock.now() && closeBefore > 0);
  }

  return {
    read,
    actionsOf,
    async readAdjusted(instrument, mode) {
      const bars = await read(instrument);
      if (mode === 'none') return bars;
      const actions = await actionsOf(instrument);
      return actions.length === 0 ? bars : adjustBars(bars, actions, mode);
    },
  };
}

/** The dates from genesis to yesterday. That of genesis is told by its minutes when it was lost before its first minute ended. */
async function readRecorded(
  { db, genesis, sessionBars }: DailyBarsOptions,
  instrument: DailyCharted,
  { genesisDate, today }: { genesisDate: string; today: string },
): Promise<Bar[]> {
  const calendar = calendarOf(instrument);
  const days = (await selectDays(db, instrument.symbol)).filter(({ date }) => date >= genesisDate && date < today);
  const bars = days.map(({ date, bar: { open, high, low, close, volume } }): Bar => {
    const start = sessionOn(calendar, date)?.open ?? midnightOf(calendar, date);
    return [start, Number(open), Number(high), Number(low), Number(close), Number(volume)];
  });
  const first = sessionOn(calendar, genesisDate)!;
  if (days[0]?.date === genesisDate || first.open >= genesis) return bars;
  const [minutes] = await sessionBars.read(instrument, [first], 1);
  const bar = aggregateSession(minutes!, first.open);
  return bar === null ? bars : [bar, ...bars];
}

/** Null before its first trade. */
function runningBar(feed: Pick<MarketFeed, 'quote'>, symbol: string, opened: number): Bar | null {
  const quote = feed.quote(symbol);
  if (quote === undefined || quote.at < opened) return null;
  const { open, high, low, last, volume } = quote;
  if (open === null || high === null || low === null || last === null) return null;
  return [opened, open, high, low, last, volume];
}
