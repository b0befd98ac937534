/** Placements and rights worked out by hand, and the properties of sharing out. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allotRights,
  entitlementOf,
  EXTRA_CEILING_PERCENT,
  extraCeiling,
  extraPrice,
  exRightsPrice,
  placementAmounts,
  placementMaximum,
  rightsOutlook,
  rightsValue,
  shareOut,
  type Claim,
} from './allotment.ts';

const claim = (id: number, weight: number, asked: number): Claim => ({ id: BigInt(id), weight, asked });
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

test('a placement in part captures what was allotted and releases the rest; 0 releases all', () => {
  const request = { shares: 300, price: 80_25 };
  expect(placementAmounts(request, 100)).toEqual({ held: 24_075_00n, paid: 8_025_00n, released: 16_050_00n });
  expect(placementAmounts(request, 0)).toMatchObject({ paid: 0n, released: 24_075_00n });
  for (const shares of [301, -1, 1.5, NaN]) expect(() => placementAmounts(request, shares)).toThrow('asked for');
  expect([placementMaximum(request, 500), placementMaximum(request, 120), placementMaximum(request, -5)]).toEqual([
    300, 120, 0,
  ]);
});

test('shares go out in proportion; who wants less leaves it to the others; the largest remainder gets the last one', () => {
  expect(shareOut(10, [claim(1, 1, 99), claim(2, 1, 99), claim(3, 1, 99)])).toEqual(
    new Map([
      [1n, 4],
      [2n, 3],
      [3n, 3],
    ]),
  );
  expect(shareOut(10, [claim(3, 60, 99), claim(2, 30, 1), claim(1, 10, 99)])).toEqual(
    new Map([
      [3n, 8],
      [2n, 1],
      [1n, 1],
    ]),
  );
  expect(shareOut(100, [claim(1, 5, 10), claim(2, 5, 20)])).toEqual(
    new Map([
      [1n, 10],
      [2n, 20],
    ]),
  );
  expect(shareOut(5, [claim(1, 0, 10), claim(2, 1, 0)])).toEqual(
    new Map([
      [1n, 0],
      [2n, 0],
    ]),
  );
  expect(shareOut(5, [])).toEqual(new Map());
});

const terms = { numerator: 2, denominator: 5, price: 60_00 };

test('two for five: whole shares, and what is dropped is said', () => {
  expect(entitlementOf(137, terms)).toEqual({ shares: 54, fraction: 4 });
  expect(entitlementOf(2, terms)).toEqual({ shares: 0, fraction: 4 });
  expect(entitlementOf(0, terms)).toEqual({ shares: 0, fraction: 0 });
});

test('what is lost by doing nothing is told beforehand', () => {
  // (5 x 100 + 2 x 60) / 7 = 88.571…
  expect(rightsOutlook(100, terms, 100_00)).toEqual({
    lapses: 40,
    cost: 2_400_00n,
    priceAfter: 88_57,
    loss: 1_142_86n,
  });
  expect(rightsOutlook(100, terms, 55_00)).toMatchObject({ priceAfter: 56_43, loss: 0n });
});

test('rights that lapse go to those who asked for more, by their holdings, and what they bring to whoever let them lapse', () => {
  const requests = [
    { id: 1n, held: 100, taken: 40, extra: 100 },
    { id: 2n, held: 300, taken: 120, extra: 20 },
    { id: 3n, held: 500, taken: 50, extra: 0 },
    { id: 4n, held: 99, taken: 0, extra: 50 },
  ];
  // 189 lapse and 170 are wanted, at 10.01 more than a new share costs: 1,701.70 for 150 and 39 of 189.
  expect(allotRights(terms, requests, 70_01n)).toEqual([
    { id: 1n, extra: 100, lapsed: 0, proceeds: 0n },
    { id: 2n, extra: 20, lapsed: 0, proceeds: 0n },
    { id: 3n, extra: 0, lapsed: 150, proceeds: 1_350_56n },
    { id: 4n, extra: 50, lapsed: 39, proceeds: 351_14n },
  ]);
  // All of it is wanted: each lapsed share brings what is paid for one, and the fractions that nobody is entitled to stay with nobody.
  const eager = requests.map((request) => (request.id === 1n ? { ...request, extra: 900 } : request));
  const all = allotRights(terms, eager, 70_01n);
  expect(sum(all.map(({ extra }) => extra))).toBe(189);
  expect(all.map(({ proceeds }) => proceeds)).toEqual([0n, 0n, 150n * 10_01n, 39n * 10_01n]);
  // At the price of a new share nothing is left to pay out; where there is no price, there are no extra shares.
  expect(sum(allotRights(terms, requests, 60_00n).map(({ proceeds }) => Number(proceeds)))).toBe(0);
  expect(allotRights(terms, requests, null).map(({ extra, proceeds }) => [extra, proceeds])).toEqual(
    requests.map(() => [0, 0n]),
  );
  expect(() => allotRights(terms, requests, 59_99n)).toThrow('costs no less');
  expect(() => allotRights(terms, [{ id: 1n, held: 100, taken: 41, extra: 0 }], 70_00n)).toThrow('entitled');
});

test.each([
  [30_00n, 46_00n, 57_50n, 57_50n],
  [30_00n, 46_00n, 57_51n, null],
  [30_00n, 46_00n, 45_99n, 45_99n],
  [30_00n, 46_00n, 29_99n, 30_00n],
  // A quarter more than 46.01 is 57.5125.
  [30_00n, 46_01n, 57_52n, 57_52n],
  [30_00n, 46_01n, 57_53n, null],
  // A new share that is dearer than the market: the ceiling is its price.
  [60_00n, 46_00n, 59_00n, 60_00n],
  [60_00n, 46_00n, 60_01n, null],
])(
  'a new share at %i, one worth %i after it, a mark price of %i: an extra share costs %s',
  (price, after, mark, costs) => {
    expect(extraPrice(mark, { price, ceiling: extraCeiling(price, after, EXTRA_CEILING_PERCENT) })).toBe(costs);
  },
);

const anyClaims = fc
  .array(fc.record({ weight: fc.integer({ min: 0, max: 1_000_000 }), asked: fc.integer({ min: 0, max: 5_000 }) }), {
    maxLength: 25,
  })
  .map((claims) => claims.map((each, at): Claim => ({ ...each, id: BigInt(at + 1) })));

test('all that is wanted is shared out, nobody above the asked, by weight up to one unit, in any order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), anyClaims, (total, claims) => {
      const given = shareOut(total, claims);
      const wanted = claims.filter(({ weight }) => weight > 0);
      expect(sum(given.values())).toBe(Math.min(total, sum(wanted.map(({ asked }) => asked))));
      for (const { id, asked } of claims) expect(given.get(id)).toBeLessThanOrEqual(asked);
      const reversed = shareOut(total, claims.toReversed());
      for (const { id } of claims) expect(reversed.get(id)).toBe(given.get(id));
      // Whoever wants more has no less by weight than any other, but for one unit of rounding.
      for (const one of wanted.filter(({ id, asked }) => given.get(id)! < asked)) {
        for (const other of wanted) {
          const [mine, theirs] = [BigInt(given.get(one.id)! + 1), BigInt(given.get(other.id)! - 1)];
          expect(mine * BigInt(other.weight)).toBeGreaterThanOrEqual(theirs * BigInt(one.weight));
        }
      }
    }),
  );
});

const anyIssue = fc.record({
  terms: fc.record({
    numerator: fc.integer({ min: 1, max: 9 }),
    denominator: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 1, max: 900_00 }),
  }),
  requests: fc.array(
    fc.record({
      held: fc.integer({ min: 0, max: 20_000 }),
      part: fc.integer({ min: 0, max: 100 }),
      extra: fc.integer({ min: 0, max: 5_000 }),
    }),
    { maxLength: 20 },
  ),
  premium: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 500_00 })),
});

test('an issue: nobody above what was asked, no more than lapsed; what extra shares bring is paid out to the last paisa, by what lapsed', () => {
  fc.assert(
    fc.property(anyIssue, ({ terms: of, requests: drawn, premium }) => {
      const requests = drawn.map(({ held, part, extra }, at) => ({
        id: BigInt(at + 1),
        held,
        taken: Math.floor((entitlementOf(held, of).shares * part) / 100),
        extra,
      }));
      const price = premium === null ? null : BigInt(of.price + premium);
      const result = allotRights(of, requests, price);
      expect(allotRights(of, requests.toReversed(), price)).toEqual(result);
      const lapsed = sum(result.map((one) => one.lapsed));
      const given = sum(result.map(({ extra }) => extra));
      const wanted = sum(requests.map(({ extra, held }) => (held > 0 ? extra : 0)));
      expect(given).toBe(price === null ? 0 : Math.min(lapsed, wanted));
      const collected = BigInt(premium ?? 0) * BigInt(given);
      expect(result.reduce((total, { proceeds }) => total + proceeds, 0n)).toBe(collected);
      for (const [at, one] of result.entries()) {
        const request = requests[at]!;
        expect(request.taken + one.lapsed).toBe(entitlementOf(request.held, of).shares);
        expect(one.extra).toBeLessThanOrEqual(request.extra);
        // Between the floor of the proportion and one paisa more, and never above what one share brought.
        const part = lapsed === 0 ? 0n : (collected * BigInt(one.lapsed)) / BigInt(lapsed);
        expect([part, part + 1n]).toContain(one.proceeds);
        expect(one.proceeds).toBeLessThanOrEqual(BigInt(premium ?? 0) * BigInt(one.lapsed));
      }
    }),
  );
});

test.each([
  [500_00, 1, 4, 300_00, 460_00],
  // 46.666…: the nearest paisa; 460.03: the nearest five paise.
  [50_00, 1, 2, 40_00, 46_67],
  [500_00, 1, 4, 300_15, 460_05],
  // As dear as the share, or dearer: nothing falls.
  [500_00, 1, 4, 500_00, 500_00],
  [500_00, 1, 4, 900_00, 500_00],
  [2, 1000, 1, 1, 1],
])('a share at %i with %i new for %i at %i begins the ex-date at %i', (price, numerator, denominator, issue, after) => {
  expect(exRightsPrice(price, { numerator, denominator, price: issue })).toBe(after);
});

test('rights count for the shares that bring whole new ones, each position by its part, never above the fall of all', () => {
  const terms = { numerator: 1, denominator: 4, price: 300_00 };
  expect(rightsValue({ quantity: 100, held: 100 }, terms, 40_00)).toBe(4_000_00n);
  // 103 bring 25, for which 100 are needed.
  expect(rightsValue({ quantity: 103, held: 103 }, terms, 40_00)).toBe(4_000_00n);
  expect(rightsValue({ quantity: 3, held: 3 }, terms, 40_00)).toBe(0n);
  expect([60, 43].map((quantity) => rightsValue({ quantity, held: 103 }, terms, 40_00))).toEqual([
    2_330_09n,
    1_669_90n,
  ]);
});
