/**
 * The indicators of klinecharts: which are drawn over the prices and which below them, and the parameters each takes.
 * A study is an indicator a reader chose, with own parameters. What each means is said in indicator-texts.*.ts.
 */
export type Parameter =
  | 'period'
  | 'fast'
  | 'slow'
  | 'signal'
  | 'average'
  | 'deviations'
  | 'weight'
  | 'smooth'
  | 'step'
  | 'limit';

interface Shape {
  readonly place: 'price' | 'pane';
  /** Name and default of each parameter, in klinecharts' order. */
  readonly parameters: readonly (readonly [Parameter, number])[];
  readonly needsVolume?: boolean;
}

const periodsOf = (...values: number[]): Shape['parameters'] => values.map((value) => ['period', value]);

export const indicators = {
  MA: { place: 'price', parameters: periodsOf(5, 10, 30, 60) },
  EMA: { place: 'price', parameters: periodsOf(6, 12, 20) },
  SMA: {
    place: 'price',
    parameters: [
      ['period', 12],
      ['weight', 2],
    ],
  },
  BBI: { place: 'price', parameters: periodsOf(3, 6, 12, 24) },
  BOLL: {
    place: 'price',
    parameters: [
      ['period', 20],
      ['deviations', 2],
    ],
  },
  SAR: {
    place: 'price',
    parameters: [
      ['step', 2],
      ['step', 2],
      ['limit', 20],
    ],
  },
  AVP: { place: 'price', parameters: [], needsVolume: true },
  VOL: { place: 'pane', parameters: periodsOf(5), needsVolume: true },
  MACD: {
    place: 'pane',
    parameters: [
      ['fast', 12],
      ['slow', 26],
      ['signal', 9],
    ],
  },
  RSI: { place: 'pane', parameters: periodsOf(6, 14) },
  KDJ: {
    place: 'pane',
    parameters: [
      ['period', 9],
      ['smooth', 3],
      ['smooth', 3],
    ],
  },
  WR: { place: 'pane', parameters: periodsOf(6, 10, 14) },
  CCI: { place: 'pane', parameters: periodsOf(20) },
  DMI: {
    place: 'pane',
    parameters: [
      ['period', 14],
      ['average', 6],
    ],
  },
  ROC: {
    place: 'pane',
    parameters: [
      ['period', 12],
      ['average', 6],
    ],
  },
  MTM: {
    place: 'pane',
    parameters: [
      ['period', 12],
      ['average', 6],
    ],
  },
  BIAS: { place: 'pane', parameters: periodsOf(6, 12, 24) },
  DMA: {
    place: 'pane',
    parameters: [
      ['fast', 10],
      ['slow', 50],
      ['average', 10],
    ],
  },
  TRIX: {
    place: 'pane',
    parameters: [
      ['period', 12],
      ['average', 9],
    ],
  },
  AO: {
    place: 'pane',
    parameters: [
      ['fast', 5],
      ['slow', 34],
    ],
  },
  PSY: {
    place: 'pane',
    parameters: [
      ['period', 12],
      ['average', 6],
    ],
  },
  BRAR: { place: 'pane', parameters: periodsOf(26) },
  CR: {
    place: 'pane',
    parameters: [
      ['period', 26],
      ['average', 10],
      ['average', 20],
      ['average', 40],
      ['average', 60],
    ],
  },
  OBV: { place: 'pane', parameters: [['average', 30]], needsVolume: true },
  PVT: { place: 'pane', parameters: [], needsVolume: true },
  VR: {
    place: 'pane',
    parameters: [
      ['period', 26],
      ['average', 6],
    ],
    needsVolume: true,
  },
  EMV: {
    place: 'pane',
    parameters: [
      ['period', 14],
      ['average', 9],
    ],
    needsVolume: true,
  },
} as const satisfies Record<string, Shape>;

export type Indicator = keyof typeof indicators;
export const indicatorKeys = Object.keys(indicators) as readonly Indicator[];

