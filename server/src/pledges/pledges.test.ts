/** Pledges from the request to their end (desks §7): what is blocked, paid out, repaid, warned of and sold. */
import { DAY_MS, HOUR_MS } from '@bahi/core/time.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CLOSE_ALL, by } from '../orders/testing.ts';
import { startPledging, type Held, type Pledging } from './testing.ts';

let p: Pledging;
beforeAll(async () => {
  p = await startPledging();
});
afterAll(() => p.stop());
afterEach(async () => expect(await p.audit()).toEqual([]));

const refused = (code: string) => expect.objectContaining({ refusal: expect.objectContaining({ code }) });

async function pledgedOf({ positionId }: Held): Promise<number> {
  const { rows } = await p.h.t.owner.query<{ pledged: number }>('select pledged from orders.position where id = $1', [
    positionId,
  ]);
  return rows[0]!.pledged;
}

test('shares are blocked from the request on, free after a cancellation, and only the rest of them is sold', async () => {
  const asha = await p.holder(4);
  const asked = await p.ask(asha);
  await expect(p.close(asha)).rejects.toEqual(refused('orders.pledged'));
  await expect(p.close(asha, 3)).rejects.toEqual(refused('orders.pledged'));
  await expect(
    p.h.orders.protect(by(asha.customerId), asha.positionId, { stopLoss: '400.00', takeProfit: null }),
  ).rejects.toEqual(refused('orders.pledged'));
  await expect(p.ask(asha, { lots: 3 })).rejects.toEqual(refused('pledges.lots_invalid'));
  await expect(p.ask(asha, { amount: '10000' })).rejects.toEqual(refused('pledges.pending'));
  expect((await p.cancel(asha, asked.id)).state).toBe('cancelled');
  expect(await pledgedOf(asha)).toBe(0);
  await p.close(asha);
});

test('half the value is paid out at the mark price of the approval, and at a lower one it can only be rejected', async () => {
  const asha = await p.holder();
  await expect(p.ask(asha, { amount: '50000.01' })).rejects.toEqual(refused('pledges.above_limit'));
  await expect(p.ask(asha, { amount: '9999.99' })).rejects.toEqual(refused('pledges.below_minimum'));
  const asked = await p.ask(asha);
  // The last price is pushed up, the mark stays: no more is lent by it. Then the mark falls.
  p.h.feed.set(asha.symbol, 900_00, { mark: 499_95 });
  await expect(p.approve(asked)).rejects.toEqual(refused('pledges.above_limit'));
  p.unlisted.add(asha.symbol);
  await expect(p.approve(asked)).rejects.toEqual(refused('pledges.price_unavailable'));
  p.unlisted.delete(asha.symbol);
  p.mark(asha, 500_00);
  const before = await p.book(asha);
  const lent = await p.approve(asked);
  expect(lent).toMatchObject({
    state: 'lending',
    pledged: 200,
    principal: '50000.00',
    value: '100000.00',
    owedBps: 5000,
  });
  const after = await p.book(asha);
  expect([after.cash - before.cash, after.loan]).toEqual([50_000_00n, 50_000_00n]);
  const rejected = await p.reject(await p.ask(await p.holder()));
  expect(rejected).toMatchObject({ state: 'rejected', pledged: 0 });
});

test('interest of each date is charged once, a part repaid pays it first, and with the last paisa the shares are free', async () => {
  const asha = await p.holder();
  const { id } = await p.lent(asha);
  await p.later(3 * DAY_MS);
  await Promise.all([p.progress(), p.progress()]);
  const owed = await p.read(asha, id);
  // 50,000 × 10 % / 365, half up to a paisa.
  expect([owed.interest, owed.fee]).toEqual(['41.10', '41.10']);
  await expect(p.repay(asha, id, '50041.11')).rejects.toEqual(refused('pledges.repay_above_owed'));
  expect(await p.repay(asha, id, '41.11')).toMatchObject({ principal: '49999.99', interest: '0.00', state: 'lending' });
  await expect(p.close(asha)).rejects.toEqual(refused('orders.pledged'));
  expect(await p.repay(asha, id, '49999.99')).toMatchObject({ state: 'finished', outcome: 'repaid', pledged: 0 });
  expect(await p.book(asha)).toMatchObject({ loan: 0n, accrued: 0n });
  await p.close(asha);
  expect(await p.stories(asha)).toEqual(
    expect.arrayContaining(['pledges.requested', 'pledges.paid_out', 'pledges.repaid', 'pledges.finished']),
  );
});

