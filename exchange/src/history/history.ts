/**
 * The past of the practice market: five years of daily bars and thirty sessions of minute bars, computed when asked for
 * and kept in small caches (rules §4). It ends at genesis; what comes after was traded, and is recorded.
 */
import { aggregateSession } from '@bahi/core/candles.ts';
import { dayOf, type Calendar } from '@bahi/core/calendar.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import type { Index } from '../indices.ts';
import type { Equity } from '../instruments.ts';
import { actionsOf, type PlacedAction } from './actions.ts';
import { createCache } from './cache.ts';
import { closesOf, daysOf, type Days } from './days.ts';
import { indexDaysOf, indexMinutesOf } from './index-days.ts';
import { minuteClosesOf, minutesOf, type Minutes, type MinutesInput } from './minutes.ts';
import { MINUTE_SESSIONS, timelineOf } from './timeline.ts';

const MINUTE_MS = 60_000;

export interface HistoryOptions {
  readonly seed: string;
  readonly genesis: number;
  readonly calendar: Calendar;
  readonly equities: readonly Equity[];
  readonly indices: readonly Index[];
}

/** Where an equity stands at genesis. */
export interface StartState {
  readonly previousClose: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly last: number;
  readonly volume: number;
  readonly turnover: number;
}

export type History = ReturnType<typeof createHistory>;

export function createHistory({ seed, genesis: genesisMs, calendar, equities, indices }: HistoryOptions) {
  const timeline = timelineOf(seed, genesisMs, calendar);
  const { sessions, genesis } = timeline;
  const lastAt = sessions.length - 1;
  const firstMinuteAt = Math.max(0, sessions.length - MINUTE_SESSIONS);
  /** The session genesis falls into is not over: it has no daily bar here. */
  const closedCount = sessions[lastAt]!.close > genesis ? lastAt : lastAt + 1;

  const actions = equities.map((equity) => lazily(() => actionsOf(seed, equity, timeline)));
  const closes = createCache(64, (at: number) => closesOf(seed, equities[at]!, timeline, actions[at]!()));
  // All of them: an index asks for every company, session after session.
  const days = createCache(equities.length, (at: number): Days => daysOf(seed, equities[at]!, timeline, closes(at)));
  const minutes = createCache(64, (key: number): Minutes =>
    minutesOf(minutesInput(key % equities.length, Math.floor(key / equities.length))),
  );
  /** Of all indices at once: their members overlap, and a member's minutes are the costly part. */
  const indexMinutes = createCache(MINUTE_SESSIONS, computeIndexMinutes);
  const indexDays = indices.map((index) => lazily(() => indexDaysOf(seed, { index, equities }, timeline, closes)));
  const isExact = indices.map(() => false);

  function minutesInput(at: number, position: number): MinutesInput {
    const session = sessions[position]!;
    const { open, high, low, close, volume } = days(at);
    return {
      seed,
      stream: equities[at]!.stream,
      day: dayOf(session.date),
      count: minuteCount(position),
      open: open[position]!,
      high: high[position]!,
      low: low[position]!,
      close: close[position]!,
      volume: volume[position]!,
    };
  }

  function computeIndexMinutes(position: number): readonly (readonly Bar[])[] {
    const session = { position, start: sessions[position]!.open, count: minuteCount(position) };
    const known = new Map<number, Int32Array>();
    const closesOfMember = (at: number): Int32Array => {
      const found = known.get(at) ?? minuteClosesOf(minutesInput(at, position));
      known.set(at, found);
      return found;
    };
    return indices.map((index) => indexMinutesOf({ index, equities }, session, days, closesOfMember));
  }

  function minuteCount(position: number): number {
    return (sessions[position]!.close - sessions[position]!.open) / MINUTE_MS;
  }

  function positionsOf(from: string, to: string): number[] {
    const found: number[] = [];
    for (let at = 0; at < closedCount; at += 1)
      if (sessions[at]!.date >= from && sessions[at]!.date < to) found.push(at);
    return found;
  }

  /** Positions of the sessions whose minutes touch [from, to). */
  function minutePositionsOf(from: number, to: number): number[] {
    const found: number[] = [];
    for (let at = firstMinuteAt; at <= lastAt; at += 1) {
      if (sessions[at]!.close > from && sessions[at]!.open < Math.min(to, genesis)) found.push(at);
    }
    return found;
  }

  function equityMinutes(at: number, position: number): Bar[] {
    const { open, high, low, close, volume } = minutes(position * equities.length + at);
    const start = sessions[position]!.open;
    return Array.from(open, (first, minute): Bar => [
      start + minute * MINUTE_MS,
      first,
      high[minute]!,
      low[minute]!,
      close[minute]!,
      volume[minute]!,
    ]);
  }

  /** Days that have minutes are their sum exactly; done once for each index, a session at a time. */
  async function makeIndexDaysExact(which: number): Promise<void> {
    const bars = indexDays[which]!();
    for (let position = firstMinuteAt; position < closedCount && !isExact[which]; position += 1) {
      bars[position] = aggregateSession(indexMinutes(position)[which]!, sessions[position]!.open)!;
      await new Promise<void>((resolve) => void setImmediate(resolve));
    }
    isExact[which] = true;
  }

  return {
    timeline,
    genesis,
    actionsOf: (at: number): readonly PlacedAction[] => actions[at]!(),

    equityDays(at: number, from: string, to: string): Bar[] {
      const { open, high, low, close, volume } = days(at);
      return positionsOf(from, to).map((position) => [
        sessions[position]!.open,
        open[position]!,
        high[position]!,
        low[position]!,
        close[position]!,
        volume[position]!,
      ]);
    },

    equityMinutes(at: number, from: number, to: number): Bar[] {
      const end = Math.min(to, genesis);
      return minutePositionsOf(from, to)
        .flatMap((position) => equityMinutes(at, position))
        .filter((bar) => bar[0] >= from && bar[0] < end);
    },

    async indexDays(which: number, from: string, to: string): Promise<Bar[]> {
      await makeIndexDaysExact(which);
      const bars = indexDays[which]!();
      return positionsOf(from, to).map((position) => [...bars[position]!]);
    },

    indexMinutes(which: number, from: number, to: number): Bar[] {
      const end = Math.min(to, genesis);
      return minutePositionsOf(from, to)
        .flatMap((position) => indexMinutes(position)[which]!)
        .filter((bar) => bar[0] >= from && bar[0] < end)
        .map((bar): Bar => [...bar]);
    },

    /** The last session, up to genesis. */
    startOf(at: number): StartState {
      const session = sessions[lastAt]!;
      const bars = equityMinutes(at, lastAt).filter((bar) => bar[0] < genesis);
      const previousClose = days(at).base[lastAt]!;
      const day = aggregateSession(bars, session.open);
      if (day === null) {
        const last = previousClose;
        return { previousClose, open: last, high: last, low: last, last, volume: 0, turnover: 0 };
      }
      const turnover = bars.reduce((sum, bar) => sum + bar[4] * bar[5], 0);
      return { previousClose, open: day[1], high: day[2], low: day[3], last: day[4], volume: day[5], turnover };
    },
  };
}

function lazily<T>(compute: () => T): () => T {
  let value: { readonly it: T } | undefined;
  return () => (value ??= { it: compute() }).it;
}
