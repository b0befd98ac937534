/**
 * History of an index from its members. Levels at closes, and every minute, are the members' prices times their shares;
 * only the high and low of days older than the minutes are drawn, from the market's own nervousness.
 */
import { createRng, hashText } from '@bahi/core/rng.ts';
import type { Bar } from '@bahi/contract/venue.ts';
import type { Equity } from '../instruments.ts';
import type { Index } from '../indices.ts';
import type { Closes, Days } from './days.ts';
import type { Timeline } from './timeline.ts';

export interface IndexInput {
  readonly index: Index;
  readonly equities: readonly Equity[];
}

/** One bar for each session; sessions with minutes are replaced by the sum of theirs later. */
export function indexDaysOf(
  seed: string,
  input: IndexInput,
  timeline: Timeline,
  closes: (at: number) => Closes,
): Bar[] {
  const count = timeline.sessions.length;
  const value = new Float64Array(count);
  const base = new Float64Array(count);
  for (const at of input.index.members) {
    const { close, base: bases, sharesFactor } = closes(at);
    const shares = input.equities[at]!.sharesOutstanding / input.index.divisor;
    for (let day = 0; day < count; day += 1) {
      const each = shares / sharesFactor[day]!;
      value[day]! += close[day]! * each;
      base[day]! += bases[day]! * each;
    }
  }
  const rng = createRng(hashText(seed), hashText(`index ${input.index.symbol}`));
  return timeline.sessions.map((session, day): Bar => {
    const close = Math.round(value[day]!);
    const range = 0.006 * timeline.nervousness[day]!;
    const open = Math.round(base[day]! + (value[day]! - base[day]!) * 0.2 + rng.normal() * range * 0.1 * close);
    const high = Math.round(Math.max(open, close) * (1 + Math.abs(rng.normal()) * range * 0.5));
    const low = Math.round(Math.min(open, close) * (1 - Math.abs(rng.normal()) * range * 0.5));
    return [session.open, open, high, low, close, 0];
  });
}

/** The minutes of one session of an index. */
export function indexMinutesOf(
  { index, equities }: IndexInput,
  session: { readonly position: number; readonly start: number; readonly count: number },
  daysOf: (at: number) => Pick<Days, 'open' | 'sharesFactor'>,
  minuteClosesOf: (at: number) => Int32Array,
): Bar[] {
  const levels = new Float64Array(session.count);
  let before = 0;
  for (const at of index.members) {
    const close = minuteClosesOf(at);
    const days = daysOf(at);
    const each = equities[at]!.sharesOutstanding / days.sharesFactor[session.position]! / index.divisor;
    before += days.open[session.position]! * each;
    for (let minute = 0; minute < session.count; minute += 1) levels[minute]! += close[minute]! * each;
  }
  return Array.from(levels, (level, minute): Bar => {
    const open = Math.round(before);
    const close = Math.round(level);
    before = level;
    return [session.start + minute * 60_000, open, Math.max(open, close), Math.min(open, close), close, 0];
  });
}
