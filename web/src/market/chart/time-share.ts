/** The geometry of the time-share chart. Pure. */
import { MINUTE_MS } from '@bahi/core/time.ts';
import type { AxisRange } from 'klinecharts';

/** A young session is not drawn as a speck in the corner of a whole day. */
const SLOTS_MIN = 120;
const ROOM = 1.25;

/** How many minutes the width stands for: what there is and room for more, at most the session. */
export function timeSlots(count: number, session: { readonly open: number; readonly close: number } | null): number {
  const whole = session === null ? Infinity : Math.max(1, Math.round((session.close - session.open) / MINUTE_MS));
  return Math.max(count, Math.min(whole, Math.max(SLOTS_MIN, Math.ceil(count * ROOM))));
}

/** The range of the axis, wide enough for the previous close. */
export function widenedRange(range: AxisRange, value: number): AxisRange {
  const room = (range.to - range.from) * 0.08;
  const from = value < range.from ? value - room : range.from;
  const to = value > range.to ? value + room : range.to;
  const size = to - from;
  return {
    ...range,
    from,
    to,
    range: size,
    realFrom: from,
    realTo: to,
    realRange: size,
    displayFrom: from,
    displayTo: to,
    displayRange: size,
  };
}
