import { STOP_PERCENT } from '@bahi/core/pool.ts';
import { expect, test } from 'vitest';
import { copyFault, stopOf, stopsAt } from './amounts.ts';

test.each([
  ['', 'none'],
  ['0', 'none'],
  ['9999.99', 'below_minimum'],
  ['10000', null],
  ['25000.50', null],
  ['25000.51', 'short'],
])('a copy with %s: %s', (typed, fault) => {
  expect(copyFault(typed, { minimum: '10000.00', available: '25000.50' })).toBe(fault);
});

test.each([
  ['', null],
  ['4', null],
  ['5', 5],
  ['40', 40],
  ['95', 95],
  ['96', null],
  ['05', null],
  ['100', null],
  ['7.5', null],
])('a stop of %s percent: %s', (typed, percent) => {
  expect(stopOf(typed, STOP_PERCENT)).toBe(percent);
});

test('a stop comes to what is left of the amount, rounded down, and to nothing while one of the two is missing', () => {
  expect(stopsAt('10000', 40)).toBe('6000.00');
  expect(stopsAt('0.99', 40)).toBe('0.59');
  expect(stopsAt('', 40)).toBeNull();
  expect(stopsAt('10000', null)).toBeNull();
});
