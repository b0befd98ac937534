/**
 * The chart as a picture to share: what it shows, of when, from which source, and a mark nobody can miss when the market
 * is a practice one. Nothing of the reader's own money is in it.
 */
import type { Chart } from 'klinecharts';
import type { ChartTokens } from './chart-styles.ts';

export interface PictureWords {
  /** Name and code. */
  readonly title: string;
  /** Last price and its change. */
  readonly price: string;
  /** Period, adjustment and time, then what it is compared with. */
  readonly lines: readonly string[];
  /** "PRACTICE MARKET, not real prices", or the source of real data. */
  readonly mark: string;
  /** One word, large behind the chart; null for real data. */
  readonly stamp: string | null;
  readonly source: string;
}

const SCALE = 2;
const WIDTH_MIN = 480;
const EDGE = 16;
const LINE = 20;
const BAND = 32;

export function drawPicture(chart: Chart, tokens: ChartTokens, words: PictureWords): HTMLCanvasElement {
  const dom = chart.getDom()!;
  const { width, height } = dom.getBoundingClientRect();
  const whole = Math.max(WIDTH_MIN, width + 2 * EDGE);
  const head = BAND + 34 + LINE * (1 + words.lines.length) + 8;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole * SCALE);
  canvas.height = Math.round((head + height + LINE + EDGE) * SCALE);
  const context = canvas.getContext('2d')!;
  context.scale(SCALE, SCALE);
  context.fillStyle = tokens.surface;
  context.fillRect(0, 0, whole, canvas.height);

  context.fillStyle = words.stamp === null ? tokens.sunk : tokens.waiting;
  context.fillRect(0, 0, whole, BAND);
  const write = (text: string, y: number, { size = 13, weight = 400, color = tokens.ink2 } = {}) =>
    fitText(context, text, { x: EDGE, y, width: whole - 2 * EDGE, size, weight, color, family: tokens.family });
  write(words.mark, 21, { weight: 600, color: words.stamp === null ? tokens.ink : tokens.onWaiting });
  write(words.title, BAND + 26, { size: 18, weight: 600, color: tokens.ink });
  write(words.price, BAND + 26 + LINE, { size: 15, weight: 600, color: tokens.ink });
  words.lines.forEach((line, index) => write(line, BAND + 26 + LINE * (2 + index)));

  const left = (whole - width) / 2;
  drawChart(context, dom, { left, top: head });
  if (words.stamp !== null) stamp(context, words.stamp, { x: whole / 2, y: head + height / 2, tokens });
  write(words.source, head + height + LINE, { size: 12, color: tokens.ink3 });
  return canvas;
}

/** klinecharts draws on many canvases, one over the other, each at its place. */
function drawChart(
  context: CanvasRenderingContext2D,
  dom: HTMLElement,
  { left, top }: { left: number; top: number },
): void {
  const origin = dom.getBoundingClientRect();
  for (const layer of dom.querySelectorAll('canvas')) {
    const place = layer.getBoundingClientRect();
    if (layer.width === 0 || layer.height === 0) continue;
    context.drawImage(layer, left + place.left - origin.left, top + place.top - origin.top, place.width, place.height);
  }
}

function stamp(
  context: CanvasRenderingContext2D,
  word: string,
  { x, y, tokens }: { readonly x: number; readonly y: number; readonly tokens: ChartTokens },
): void {
  context.save();
  context.translate(x, y);
  context.rotate(-Math.PI / 9);
  context.font = `700 64px ${tokens.family}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.globalAlpha = 0.13;
  context.fillStyle = tokens.ink;
  context.fillText(word, 0, 0);
  context.restore();
}

/** Smaller until it fits: nothing is cut off. */
function fitText(
  context: CanvasRenderingContext2D,
  text: string,
  at: { x: number; y: number; width: number; size: number; weight: number; color: string; family: string },
): void {
  context.fillStyle = at.color;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  for (let { size } = at; ; size -= 1) {
    context.font = `${at.weight} ${size}px ${at.family}`;
    if (size <= 8 || context.measureText(text).width <= at.width) break;
  }
  context.fillText(text, at.x, at.y, at.width);
}
