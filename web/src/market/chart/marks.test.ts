import { DAY_MS, HOUR_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { expect, test } from 'vitest';
import { placeMarks, type ChartMark } from './marks.ts';

const midnight = Date.UTC(2026, 10, 2);
const bars = (count: number, stepMs: number, from = midnight) =>
  Array.from({ length: count }, (_, index) => ({ timestamp: from + index * stepMs }));
const day = (kind: ChartMark['kind'], at: number): ChartMark => ({ kind, at, isDay: true });
const moment = (kind: ChartMark['kind'], at: number): ChartMark => ({ kind, at, isDay: false });

test('a date is marked at its day, in a week at the week, among minutes at the first of its session', () => {
  const bonus = [day('bonus', midnight + 3 * DAY_MS)];
  expect(placeMarks(bonus, bars(5, DAY_MS), DAY_MS)).toEqual([{ kind: 'bonus', index: 3 }]);
  expect(placeMarks(bonus, bars(2, 7 * DAY_MS), 7 * DAY_MS)).toEqual([{ kind: 'bonus', index: 0 }]);
  const session = bars(60, MINUTE_MS, midnight + 3 * DAY_MS + 9 * HOUR_MS);
  expect(placeMarks(bonus, session, MINUTE_MS)).toEqual([{ kind: 'bonus', index: 0 }]);
});

test('a trade stands at the bar that held it; two in one bar are one mark, a purchase and a sale are two', () => {
  const at = midnight + 2 * HOUR_MS + 90_000;
  const minutes = bars(600, MINUTE_MS);
  expect(placeMarks([moment('bought', at), moment('bought', at + 1)], minutes, MINUTE_MS)).toEqual([
    { kind: 'bought', index: 121 },
  ]);
  expect(placeMarks([moment('bought', at), moment('sold', at)], minutes, MINUTE_MS)).toHaveLength(2);
});

test('what lies before the first bar, in a gap or after the last bar is not marked elsewhere', () => {
  const minutes = bars(10, MINUTE_MS);
  expect(placeMarks([moment('sold', midnight - 1), moment('sold', midnight + HOUR_MS)], minutes, MINUTE_MS)).toEqual(
    [],
  );
  expect(placeMarks([day('split', midnight - 5 * DAY_MS)], minutes, MINUTE_MS)).toEqual([]);
  expect(placeMarks([moment('sold', midnight)], [], MINUTE_MS)).toEqual([]);
});
