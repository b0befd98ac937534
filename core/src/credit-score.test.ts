import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREDIT_CODES, CREDIT_POINTS, SCORE_LEAST, SCORE_MOST, SCORE_START, scoreOf } from './credit-score.ts';

test('a score starts where everybody’s does, and is the sum of its events', () => {
  expect(scoreOf([])).toBe(600);
  expect(scoreOf([CREDIT_POINTS.verified, CREDIT_POINTS.first_deposit])).toBe(660);
  expect(scoreOf([CREDIT_POINTS.loan_overdue, CREDIT_POINTS.loan_overdue_longer])).toBe(540);
});

test('whatever happens, in whatever order, a score keeps its bounds and follows from the sum alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...CREDIT_CODES)), (codes) => {
      const points = codes.map((code) => CREDIT_POINTS[code]);
      const sum = points.reduce<number>((total, each) => total + each, SCORE_START);
      expect(scoreOf(points)).toBe(Math.min(SCORE_MOST, Math.max(SCORE_LEAST, sum)));
      expect(scoreOf(points.toReversed())).toBe(scoreOf(points));
    }),
  );
});

test('what lies beyond a bound is not forgotten', () => {
  expect(scoreOf([-400])).toBe(300);
  expect(scoreOf([-400, 50])).toBe(300);
  expect(scoreOf([-400, 150])).toBe(350);
});
