/** Auctions worked out by hand, and the properties that nobody gets or pays more than bid. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bidderCap, clearAuction, type AuctionTerms, type Bid } from './auction.ts';

const terms: AuctionTerms = { lots: 100, lotSize: 100, floor: 50_00, capPercent: 10, pricing: 'bid' };
const bid = (id: number, bidder: string, price: number, lots: number, at = id): Bid => ({
  id: BigInt(id),
  bidder,
  price,
  lots,
  at,
});
const lotsOf = (of: AuctionTerms, bids: readonly Bid[]) =>
  new Map(clearAuction(of, bids).bids.map(({ id, lots }) => [Number(id), lots]));

test('the highest prices win, the last one a part, and what is not used is released', () => {
  const small = { ...terms, lots: 12, capPercent: 50 };
  const bids = [bid(1, 'a', 55_00, 6), bid(2, 'b', 60_00, 5), bid(3, 'c', 52_00, 6)];
  const { bids: results, lots, lowestPrice } = clearAuction(small, bids);
  expect({ lots, lowestPrice }).toEqual({ lots: 12, lowestPrice: 52_00 });
  expect(results).toEqual([
    { id: 2n, lots: 5, price: 60_00, held: 30_000_00n, paid: 30_000_00n, released: 0n },
    { id: 1n, lots: 6, price: 55_00, held: 33_000_00n, paid: 33_000_00n, released: 0n },
    { id: 3n, lots: 1, price: 52_00, held: 31_200_00n, paid: 5_200_00n, released: 26_000_00n },
  ]);
  const uniform = clearAuction({ ...small, pricing: 'uniform' }, bids);
  expect(uniform.bids.map(({ price, paid, released }) => ({ price, paid, released }))).toEqual([
    { price: 52_00, paid: 26_000_00n, released: 4_000_00n },
    { price: 52_00, paid: 31_200_00n, released: 1_800_00n },
    { price: 52_00, paid: 5_200_00n, released: 26_000_00n },
  ]);
});

test('of equal prices the earlier wins; a bid that was changed stands behind; of one moment the lower number', () => {
  const one = { ...terms, lots: 1 };
  expect(lotsOf(one, [bid(1, 'a', 60_00, 1, 9), bid(2, 'b', 60_00, 1, 8)]).get(2)).toBe(1);
  expect(lotsOf(one, [bid(2, 'b', 60_00, 1, 8), bid(1, 'a', 60_00, 1, 8)]).get(1)).toBe(1);
});

test('nobody gets more than the cap, by one bid or by several; what they may not have goes on', () => {
  expect(bidderCap(terms)).toBe(10);
  expect(bidderCap({ lots: 7, capPercent: 10 })).toBe(1);
  const bids = [bid(1, 'a', 90_00, 8), bid(2, 'a', 80_00, 8), bid(3, 'b', 50_00, 40), bid(4, 'c', 49_99, 5)];
  expect(lotsOf(terms, bids)).toEqual(
    new Map([
      [1, 8],
      [2, 2],
      [3, 10],
      [4, 0],
    ]),
  );
});

test('without a bid at or above the floor there is no price, and everything is released', () => {
  expect(clearAuction(terms, [])).toEqual({ bids: [], lots: 0, lowestPrice: null });
  const { bids, lowestPrice } = clearAuction({ ...terms, pricing: 'uniform' }, [bid(1, 'a', 49_99, 3)]);
  expect(lowestPrice).toBeNull();
  expect(bids).toEqual([{ id: 1n, lots: 0, price: null, held: 14_997_00n, paid: 0n, released: 14_997_00n }]);
});

const anyTerms = fc.record({
  lots: fc.integer({ min: 1, max: 200 }),
  lotSize: fc.constantFrom(1, 100),
  floor: fc.constant(50_00),
  capPercent: fc.constantFrom(1, 10, 25, 100),
  pricing: fc.constantFrom('bid' as const, 'uniform' as const),
});
const anyBids = fc
  .array(
    fc.record({
      bidder: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      price: fc.integer({ min: 49_90, max: 50_20 }),
      lots: fc.integer({ min: 1, max: 40 }),
      at: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 20 },
  )
  .map((bids) => bids.map((each, index): Bid => ({ ...each, id: BigInt(index + 1) })));

test('allotted = min(offered, valid); nobody beyond bid, cap or own price; nobody is passed over', () => {
  fc.assert(
    fc.property(anyTerms, anyBids, (of, bids) => {
      const result = clearAuction(of, bids);
      const byId = new Map(result.bids.map((each) => [each.id, each]));
      const valid = bids.filter(({ price }) => price >= of.floor);
      const cap = bidderCap(of);
      const wanted = new Map<string, number>();
      const got = new Map<string, number>();
      for (const { bidder, lots } of valid) wanted.set(bidder, Math.min(cap, (wanted.get(bidder) ?? 0) + lots));
      for (const { id, bidder } of bids) got.set(bidder, (got.get(bidder) ?? 0) + byId.get(id)!.lots);
      const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
      expect(result.lots).toBe(Math.min(of.lots, sum(wanted.values())));
      expect(sum(got.values())).toBe(result.lots);
      for (const lots of got.values()) expect(lots).toBeLessThanOrEqual(cap);
      for (const each of bids) {
        const { lots, price, held, paid, released } = byId.get(each.id)!;
        expect(lots).toBeLessThanOrEqual(each.price < of.floor ? 0 : each.lots);
        expect(paid + released).toBe(held);
        expect(released).toBeGreaterThanOrEqual(0n);
        expect(paid).toBe(BigInt(price ?? 0) * BigInt(lots * of.lotSize));
        if (lots > 0) expect(price).toBe(of.pricing === 'uniform' ? result.lowestPrice : each.price);
        // Whoever got less than bid was at the cap, or nobody with a lower price got anything.
        if (each.price >= of.floor && lots < each.lots && got.get(each.bidder)! < cap) {
          for (const other of bids) if (other.price < each.price) expect(byId.get(other.id)!.lots).toBe(0);
        }
      }
    }),
  );
});

test('the order in which bids are handed in is nothing, and both pricings serve the same bids', () => {
  fc.assert(
    fc.property(anyTerms, anyBids, (of, bids) => {
      const result = clearAuction(of, bids);
      expect(clearAuction(of, bids.toReversed())).toEqual(result);
      const [own, uniform] = (['bid', 'uniform'] as const).map((pricing) => clearAuction({ ...of, pricing }, bids));
      expect(own!.bids.map(({ lots }) => lots)).toEqual(uniform!.bids.map(({ lots }) => lots));
      for (const [at, { paid }] of own!.bids.entries()) expect(uniform!.bids[at]!.paid).toBeLessThanOrEqual(paid);
    }),
  );
});
