import { expect, test } from 'vitest';
import { isEnded, outcomeOf } from './outcome.ts';

test.each([
  ['accepted', 'limit', 0, 'accepted', false],
  ['pending', 'market', 0, 'working', false],
  ['pending', 'limit', 0, 'waiting', false],
  ['partly_filled', 'limit', 40, 'partly', false],
  ['filled', 'market', 100, 'filled', true],
  ['cancelled', 'market', 40, 'partlyEnded', true],
  ['cancelled', 'limit', 0, 'cancelled', true],
  ['rejected', 'market', 0, 'rejected', true],
] as const)('an order %s at %s with %i shares filled is "%s"', (status, type, filledQuantity, outcome, ended) => {
  expect(outcomeOf({ status, type, filledQuantity })).toBe(outcome);
  expect(isEnded(status)).toBe(ended);
});
