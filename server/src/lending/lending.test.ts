/**
 * Shares that are lent (desks §7): who may lend which, what comes back when, that nobody can lend and sell the same ones, and what short
 * positions may borrow of them. After each test the books are audited whole.
 */
import { DAY_MS, MINUTE_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertFunds } from '../market/fund-store.ts';
import { by, limitOrder } from '../orders/testing.ts';
import { createRace } from '../testing-races.ts';
import { startLendingWorld, type LendingWorld } from './testing.ts';

const seed = testSeed(import.meta.filename);
const race = createRace(seed);
let w: LendingWorld;

beforeAll(async () => {
  w = await startLendingWorld();
});
afterEach(async () => {
  expect(await w.audit()).toEqual([]);
});
afterAll(async () => {
  await w.h.stop();
});

const refusal = (code: string, params: object = {}) => ({ refusal: { code, params } });

test('whoever lends has the shares as before, and they are back at once while nobody borrows them', async () => {
  const asha = await w.holder(w.symbol());
  expect(await w.lend(asha, 3)).toMatchObject({ shares: 400, lent: 300, recalled: 0, recallDue: null });
  expect(await w.journal(asha)).toEqual({ shares: 100n, lent: 300n });
  expect(await w.h.positionOf(asha.customerId, asha.positionId)).toMatchObject({ quantity: 400 });
  expect(await w.recall(asha, 1)).toMatchObject({ lent: 200, recalled: 0 });
  expect(await w.recall(asha)).toMatchObject({ lent: 0, recalled: 0 });
  expect(await w.journal(asha)).toEqual({ shares: 400n, lent: 0n });
  expect(await w.stories(asha)).toEqual(['lending.lent', 'lending.recalled', 'lending.recalled']);
  await expect(w.recall(asha)).rejects.toMatchObject(refusal('lending.nothing_lent'));
});

test('what cannot be lent is refused with its reason', async () => {
  const symbol = w.symbol();
  const asha = await w.holder(symbol);
  await expect(w.lend(asha, 5)).rejects.toMatchObject(refusal('lending.lots_invalid', { maximum: 4 }));
  await expect(w.lend(asha, 0)).rejects.toMatchObject(refusal('lending.lots_invalid', { maximum: 4 }));
  w.h.feed.set(symbol, 99_00, { lower: 50_00, upper: 900_00 });
  await expect(w.lend(asha, 1)).rejects.toMatchObject(refusal('lending.below_minimum', { minimum: '10000.00' }));
  w.h.feed.set(symbol, 500_00);
  const short = await w.short(symbol, 1);
  await expect(w.lend(short, 1)).rejects.toMatchObject(refusal('lending.not_eligible'));
  const ownsNothing = { ...asha, customerId: short.customerId };
  await expect(w.lend(ownsNothing, 1)).rejects.toMatchObject(refusal('lending.position_unknown'));
  const unborrowed = await w.holder(w.h.ownSymbol());
  await expect(w.lend(unborrowed, 1)).rejects.toMatchObject(refusal('lending.not_eligible'));
  // Nobody sells units of a fund short, so nobody would ever borrow them.
  w.h.feed.list('LENTFUND', 500_00, { kind: 'fund' });
  await insertFunds(w.h.t.db, ['LENTFUND']);
  const units = await w.holder('LENTFUND');
  await expect(w.lend(units, 1)).rejects.toMatchObject(refusal('lending.not_eligible'));
  expect(await w.holding(units)).toBeUndefined();
  const order = await w.h.orders.close(by(asha.customerId), asha.positionId, {
    type: 'limit',
    lots: 1,
    limitPrice: '510.00',
    timeInForce: 'session',
  });
  await expect(w.lend(asha, 1)).rejects.toMatchObject(refusal('lending.position_busy'));
  await w.h.settle({ type: 'ended', orderId: order.id, why: 'session', quantity: 100, at: w.h.clock.now() });
  w.parameters = { ...w.parameters, isLendingOpen: false };
  await expect(w.lend(asha, 1)).rejects.toMatchObject(refusal('lending.closed'));
  w.parameters = { ...w.parameters, isLendingOpen: true };
  expect(await w.lend(asha, 4)).toMatchObject({ lent: 400 });
});

test('short positions borrow what is lent beside what the house publishes', async () => {
  const symbol = w.symbol();
  const ravi = await w.h.customer({ isMarginEnabled: true, amount: 1_00_00_000_00n });
  const short = (lots: number) => limitOrder(500_00, { symbol, direction: 'short', lots });
  await expect(w.h.orders.place(by(ravi), short(13))).rejects.toMatchObject(
    refusal('lending.quota_short', { symbol, left: 1_000 }),
  );
  const asha = await w.holder(symbol);
  await w.lend(asha, 3);
  await expect(w.h.orders.place(by(ravi), short(14))).rejects.toMatchObject(
    refusal('lending.quota_short', { symbol, left: 1_300 }),
  );
  const order = await w.h.orders.place(by(ravi), short(13));
  // An order for a short counts as one: nothing is free.
  expect(await w.recall(asha, 1)).toMatchObject({ lent: 300, recalled: 100 });
  await w.h.settle(w.h.venue.execution(order.id, 1_300, 500_00, w.h.clock.now()));
});

