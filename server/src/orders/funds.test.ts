/** Units of a fund on the ordinary way of an order: charges of their own, books that the auditor works out again, and no short. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertFunds } from '../market/fund-store.ts';
import { by, CLOSE_ALL, limitOrder, ordersHarness, type OrdersHarness } from './testing.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
  h.feed.list('TESTFUND', 120_00, { kind: 'fund' });
  await insertFunds(h.db, ['TESTFUND']);
});
afterAll(() => h.stop());

test('a fund is bought in parts and sold with the charges of funds, and the books agree', async () => {
  const customerId = await h.customer();
  const shares = await h.customer();
  const terms = limitOrder(120_00, { symbol: 'TESTFUND', lots: 10 });
  const buy = await h.orders.place(by(customerId), terms);
  // 1,20,000.00: brokerage 20 (its cap), exchange 3.56, SEBI 0.12, GST 4.26, stamp 0.015 % = 18; nothing on buying for the transaction tax.
  expect(await h.balance(customerId)).toMatchObject({ held: 120_000_00n + 45_94n });
  for (const quantity of [300, 700]) await h.settle(h.venue.execution(buy.id, quantity, 120_00, h.clock.now()));
  expect(await h.balance(customerId)).toMatchObject({ held: 0n, charges: 45_94n });
  const sell = await h.orders.close(by(customerId), BigInt(buy.id), CLOSE_ALL);
  await h.settle(h.venue.execution(sell.id, 1_000, 120_00, h.clock.now()));
  // Selling: no stamp duty; 0.001 % transaction tax = 1.20.
  const { charges, cash } = await h.balance(customerId);
  expect([charges, cash]).toEqual([45_94n + 27_94n + 1_20n, 10_00_000_00n - 45_94n - 27_94n - 1_20n]);
  const slip = await h.orders.order(customerId, BigInt(sell.id));
  expect(slip.charges).toContainEqual({ component: 'stt', amount: '1.20' });

  // The same amount of shares pays as before.
  const order = await h.orders.place(by(shares), limitOrder(500_00, { lots: 1 }));
  await h.settle(h.venue.execution(order.id, 100, 500_00, h.clock.now()));
  expect(await h.balance(shares)).toMatchObject({ charges: 15_00n + 1_49n + 5n + 2_98n + 1_50n });
  expect(await h.audit()).toEqual([]);
});

test('a fund is not sold short, and is bought with margin as a share is', async () => {
  const customerId = await h.customer({ isMarginEnabled: true });
  const terms = limitOrder(120_00, { symbol: 'TESTFUND' });
  const short = h.orders.place(by(customerId), { ...terms, direction: 'short' });
  await expect(short).rejects.toMatchObject({
    refusal: { code: 'orders.fund_not_shorted', params: { symbol: 'TESTFUND' } },
  });
  expect((await h.orders.previewPlace(customerId, { ...terms, direction: 'short' })).refusal).toMatchObject({
    code: 'orders.fund_not_shorted',
  });
  const order = await h.orders.place(by(customerId), { ...terms, leverage: 2 });
  await h.settle(h.venue.execution(order.id, order.quantity, 120_00, h.clock.now()));
  expect(await h.balance(customerId)).toMatchObject({ margin: 60_00n * 100n });
  expect(await h.audit()).toEqual([]);
});

test('a fund that the auditor takes for a share is found by its charges', async () => {
  const customerId = await h.customer();
  h.feed.list('LATEFUND', 120_00, { kind: 'fund' });
  const order = await h.orders.place(by(customerId), limitOrder(120_00, { symbol: 'LATEFUND' }));
  await h.settle(h.venue.execution(order.id, order.quantity, 120_00, h.clock.now()));
  expect(await h.audit()).toMatchObject([{ invariant: 'charges_are_of_turnover' }]);
  await insertFunds(h.db, ['LATEFUND']);
  expect(await h.audit()).toEqual([]);
});
