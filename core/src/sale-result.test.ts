import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { saleResult, type Sale } from './sale-result.ts';

const sale = (of: Partial<Sale> = {}): Sale => ({
  direction: 'long',
  leverage: 1,
  quantity: 100,
  turnover: 74_400_00n,
  gross: -75_00n,
  closingCharges: 50_00n,
  received: 74_350_00n,
  openingCharges: 23_41n,
  openedQuantity: 100,
  closedBefore: 0,
  ...of,
});

test.each<[string, Partial<Sale>, Partial<ReturnType<typeof saleResult>>]>([
  ['a loss, all charges off it', {}, { openedAt: 744_75n, charges: 73_41n, net: -148_41n, rateBps: -20n }],
  ['a gain', { gross: 400_00n }, { openedAt: 740_00n, net: 326_59n, rateBps: 44n }],
  ['with leverage of a part of the money', { leverage: 5 }, { net: -148_41n, rateBps: -100n }],
  ['a short that was bought back lower', { direction: 'short', gross: 600_00n }, { openedAt: 750_00n, net: 526_59n }],
  ['a half bears half of the opening charges', { openedQuantity: 200 }, { charges: 61_70n }],
  ['the other half bears the rest of them', { openedQuantity: 200, closedBefore: 100 }, { charges: 61_71n }],
])('%s', (_, of, expected) => {
  expect(saleResult(sale(of))).toMatchObject(expected);
});

test('the closes of a position bear its opening charges exactly, however it is sold', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 1_000_000n }),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 9 }),
      (openingCharges, parts) => {
        const openedQuantity = parts.reduce((sum, part) => sum + part, 0);
        let [closedBefore, borne] = [0, 0n];
        for (const quantity of parts) {
          borne += saleResult(
            sale({ quantity, closedBefore, openedQuantity, openingCharges, closingCharges: 0n }),
          ).charges;
          closedBefore += quantity;
        }
        expect(borne).toBe(openingCharges);
      },
    ),
  );
});
