import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { timeWeighted, yearlyRate, type Flow } from './returns.ts';

const START = '2025-11-28';
const rateOf = (flows: readonly (readonly [days: number, amount: bigint])[], days: number, worth: bigint) => {
  const found = yearlyRate(
    flows.map(([at, amount]): Flow => ({ date: addDays(START, at), amount })),
    { date: addDays(START, days), worth },
  );
  return 'rate' in found ? Math.round(found.rate * 1e6) / 1e6 : found.unknown;
};

test.each<[string, [number, bigint][], number, bigint, number | string]>([
  ['a tenth in a year', [[0, 100_00n]], 365, 110_00n, 0.1],
  ['a loss', [[0, 100_00n]], 365, 80_00n, -0.2],
  ['nothing', [[0, 100_00n]], 365, 100_00n, 0],
  ['a year and a half', [[0, 100_00n]], 730, 121_00n, 0.1],
  [
    'money that came half-way, and what was withdrawn',
    [
      [0, 100_00n],
      [365, -60_00n],
    ],
    730,
    55_00n,
    0.1,
  ],
  ['29 days', [[0, 100_00n]], 29, 110_00n, 'too_short'],
  ['30 days', [[0, 100_00n]], 30, 100_00n, 0],
  ['nothing was ever paid in', [], 365, 5_00n, 'no_rate'],
  ['only what is no flow', [[0, 0n]], 365, 5_00n, 'no_rate'],
  ['everything is lost', [[0, 100_00n]], 365, 0n, 'no_rate'],
  ['more than everything', [[0, 100_00n]], 365, -50_00n, 'no_rate'],
  ['a gain beyond every rate', [[0, 1n]], 30, 10n ** 12n, 'no_rate'],
])('the rate a year of %s', (_, flows, days, worth, expected) => {
  expect(rateOf(flows, days, worth)).toBe(expected);
});

const flows = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })),
  { maxLength: 20 },
);

test('whatever comes and goes, the rate is a number within its limits, or there is none', () => {
  fc.assert(
    fc.property(
      flows,
      fc.integer({ min: 0, max: 2_500 }),
      fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n }),
      (some, days, worth) => {
        const sorted = some.filter(([at]) => at <= days).toSorted(([a], [b]) => a - b);
        const found = rateOf(sorted, days, worth);
        if (typeof found === 'number') expect(found).toSatisfy((rate: number) => rate >= -1 && rate <= 10_000);
        else expect(['too_short', 'no_rate']).toContain(found);
      },
    ),
  );
});

test('money that only comes, and grows at one rate, has that rate', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1_000_00, max: 10_000_000_00 })), {
        minLength: 1,
        maxLength: 10,
      }),
      fc.integer({ min: -80, max: 300 }),
      (some, percent) => {
        const sorted = some.toSorted(([a], [b]) => a - b);
        const rate = percent / 100;
        const worth = sorted.reduce((sum, [at, amount]) => sum + amount * (1 + rate) ** ((1_000 - at) / 365), 0);
        const found = rateOf(
          sorted.map(([at, amount]) => [at, BigInt(amount)]),
          1_000,
          BigInt(Math.round(worth)),
        );
        expect(found).toBeCloseTo(rate, 3);
      },
    ),
  );
});

test('what one rupee became says nothing of when more came or was withdrawn', () => {
  const grown = (days: readonly (readonly [total: bigint | null, paid: bigint])[]) => {
    const found = timeWeighted(days.map(([total, paid]) => ({ total, paid })));
    return found === null ? null : Math.round(found * 1e6) / 1e6;
  };
  expect(
    grown([
      [100n, 100n],
      [110n, 0n],
    ]),
  ).toBe(0.1);
  // Ten times as much came before the second day's tenth.
  expect(
    grown([
      [110n, 100n],
      [1_331n, 1_100n],
    ]),
  ).toBe(0.21);
  expect(
    grown([
      [110n, 100n],
      [11n, -110n],
    ]),
  ).toBe(0.21);
  expect(
    grown([
      [0n, 0n],
      [100n, 100n],
      [0n, -100n],
      [0n, 0n],
      [50n, 40n],
    ]),
  ).toBe(0.25);
  expect(
    grown([
      [100n, 100n],
      [null, 0n],
    ]),
  ).toBeNull();
  expect(
    grown([
      [100n, 100n],
      [-5n, 0n],
    ]),
  ).toBeNull();
  expect(grown([])).toBe(0);
});

test('days of one growth each, whatever is paid in between, come to their product', () => {
  const day = fc.tuple(fc.integer({ min: 90, max: 110 }), fc.bigInt({ min: 0n, max: 10n ** 9n }));
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 30 }), (some) => {
      let total = 0n;
      const days = some.map(([percent, more], at) => {
        const paid = at === 0 ? more + 10n ** 10n : more;
        total = ((total + paid) * BigInt(percent)) / 100n;
        return { total, paid };
      });
      const product = some.reduce((growth, [percent]) => (growth * percent) / 100, 1);
      expect(timeWeighted(days)).toBeCloseTo(product - 1, 6);
    }),
  );
});
