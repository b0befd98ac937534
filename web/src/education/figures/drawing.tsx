/** What the figures of the lessons are drawn with: one frame, and words in the colours of the theme. */
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

export interface FigureProps {
  /** Says in words what is drawn: the figure is one picture to a screen reader. */
  readonly alt: string;
}

export const WIDTH = 320;

export function Drawing({
  alt,
  height,
  children,
}: FigureProps & { readonly height: number; readonly children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="w-full max-w-120 rounded-control bg-surface text-ink"
    >
      {children}
    </svg>
  );
}

export interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isStrong?: boolean;
  readonly tone?: keyof typeof tones;
}

const tones = {
  ink: 'fill-ink',
  quiet: 'fill-ink-2',
  action: 'fill-action',
  error: 'fill-error',
  up: 'fill-up',
  down: 'fill-down',
  onAction: 'fill-on-action',
} as const;

/** One line: an SVG breaks none. */
export function Label({ x, y, children, anchor = 'start', isStrong = false, tone = 'ink' }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize="12"
      className={cx(tones[tone], 'tabular-nums', isStrong && 'font-semibold')}
    >
      {children}
    </text>
  );
}

export interface ArrowProps {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly isDashed?: boolean;
}

export function Arrow({ from: [x1, y1], to: [x2, y2], isDashed = false }: ArrowProps) {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g className="fill-none stroke-ink-2" strokeWidth="1.5">
      <line x1={x1} y1={y1} x2={x2} y2={y2} strokeDasharray={isDashed ? '4 3' : undefined} />
      <path d="M-7,-4 L0,0 L-7,4" transform={`translate(${x2} ${y2}) rotate(${turn})`} />
    </g>
  );
}

/** A level of a price or an amount, over the whole width. */
export function Level({
  y,
  from = 12,
  to = WIDTH - 12,
}: {
  readonly y: number;
  readonly from?: number;
  readonly to?: number;
}) {
  return <line x1={from} y1={y} x2={to} y2={y} strokeDasharray="5 4" strokeWidth="1.5" className="stroke-edge" />;
}
