/** Placements and rights worked out by hand, and the properties of sharing out. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allotRights,
  entitlementOf,
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

test('rights that lapse go to those who asked for more, by their holdings, and the rest is paid back', () => {
  const requests = [
    { id: 1n, held: 100, taken: 40, extra: 100 },
    { id: 2n, held: 300, taken: 120, extra: 20 },
    { id: 3n, held: 500, taken: 50, extra: 0 },
    { id: 4n, held: 99, taken: 0, extra: 50 },
  ];
  expect(allotRights(400, terms, requests)).toEqual([
    { id: 1n, taken: 40, extra: 100, lapsed: 0, refunded: 0n },
    { id: 2n, taken: 120, extra: 20, lapsed: 0, refunded: 0n },
    { id: 3n, taken: 50, extra: 0, lapsed: 150, refunded: 0n },
    { id: 4n, taken: 0, extra: 50, lapsed: 39, refunded: 0n },
  ]);
  const short = allotRights(280, terms, requests);
  expect(short.map(({ extra }) => extra)).toEqual([25, 20, 0, 25]);
  expect(short[0]).toMatchObject({ refunded: 4_500_00n });
  expect(() => allotRights(100, terms, requests)).toThrow('covers');
  expect(() => allotRights(400, terms, [{ id: 1n, held: 100, taken: 41, extra: 0 }])).toThrow('entitled');
});

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
  fractions: fc.integer({ min: 0, max: 50 }),
});

test('an issue: nobody above entitlement and asked, the sum never above the offered, every paisa allotted or paid back', () => {
  fc.assert(
    fc.property(anyIssue, ({ terms: of, requests: drawn, fractions }) => {
      const requests = drawn.map(({ held, part, extra }, at) => ({
        id: BigInt(at + 1),
        held,
        taken: Math.floor((entitlementOf(held, of).shares * part) / 100),
        extra,
      }));
      const offered = sum(requests.map(({ held }) => entitlementOf(held, of).shares)) + fractions;
      const result = allotRights(offered, of, requests);
      expect(allotRights(offered, of, requests.toReversed())).toEqual(result);
      const allotted = sum(result.map(({ taken, extra }) => taken + extra));
      const wanted = sum(requests.map(({ taken, extra, held }) => taken + (held > 0 ? extra : 0)));
      expect(allotted).toBe(Math.min(offered, wanted));
      for (const [at, { taken, extra, lapsed, refunded }] of result.entries()) {
        const request = requests[at]!;
        expect(taken).toBe(request.taken);
        expect(taken + lapsed).toBe(entitlementOf(request.held, of).shares);
        expect(extra).toBeLessThanOrEqual(request.extra);
        const paid = BigInt(of.price) * BigInt(request.taken + request.extra);
        expect(BigInt(of.price) * BigInt(taken + extra) + refunded).toBe(paid);
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
