/** Splits, bonus shares and dividends over what customers have: once, together, whatever happens at the same moment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { progressPage } from './pages.ts';
import { by, CLOSE_ALL, limitOrder, type OrdersHarness } from '../orders/testing.ts';
import { actionsHarness, BEFORE, CLOSE, EX_DATE, OPENING, PAYS_AT, type ActionsHarness } from './testing.ts';

let h: ActionsHarness;

/** The harness begins a minute before the record date's close: each test has one of its own. */
async function fresh(): Promise<void> {
  h = await actionsHarness();
}
beforeAll(fresh);
afterAll(async () => {
  await h.stop();
});

async function anew(): Promise<void> {
  await h.stop();
  await fresh();
}

type Placed = Awaited<ReturnType<OrdersHarness['opened']>>;

async function opened(symbol: string, change: Parameters<typeof limitOrder>[1] = {}, price = BEFORE): Promise<Placed> {
  return h.opened(limitOrder(price, { symbol, ...change }), price);
}

test('a split stops before a position that would be too large for the books: the others are adjusted, other symbols go on, staff see it', async () => {
  const symbol = await h.listed({ kind: 'split', numerator: 2 });
  const other = await h.listed({ kind: 'split', numerator: 5 });
  const [huge, usual, elsewhere] = [await opened(symbol), await opened(symbol), await opened(other)];
  const closed = (shares: number) =>
    h.t.owner.query('update orders.position set opened_quantity = quantity + $2 where id = $1', [
      huge.positionId,
      shares,
    ]);
  await closed(2 ** 31 - 150);
  await h.endOfSession();
  await h.openEx(other, 100_00);
  await h.openEx(symbol, 250_00);
  const quantities = async () =>
    (await Promise.all([huge, usual, elsewhere].map((each) => h.positionOf(each.customerId, each.positionId)))).map(
      ({ quantity }) => quantity,
    );
  expect(await quantities()).toEqual([100, 200, 500]);
  const of = { symbol, state: 'today' as const, page: 1, pageSize: 20 };
  const progress = async () => (await h.db.transaction((tx) => progressPage(h.feed, tx, of, EX_DATE))).rows;
  expect(await progress()).toMatchObject([{ adjustedAt: null, entitled: 2, adjusted: 1, outgrown: 1 }]);
  expect([symbol, other].map((each) => h.isHeldUp(each))).toEqual([true, false]);
  // Said once, not at every turn.
  const said = (await h.audit()).filter((line) => String(line).includes('positions would be too large'));
  expect(said).toHaveLength(1);
  // Nothing is lost: once there is room it ends as any other.
  await closed(0);
  await h.goTo(OPENING + 65_000);
  expect(await quantities()).toEqual([200, 200, 500]);
  expect(await progress()).toMatchObject([{ adjusted: 2, outgrown: 0 }]);
  expect(h.isHeldUp(symbol)).toBe(false);
  await anew();
});

