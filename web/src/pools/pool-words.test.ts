import { expect, test } from 'vitest';
import {
  daysRunning,
  holdingChip,
  monthText,
  percentOf,
  plainPercent,
  poolChip,
  riskText,
  stateBody,
} from './pool-words.ts';
import t from './texts.en.ts';

test.each([
  [{ state: 'open', stateReason: null }, 'Open', null],
  [{ state: 'closed_to_new', stateReason: 'risk' }, 'Closed: risk too high', t.stateBody.risk],
  [{ state: 'closed_to_new', stateReason: 'deadline' }, 'Closed: deadline passed', t.stateBody.deadline],
  [{ state: 'closed_to_new', stateReason: 'off_shelf' }, 'Closed: off shelf', t.stateBody.off_shelf],
  [{ state: 'closed_to_new', stateReason: 'end' }, 'Closed: ending', t.stateBody.end],
  [{ state: 'halted', stateReason: 'halted' }, 'Halted', t.stateBody.halted],
  [{ state: 'ended', stateReason: 'end' }, 'Ended', t.stateBody.ended],
] as const)('%o is told as %s, and why', (pool, chip, body) => {
  expect(poolChip(pool, t).text).toBe(chip);
  expect(stateBody(pool, t)).toBe(body);
});

test('who waits for stocks that cannot be sold reads that the payment is delayed', () => {
  expect(holdingChip({ state: 'stopping', waitsFor: ['NEEM'] }, t).text).toBe('Payment delayed');
  expect(holdingChip({ state: 'stopping', waitsFor: [] }, t).text).toBe('Stopping');
});

test.each([
  [1, '1 of 10 · low'],
  [4, '4 of 10 · medium'],
  [7, '7 of 10 · high'],
  [8, '8 of 10 · very high'],
  [null, 'Too early to tell'],
])('a risk of %s is a number and a word: %s', (risk, text) => {
  expect(riskText(risk, t)).toBe(text);
});

test('hundredths of a percent are percent, a fee without a sign and an empty fraction', () => {
  expect(percentOf(-408)).toBe('-4.08');
  expect(plainPercent(100)).toBe('1%');
  expect(plainPercent(150)).toBe('1.5%');
  expect(plainPercent(1000)).toBe('10%');
});

test('a pool runs for the days since its first, and one that begins later for none', () => {
  expect(daysRunning({ startedOn: '2026-11-01' }, '2026-12-01')).toBe(30);
  expect(daysRunning({ startedOn: '2026-12-02' }, '2026-12-01')).toBe(0);
  expect(monthText('2026-03')).toBe('2026.03');
});
