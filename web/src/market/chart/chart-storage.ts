/**
 * What a reader put on the chart of each instrument, kept on this device over reloads: indicators and drawings. One
 * versioned record, bounded: the instruments not opened for longest go first. What was stored may be anything, so
 * everything read is checked.
 */
import { OWN } from '../../data/own.ts';
import { parseDrawings, type Drawing } from './drawing.ts';
import { defaultStudies, parseStudies, type Study } from './indicators.ts';

export interface KeptChart {
  readonly studies: readonly Study[];
  readonly drawings: readonly Drawing[];
  readonly areDrawingsHidden: boolean;
}

interface Kept {
  readonly v: 1;
  /** Oldest first. */
  readonly charts: readonly (readonly [symbol: string, chart: KeptChart])[];
}

const INSTRUMENTS_MAX = 60;
/** Characters; browsers give a site about five million. */
const SIZE_MAX = 400_000;

export function readChart(symbol: string, hasVolume: boolean): KeptChart {
  const found = parseKept(localStorage.getItem(OWN.charts)).charts.find(([name]) => name === symbol);
  return found?.[1] ?? { studies: defaultStudies(hasVolume), drawings: [], areDrawingsHidden: false };
}

export function writeChart(symbol: string, chart: KeptChart): void {
  const text = withChart(localStorage.getItem(OWN.charts), symbol, chart);
  try {
    localStorage.setItem(OWN.charts, text);
  } catch {
    // No room on this device: the chart stays as it is until the page is left.
  }
}

/** The record with this chart as its newest, within the bounds. Pure. */
export function withChart(stored: string | null, symbol: string, chart: KeptChart): string {
  let charts = [...parseKept(stored).charts.filter(([name]) => name !== symbol), [symbol, chart] as const];
  charts = charts.slice(-INSTRUMENTS_MAX);
  let text = JSON.stringify({ v: 1, charts } satisfies Kept);
  while (text.length > SIZE_MAX && charts.length > 1) {
    charts = charts.slice(1);
    text = JSON.stringify({ v: 1, charts } satisfies Kept);
  }
  return text;
}

/** A record of another version, or a broken one, counts as none. Pure. */
export function parseKept(stored: string | null): Kept {
  const none: Kept = { v: 1, charts: [] };
  if (stored === null) return none;
  try {
    const record: unknown = JSON.parse(stored);
    if (!isRecord(record) || record['v'] !== 1 || !Array.isArray(record['charts'])) return none;
    return { v: 1, charts: record['charts'].flatMap(parseEntry) };
  } catch {
    return none;
  }
}

function parseEntry(entry: unknown): Kept['charts'] {
  if (!Array.isArray(entry)) return [];
  const [symbol, chart] = entry as unknown[];
  if (typeof symbol !== 'string' || !isRecord(chart)) return [];
  const drawings = parseDrawings(chart['drawings']);
  const studies = parseStudies(chart['studies']);
  return [[symbol, { studies, drawings, areDrawingsHidden: chart['areDrawingsHidden'] === true }]];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
