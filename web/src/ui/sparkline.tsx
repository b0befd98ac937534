/** The session as a line, 64 x 28, with the previous close as the stitch. Decoration: the figures beside it say it all. */
import { sparklinePoints } from './sparkline-points.ts';

export interface SparklineProps {
  /** Closes, oldest first, in any unit. */
  readonly points: readonly number[];
  readonly previousClose: number;
  readonly width?: number;
  readonly height?: number;
}

export function Sparkline({ points, previousClose, width = 64, height = 28 }: SparklineProps) {
  const { line, closeY } = sparklinePoints(points, previousClose, width, height);
  const last = points.at(-1) ?? previousClose;
  const stroke = last > previousClose ? 'var(--up)' : last < previousClose ? 'var(--down)' : 'var(--ink-3)';
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="shrink-0">
      <line x1="0" x2={width} y1={closeY} y2={closeY} stroke="var(--edge)" strokeDasharray="4 3" />
      {line !== '' && <polyline points={line} fill="none" stroke={stroke} strokeWidth="1.75" strokeLinejoin="round" />}
    </svg>
  );
}
