import { expect, test } from 'vitest';
import { parseDrawings, putDrawing, reachOf, undone, withDrawings, type Drawing } from './drawing.ts';
import { factorsOf } from './price-factors.ts';

const line = (id: string, at: number, family: Drawing['family'] = 'days'): Drawing => ({
  id,
  tool: 'horizontalStraightLine',
  family,
  points: [{ at, price: 100 }],
});

test('every change can be undone, back to the first', () => {
  const first = { now: [line('a', 1)], past: [] };
  const second = withDrawings(first, putDrawing(first.now, line('b', 2)));
  const third = withDrawings(second, []);
  expect(undone(third).now.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(undone(undone(third))).toEqual(first);
  expect(undone(undone(undone(third)))).toEqual(first);
});

test('a drawing that was moved takes its own place', () => {
  const moved = putDrawing([line('a', 1), line('b', 2)], line('a', 9));
  expect(moved.map(({ id, points }) => [id, points[0]!.at])).toEqual([
    ['a', 9],
    ['b', 2],
  ]);
});

test('a long stroke is thinned, its ends stay', () => {
  const points = Array.from({ length: 5_000 }, (_, at) => ({ at, price: at }));
  const [kept] = putDrawing([], { ...line('a', 0), tool: 'brush', points });
  expect(kept!.points.length).toBeLessThanOrEqual(300);
  expect([kept!.points[0], kept!.points.at(-1)]).toEqual([points[0], points.at(-1)]);
  expect(parseDrawings(JSON.parse(JSON.stringify([kept])))).toEqual([kept]);
});

test('a chart reaches back for the drawings it shows only', () => {
  const drawings = [line('a', 50), line('b', 20, 'minutes'), line('c', 70)];
  expect(reachOf(drawings, 'week')).toBe(50);
  expect(reachOf(drawings, '5m')).toBe(20);
  expect(reachOf([], 'day')).toBeUndefined();
});

test('under another adjustment a drawing moves as the bars of its day do', () => {
  // A share was split in two between day 2 and day 3.
  const traded = [10_000, 10_200, 5_100, 5_200].map((close, day) => [day * 10, close, close, close, close, 1] as const);
  const forward = [5_000, 5_100, 5_100, 5_200].map((close, day) => [day * 10, close, close, close, close, 1] as const);
  const factorAt = factorsOf(traded, forward);
  expect([-5, 0, 14, 19, 20, 99].map(factorAt)).toEqual([0.5, 0.5, 0.5, 0.5, 1, 1]);
  expect(factorsOf([], [])(5)).toBe(1);
});
