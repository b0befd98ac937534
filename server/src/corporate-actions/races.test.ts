/** What happens at the same moment as an action: another process, orders, midnight (rules §8). */
import { businessDateOf, localDateOf, midnightOf, practiceCalendar } from '@bahi/core/calendar.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { by, CLOSE_ALL, limitOrder } from '../orders/testing.ts';
import { until } from '../platform/testing-waits.ts';
import { actionsHarness, BEFORE, OPENING, PAY_DATE, PAYS_AT, type ActionsHarness } from './testing.ts';

let h: ActionsHarness;
beforeEach(async () => {
  await h?.stop();
  h = await actionsHarness();
});
afterAll(() => h.stop());

const opened = (symbol: string, change: Parameters<typeof limitOrder>[1] = {}) =>
  h.opened(limitOrder(BEFORE, { symbol, ...change }), BEFORE);

test('three processes that settle the same actions at once apply each once', async () => {
  const split = await h.listed({ kind: 'split', numerator: 2 });
  const dividend = await h.listed({ kind: 'dividend', cash: 12_00 });
  const long = await opened(split, { leverage: 5 });
  const holder = await opened(dividend);
  const others = [await h.beside(), await h.beside()];
  const together = (at: number) => Promise.all([h.goTo(at), ...others.map((other) => other.settled())]);
  await h.endOfSession();
  await Promise.all(others.map((other) => other.settled()));
  h.feed.set(split, 250_00, { previousClose: 250_00, lower: 200_00, upper: 300_00, at: OPENING });
  h.feed.set(dividend, 488_00, { previousClose: 488_00, lower: 390_00, upper: 580_00, at: OPENING });
  const cash = async () => (await h.balance(holder.customerId)).cash;
  const before = await cash();
  await h.clock.advance(OPENING - h.clock.now());
  await together(OPENING + 1_000);
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({ quantity: 200 });
  await h.clock.advance(PAYS_AT - h.clock.now());
  await together(PAYS_AT + 1_000);
  expect((await cash()) - before).toBe(1_200_00n);
  expect(await h.stories(long.customerId)).toEqual(['position.split']);
  expect(await h.stories(holder.customerId)).toEqual(['dividend.due', 'dividend.paid']);
  expect(await h.entitlements(split)).toMatchObject([{ shares: 100, state: 'done' }]);
  expect(await h.audit()).toEqual([]);
});

test('orders at the moment of the ex-date: one of before is cancelled, one of after means new shares, and none is between', async () => {
  const symbol = await h.listed({ kind: 'split', numerator: 2 });
  const holder = await opened(symbol);
  const buyer = await h.customer({ isMarginEnabled: true, amount: 10_00_000_00n });
  await h.endOfSession();
  await h.clock.advance(OPENING - 1 - h.clock.now());
  const place = (price: number) =>
    h.orders.place(by(buyer), limitOrder(price, { symbol, timeInForce: 'gtc' })).then(
      ({ id }) => id,
      (error: { refusal?: { code: string } }) => error.refusal?.code ?? 'no refusal',
    );
  const early = await place(450_00);
  h.feed.set(symbol, 250_00, { previousClose: 250_00, lower: 200_00, upper: 300_00, at: OPENING });
  const submitted = h.venue.submitted.length;
  const late: string[] = [];
  const moments = h.goTo(OPENING + 1_000);
  for (let index = 0; index < 6; index += 1) late.push(await place(240_00));
  await moments;
  late.push(await place(241_00));
  const statuses = await Promise.all(
    [early, ...late.filter((id) => /^[0-9]+$/.test(id))].map(async (id) => {
      const { status, limitPrice, reason } = await h.orders.order(buyer, BigInt(id));
      return `${limitPrice} ${status} ${reason?.code ?? ''}`.trim();
    }),
  );
  expect(statuses[0]).toBe('450.00 cancelled orders.ended_corporate_action');
  expect(statuses.at(-1)).toBe('241.00 pending');
  expect(statuses.slice(1).filter((status) => !/ (pending|accepted)$/.test(status))).toEqual([]);
  expect(late.filter((id) => !/^[0-9]+$/.test(id)).filter((code) => code !== 'orders.market_closed')).toEqual([]);
  expect(h.venue.submitted.slice(submitted).every(({ price }) => price < 300_00)).toBe(true);

  // What is bought after it has no part in it, and what is sold after it is sold as what it has become.
  const last = late.at(-1)!;
  await h.settle(h.venue.execution(last, 100, 241_00, h.clock.now()));
  expect(await h.positionOf(buyer, BigInt(last))).toMatchObject({ quantity: 100, averagePrice: '241.00' });
  const close = await h.orders.close(by(holder.customerId), holder.positionId, CLOSE_ALL);
  expect(close.quantity).toBe(200);
  await h.again();
  expect(await h.entitlements(symbol)).toMatchObject([{ position: holder.positionId, shares: 100 }]);
  expect(await h.audit()).toEqual([]);
});

