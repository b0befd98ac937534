/** Credit loans: limits and terms by tables; interest against an oracle that goes from day to day with a clock of its own. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { practiceCalendar } from './calendar.ts';
import {
  datesToCharge,
  dueOf,
  interestOf,
  interestThrough,
  loanLimit,
  loanRejection,
  momentAfter,
  repaymentOf,
} from './loan.ts';
import { parametersOn } from './parameters.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './time.ts';

const parameters = parametersOn('2026-11-25');
const calendar = practiceCalendar;
/** Midnight of a date in India. */
const india = (date: string) => Date.parse(`${date}T00:00:00+05:30`);

test.each([
  [300, 0n, 0n, 0n],
  [550, 0n, 0n, 0n],
  [551, 0n, 2_000_00n, 2_000_00n],
  [600, 0n, 1_00_000_00n, 1_00_000_00n],
  [600, 30_000_00n, 1_00_000_00n, 70_000_00n],
  [600, 30_000_01n, 1_00_000_00n, 69_999_00n],
  [600, 2_00_000_00n, 1_00_000_00n, 0n],
  [800, 0n, 5_00_000_00n, 5_00_000_00n],
  [900, 1n, 5_00_000_00n, 4_99_999_00n],
])('with a score of %d and %d owed the limit is %d, and %d is left of it', (score, owed, limit, left) => {
  expect(loanLimit(parameters, { score, owed })).toEqual({ limit, left });
});

const nothing = { hasPending: false, openOwed: null, score: 600, receivable: 30_000_00n };

test.each([
  [null, 30, {}, 'loans.amount_not_whole'],
  [1_000_50n, 30, {}, 'loans.amount_not_whole'],
  [50n, 7, { hasPending: true }, 'loans.amount_not_whole'],
  [0n, 30, {}, 'loans.below_minimum'],
  [999_00n, 30, {}, 'loans.below_minimum'],
  [1_000_00n, 31, {}, 'loans.term_unknown'],
  [9_99_999_00n, 30, { hasPending: true, openOwed: 5n }, 'loans.pending'],
  [9_99_999_00n, 30, { openOwed: 5n }, 'loans.repay_first'],
  [1_000_00n, 30, { score: 550 }, 'loans.score_low'],
  [70_001_00n, 30, {}, 'loans.above_limit'],
  [1_000_00n, 30, { receivable: 9_99_999_00n }, 'loans.above_limit'],
  [1_000_00n, 30, {}, null],
  [70_000_00n, 180, {}, null],
])('%d paise for %d days, %o: %s', (amount, termDays, changes, code) => {
  expect(loanRejection({ ...nothing, amount, termDays, ...changes }, parameters)?.code ?? null).toBe(code);
});

test.each([
  [1_00_000_00n, 32_88n],
  [1_000_00n, 33n],
  [15_20n, 0n],
  [15_21n, 1n],
  [1n, 0n],
  [5_00_000_00n, 164_38n],
])('%d paise cost %d a date: 12 %% a year over 365 days, half up', (principal, interest) => {
  expect(interestOf(principal, 12)).toBe(interest);
});

test('a half is rounded up', () => {
  // 7,300 paise at 5 % are exactly one paisa a date.
  expect([interestOf(73_00n, 5), interestOf(36_50n, 5), interestOf(36_49n, 5)]).toEqual([1n, 1n, 0n]);
  expect(interestThrough(1_00_000_00n, 12, 30)).toBe(986_40n);
});

test.each([
  ['the first instant of the next date', '2026-11-25', india('2026-11-27'), ['2026-11-26']],
  ['the last instant of a date', '2026-11-25', india('2026-11-27') - 1, []],
  ['the day it was posted for', '2026-11-25', india('2026-11-25') + HOUR_MS, []],
  ['the leap day', '2028-02-27', india('2028-03-02'), ['2028-02-28', '2028-02-29', '2028-03-01']],
  ['no leap day', '2027-02-27', india('2027-03-02'), ['2027-02-28', '2027-03-01']],
])('dates that are to be charged at %s', (_name, through, now, dates) => {
  expect(datesToCharge(calendar, through, now)).toEqual(dates);
});

