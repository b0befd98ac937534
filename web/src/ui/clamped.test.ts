import { expect, test } from 'vitest';
import { clamped } from './clamped.ts';

test.each([
  [5, 5, null],
  [1, 1, null],
  [12, 12, null],
  [0, 1, 'minimum'],
  [-7, 1, 'minimum'],
  [13, 12, 'maximum'],
  [100_000, 12, 'maximum'],
])('a stepper from 1 to 12 that is asked for %i stands at %i', (wanted, value, heldAt) => {
  expect(clamped(wanted, { minimum: 1, maximum: 12 })).toEqual({ value, heldAt });
});

test('where nothing can be had a stepper stands at its least', () => {
  expect(clamped(3, { minimum: 1, maximum: 0 })).toEqual({ value: 1, heldAt: 'maximum' });
});
