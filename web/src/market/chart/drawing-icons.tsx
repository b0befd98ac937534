/** A sign for each drawing tool, 24 units square: points are dots, what goes on beyond them has none. */
import type { Tool } from './drawing.ts';

const paths: Record<Tool, string> = {
  segment: 'M5 18 19 6',
  rayLine: 'M5 18 23 3',
  straightLine: 'M1 22 23 2',
  horizontalSegment: 'M5 12H19',
  horizontalRayLine: 'M6 12H23',
  horizontalStraightLine: 'M1 12H23',
  verticalSegment: 'M12 5V19',
  verticalRayLine: 'M12 18V1',
  verticalStraightLine: 'M12 1V23',
  priceLine: 'M1 12H13M15 9h8v6h-8z',
  parallelStraightLine: 'M1 16 17 2M7 22 23 8',
  priceChannelLine: 'M1 14 15 2M5 18 19 6M9 22 23 10',
  fibonacciLine: 'M2 4H22M2 11H22M2 15H22M2 20H22',
  brush: 'M3 17c4-9 6-9 7-3s4 5 5 0 3-7 6-8',
  simpleAnnotation: 'M4 4H20V14H13L12 20L11 14H4Z',
  simpleTag: 'M1 12H9M9 12l4-5h10v10H13z',
};

const dots: Partial<Record<Tool, readonly (readonly [number, number])[]>> = {
  segment: [
    [5, 18],
    [19, 6],
  ],
  rayLine: [
    [5, 18],
    [14, 10.5],
  ],
  straightLine: [
    [7, 16.5],
    [17, 7.5],
  ],
  horizontalSegment: [
    [5, 12],
    [19, 12],
  ],
  horizontalRayLine: [[6, 12]],
  horizontalStraightLine: [[12, 12]],
  verticalSegment: [
    [12, 5],
    [12, 19],
  ],
  verticalRayLine: [[12, 18]],
  verticalStraightLine: [[12, 12]],
};

export function DrawingIcon({ tool }: { readonly tool: Tool }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[tool]} />
      {dots[tool]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
