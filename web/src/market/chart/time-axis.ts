/**
 * The labels under a chart: at the beginnings of minutes, hours, days, weeks, months or years, whichever are as many as
 * can be read. What is new says itself: a date where another day begins, the year where another year does. Pure.
 */
export interface AxisBar {
  readonly at: number;
  readonly x: number;
}

interface Axis {
  readonly width: number;
  readonly isMinutes: boolean;
  /** The moment in the market's zone, "2026.11.21 13:09:41". */
  readonly textOf: (at: number) => string;
}

export interface TimeTick {
  readonly coord: number;
  readonly value: number;
  readonly text: string;
}

const GAP_PX_MIN = 56;
/** Half of a time, and half of a date: a label at the very edge would be cut. */
const EDGE_PX = { time: 20, date: 36 };
const MINUTE_STEPS = [5, 10, 15, 30, 60, 120, 180, 360];
const MONTH_STEPS = [1, 3, 6, 12, 24, 60];

/** `bars` are those in view, oldest first, and before them one that is not, if there is one. */
export function timeTicks(bars: readonly AxisBar[], { width, isMinutes, textOf }: Axis): TimeTick[] {
  const edge = EDGE_PX[isMinutes ? 'time' : 'date'];
  const texts = bars.map(({ at }) => textOf(at));
  for (const step of isMinutes ? minuteSteps : daySteps) {
    const keys = texts.map(step.keyOf);
    const ticks: TimeTick[] = [];
    let said: string | null = null;
    for (const [index, { at, x }] of bars.entries()) {
      if (index === 0 || keys[index] === keys[index - 1] || x < edge || x > width - edge) continue;
      const before = said ?? (isMinutes ? texts[index - 1]! : null);
      said = texts[index]!;
      ticks.push({ coord: x, value: at, text: step.label(said, before) });
    }
    if ((ticks.at(-1)?.coord ?? 0) - (ticks[0]?.coord ?? 0) >= GAP_PX_MIN * (ticks.length - 1)) return apart(ticks);
  }
  return [];
}

interface Step {
  readonly keyOf: (text: string) => string;
  /** `before`: the label before it; null for the first of days, which says everything. */
  readonly label: (text: string, before: string | null) => string;
}

const date = (text: string) => text.slice(0, 10);
const year = (text: string) => text.slice(0, 4);

const minuteSteps: readonly Step[] = [
  ...MINUTE_STEPS.map((step) => ({
    keyOf: (text: string) =>
      `${date(text)} ${Math.floor((Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16))) / step)}`,
    label: (text: string, before: string | null) =>
      before !== null && date(before) !== date(text) ? text.slice(5, 10) : text.slice(11, 16),
  })),
  { keyOf: date, label: (text) => text.slice(5, 10) },
];

function dayLabel(text: string, before: string | null): string {
  if (before === null) return date(text);
  return year(before) === year(text) ? text.slice(5, 10) : year(text);
}

const daySteps: readonly Step[] = [
  { keyOf: date, label: dayLabel },
  { keyOf: weekOf, label: dayLabel },
  ...MONTH_STEPS.map((step) => ({
    keyOf: (text: string) => String(Math.floor((Number(year(text)) * 12 + Number(text.slice(5, 7)) - 1) / step)),
    label: (text: string) => (step >= 12 ? year(text) : text.slice(0, 7)),
  })),
];

/** Weeks begin on Mondays; the first day of 1970 was a Thursday. */
function weekOf(text: string): string {
  const days = Date.UTC(Number(year(text)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10))) / 86_400_000;
  return String(Math.floor((days + 3) / 7));
}

/** Where sessions are short or bars are missing, two beginnings may still be close. */
function apart(ticks: readonly TimeTick[]): TimeTick[] {
  const kept: TimeTick[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (last === undefined || tick.coord - last.coord >= GAP_PX_MIN * 0.8) kept.push(tick);
  }
  return kept;
}