test('it is warned of once a crossing, and a notice that was not needed has a day again', async () => {
  const asha = await p.holder();
  const { id } = await p.lent(asha);
  const toldOf = async () => (await p.stories(asha)).filter((key) => /warning|notice|sold/u.test(key));
  p.mark(asha, 358_00);
  await p.progress();
  expect(await toldOf()).toEqual([]);
  p.mark(asha, 357_00);
  await p.progress();
  await p.progress();
  expect(await toldOf()).toEqual(['pledges.warning']);
  p.mark(asha, 294_00);
  await p.progress();
  await p.progress();
  expect(await toldOf()).toEqual(['pledges.warning', 'pledges.notice']);
  await p.later(20 * HOUR_MS);
  p.mark(asha, 400_00);
  await p.progress();
  expect((await p.read(asha, id)).saleFrom).toBeNull();
  p.mark(asha, 290_00);
  await p.later(5 * HOUR_MS);
  expect(await p.sale(asha)).toBeUndefined();
  expect(await toldOf()).toEqual(['pledges.warning', 'pledges.notice', 'pledges.notice']);
  await p.repay(asha, id, (await sumOf(asha, id)).toFixed(2));
});

async function sumOf(of: Held, id: string): Promise<number> {
  const { principal, interest } = await p.read(of, id);
  return Math.round((Number(principal) + Number(interest)) * 100) / 100;
}

test('after a day only as many lots are sold as bring it under the warning level, and what they bring repays it', async () => {
  const asha = await p.holder(4);
  const { id } = await p.lent(asha, { lots: 4, amount: '100000' });
  p.mark(asha, 290_00);
  await p.progress();
  p.unlisted.add(asha.symbol);
  await p.later(25 * HOUR_MS);
  // An old mark price forces nothing.
  expect(await p.sale(asha)).toBeUndefined();
  p.unlisted.delete(asha.symbol);
  await p.progress();
  const order = (await p.sale(asha))!;
  // 1,00,027.40 is owed of 1,16,000: two of four lots leave 42,027.40 of 58,000 (72 %), three 13,027.40 of 29,000.
  expect(order).toMatchObject({ quantity: 300, type: 'market' });
  await p.progress();
  expect(p.h.venue.submitted.filter(({ symbol, side }) => symbol === asha.symbol && side === 'sell')).toHaveLength(1);
  const before = await p.book(asha);
  await p.h.settle(p.h.venue.execution(order.orderId, 100, 289_00, p.h.clock.now()));
  await p.h.settle(p.h.venue.execution(order.orderId, 200, 289_00, p.h.clock.now()));
  const after = await p.book(asha);
  expect(after.cash).toBe(before.cash);
  const read = await p.read(asha, id);
  expect(read).toMatchObject({ state: 'lending', pledged: 100, soldShares: 300, interest: '0.00' });
  expect(Number(read.repaid)).toBeGreaterThan(86_000);
  expect(await p.stories(asha)).toContain('pledges.sold');
  // What is left of it is free of the notice.
  await p.progress();
  expect((await p.read(asha, id)).saleFrom).toBeNull();
  await p.repay(asha, id, (await sumOf(asha, id)).toFixed(2));
});

test('a sale that brings more than is owed ends the pledge, and the rest is the customer’s', async () => {
  const asha = await p.holder(1);
  const { id } = await p.lent(asha, { lots: 1, amount: '25000' });
  p.mark(asha, 290_00);
  await p.progress();
  await p.later(25 * HOUR_MS);
  const order = (await p.sale(asha))!;
  await p.h.settle(p.h.venue.execution(order.orderId, 100, 290_00, p.h.clock.now()));
  expect(await p.read(asha, id)).toMatchObject({
    state: 'finished',
    outcome: 'sold',
    principal: '0.00',
    soldShares: 100,
  });
  expect(await p.book(asha)).toMatchObject({ loan: 0n, accrued: 0n });
});

test('races: of approval and cancellation one happens, of two pledges one, of a pledge and a close one', async () => {
  for (let round = 0; round < 5; round += 1) {
    const asha = await p.holder(4);
    const twice = await Promise.allSettled([p.ask(asha), p.ask(asha)]);
    const [asked] = twice.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const decided = await Promise.allSettled([p.approve(asked!), p.cancel(asha, asked!.id)]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { state, pledged } = await p.read(asha, asked!.id);
    expect([state, pledged]).toEqual(decided[0].status === 'fulfilled' ? ['lending', 200] : ['cancelled', 0]);
    const ravi = await p.holder(2);
    const both = await Promise.allSettled([
      p.ask(ravi),
      p.h.orders.close(by(ravi.customerId), ravi.positionId, CLOSE_ALL),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('what is overdue is told once and sells nothing, however late', async () => {
  const asha = await p.holder();
  const { id } = await p.lent(asha);
  await p.later(28 * DAY_MS);
  await p.later(40 * DAY_MS);
  await p.progress();
  const told = (await p.stories(asha)).filter((key) => /reminder|overdue|sold|notice/u.test(key));
  expect(told).toEqual(['pledges.reminder', 'pledges.overdue']);
  expect(await p.sale(asha)).toBeUndefined();
  expect((await p.read(asha, id)).isOverdue).toBe(true);
});
