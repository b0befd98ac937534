/** The labels under a chart: whole ones only, and a date where minutes pass into another day. Pure. */
export interface TimeTick {
  readonly coord: number;
  readonly value: number | string;
  readonly text: string;
}

interface Axis {
  readonly width: number;
  readonly isMinutes: boolean;
  /** The date of a moment, "2026.11.21". */
  readonly dateOf: (at: number) => string;
}

/** Half of a time, and half of a date. */
const EDGE_PX = { time: 20, date: 38 };

export function timeTicks<T extends TimeTick>(ticks: readonly T[], { width, isMinutes, dateOf }: Axis): T[] {
  // A label at the very edge would be cut in half.
  const edge = EDGE_PX[isMinutes ? 'time' : 'date'];
  const whole = ticks.filter(({ coord }) => coord > edge && coord < width - edge);
  if (!isMinutes) return whole;
  const dates = whole.map(({ value }) => dateOf(Number(value)));
  return whole.map((tick, index) => {
    const isOther = index > 0 && dates[index] !== dates[index - 1];
    return isOther ? { ...tick, text: dates[index]!.slice(5) } : tick;
  });
}
