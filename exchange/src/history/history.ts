/**
 * The past of one board: five years of daily bars and thirty sessions of minute bars, computed when asked for and kept
 * (rules §4). It ends at genesis; what comes after was traded, and is recorded.
 */
import { aggregateSession } from '@bahi/core/candles.ts';
import { dayOf } from '@bahi/core/calendar.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Board } from '../listed.ts';
import { findableStreams } from '../streams.ts';
import { actionsOf, type PlacedAction } from './actions.ts';
import { createCache } from './cache.ts';
import { computedDaysOf, computedPastOf, priceOfLevel, type ComputedDays, type PastInput } from './computed-past.ts';
import { barsOf, columnsOfLevels } from './columns.ts';
import { closesOf, daysOf, type Days } from './days.ts';
import { fundMinuteVolumesOf, fundVolumesOf } from './fund-past.ts';
import { lazily } from './lazily.ts';
import { lockedMinutesOf, lockedOf } from './locked.ts';
import { dayUpTo, minuteClosesOf, minutesOf, type Minutes, type MinutesInput } from './minutes.ts';
import { createShelf } from './shelf.ts';
import { endOf, MINUTE_SESSIONS, timelineOf } from './timeline.ts';

/** Of a day's high above its low, in an index or a fund; a cross moves as its board does. */
const COMPUTED_RANGE = 0.8;
/** Listings whose days are computed ahead in one go. */
const DAYS_A_PART = 6;

export interface HistoryOptions {
  readonly seed: string;
  readonly genesis: number;
  readonly board: Board;
}

/** Where a listing stands at genesis; nothing of the day where it does not trade. */
export interface StartState {
  readonly previousClose: number;
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly last: number | null;
  readonly volume: number;
  readonly turnover: number;
}

/** The same of something computed. */
export interface ComputedDay {
  readonly previousClose: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
}

export type History = ReturnType<typeof createHistory>;

/** One session of something computed. */
interface Levels {
  readonly open: number;
  readonly close: Int32Array;
}

