/**
 * Drawings: what they are, how a list of them changes, and how a change is undone. A drawing is anchored by time and
 * by the price as it was traded at that time; under another adjustment its points move with the bars. Pure.
 */
import { isMinutes, type CandlePeriod } from './periods.ts';

/** klinecharts' names, with the points each wants; the brush takes as many as come. Those used most come first. */
export const tools = {
  segment: 2,
  horizontalStraightLine: 1,
  rayLine: 2,
  parallelStraightLine: 3,
  fibonacciLine: 2,
  verticalStraightLine: 1,
  brush: Infinity,
  straightLine: 2,
  horizontalSegment: 2,
  horizontalRayLine: 2,
  verticalSegment: 2,
  verticalRayLine: 2,
  priceLine: 1,
  priceChannelLine: 3,
  simpleAnnotation: 1,
  simpleTag: 1,
} as const;

export type Tool = keyof typeof tools;
export const toolKeys = Object.keys(tools) as readonly Tool[];

/** Times of days mean little among minutes and the other way round: each kind of chart has its own drawings. */
type Family = 'minutes' | 'days';

export interface DrawnPoint {
  readonly at: number;
  /** As traded at that time. */
  readonly price: number;
}

export interface Drawing {
  readonly id: string;
  readonly tool: Tool;
  readonly family: Family;
  readonly points: readonly DrawnPoint[];
  readonly text?: string;
  readonly isLocked?: boolean;
}

const DRAWINGS_MAX = 100;
const POINTS_MAX = 300;
const TEXT_MAX = 60;
const UNDO_MAX = 30;

export function familyOf(period: CandlePeriod): Family {
  return isMinutes(period) ? 'minutes' : 'days';
}

/** Tools whose drawing carries words. */
export function hasText(tool: Tool): boolean {
  return tool === 'simpleAnnotation' || tool === 'simpleTag';
}

/** The drawings now and as they were before each change. */
export interface DrawingHistory {
  readonly now: readonly Drawing[];
  readonly past: readonly (readonly Drawing[])[];
}

export function withDrawings(history: DrawingHistory, now: readonly Drawing[]): DrawingHistory {
  if (now === history.now) return history;
  return { now: now.slice(-DRAWINGS_MAX), past: [...history.past, history.now].slice(-UNDO_MAX) };
}

export function undone({ now, past }: DrawingHistory): DrawingHistory {
  return { now: past.at(-1) ?? now, past: past.slice(0, -1) };
}

/** Adds it, or takes the place of the one with its id. */
export function putDrawing(drawings: readonly Drawing[], drawing: Drawing): readonly Drawing[] {
  const kept = { ...drawing, points: thinned(drawing.points) };
  if (!drawings.some(({ id }) => id === drawing.id)) return [...drawings, kept];
  return drawings.map((each) => (each.id === drawing.id ? kept : each));
}

/** The oldest moment a chart of this period needs to show its drawings; undefined without any. */
export function reachOf(drawings: readonly Drawing[], period: CandlePeriod): number | undefined {
  const times = drawings
    .filter(({ family }) => family === familyOf(period))
    .flatMap(({ points }) => points.map(({ at }) => at));
  return times.length === 0 ? undefined : Math.min(...times);
}

/** What was stored may be anything: what is no drawing falls away. */
export function parseDrawings(stored: unknown): readonly Drawing[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(-DRAWINGS_MAX).flatMap((value: unknown) => {
    if (!isRecord(value)) return [];
    const { id, tool: name, family, text, isLocked } = value;
    const tool = toolKeys.find((key) => key === name);
    const points = parsePoints(value['points']);
    if (typeof id !== 'string' || tool === undefined || (family !== 'minutes' && family !== 'days')) return [];
    if (points.length === 0 || (tool !== 'brush' && points.length !== tools[tool])) return [];
    const words = typeof text === 'string' && hasText(tool) ? { text: text.slice(0, TEXT_MAX) } : {};
    return [{ id, tool, family, points, ...words, ...(isLocked === true ? { isLocked } : {}) }];
  });
}

function parsePoints(stored: unknown): DrawnPoint[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, POINTS_MAX).flatMap((point: unknown) => {
    if (!isRecord(point)) return [];
    const { at, price } = point;
    return isFinite(at) && isFinite(price) ? [{ at, price }] : [];
  });
}

/** A stroke of the brush comes with a point for every pixel: every n-th is enough, first and last stay. */
function thinned(points: readonly DrawnPoint[]): readonly DrawnPoint[] {
  if (points.length <= POINTS_MAX) return points;
  const step = Math.ceil(points.length / (POINTS_MAX - 1));
  return points.filter((_, index) => index % step === 0 || index === points.length - 1);
}

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