test('a split doubles the shares and halves the price: cost, margin and equity stay, levels follow, orders are cancelled', async () => {
  const symbol = await h.listed({ kind: 'split', numerator: 2 });
  const long = await opened(symbol, { leverage: 5, stopLoss: '460.00', takeProfit: '600.00' });
  const short = await opened(symbol, { direction: 'short', leverage: 2, stopLoss: '560.00' });
  const waiting = await h.orders.place(by(long.customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc' }));
  const closing = await h.orders.close(by(short.customerId), short.positionId, {
    ...CLOSE_ALL,
    type: 'limit',
    limitPrice: '450.00',
    timeInForce: 'gtc',
  });
  const before = [
    await h.positionOf(long.customerId, long.positionId),
    await h.positionOf(short.customerId, short.positionId),
  ];
  await h.endOfSession({ id: waiting.id, quantity: 100 }, { id: closing.id, quantity: 100 });
  expect(await h.entitlements(symbol)).toMatchObject([
    { quantity: 100, state: 'entitled' },
    { quantity: 100, state: 'entitled' },
  ]);

  const submitted = h.venue.submitted.length;
  await h.openEx(symbol, 250_00);
  const after = [
    await h.positionOf(long.customerId, long.positionId),
    await h.positionOf(short.customerId, short.positionId),
  ];
  expect(after).toMatchObject([
    {
      quantity: 200,
      averagePrice: '250.00',
      status: 'holding',
      stopLoss: '230.00',
      takeProfit: '300.00',
      profit: '0.00',
    },
    { quantity: 200, averagePrice: '250.00', status: 'holding', stopLoss: '280.00', profit: '0.00' },
  ]);
  for (const which of [0, 1]) {
    expect(after[which]!.originalMargin).toBe(before[which]!.originalMargin);
    expect(after[which]!.contractAmount).toBe(before[which]!.contractAmount);
  }
  expect(await h.orders.order(long.customerId, BigInt(waiting.id))).toMatchObject({
    status: 'cancelled',
    held: '0.00',
    reason: { code: 'orders.ended_corporate_action', params: { symbol } },
  });
  expect(await h.orders.order(short.customerId, BigInt(closing.id))).toMatchObject({ status: 'cancelled' });
  // Neither the close-out nor a stop has looked at old shares with the new price, and nothing old went to the venue.
  expect(h.venue.submitted.slice(submitted)).toEqual([]);
  const { timeline } = await h.orders.position(long.customerId, long.positionId);
  expect(timeline).toContainEqual(expect.objectContaining({ step: 'split', params: { before: 100, after: 200 } }));
  expect(await h.stories(long.customerId)).toEqual(['position.split', 'order.ended_by_action']);
  expect(await h.entitlements(symbol)).toMatchObject([
    { shares: 100, state: 'done' },
    { shares: 100, state: 'done' },
  ]);
  expect(await h.audit()).toEqual([]);

  // From then on it is a position like any other.
  const close = await h.orders.close(by(long.customerId), long.positionId, CLOSE_ALL);
  await h.settle(h.venue.execution(close.id, 200, 251_00, h.clock.now()));
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({
    status: 'closed',
    grossProfit: '200.00',
  });
  expect(await h.audit()).toEqual([]);
});

test('bonus shares of a number that does not divide: whole shares come, the fraction is paid out, a short pays it', async () => {
  await anew();
  const symbol = await h.listed({ kind: 'bonus', numerator: 1, denominator: 2 });
  const parts: Placed[] = [];
  for (const direction of ['long', 'short'] as const) {
    const customerId = await h.customer({ isMarginEnabled: true });
    const order = await h.orders.place(by(customerId), limitOrder(BEFORE, { symbol, direction }));
    await h.settle(h.venue.execution(order.id, 33, BEFORE, h.clock.now()));
    parts.push({ customerId, orderId: order.id, positionId: BigInt(order.id) });
  }
  const [long, short] = parts as [Placed, Placed];
  const cash = (await h.balance(long.customerId)).cash;
  await h.endOfSession(...parts.map(({ orderId }) => ({ id: orderId, quantity: 67 })));
  await h.openEx(symbol, 333_30);
  // 33 become 49 and a half.
  expect(await h.positionOf(long.customerId, long.positionId)).toMatchObject({ quantity: 49 });
  expect(await h.positionOf(short.customerId, short.positionId)).toMatchObject({ quantity: 49 });
  expect(await h.entitlements(symbol)).toMatchObject([
    { quantity: 33, shares: 16, inLieu: 166_65n },
    { quantity: 33, shares: 16, inLieu: 166_65n },
  ]);
  expect((await h.balance(long.customerId)).cash - cash).toBe(166_65n);
  expect(await h.audit()).toEqual([]);
});

test('a dividend goes to whoever held when the record date closed, also if sold since; a buyer of the ex-date gets none; a short pays', async () => {
  await anew();
  const symbol = await h.listed({ kind: 'dividend', cash: 12_00 });
  const keeps = await opened(symbol, { leverage: 10, stopLoss: '480.00' });
  const sells = await opened(symbol);
  const short = await opened(symbol, { direction: 'short' });
  await h.endOfSession();
  await h.openEx(symbol, 488_00);
  const late = await opened(symbol, {}, 488_00);

  // The price is lower by the dividend that is still to be paid: nobody has lost anything.
  expect(await h.positionOf(keeps.customerId, keeps.positionId)).toMatchObject({
    quantity: 100,
    profit: '0.00',
    stopLoss: '468.00',
  });
  expect(await h.positionOf(short.customerId, short.positionId)).toMatchObject({ profit: '0.00' });
  const close = await h.orders.close(by(sells.customerId), sells.positionId, CLOSE_ALL);
  await h.settle(h.venue.execution(close.id, 100, 488_00, h.clock.now()));
  const cash = async (of: Placed) => (await h.balance(of.customerId)).cash;
  const before = [await cash(keeps), await cash(sells), await cash(short), await cash(late)];
  expect(await h.audit()).toEqual([]);

  await h.goTo(PAYS_AT - 1_000);
  expect(await cash(keeps)).toBe(before[0]);
  await h.goTo(PAYS_AT + 1_000);
  expect([await cash(keeps), await cash(sells), await cash(short), await cash(late)]).toEqual([
    before[0]! + 1_200_00n,
    before[1]! + 1_200_00n,
    before[2]! - 1_200_00n,
    before[3]!,
  ]);
  expect(await h.stories(keeps.customerId)).toEqual(['dividend.due', 'dividend.paid']);
  expect(await h.stories(short.customerId)).toEqual(['dividend.owed', 'dividend.charged']);
  const { timeline } = await h.orders.position(sells.customerId, sells.positionId);
  expect(timeline.map(({ step }) => step)).toEqual(expect.arrayContaining(['dividend_due', 'closed', 'dividend_paid']));
  expect(await h.positionOf(keeps.customerId, keeps.positionId)).toMatchObject({ profit: '-1200.00' });
  expect(await h.audit()).toEqual([]);
});

test('a short that cannot pay the dividend owes what is missing', async () => {
  await anew();
  const symbol = await h.listed({ kind: 'dividend', cash: 150_00 });
  const options = { isMarginEnabled: true, amount: 62_000_00n };
  const short = await h.opened(limitOrder(BEFORE, { symbol, direction: 'short' }), BEFORE, options);
  await h.endOfSession();
  await h.openEx(symbol, 350_00);
  const before = await h.balance(short.customerId);
  expect(before.cash < 15_000_00n).toBe(true);
  await h.goTo(PAYS_AT + 1_000);
  expect(await h.balance(short.customerId)).toMatchObject({ cash: 0n, receivable: 15_000_00n - before.cash });
  expect(await h.audit()).toEqual([]);
});

test('a fill that is on its way when the record date closes counts: nobody is entitled before the venue is quiet', async () => {
  await anew();
  const symbol = await h.listed({ kind: 'split', numerator: 5 });
  const customerId = await h.customer();
  const order = await h.orders.place(by(customerId), limitOrder(BEFORE, { symbol, timeInForce: 'gtc' }));
  await h.goTo(CLOSE + 5_000);
  expect(await h.entitlements(symbol)).toEqual([]);
  await h.settle(h.venue.execution(order.id, 40, BEFORE, CLOSE - 1));
  await h.goTo(CLOSE + 6_000);
  expect(await h.entitlements(symbol)).toEqual([]);
  await h.settle({ type: 'ended', orderId: order.id, why: 'session', quantity: 60, at: CLOSE });
  await h.goTo(CLOSE + 7_000);
  expect(await h.entitlements(symbol)).toMatchObject([{ quantity: 40 }]);
  await h.openEx(symbol, 100_00);
  expect(await h.positionOf(customerId, BigInt(order.id))).toMatchObject({ quantity: 200, averagePrice: '100.00' });
  expect(await h.orders.order(customerId, BigInt(order.id))).toMatchObject({ status: 'cancelled', filledQuantity: 40 });
  expect(await h.audit()).toEqual([]);
});

test('who has closed in the last moment is not entitled; a part that is left is', async () => {
  await anew();
  const symbol = await h.listed({ kind: 'dividend', cash: 10_00 });
  const gone = await opened(symbol);
  const half = await opened(symbol, { lots: 2 });
  const all = await h.orders.close(by(gone.customerId), gone.positionId, CLOSE_ALL);
  const some = await h.orders.close(by(half.customerId), half.positionId, { ...CLOSE_ALL, lots: 1 });
  await h.goTo(CLOSE + 1_000);
  await h.settle(h.venue.execution(all.id, 100, BEFORE, CLOSE - 1), h.venue.execution(some.id, 100, BEFORE, CLOSE - 1));
  await h.goTo(CLOSE + 3_000);
  expect(await h.entitlements(symbol)).toMatchObject([{ position: half.positionId, quantity: 100, amount: 1_000_00n }]);
  expect(await h.audit()).toEqual([]);
});

test.each(['before', 'after'] as const)(
  'a process that dies %s any of its transactions leaves nothing half done, and the next one does the rest once',
  { timeout: 300_000 },
  async (when) => {
    for (let transaction = 1; transaction <= 22; transaction += 1) {
      await anew();
      const symbol = await h.listed({ kind: 'split', numerator: 2 });
      const paying = await h.listed({ kind: 'dividend', cash: 5_00, payDate: EX_DATE });
      const long = await opened(symbol, { leverage: 5 });
      const holder = await opened(paying);
      h.breakAt(transaction, when);
      await h.endOfSession();
      h.feed.set(symbol, 250_00, { previousClose: 250_00, lower: 200_00, upper: 300_00 });
      h.feed.set(paying, 495_00, { previousClose: 495_00, lower: 396_00, upper: 594_00 });
      await h.goTo(OPENING);
      await h.reboot();
      await h.goTo(OPENING + 1_000);
      const where = `${when} transaction ${transaction}`;
      expect(await h.positionOf(long.customerId, long.positionId), where).toMatchObject({
        quantity: 200,
        status: 'holding',
      });
      expect(await h.entitlements(symbol), where).toMatchObject([{ shares: 100, state: 'done' }]);
      expect(await h.entitlements(paying), where).toMatchObject([{ amount: 500_00n, state: 'done' }]);
      expect(await h.stories(holder.customerId), where).toEqual(['dividend.due', 'dividend.paid']);
      const broken = (await h.audit()).filter((each) => !String(each).includes('the process dies'));
      expect(broken, where).toEqual([]);
    }
  },
);

test('a server that was away over the ex-date does all of it before an order goes to the venue again', async () => {
  await anew();
  const symbol = await h.listed({ kind: 'split', numerator: 2 });
  const { customerId, positionId } = await opened(symbol);
  const waiting = await h.orders.place(by(customerId), limitOrder(450_00, { symbol, timeInForce: 'gtc' }));
  await h.away(OPENING + 3_600_000);
  expect(h.venue.submitted).toEqual([]);
  expect(await h.positionOf(customerId, positionId)).toMatchObject({ quantity: 200 });
  expect(await h.orders.order(customerId, BigInt(waiting.id))).toMatchObject({ status: 'cancelled', held: '0.00' });
  expect(await h.audit()).toEqual([]);
});

test('while holders are adjusted nothing of the symbol trades: an order is refused, and a rule places none', async () => {
  await anew();
  const symbol = await h.listed({ kind: 'split', numerator: 2 });
  const { customerId } = await opened(symbol, { leverage: 10 });
  await h.endOfSession();
  h.breakAt(1, 'before');
  const submitted = h.venue.submitted.length;
  h.feed.set(symbol, 250_00, { previousClose: 250_00, lower: 200_00, upper: 300_00 });
  await h.clock.advance(OPENING - h.clock.now());
  await expect(h.orders.place(by(customerId), limitOrder(250_00, { symbol }))).rejects.toMatchObject({
    refusal: { code: 'orders.market_closed' },
  });
  expect(h.venue.submitted.slice(submitted)).toEqual([]);
});

test('alerts set before the ex-date move with the shares, once, also where the process dies over it; a dividend and a later alert move none', async () => {
  for (const when of ['before', 'after'] as const) {
    await anew();
    const symbol = await h.listed({ kind: 'split', numerator: 2 });
    const paying = await h.listed({ kind: 'dividend', cash: 5_00 });
    const customerId = await h.customer();
    const set = async (of: string, kind: string, value: number, at: number) => {
      const { rows } = await h.t.owner.query<{ id: bigint }>(
        `insert into alerts.alert (customer_id, symbol, kind, value, created_at, base_date, base_high, base_low)
         values ($1, $2, $3, $4, $5, '2026-11-20', 51000, 49000) returning id`,
        [customerId, of, kind, value, at],
      );
      return rows[0]!.id;
    };
    const [above, below, rise, volume, later, other] = [
      await set(symbol, 'above', 600_01, 1),
      await set(symbol, 'below', 400_01, 1),
      await set(symbol, 'rise', 2_50, 1),
      await set(symbol, 'volume', 1_000, 1),
      await set(symbol, 'above', 300_00, OPENING + 1),
      await set(paying, 'below', 400_00, 1),
    ];
    await h.endOfSession();
    // Terms, holders (there are none), then the step that moves them.
    h.breakAt(3, when);
    await h.openEx(symbol, 250_00);
    await h.goTo(OPENING + 2_000);
    const { rows } = await h.t.owner.query<{ id: bigint; value: bigint; before: bigint | null }>(
      'select id, value, value_before as before from alerts.alert order by id',
    );
    const found = new Map(rows.map((row) => [row.id, [row.value, row.before]]));
    expect([above, below, rise, volume, later, other].map((id) => found.get(id))).toEqual([
      [300_01n, 600_01n],
      [200_00n, 400_01n],
      [2_50n, null],
      [2_000n, 1_000n],
      [300_00n, null],
      [400_00n, null],
    ]);
    expect(await h.stories(customerId)).toEqual(['alert.moved', 'alert.moved', 'alert.moved']);
    expect(h.moved).toContain(symbol);
  }
});