export function createHistory({ seed, genesis: genesisMs, board }: HistoryOptions) {
  const { listings, computed } = board;
  const streams = findableStreams(seed);
  const timeline = timelineOf(streams, genesisMs, board);
  const { sessions, genesis } = timeline;
  const lastAt = sessions.length - 1;
  const firstMinuteAt = Math.max(0, sessions.length - MINUTE_SESSIONS);
  /** The session genesis falls into is not over: it has no daily bar here. */
  const closedCount = sessions[lastAt]!.close > genesis ? lastAt : lastAt + 1;

  const actions = listings.map((listed) => lazily(() => actionsOf(streams, listed, timeline)));
  let numbers = freshNumbers();
  const locked = lazily(() => new Map(lockedOf(streams, listings, timeline).map((each) => [each.at, each])));
  const minutes = createCache(64, (key: number): Minutes =>
    computeMinutes(key % listings.length, Math.floor(key / listings.length)),
  );
  const input: PastInput = {
    timeline,
    closesOf: (at) => numbers.closes[at]!(),
    actionsOf: (at) => actions[at]!(),
  };
  const pasts = computed.map((each) => lazily(() => computedPastOf(each, input)));
  /** By what is computed, then by session. */
  const levels: (Levels | undefined)[][] = computed.map(() => []);
  /** Of the session that is computed just now; the arrays serve one after the other. */
  const memberCloses = new Map<number, Int32Array>();
  const usualRange = COMPUTED_RANGE * board.factors.marketVolatility;
  const computedDays = computed.map((each, which) =>
    lazily(() => computedDaysOf(streams, each, pasts[which]!(), input, usualRange)),
  );
  const volumes = computed.map((each) =>
    each.kind === 'fund' ? lazily(() => fundVolumesOf(streams, each.listed, timeline)) : null,
  );
  const isExact = computed.map(() => false);
  const parts = preparation();

  /** Days of each listing, computed when first asked for. */
  function freshNumbers() {
    const shelf = createShelf();
    const closes = listings.map((listed, at) =>
      lazily(() => closesOf(streams, listed, timeline, actions[at]!(), shelf)),
    );
    const days = listings.map((listed, at) =>
      lazily((): Days => daysOf(streams, listed, timeline, closes[at]!(), shelf)),
    );
    return { closes, days };
  }

  function minutesInput(at: number, position: number): MinutesInput {
    const session = sessions[position]!;
    const { open, high, low, close, volume } = numbers.days[at]!();
    return {
      past: streams,
      stream: listings[at]!.stream,
      day: dayOf(session.date),
      count: minuteCount(position),
      open: open[position]!,
      high: high[position]!,
      low: low[position]!,
      close: close[position]!,
      volume: volume[position]!,
    };
  }

  function computeMinutes(at: number, position: number): Minutes {
    return lockedMinutes(at, position) ?? minutesOf(minutesInput(at, position));
  }

  /** Of a company that stands at its limit at genesis, in that session. */
  function lockedMinutes(at: number, position: number): Minutes | null {
    const found = position === lastAt ? locked().get(at) : undefined;
    if (found === undefined) return null;
    const { base, volume } = numbers.days[at]!();
    const day = { base: base[position]!, count: minuteCount(position), volume: volume[position]! };
    return lockedMinutesOf(streams, listings[at]!, found, day);
  }

  /** Alone, when it is asked for before its turn. */
  function levelsAt(which: number, position: number): Levels {
    return (levels[which]![position] ??= computeLevels(which, position, memberClosesAt(position)));
  }

  /** All at once, as they have members in common, and a member's minutes are the costly part. */
  function prepareLevels(position: number): void {
    const closesOfMember = memberClosesAt(position);
    for (const [which, known] of levels.entries()) known[position] ??= computeLevels(which, position, closesOfMember);
  }

  function computeLevels(which: number, position: number, closesOfMember: (at: number) => Int32Array): Levels {
    const past = pasts[which]!();
    const priceOf = priceOfLevel(computed[which]!.kind);
    return {
      open: priceOf(past.levelAt(position, (at) => openOf(at, position))),
      close: past.levelsOf(position, closesOfMember).map(priceOf),
    };
  }

  function columnsAt(which: number, position: number): Minutes {
    const known = levelsAt(which, position);
    const of = computed[which]!;
    if (of.kind !== 'fund') return columnsOfLevels(known);
    const volume = volumes[which]!()[position]!;
    return columnsOfLevels(
      known,
      fundMinuteVolumesOf(streams, of.listed, position, { volume, count: known.close.length }),
    );
  }

  /** Good until it is called for another session. */
  function memberClosesAt(position: number): (at: number) => Int32Array {
    const known = new Set<number>();
    const count = minuteCount(position);
    return (at) => {
      let found = memberCloses.get(at);
      if (found?.length !== count) memberCloses.set(at, (found = new Int32Array(count)));
      if (known.has(at)) return found;
      known.add(at);
      const held = lockedMinutes(at, position);
      if (held === null) return minuteClosesOf(minutesInput(at, position), found);
      found.set(held.close);
      return found;
    };
  }

  function openOf(at: number, position: number): number {
    return lockedMinutes(at, position)?.open[0] ?? numbers.days[at]!().open[position]!;
  }

  function minuteCount(position: number): number {
    return (sessions[position]!.close - sessions[position]!.open) / MINUTE_MS;
  }

  /** Positions of the closed sessions in [from, to), before `end`. */
  function positionsOf(from: string, to: string, end = closedCount): number[] {
    const found: number[] = [];
    for (let at = 0; at < Math.min(closedCount, end); at += 1)
      if (sessions[at]!.date >= from && sessions[at]!.date < to) found.push(at);
    return found;
  }

  /** Positions of the sessions whose minutes touch [from, to). */
  function minutePositionsOf(from: number, to: number, end = sessions.length): number[] {
    const found: number[] = [];
    for (let at = firstMinuteAt; at < end; at += 1) {
      if (sessions[at]!.close > from && sessions[at]!.open < Math.min(to, genesis)) found.push(at);
    }
    return found;
  }

  function sessionBars(columns: Minutes, position: number, { from = 0, to = Infinity, length = 1 } = {}): Bar[] {
    const { offsetMinutes } = timeline.calendar;
    return barsOf(columns, { start: sessions[position]!.open, from, to, minutes: length, offsetMinutes });
  }

  function sessionMinutes(at: number, position: number): Bar[] {
    return sessionBars(minutes(position * listings.length + at), position);
  }

  /** Days that have minutes are their sum exactly. */
  function exactDays(which: number): ComputedDays {
    const found = computedDays[which]!();
    if (isExact[which]) return found;
    for (let position = firstMinuteAt; position < closedCount; position += 1) {
      const { open, close } = levelsAt(which, position);
      found.open[position] = open;
      found.high[position] = close.reduce((most, level) => Math.max(most, level), open);
      found.low[position] = close.reduce((least, level) => Math.min(least, level), open);
      found.close[position] = close.at(-1)!;
    }
    isExact[which] = true;
    return found;
  }

  /** In parts of a few milliseconds, so that a question never waits long for what nobody has asked yet. */
  function* preparation(): Generator<void> {
    for (let at = 0; at < listings.length; at += 1) {
      numbers.days[at]!();
      if (at % DAYS_A_PART === DAYS_A_PART - 1) yield;
    }
    for (const past of pasts) {
      past();
      yield;
    }
    for (let position = lastAt; position >= firstMinuteAt; position -= 1) {
      prepareLevels(position);
      yield;
    }
    for (let which = 0; which < computed.length; which += 1) {
      exactDays(which);
      yield;
    }
  }

  return {
    board,
    timeline,
    genesis,
    firstMinuteAt,
    closedCount,
    actionsOf: (at: number): readonly PlacedAction[] => actions[at]!(),
    daysAt: (at: number): Days => numbers.days[at]!(),
    locked: () => [...locked().values()],
    minuteBarsAt: sessionMinutes,
    basketOf: (which: number) => pasts[which]!().basket,

    /**
     * Computes a part of what is not quick when it is asked for: the thirty sessions of all that is computed, the newest
     * first, then its days. Answers false when all of it is there.
     */
    prepare: () => parts.next().done !== true,

    /** Lets go of the listings' days: one listing's are quick to compute again. */
    forget(): void {
      numbers = freshNumbers();
    },

    listedDays(at: number, from: string, to: string): Bar[] {
      const { open, high, low, close, volume } = numbers.days[at]!();
      return positionsOf(from, to, endOf(timeline, listings[at]!)).map((position) => [
        sessions[position]!.open,
        open[position]!,
        high[position]!,
        low[position]!,
        close[position]!,
        volume[position]!,
      ]);
    },

    /** Bars of `length` minutes. */
    listedMinutes(at: number, from: number, to: number, length = 1): Bar[] {
      const span = { from, to: Math.min(to, genesis), length };
      return minutePositionsOf(from, to, endOf(timeline, listings[at]!)).flatMap((position) =>
        sessionBars(minutes(position * listings.length + at), position, span),
      );
    },

    computedDays(which: number, from: string, to: string): Bar[] {
      const { open, high, low, close } = exactDays(which);
      return positionsOf(from, to).map((position) => [
        sessions[position]!.open,
        open[position]!,
        high[position]!,
        low[position]!,
        close[position]!,
        volumes[which]?.()[position] ?? 0,
      ]);
    },

    /** Bars of `length` minutes. */
    computedMinutes(which: number, from: number, to: number, length = 1): Bar[] {
      const span = { from, to: Math.min(to, genesis), length };
      return minutePositionsOf(from, to).flatMap((position) => sessionBars(columnsAt(which, position), position, span));
    },

    /** What a fund had traded in the last session up to genesis; 0 of what does not trade. */
    computedVolume(which: number): number {
      if (volumes[which] === null) return 0;
      const { open, close } = sessions[lastAt]!;
      const bars = sessionBars(columnsAt(which, lastAt), lastAt, { to: Math.min(close, genesis) });
      return aggregateSession(bars, open)?.[5] ?? 0;
    },

    /** The day so far of something computed: its first, highest and lowest level before genesis, and the close before. */
    computedStart(which: number): ComputedDay {
      const { open, close } = sessions[lastAt]!;
      const bars = sessionBars(columnsAt(which, lastAt), lastAt, { to: Math.min(close, genesis) });
      const day = aggregateSession(bars, open);
      const level = pasts[which]!().levelAt(lastAt - 1, (at) => numbers.closes[at]!().close[lastAt - 1]!);
      const before = priceOfLevel(computed[which]!.kind)(level);
      const [, first, high, low] = day ?? [0, before, before, before];
      return { previousClose: before, open: first, high, low };
    },

    /** The last session, up to genesis. */
    startOf(at: number): StartState {
      const endAt = endOf(timeline, listings[at]!);
      const nothing = { open: null, high: null, low: null, last: null, volume: 0, turnover: 0 };
      if (endAt <= lastAt) return { previousClose: numbers.days[at]!().close[endAt - 1]!, ...nothing };
      const session = sessions[lastAt]!;
      const previousClose = numbers.days[at]!().base[lastAt]!;
      const ended = Math.min(genesis, session.close);
      const day = dayUpTo(computeMinutes(at, lastAt), Math.max(0, (ended - session.open) / MINUTE_MS));
      if (day !== null) return { previousClose, ...day };
      const level = { open: previousClose, high: previousClose, low: previousClose, last: previousClose };
      return { previousClose, ...nothing, ...level };
    },
  };
}
