import { expect, test } from 'vitest';
import { verifyTape, type Tape } from './pool-tape.ts';
import { valued, type ValuedPosition } from './pool-valuation.ts';
import { sha256 } from './sha256.ts';
import { NO_HASH } from './statement-form.ts';
import { MINUTE_MS } from './time.ts';

const AT = 1_764_000_000_000;
const inputs = { impactMid: '10010', average: '10000', traded: '9990.5', range: '0.01', at: AT - 3_000 };
const held: ValuedPosition = { symbol: 'AAA', shares: 100, mark: 100_00, inputs };

function fileWith(position: Partial<ValuedPosition>) {
  const pool = { pool: 1, feeBps: 100, before: { hash: NO_HASH, units: '0', closedOn: '2026-11-26' } };
  const facts = { number: 1, at: AT, date: '2026-11-27', seq: 0, head: NO_HASH, cash: '0', dividends: '0' };
  const positions = [{ ...held, ...position }];
  const one = valued(pool, { ...facts, moment: 'session', positions, requests: [] }, sha256);
  return { format: 'bahi-valuations-2' as const, ...pool, valuations: [one], proof: null };
}
const minute = (ago: number, low: number, high: number) => [AT - ago * MINUTE_MS, low, high, low, high, 100];
const tape = (...minutes: number[][]): Tape => ({
  format: 'bahi-tape-1',
  at: AT,
  instruments: [{ symbol: 'AAA', priceScale: 2, minutes }],
});
const traded = tape(minute(4, 99_80, 99_95), minute(1, 99_90, 100_20));

test('a mark among the trades of its minutes is borne out', () => {
  expect(verifyTape(fileWith({}), [traded])).toEqual({ findings: [], marks: 1 });
});

test.each<[string, Partial<ValuedPosition>]>([
  ['what was traded lies beyond every trade', { inputs: { ...inputs, traded: '10020.5' } }],
  ['it stands far above them', { mark: 102_00 }],
  ['it stands far below them', { mark: 98_00, inputs: { ...inputs, traded: null } }],
])('a mark is found when %s', (_name, position) => {
  const found = [{ problem: 'tape_differs', number: 1, symbol: 'AAA' }];
  expect(verifyTape(fileWith(position), [traded])).toEqual({ findings: found, marks: 1 });
});

test.each<[string, Partial<ValuedPosition>, unknown]>([
  ['whose book was looked at long before', { inputs: { ...inputs, at: AT - 60 * MINUTE_MS } }, traded],
  ['that does not say how it was found', { inputs: null }, traded],
  ['without a trade', {}, tape()],
  ['of another moment', {}, { ...traded, at: AT + 1 }],
  ['of which only other minutes are shown', {}, tape(minute(30, 50_00, 60_00))],
])('a mark %s is not compared', (_name, position, shown) => {
  expect(verifyTape(fileWith(position), [shown])).toEqual({ findings: [], marks: 0 });
});

test('a file that is no tape is named', () => {
  expect(verifyTape(fileWith({}), [{ ...traded, at: 'now' }]).findings).toEqual([
    { problem: 'malformed', field: 'at' },
  ]);
  expect(verifyTape(fileWith({}), [tape([AT, 1])]).findings).toHaveLength(1);
});
