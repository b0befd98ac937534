/** Nobody comes, goes or stays by a price that is known already (decision 0092). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPools, type PoolsWorld } from './testing.ts';

let w: PoolsWorld;
beforeAll(async () => {
  w = await startPools();
});
afterAll(() => w.h.stop());

test('while trading has stopped nobody deals: its price stands still, and the next valuation is for what waits', async () => {
  const pool = await w.pool({ lockDays: 1 });
  const [asha, ravi] = [await w.h.customer(), await w.h.customer()];
  const symbol = w.h.ownSymbol();
  const leaves = await w.follow(asha, pool, { amount: 1_00_000_00n });
  const stays = await w.follow(ravi, pool, { amount: 1_00_000_00n });
  await w.value();
  await w.trade(pool, { symbol, lots: 2, price: 500_00 });
  await w.session(2);
  w.h.feed.set(symbol, 500_00, { state: 'halted' });
  await w.stop(asha, leaves.id);
  await w.value();
  expect(await w.read(asha, leaves.id)).toMatchObject({ state: 'stopping', paidOut: '0.00' });
  // It opens a fifth lower: both bear their half of it.
  w.h.feed.set(symbol, 400_00, { state: 'trading' });
  await w.value();
  const [gone, left] = [await w.read(asha, leaves.id), await w.read(ravi, stays.id)];
  expect(Number(gone.paidOut) + Number(gone.value)).toBeLessThan(90_000);
  expect(Number(left.value)).toBeGreaterThan(89_900);
  expect(await w.audit()).toEqual([]);
});

test('while too much of a pool is in a stock that does not trade nobody comes or goes by its old mark, and money that waits can be taken back', async () => {
  const pool = await w.pool({ lockDays: 1 });
  const [asha, ravi, mira] = [await w.h.customer(), await w.h.customer(), await w.h.customer()];
  const [symbol, small] = [w.h.ownSymbol(), 'SMALL'];
  w.h.feed.list(small, 10_00);
  const leaves = await w.follow(asha, pool, { amount: 1_00_000_00n });
  const stays = await w.follow(ravi, pool, { amount: 1_00_000_00n });
  await w.value();
  await w.trade(pool, { symbol, lots: 2, price: 500_00 });
  await w.trade(pool, { symbol: small, lots: 1, price: 10_00 });
  await w.session(2);
  w.h.feed.set(symbol, 500_00, { state: 'suspended' });
  await w.stop(asha, leaves.id);
  const comes = await w.follow(mira, pool);
  const promised = comes.dealsAt!;
  await w.value();
  expect(await w.row(pool)).toMatchObject({ valuations: 1 });
  expect(await w.read(asha, leaves.id)).toMatchObject({ state: 'stopping', waitsFor: [symbol], paidOut: '0.00' });
  expect((await w.stories(asha)).at(-1)).toBe('pools.waits');
  await expect(w.takeBack(mira, comes.id)).rejects.toMatchObject({ refusal: { code: 'pools.cut_off_passed' } });
  await w.h.clock.advance(10 * 60_000);
  const waits = await w.read(mira, comes.id);
  expect([waits.canTakeBack, waits.dealsAt]).toEqual([true, w.moment().at]);
  expect(waits.dealsAt).toBeGreaterThan(promised);
  await expect(w.takeBack(asha, leaves.id)).rejects.toMatchObject({ refusal: { code: 'pools.cut_off_passed' } });
  await w.takeBack(mira, comes.id);
  await w.value();
  expect(await w.row(pool)).toMatchObject({ valuations: 1 });
  // It trades again a fifth lower, and another that is half a percent of the pool does not.
  w.h.feed.set(symbol, 400_00, { state: 'trading' });
  w.h.feed.set(small, 10_00, { state: 'suspended' });
  await w.value();
  const [gone, left] = [await w.read(asha, leaves.id), await w.read(ravi, stays.id)];
  expect(Number(gone.paidOut) + Number(gone.value)).toBeLessThan(90_000);
  expect(Number(left.value)).toBeGreaterThan(89_800);
  expect(await w.audit()).toEqual([]);
});
