/**
 * Bars from the columns of one session: of a minute each, or longer ones counted from local midnight, made without a bar for
 * each minute in between. The same as core's aggregateMinutes over the minutes.
 */
import type { Bar } from '@bahi/contract/venue.ts';
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { Minutes } from './minutes.ts';

export interface ColumnsSpan {
  /** When the session's first minute starts. */
  readonly start: number;
  /** Minutes that start in [from, to). */
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  /** Of the market's zone. */
  readonly offsetMinutes: number;
}

export function barsOf(columns: Minutes, { start, from, to, minutes, offsetMinutes }: ColumnsSpan): Bar[] {
  const { open, high, low, close, volume } = columns;
  const bars: Bar[] = [];
  const last = Math.min(open.length, Math.ceil((to - start) / MINUTE_MS));
  // Minutes since a local midnight, of the session's first one.
  const clock = start / MINUTE_MS + offsetMinutes;
  for (let at = Math.max(0, Math.ceil((from - start) / MINUTE_MS)); at < last;) {
    const into = (clock + at) % minutes;
    const end = Math.min(last, at + minutes - into);
    let [most, least, sum] = [high[at]!, low[at]!, volume[at]!];
    for (let next = at + 1; next < end; next += 1) {
      most = Math.max(most, high[next]!);
      least = Math.min(least, low[next]!);
      sum += volume[next]!;
    }
    bars.push([start + (at - into) * MINUTE_MS, open[at]!, most, least, close[end - 1]!, sum]);
    at = end;
  }
  return bars;
}

/** Of something computed: its levels at the end of each minute, and the one it began with. `volume` left out: nothing of it trades. */
export function columnsOfLevels(
  { open, close }: { readonly open: number; readonly close: Int32Array },
  volume = new Float64Array(close.length),
): Minutes {
  const opens = Int32Array.from(close, (_, at) => (at === 0 ? open : close[at - 1]!));
  return {
    open: opens,
    high: opens.map((before, at) => Math.max(before, close[at]!)),
    low: opens.map((before, at) => Math.min(before, close[at]!)),
    close,
    volume,
  };
}