test('midnight changes nothing: a dividend is paid at the opening of its pay date, with that business date', async () => {
  const symbol = await h.listed({ kind: 'dividend', cash: 12_00 });
  const { customerId } = await opened(symbol);
  await h.endOfSession();
  await h.openEx(symbol, 488_00);
  const before = (await h.balance(customerId)).cash;
  const midnight = midnightOf(practiceCalendar, localDateOf(practiceCalendar, PAYS_AT));
  for (const at of [midnight - 1, midnight, midnight + 1, PAYS_AT - 1]) {
    await h.goTo(at);
    expect((await h.balance(customerId)).cash, String(at - midnight)).toBe(before);
  }
  await h.goTo(PAYS_AT + 1_000);
  expect((await h.balance(customerId)).cash).toBe(before + 1_200_00n);
  const { rows } = await h.t.owner.query<{ date: string }>(
    `select business_date as date from ledger.entry where kind = 'dividend'`,
  );
  expect(rows).toEqual([{ date: PAY_DATE }]);
  expect(businessDateOf(practiceCalendar, PAYS_AT)).toBe(PAY_DATE);
});

test(
  'a process that dies between two batches of holders leaves the symbol held up, and the next one adjusts the others',
  { timeout: 300_000 },
  async () => {
    const symbol = await h.listed({ kind: 'split', numerator: 2 });
    const holders: Awaited<ReturnType<typeof opened>>[] = [];
    for (let index = 0; index < 105; index += 1) holders.push(await opened(symbol));
    await h.endOfSession();
    h.feed.set(symbol, 250_00, { previousClose: 250_00, lower: 200_00, upper: 300_00, at: OPENING });
    // Terms, who comes first, their batch; then it dies.
    h.breakAt(4, 'before');
    await h.clock.advance(OPENING - h.clock.now());
    const states = async () => Map.groupBy(await h.entitlements(symbol), ({ state }) => state);
    await until(async () => (await states()).get('done')?.length === 100);
    expect((await states()).get('entitled')).toHaveLength(5);
    const buyer = await h.customer();
    await expect(h.orders.place(by(buyer), limitOrder(250_00, { symbol }))).rejects.toMatchObject({
      refusal: { code: 'orders.market_closed' },
    });
    await h.reboot();
    await h.goTo(OPENING + 1_000);
    expect((await states()).get('done')).toHaveLength(105);
    const quantities = await Promise.all(
      holders.map(async ({ customerId, positionId }) => (await h.positionOf(customerId, positionId)).quantity),
    );
    expect(new Set(quantities)).toEqual(new Set([200]));
    expect((await h.audit()).filter((each) => !String(each).includes('the process dies'))).toEqual([]);
    await h.orders.place(by(buyer), limitOrder(250_00, { symbol }));
  },
);
