/**
 * History of an index, a fund or a cross from its members. Levels at closes, and every minute, are the members' prices by
 * the formula of computed.ts; only the high and low of days older than the minutes are drawn, from the market's own nervousness.
 */
import { createRng, hashText } from '@bahi/core/rng.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import { indexBasket, type Basket, type Computed } from '../computed.ts';
import type { PlacedAction } from './actions.ts';
import type { Closes } from './days.ts';
import { fundPastOf } from './fund-past.ts';
import type { Timeline } from './timeline.ts';

export interface ComputedPast {
  /** The level of a session when `priceOf` are its members' prices; not rounded. */
  levelAt(day: number, priceOf: (at: number) => number): number;
  /** The levels of the minutes of a session from the members' closes of those minutes; not rounded. */
  levelsOf(day: number, closesOf: (at: number) => Int32Array): Float64Array;
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
        return Float64Array.from(closesOf(base!), (above, minute) => (above / below[minute]!) * factor);
      },
      basket: null,
    };
  }
  if (computed.kind === 'index') {
    const factors = computed.members.map((at) => input.closesOf(at).sharesFactor);
    const weightOf = (place: number, day: number) => computed.units[place]! / factors[place]![day]! / computed.divisor;
    return { ...linearOf(computed.members, weightOf, () => 0), basket: indexBasket(computed) };
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
      let levels: Float64Array | undefined;
      for (let place = 0; place < members.length; place += 1) {
        const close = closesOf(members[place]!);
        const weight = weightOf(place, day);
        levels ??= new Float64Array(close.length).fill(constantOf(day));
        for (let minute = 0; minute < close.length; minute += 1) levels[minute]! += close[minute]! * weight;
      }
      return levels!;
    },
  };
}

/** One bar for each session; sessions with minutes are replaced by the sum of theirs later. */
export function computedDaysOf(
  seed: string,
  symbol: string,
  past: ComputedPast,
  { timeline, closesOf }: PastInput,
  usualRange: number,
): Bar[] {
  const rng = createRng(hashText(seed), hashText(`index ${symbol}`));
  return timeline.sessions.map((session, day): Bar => {
    const value = past.levelAt(day, (at) => closesOf(at).close[day]!);
    const base = past.levelAt(day, (at) => closesOf(at).base[day]!);
    const close = Math.round(value);
    const range = usualRange * timeline.nervousness[day]!;
    const open = Math.round(base + (value - base) * 0.2 + rng.normal() * range * 0.1 * close);
    const high = Math.round(Math.max(open, close) * (1 + Math.abs(rng.normal()) * range * 0.5));
    const low = Math.round(Math.min(open, close) * (1 - Math.abs(rng.normal()) * range * 0.5));
    return [session.open, open, high, low, close, 0];
  });
}