test('somebody away for 366 days is charged for each date once', () => {
  const dates = datesToCharge(calendar, '2027-11-25', india('2027-11-26') + 366 * DAY_MS);
  expect([dates.length, new Set(dates).size]).toEqual([366, 366]);
  expect([dates[0], dates.includes('2028-02-29'), dates.at(-1)]).toEqual(['2027-11-26', true, '2028-11-25']);
});

test('a loan is in time to the last instant of its due date in India', () => {
  const { date, overdueAt } = dueOf(calendar, india('2028-02-01') + 23 * HOUR_MS + 59 * MINUTE_MS, 30);
  expect([date, overdueAt]).toEqual(['2028-03-02', india('2028-03-03')]);
});

test('what comes to its turn after its date was charged counts on the next date', () => {
  const midnight = india('2026-11-26');
  expect(momentAfter(calendar, '2026-11-25', midnight - 1)).toBe(midnight);
  expect(momentAfter(calendar, '2026-11-25', midnight + 5)).toBe(midnight + 5);
});

/** What happens to a loan: a moment after it was paid out, in half hours, and the share of what is owed that is repaid then. */
const repayments = fc.array(
  fc.record({ halfHours: fc.integer({ min: 0, max: 400 * 48 }), percent: fc.integer({ min: 0, max: 100 }) }),
  { maxLength: 12 },
);

test('interest is that of an oracle that goes from day to day, whenever somebody repays and however long nobody looks', () => {
  const start = fc.integer({ min: 0, max: 4 * 365 * 48 }).map((at) => india('2026-11-25') + at * 30 * MINUTE_MS);
  fc.assert(
    fc.property(start, fc.bigInt({ min: 1_000n, max: 5_00_000n }), repayments, (paidOutAt, rupees, acts) => {
      const moments = acts
        .map(({ halfHours, percent }) => ({ at: paidOutAt + halfHours * 30 * MINUTE_MS, percent }))
        .toSorted((a, b) => a.at - b.at);
      const until = paidOutAt + 420 * DAY_MS;
      const events = [...moments, { at: until, percent: 0 }];
      expect(charged(paidOutAt, rupees * 100n, events)).toEqual(byOracle(paidOutAt, rupees * 100n, events));
    }),
    { numRuns: 300 },
  );
});

interface Act {
  readonly at: number;
  readonly percent: number;
}

/** As the books are written: each act first posts the dates that have ended, on the principal as it is then. */
function charged(paidOutAt: number, amount: bigint, acts: readonly Act[]) {
  const day = new Date(paidOutAt + 330 * MINUTE_MS).toISOString().slice(0, 10);
  let through = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
  const owed = { principal: amount, interest: 0n };
  const posted: Record<string, bigint> = {};
  for (const { at, percent } of acts) {
    for (const date of datesToCharge(calendar, through, at)) {
      const interest = interestOf(owed.principal, 12);
      if (interest > 0n) posted[date] = interest;
      owed.interest += interest;
      through = date;
    }
    const paid = ((owed.principal + owed.interest) * BigInt(percent)) / 100n;
    if (paid === 0n) continue;
    const { principal, interest } = repaymentOf(paid, owed);
    expect(interest === owed.interest || principal === 0n).toBe(true);
    owed.principal -= principal;
    owed.interest -= interest;
  }
  return { posted, ...owed };
}

/** Walks through every date in India from the first to the last and asks what was owed when it ended, with nothing of the code above. */
function byOracle(paidOutAt: number, amount: bigint, acts: readonly Act[]) {
  const posted: Record<string, bigint> = {};
  let [principal, interest, next] = [amount, 0n, 0];
  const zone = 19_800_000;
  let endOfDate = Math.floor((paidOutAt + zone) / 86_400_000) * 86_400_000 - zone + 86_400_000;
  for (; next < acts.length; endOfDate += 86_400_000) {
    for (; next < acts.length && acts[next]!.at < endOfDate; next += 1) {
      const pays = ((principal + interest) * BigInt(acts[next]!.percent)) / 100n;
      const first = pays < interest ? pays : interest;
      interest -= first;
      principal -= pays - first;
    }
    if (next === acts.length) break;
    const exact = principal * 12n;
    const rounded = exact / 36_500n + (((exact % 36_500n) * 2n) / 36_500n >= 1n ? 1n : 0n);
    if (rounded > 0n) posted[new Date(endOfDate + zone - 1).toISOString().slice(0, 10)] = rounded;
    interest += rounded;
  }
  return { posted, principal, interest };
}
