/** The figures over a lend: shares, what they are worth, and what a day like now would bring. */
import { expect, test } from 'vitest';
import { firstToLend, lendFigures } from './figures.ts';

const LENDING = { lotSize: 100, rateMinimumBps: 50, rateMaximumBps: 1_200, lenderPercent: 80 };
const BORROWING = { rateBps: 0, lent: 100, borrowed: 300, houseQuota: 400 };

test('lots are shares, worth the mark price, and bring their part of what borrowers pay', () => {
  expect(lendFigures(LENDING, { mark: '500.00', borrowing: BORROWING }, 1)).toEqual({
    shares: 100,
    value: '50000.00',
    day: { rateBps: 337, onLoan: 100, paid: '3.69' },
  });
});

test.each([
  ['without a mark price nothing is said of a value', null, BORROWING, 1, { value: null, day: null }],
  ['of what nobody can borrow no fee is said', '500.00', null, 1, { value: '50000.00', day: null }],
  ['what is no number of lots is worth nothing', '500.00', BORROWING, Number.NaN, { value: null, day: null }],
  ['nor is less than none', '500.00', BORROWING, -1, { value: null, day: null }],
])('%s', (_name, mark, borrowing, lots, figures) => {
  expect(lendFigures(LENDING, { mark, borrowing }, lots)).toMatchObject(figures);
});

test('the tab begins with what can be lent, not with what is pledged or locked', () => {
  const pledged = { lots: 0, refusal: { code: 'lending.nothing_free', params: {} } } as const;
  const locked = { lots: 2, refusal: { code: 'lending.locked', params: {} } } as const;
  const free = { lots: 1, refusal: null };
  expect(firstToLend([pledged, locked, free] as never)).toBe(free);
  expect(firstToLend([pledged, locked] as never)).toBe(locked);
  expect(firstToLend([pledged] as never)).toBe(pledged);
  expect(firstToLend([])).toBeUndefined();
});