export interface Study {
  readonly name: Indicator;
  /** As many as the indicator has parameters. */
  readonly params: readonly number[];
}

/** More panes than this leave no room for the prices. */
export const panesMax = 4;
export const parameterMax = 500;

export function shapeOf(name: Indicator): Shape {
  return indicators[name];
}

export function defaultParams(name: Indicator): readonly number[] {
  return shapeOf(name).parameters.map(([, value]) => value);
}

export function hasOwnPane({ name }: Pick<Study, 'name'>): boolean {
  return shapeOf(name).place === 'pane';
}

export function defaultStudies(hasVolume: boolean): readonly Study[] {
  return hasVolume ? [{ name: 'VOL', params: defaultParams('VOL') }] : [];
}

/** Turns one on or off; a pane too many takes the place of the oldest. */
export function toggleStudy(studies: readonly Study[], name: Indicator): readonly Study[] {
  if (studies.some((each) => each.name === name)) return studies.filter((each) => each.name !== name);
  return withStudy(studies, { name, params: defaultParams(name) });
}

/** Adds one, or changes its parameters. */
export function withStudy(studies: readonly Study[], study: Study): readonly Study[] {
  if (studies.some(({ name }) => name === study.name)) {
    return studies.map((each) => (each.name === study.name ? study : each));
  }
  const panes = studies.filter(hasOwnPane);
  const leaving = hasOwnPane(study) && panes.length >= panesMax ? panes[0] : undefined;
  return [...studies.filter((each) => each !== leaving), study];
}

/** A parameter as typed: a whole number from 1 to 500; null when it is not. */
export function parseParameter(text: string): number | null {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return value >= 1 && value <= parameterMax ? value : null;
}

/** A fast average that is not faster draws nonsense. */
export function isOrdered({ name, params }: Study): boolean {
  const at = (wanted: Parameter) => shapeOf(name).parameters.findIndex(([parameter]) => parameter === wanted);
  const [fast, slow] = [params[at('fast')], params[at('slow')]];
  return fast === undefined || slow === undefined || fast < slow;
}

/** What was stored may be anything; what is no study falls away, odd parameters become the defaults. */
export function parseStudies(stored: unknown): readonly Study[] {
  if (!Array.isArray(stored)) return [];
  let studies: readonly Study[] = [];
  for (const value of stored as unknown[]) {
    if (typeof value !== 'object' || value === null) continue;
    const { name: wanted, params } = value as { readonly name?: unknown; readonly params?: unknown };
    const name = indicatorKeys.find((key) => key === wanted);
    if (name !== undefined) studies = withStudy(studies, { name, params: checkedParams(name, params) });
  }
  return studies;
}

/**
 * The indicator a link asks for: "MA.50.200" (market/marketZhiBiao opens a chart so). Null when it is none. Periods may
 * be fewer than the default has: two averages, not four.
 */
export function parseDraw(text: string | undefined): Study | null {
  const [wanted, ...rest] = (text ?? '').split('.');
  const name = indicatorKeys.find((key) => key === wanted);
  if (name === undefined) return null;
  const params = rest.map(parseParameter);
  if (params.length === 0) return { name, params: defaultParams(name) };
  const isWhole = params.every((value) => value !== null) && params.length <= shapeOf(name).parameters.length;
  if (!isWhole) return null;
  const isFree = shapeOf(name).parameters.every(([parameter]) => parameter === 'period');
  if (!isFree && params.length !== shapeOf(name).parameters.length) return null;
  return { name, params };
}

function checkedParams(name: Indicator, stored: unknown): readonly number[] {
  const usual = defaultParams(name);
  if (!Array.isArray(stored)) return usual;
  const params = (stored as unknown[]).map((value) => parseParameter(String(value)));
  const isWhole = params.length === usual.length && params.every((value) => value !== null);
  return isWhole && isOrdered({ name, params }) ? params : usual;
}
