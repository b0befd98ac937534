/** The session as a line, 64 x 28, with the previous close as the stitch. Decoration: the figures beside it say it all. */
import { signOf } from '@bahi/core/format.ts';
import { sparklinePoints } from './sparkline-points.ts';

export interface SparklineProps {
  /** Closes, oldest first, in any unit. */
  readonly points: readonly number[];
  readonly previousClose: number;
  /** The change that is shown beside it, which gives the colour: its last point is up to a minute older. */
  readonly rate: string | null | undefined;
  readonly width?: number;
  readonly height?: number;
}

export function Sparkline({ points, previousClose, rate, width = 64, height = 28 }: SparklineProps) {
  const { line, closeY } = sparklinePoints(points, previousClose, width, height);
  const direction = signOf(rate);
  const stroke = direction > 0 ? 'var(--up)' : direction < 0 ? 'var(--down)' : 'var(--ink-3)';
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="shrink-0">
      <line x1="0" x2={width} y1={closeY} y2={closeY} stroke="var(--edge)" strokeDasharray="4 3" />
      {line !== '' && <polyline points={line} fill="none" stroke={stroke} strokeWidth="1.75" strokeLinejoin="round" />}
    </svg>
  );
}
