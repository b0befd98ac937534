/**
 * What meets at a pool (desks §6): a request and a valuation, two stops of the same units, a stop and a stop that is reached, two valuations of one
 * moment; each with one effect, whoever comes first.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockBooks } from '../ledger/post.ts';
import { RefusalError } from '../platform/refuse.ts';
import { untilWaiting } from '../platform/testing-waits.ts';
import { startPools, type PoolsWorld } from './testing.ts';
import { valuePool } from './valuing.ts';

let w: PoolsWorld;
beforeAll(async () => {
  w = await startPools();
});
afterAll(() => w.h.stop());

test('a request and a valuation at once: the money is held for a later one, never for this', async () => {
  const pool = await w.pool();
  const customers = await Promise.all([w.h.customer(), w.h.customer(), w.h.customer(), w.h.customer()]);
  const [early, ...late] = customers;
  const first = await w.follow(early, pool);
  const moment = w.moment();
  await w.h.clock.advance(moment.at - w.h.clock.now());
  const outcomes = await Promise.all([
    ...late.map((customer) => w.follow(customer, pool)),
    valuePool(w.deps, pool.id, moment),
  ]);
  expect(outcomes.at(-1)).toBe(true);
  expect((await w.read(early, first.id)).state).toBe('in_progress');
  for (const [at, customer] of late.entries())
    expect((await w.read(customer, (outcomes[at] as { id: string }).id)).state).toBe('waiting');
  expect(await w.audit()).toEqual([]);
});

test('whoever reaches a stop while the valuation waits for its locks is redeemed by it, under a lock of the own book', async () => {
  const pool = await w.pool();
  const asha = await w.h.customer();
  const symbol = w.h.ownSymbol();
  const { id } = await w.follow(asha, pool, { amount: 1_00_000_00n, stopPercent: 20 });
  await w.value();
  await w.trade(pool, { symbol, lots: 1, price: 500_00 });
  const moment = w.moment();
  await w.h.clock.advance(moment.at - w.h.clock.now());
  const gate = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = w.h.t.db.transaction(async (tx) => {
    await lockBooks(tx, { customerIds: [pool.customerId] });
    held.resolve();
    await gate.promise;
  });
  await held.promise;
  const valued = valuePool(w.deps, pool.id, moment);
  await untilWaiting(w.h.t.owner);
  w.h.feed.set(symbol, 100_00);
  gate.resolve();
  await holding;
  expect(await valued).toBe(true);
  // Half of the money is in shares, which fell by four fifths.
  expect(await w.read(asha, id)).toMatchObject({ reason: 'stop' });
  expect(await w.audit()).toEqual([]);
});

test('two valuations of one moment at once: one is taken', async () => {
  const pool = await w.pool();
  const asha = await w.h.customer();
  const { id } = await w.follow(asha, pool);
  const moment = w.moment();
  await w.h.clock.advance(moment.at - w.h.clock.now());
  const taken = await Promise.all([1, 2, 3, 4].map(() => valuePool(w.deps, pool.id, moment)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect(await w.row(pool)).toMatchObject({ valuations: 1, units: 50_000_00n });
  expect(await w.read(asha, id)).toMatchObject({ state: 'in_progress', units: '5000.000' });
  expect(await w.audit()).toEqual([]);
});

test('two stops of the same units at once: one is asked for', async () => {
  const pool = await w.pool({ lockDays: 1 });
  const asha = await w.h.customer();
  const { id } = await w.follow(asha, pool);
  await w.value();
  await w.session(2);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => w.stop(asha, id)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(RefusalError);
  await w.value();
  expect(await w.read(asha, id)).toMatchObject({ state: 'ended', paidOut: '50000.00' });
  expect(await w.audit()).toEqual([]);
});

test('a stop that is asked for while the valuation finds the own stop reached: the units go out once', async () => {
  const pool = await w.pool({ lockDays: 1 });
  const customers = await Promise.all([w.h.customer(), w.h.customer(), w.h.customer()]);
  const symbol = w.h.ownSymbol();
  const held: string[] = [];
  for (const customer of customers)
    held.push((await w.follow(customer, pool, { amount: 1_00_000_00n, stopPercent: 5 })).id);
  await w.value();
  await w.trade(pool, { symbol, lots: 2, price: 500_00 });
  await w.session(2);
  w.h.feed.set(symbol, 100_00);
  const moment = w.moment();
  await w.h.clock.advance(moment.at - w.h.clock.now());
  const outcomes = await Promise.allSettled([
    valuePool(w.deps, pool.id, moment),
    ...customers.map((customer, at) => w.stop(customer, held[at]!)),
  ]);
  expect(outcomes[0]).toEqual({ status: 'fulfilled', value: true });
  // Those that were asked for first deal later; of each holding one redemption is there.
  const { rows } = await w.h.t.owner.query(
    'select holding_id, count(*) as count from pools.redemption where pool_id = $1 group by 1',
    [pool.id],
  );
  expect(rows).toEqual(customers.map((_, at) => ({ holding_id: BigInt(held[at]!), count: 1n })));
  expect(await w.audit()).toEqual([]);
  for (let step = 0; step < 2; step += 1) await w.value();
  for (const [at, customer] of customers.entries())
    expect((await w.read(customer, held[at]!)).state).not.toBe('in_progress');
  expect(await w.audit()).toEqual([]);
});

test('money that is taken back while the valuation waits for it is free, or in, never both', async () => {
  const pool = await w.pool();
  const customers = await Promise.all([w.h.customer(), w.h.customer(), w.h.customer()]);
  const held: string[] = [];
  for (const customer of customers) held.push((await w.follow(customer, pool)).id);
  const moment = w.moment();
  // A request of the last moment before the cut-off that comes to its turn only at the valuation.
  const asked = moment.at - pool.cutoffMs - 1;
  await w.h.clock.advance(moment.at - w.h.clock.now());
  const outcomes = await Promise.allSettled([
    valuePool(w.deps, pool.id, moment),
    ...customers.map((customer, at) => w.takeBack(customer, held[at]!, asked)),
  ]);
  expect(outcomes[0]).toEqual({ status: 'fulfilled', value: true });
  for (const [at, customer] of customers.entries()) {
    const { cash, held: reserved } = await w.h.balance(customer);
    const { state } = await w.read(customer, held[at]!);
    expect([reserved, cash]).toEqual([0n, state === 'taken_back' ? 10_00_000_00n : 9_50_000_00n]);
  }
  expect(await w.audit()).toEqual([]);
});