test('what is on loan comes back as soon as the pool is covered, and is lent anew to nobody', async () => {
  const symbol = w.symbol();
  const asha = await w.holder(symbol);
  await w.lend(asha, 4);
  const ravi = await w.short(symbol, 3);
  const borrowing = { rateBps: expect.any(Number), lent: 400, borrowed: 300, houseQuota: 1_000 };
  expect(await w.holding(asha)).toMatchObject({ onLoan: 300, backAtOnce: 100, borrowing });
  expect(await w.recall(asha)).toMatchObject({ lent: 300, recalled: 300, recallDue: expect.any(Number) });
  await expect(w.recall(asha)).rejects.toMatchObject(refusal('lending.nothing_lent'));
  expect(await w.holding(asha)).toMatchObject({ onLoan: 300, backAtOnce: 0 });
  await w.returns();
  expect(await w.holding(asha)).toMatchObject({ lent: 300, recalled: 300 });
  const meena = await w.h.customer({ isMarginEnabled: true });
  const preview = await w.h.orders.previewPlace(meena, limitOrder(500_00, { symbol, direction: 'short', lots: 1 }));
  expect(preview.borrowable).toMatchObject({ quota: 1_000, left: 700 });
  await w.close(ravi, 1);
  await w.returns();
  expect(await w.holding(asha)).toMatchObject({ lent: 200, recalled: 200 });
  const vikram = await w.holder(symbol);
  await w.lend(vikram, 4);
  await w.returns();
  expect(await w.holding(asha)).toMatchObject({ lent: 0, recalled: 0, recallDue: null });
  expect(await w.stories(asha)).toEqual([
    'lending.lent',
    'lending.recall_waits',
    'lending.returned',
    'lending.returned',
  ]);
});

test('on the next business date shares are back whether the pool is covered or not: the house stands in', async () => {
  const symbol = w.symbol();
  const asha = await w.holder(symbol);
  await w.lend(asha, 4);
  const ravi = await w.short(symbol, 4);
  const { recallDue } = await w.recall(asha);
  const midnight = recallDue! - w.h.clock.now();
  expect(midnight).toBeLessThanOrEqual(DAY_MS);
  await w.h.clock.advance(midnight - MINUTE_MS);
  await w.returns();
  expect(await w.holding(asha)).toMatchObject({ lent: 400 });
  await w.h.clock.advance(MINUTE_MS);
  await w.returns();
  expect(await w.holding(asha)).toMatchObject({ lent: 0, recalled: 0 });
  expect(await w.h.positionOf(ravi.customerId, ravi.positionId)).toMatchObject({ quantity: 400 });
});

test('lent shares are sold like any: what is lent beyond the rest is back with the fill, recalled or not', async () => {
  const symbol = w.symbol();
  const asha = await w.holder(symbol);
  await w.lend(asha, 4);
  await w.short(symbol, 4);
  await w.recall(asha, 3);
  await w.close(asha, 2);
  expect(await w.holding(asha)).toMatchObject({ shares: 200, lent: 200, recalled: 200 });
  expect(await w.journal(asha)).toEqual({ shares: 0n, lent: 200n });
  await w.close(asha);
  expect(await w.journal(asha)).toEqual({ shares: 0n, lent: 0n });
});

test(`two who lend the same lots at once, one who sells them meanwhile: none is lent twice or lent and sold (seed ${seed})`, async () => {
  for (let round = 0; round < 4; round += 1) {
    const asha = await w.holder(w.symbol());
    const answers = await race([() => w.lend(asha, 3), () => w.lend(asha, 3), () => w.close(asha, 3)]);
    expect(answers.slice(0, 2).filter((code) => code === 'ok').length).toBeLessThanOrEqual(1);
    const { shares, lent } = await w.journal(asha);
    expect(shares + lent).toBe(100n);
    expect(lent <= 100n).toBe(true);
    expect(await w.audit()).toEqual([]);
  }
});

test(`a recall against the close of the short that borrows: the shares are back or wait, and never both (seed ${seed})`, async () => {
  for (let round = 0; round < 4; round += 1) {
    const symbol = w.symbol();
    const asha = await w.holder(symbol);
    await w.lend(asha, 4);
    const ravi = await w.short(symbol, 4);
    expect(await race([() => w.recall(asha), () => w.close(ravi), () => w.returns()])).toEqual(['ok', 'ok', 'ok']);
    await w.returns();
    expect(await w.holding(asha)).toMatchObject({ shares: 400, lent: 0, recalled: 0 });
    expect(await w.journal(asha)).toEqual({ shares: 400n, lent: 0n });
  }
});

test(`a recall against an order for a short: the same shares are back or borrowed, and never both (seed ${seed})`, async () => {
  for (let round = 0; round < 3; round += 1) {
    const symbol = w.symbol();
    const asha = await w.holder(symbol);
    await w.lend(asha, 4);
    // Four lots more than the house has.
    const meena = await w.h.customer({ isMarginEnabled: true });
    const order = limitOrder(500_00, { symbol, direction: 'short', lots: 14 });
    const borrow = async () => void (await w.h.orders.place(by(meena), order));
    const [recalled, borrowed] = await race([() => w.recall(asha), borrow]);
    const { lent } = await w.holding(asha);
    expect({ recalled, borrowed, lent }).toEqual(
      lent === 0
        ? { recalled: 'ok', borrowed: 'lending.quota_short', lent }
        : { recalled: 'ok', borrowed: 'ok', lent: 400 },
    );
  }
});
