/** What a sale brought is told at once: on its slip, on the position's, and in the message of one that filled later. */
import { listMessages } from '@bahi/contract/messages/calls.ts';
import { parseMoney } from '@bahi/core/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesPage } from '../messages/service.ts';
import { SEEN_MS } from './order-news.ts';
import { by, CLOSE_ALL, ordersHarness, type OrdersHarness } from './testing.ts';

let h: OrdersHarness;
beforeAll(async () => {
  h = await ordersHarness();
});
afterAll(() => h.stop());

const signed = (text: string) => (text.startsWith('-') ? -parseMoney(text.slice(1))! : parseMoney(text)!);

test.each(['long', 'short'] as const)(
  'the parts in which a %s position is closed add up to what the account has earned, charges and all',
  async (direction) => {
    const { customerId, positionId } = await h.openedAlone({
      direction,
      lots: 3,
      leverage: direction === 'long' ? 2 : 1,
    });
    const before = await h.balance(customerId);
    for (const [lots, price] of [
      [1, 510_00],
      [2, 497_00],
    ] as const) {
      const close = await h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, lots });
      expect(close.sale).toBeNull();
      await h.settle(h.venue.execution(close.id, lots * 100, price, h.clock.now()));
    }
    const after = await h.balance(customerId);
    const { position, orders } = await h.orders.position(customerId, positionId);
    const sales = orders.flatMap(({ sale }) => (sale === null ? [] : [sale]));
    const total = (of: 'gross' | 'net' | 'charges' | 'received') =>
      sales.reduce((sum, sale) => sum + signed(sale[of]), 0n);
    expect(sales.map(({ openedAt }) => openedAt)).toEqual(['500.00', '500.00']);
    expect(total('net')).toBe(after.realised - after.charges);
    expect(total('charges')).toBe(after.charges);
    expect(total('received')).toBe(after.cash - before.cash);
    expect(signed(position.realisedProfit)).toBe(total('net'));
    expect(signed(position.grossProfit)).toBe(total('gross'));
    // The same in a list, and of one order alone.
    const { rows } = await h.orders.listOrders(customerId, { state: 'ended', page: 1, pageSize: 10 });
    expect(rows.filter(({ sale }) => sale !== null)).toHaveLength(2);
    expect((await h.orders.order(customerId, BigInt(rows[0]!.id))).sale).toEqual(rows[0]!.sale);
  },
);

test('a sale that fills later is told with price, cash and net profit', async () => {
  const { customerId, positionId } = await h.openedAlone();
  const close = await h.orders.close(by(customerId), positionId, { ...CLOSE_ALL, type: 'limit', limitPrice: '510.00' });
  await h.clock.advance(SEEN_MS + 1);
  await h.settle(h.venue.execution(close.id, 100, 510_00, h.clock.now()));
  const { sale } = await h.orders.order(customerId, BigInt(close.id));
  await expect.poll(async () => (await h.db.query('select from orders.untold')).rowCount).toBe(0);
  const { rows } = await messagesPage(h.db, customerId, listMessages.input.parse({ pageSize: 5 }));
  expect(rows[0]!.story).toMatchObject({
    key: 'order.sold',
    params: { shares: 100, price: '510.00', received: sale!.received, net: sale!.net, rate: sale!.rate },
  });
});
