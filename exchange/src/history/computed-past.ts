/**
 * History of an index, a fund or a cross from its members. Levels at closes, and every minute, are the members' prices by
 * the formula of computed.ts; only the high and low of days older than the minutes are drawn, from the market's own nervousness.
 */
import { indexBasket, type Basket, type Computed } from '../computed.ts';
import type { FindableStreams } from '../streams.ts';
import type { PlacedAction } from './actions.ts';
import { nearestTick, type Closes } from './days.ts';
import { fundPastOf } from './fund-past.ts';
import type { Timeline } from './timeline.ts';

export interface ComputedPast {
  /** The level of a session when `priceOf` are its members' prices; not rounded. */
  levelAt(day: number, priceOf: (at: number) => number): number;
  /** The levels of the minutes of a session from the members' closes of those minutes. */
  levelsOf(day: number, closesOf: (at: number) => Int32Array): Int32Array;
  /** What it holds in the last session; null for a cross. */
  readonly basket: Basket | null;
}

export interface PastInput {
  readonly timeline: Timeline;
  readonly closesOf: (at: number) => Closes;
  readonly actionsOf: (at: number) => readonly PlacedAction[];
}

export function computedPastOf(computed: Computed, input: PastInput): ComputedPast {
  if (computed.kind === 'cross') {
    const [base, quote] = computed.members;
    const { factor } = computed;
    return {
      levelAt: (_day, priceOf) => (priceOf(base!) / priceOf(quote!)) * factor,
      levelsOf(_day, closesOf) {
        const below = closesOf(quote!);
        return closesOf(base!).map((above, minute) => Math.round((above / below[minute]!) * factor));
      },
      basket: null,
    };
  }
  if (computed.kind === 'index') {
    const { members, units, divisor } = computed;
    const weightOf = (place: number, day: number) =>
      units[place]! / input.closesOf(members[place]!).sharesFactor[day]! / divisor;
    return { ...linearOf(members, weightOf, () => 0), basket: indexBasket(computed) };
  }
  const { units, cash, basket } = fundPastOf(computed, input.timeline, input.closesOf, input.actionsOf);
  const { members, divisor } = computed;
  return {
    ...linearOf(
      members,
      (place, day) => units[day]![place]! / divisor,
      (day) => cash[day]! / divisor,
    ),
    basket,
  };
}

/** Where sums grow; used up at once. */
let levels = new Float64Array(0);

/** A sum of prices, each times its weight of that day. */
function linearOf(
  members: readonly number[],
  weightOf: (place: number, day: number) => number,
  constantOf: (day: number) => number,
): Pick<ComputedPast, 'levelAt' | 'levelsOf'> {
  return {
    levelAt(day, priceOf) {
      let level = constantOf(day);
      for (let place = 0; place < members.length; place += 1) level += priceOf(members[place]!) * weightOf(place, day);
      return level;
    },
    levelsOf(day, closesOf) {
      const { length } = closesOf(members[0]!);
      if (levels.length !== length) levels = new Float64Array(length);
      levels.fill(constantOf(day));
      for (let place = 0; place < members.length; place += 1) {
        const close = closesOf(members[place]!);
        const weight = weightOf(place, day);
        for (let minute = 0; minute < length; minute += 1) levels[minute]! += close[minute]! * weight;
      }
      return Int32Array.from(levels, Math.round);
    },
  };
}

/** By session. */
export interface ComputedDays {
  readonly open: Int32Array;
  readonly high: Int32Array;
  readonly low: Int32Array;
  readonly close: Int32Array;
}

/** A fund has traded where its basket stood, at prices that its book can have. */
export function priceOfLevel(kind: Computed['kind']): (level: number) => number {
  return kind === 'fund' ? nearestTick : Math.round;
}

/** Of each session; those with minutes are replaced by the sum of theirs later. */
export function computedDaysOf(
  streams: FindableStreams,
  { symbol, kind }: Pick<Computed, 'symbol' | 'kind'>,
  past: ComputedPast,
  { timeline, closesOf }: PastInput,
  usualRange: number,
): ComputedDays {
  const rng = streams.findable(`index ${symbol}`);
  const onTick = priceOfLevel(kind);
  const count = timeline.sessions.length;
  const days = {
    open: new Int32Array(count),
    high: new Int32Array(count),
    low: new Int32Array(count),
    close: new Int32Array(count),
  };
  for (let day = 0; day < count; day += 1) {
    const value = past.levelAt(day, (at) => closesOf(at).close[day]!);
    const base = past.levelAt(day, (at) => closesOf(at).base[day]!);
    const close = Math.round(value);
    const range = usualRange * timeline.nervousness[day]!;
    const open = Math.round(base + (value - base) * 0.2 + rng.normal() * range * 0.1 * close);
    days.open[day] = onTick(open);
    days.high[day] = onTick(Math.max(open, close) * (1 + Math.abs(rng.normal()) * range * 0.5));
    days.low[day] = onTick(Math.min(open, close) * (1 - Math.abs(rng.normal()) * range * 0.5));
    days.close[day] = onTick(close);
  }
  return days;
}
