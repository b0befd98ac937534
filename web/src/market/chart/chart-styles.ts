/** klinecharts in our tokens: ink, lines, the reader's up/down palette, our type. Read again when the theme changes. */
import type { DeepPartial, Styles } from 'klinecharts';

export interface ChartTokens {
  readonly surface: string;
  readonly sunk: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly line: string;
  readonly action: string;
  readonly onAction: string;
  readonly up: string;
  readonly down: string;
  /** The practice mark. */
  readonly waiting: string;
  readonly onWaiting: string;
  /** Lines of indicators, apart from each other in both themes. */
  readonly series: readonly string[];
  readonly family: string;
}

/** The tokens in force at an element. */
export function chartTokens(element: Element): ChartTokens {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    surface: token('--surface'),
    sunk: token('--sunk'),
    ink: token('--ink'),
    ink2: token('--ink-2'),
    ink3: token('--ink-3'),
    line: token('--line'),
    action: token('--action'),
    onAction: token('--on-action'),
    up: token('--up'),
    down: token('--down'),
    waiting: token('--waiting'),
    onWaiting: token('--on-waiting'),
    series: ['--orange', '--action', '--teal', '--red', '--green'].map(token),
    family: style.fontFamily,
  };
}

export interface ChartLook {
  /** A line with the previous close, instead of candles. */
  readonly isLine: boolean;
  /** Which way the day goes, for the line's colour. */
  readonly direction: -1 | 0 | 1;
}

export function chartStyles(tokens: ChartTokens, { isLine, direction }: ChartLook): DeepPartial<Styles> {
  const { up, down, ink3, line, family, surface, ink } = tokens;
  const stroke = direction === 0 ? ink3 : direction > 0 ? up : down;
  const text = { size: 12, family, weight: 400 };
  const mark = {
    ...text,
    color: surface,
    paddingLeft: 4,
    paddingRight: 4,
    paddingTop: 3,
    paddingBottom: 3,
    borderRadius: 4,
  };
  const label = { ...mark, backgroundColor: ink, borderColor: ink };
  const bar = { style: 'fill' as const, upColor: faint(up), downColor: faint(down), noChangeColor: faint(ink3) };
  const legend = {
    ...text,
    color: tokens.ink2,
    marginLeft: 4,
    marginRight: 6,
    marginTop: 2,
    marginBottom: 2,
    defaultValue: '—',
  };
  const highLow = { color: tokens.ink2, textFamily: family, textSize: 12, textWeight: '400' };
  return {
    grid: { horizontal: { color: line, style: 'solid', size: 1 }, vertical: { show: false } },
    candle: {
      type: isLine ? 'area' : 'candle_solid',
      bar: {
        upColor: up,
        downColor: down,
        noChangeColor: ink3,
        upBorderColor: up,
        downBorderColor: down,
        noChangeBorderColor: ink3,
        upWickColor: up,
        downWickColor: down,
        noChangeWickColor: ink3,
      },
      area: {
        lineSize: 2,
        lineColor: stroke,
        value: 'line',
        backgroundColor: `${stroke}14`,
        point: { show: true, color: stroke, radius: 3, rippleRadius: 0, rippleColor: 'transparent', animation: false },
      },
      priceMark: {
        high: { show: !isLine, ...highLow },
        low: { show: !isLine, ...highLow },
        last: {
          upColor: isLine ? stroke : up,
          downColor: isLine ? stroke : down,
          noChangeColor: isLine ? stroke : ink3,
          line: { show: !isLine, style: 'solid', size: 1 },
          text: mark,
        },
      },
      tooltip: { showRule: 'none' },
    },
    indicator: {
      ohlc: { upColor: faint(up), downColor: faint(down), noChangeColor: faint(ink3) },
      bars: [bar],
      circles: [bar],
      lines: tokens.series.map((color) => ({
        style: 'solid' as const,
        smooth: false,
        size: 1,
        dashedValue: [2, 2],
        color,
      })),
      tooltip: { offsetLeft: 0, offsetTop: 2, title: { ...legend, showParams: false }, legend },
    },
    xAxis: axis(tokens),
    yAxis: axis(tokens),
    separator: { size: 1, color: line, activeBackgroundColor: line },
    crosshair: {
      horizontal: { line: { color: ink3, dashedValue: [4, 3] }, text: label },
      vertical: { line: { color: ink3, dashedValue: [4, 3] }, text: label },
    },
    overlay: overlayStyles(tokens, text),
  };
}

/** Drawings are in the colour of actions: they are the reader's own, and say nothing about up or down. */
function overlayStyles({ action, onAction }: ChartTokens, text: object) {
  const fill = `${action}26`;
  const words = { ...text, color: onAction, backgroundColor: action, borderColor: action };
  return {
    line: { color: action, size: 1.5 },
    arc: { color: action },
    point: {
      color: action,
      borderColor: `${action}59`,
      activeColor: action,
      activeBorderColor: `${action}59`,
      radius: 6,
      activeRadius: 8,
    },
    rect: { color: fill, borderColor: action },
    circle: { color: fill, borderColor: action },
    polygon: { color: action, borderColor: action },
    text: words,
  };
}

function axis({ ink3, line, family }: ChartTokens) {
  return {
    axisLine: { show: false, color: line },
    tickLine: { show: false },
    tickText: { color: ink3, family, size: 12, marginStart: 6, marginEnd: 4 },
  };
}

/** Bars behind the prices: the tokens are six-digit colours, so two more digits are the opacity. */
function faint(color: string): string {
  return `${color}b8`;
}
