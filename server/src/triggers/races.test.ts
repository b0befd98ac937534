/** Two at once: a mark that fires meets a cancellation, a change, another process, a broken connection and an ex-date. One of the two happens, once. */
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { writeMessages } from '../messages/service.ts';
import type { Database } from '../platform/database.ts';
import { RefusalError } from '../platform/refuse.ts';
import { moveTriggers } from './service.ts';
import { triggersHarness, type TriggersHarness } from './testing.ts';

let w: TriggersHarness;
beforeAll(async () => {
  w = await triggersHarness();
});
afterEach(async () => {
  w.kill();
  expect(await w.audit()).toEqual([]);
  w.errors.length = 0;
});
afterAll(() => w.stop());

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
const buy = (symbol: string) => ({ symbol, direction: 'long', lots: 1 }) as const;

async function stopAbove() {
  const [customerId, symbol] = [await w.h.customer(), w.h.ownSymbol()];
  const { id } = await w.add(customerId, { kind: 'stop', ...buy(symbol), triggerPrice: '510' });
  await w.settled();
  return { customerId, symbol, id };
}

const outcomeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof RefusalError) return error.refusal.code;
      throw error;
    },
  );

/** So many turns of the event loop later: somewhere between the statements of the other. */
async function later(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test(`cancelled while it fires: either is cancelled and places nothing, or placed and is not cancelled (seed ${seed})`, async () => {
  await w.watch();
  for (let round = 0; round < 12; round += 1) {
    const { customerId, symbol, id } = await stopAbove();
    w.h.feed.set(symbol, 510_00);
    await later(random.below(60));
    const cancelled = await outcomeOf(w.cancel(customerId, id));
    await w.settled();
    const { status } = await w.read(customerId, id);
    expect([cancelled, status]).toEqual(cancelled === 'ok' ? ['ok', 'cancelled'] : ['triggers.not_active', 'placed']);
    expect(await w.orders(customerId)).toHaveLength(cancelled === 'ok' ? 0 : 1);
  }
});

test('changed while it fires: it fires by the old price, or not at all before the new one is reached', async () => {
  await w.watch();
  for (let round = 0; round < 12; round += 1) {
    const { customerId, symbol, id } = await stopAbove();
    w.h.feed.set(symbol, 510_00);
    await later(random.below(60));
    const changed = await outcomeOf(w.change(customerId, { trigger: id, lots: 2, triggerPrice: '540' }));
    await w.settled();
    const isChanged = changed === 'ok';
    expect(await w.read(customerId, id)).toMatchObject({ status: isChanged ? 'active' : 'placed' });
    await w.move(symbol, 540_00);
    const orders = await w.orders(customerId);
    expect(orders.map(({ quantity }) => quantity)).toEqual([isChanged ? 200 : 100]);
  }
});

test('two processes that see the same mark place one order, and tell of it once', async () => {
  await w.watch();
  await w.watch();
  for (let round = 0; round < 6; round += 1) {
    const { customerId, symbol, id } = await stopAbove();
    await w.move(symbol, 510_00);
    expect(await w.read(customerId, id)).toMatchObject({ status: 'placed' });
    expect(await w.orders(customerId)).toHaveLength(1);
    expect(await w.stories(customerId)).toEqual(['trigger.placed']);
  }
});

test('a lost answer of the database is asked again: one order, one message', async () => {
  let broken = 0;
  const db: Database = {
    ...w.h.db,
    async transaction(fn) {
      const result = await w.h.db.transaction(fn);
      if ((broken += 1) <= 3) throw new Error('Connection terminated unexpectedly');
      return result;
    },
  };
  await w.watch({ db });
  const { customerId, symbol, id } = await stopAbove();
  w.h.feed.set(symbol, 510_00);
  for (let turn = 0; turn < 30; turn += 1) {
    await w.settled();
    await w.h.clock.advance(1_000);
  }
  expect(broken).toBeGreaterThan(3);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed', fired: { mark: '510.00' } });
  expect(await w.orders(customerId)).toHaveLength(1);
  expect(await w.stories(customerId)).toEqual(['trigger.placed']);
});

test('an answer of orders that got lost is asked for with the same key: the order is there once', async () => {
  let lost = 0;
  const place: typeof w.h.orders.place = async (...of) => {
    await w.h.orders.place(...of);
    lost += 1;
    if (lost <= 2) throw new Error('Connection terminated unexpectedly');
    return w.h.orders.place(...of);
  };
  await w.watch({ orders: { place, close: (...of) => w.h.orders.close(...of) } });
  const { customerId, symbol, id } = await stopAbove();
  w.h.feed.set(symbol, 510_00);
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'firing' });
  expect(await outcomeOf(w.cancel(customerId, id))).toBe('triggers.not_active');
  for (let turn = 0; turn < 10; turn += 1) {
    await w.h.clock.advance(1_000);
    await w.settled();
  }
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed' });
  expect(await w.orders(customerId)).toHaveLength(1);
});

const MOVED = { exDate: '2026-11-21', numerator: 5, denominator: 1, cash: 0, kind: 'split' } as const;

/** As the step of an action does it, while its symbol is held up; the market has the new price before. */
async function splits(symbol: string, price: number): Promise<void> {
  w.heldUp.add(symbol);
  w.h.feed.list(symbol, price);
  const action = { ...MOVED, symbol, exAt: w.h.clock.now() + 1 };
  await w.h.db.transaction(async (tx) => {
    await writeMessages(tx, await moveTriggers(tx, { action, priceScale: 2, now: w.h.clock.now() }));
  });
  w.heldUp.delete(symbol);
  await w.settled();
}

test('over a split it means the same: nothing fires by the new price, and the moved level fires the moved lots', async () => {
  await w.watch();
  const { customerId, symbol, id } = await stopAbove();
  w.heldUp.add(symbol);
  await w.move(symbol, 520_00);
  await splits(symbol, 100_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'active', triggerPrice: '102.00', lots: 5 });
  await w.move(symbol, 102_00);
  expect((await w.orders(customerId)).map(({ quantity }) => quantity)).toEqual([500]);
  expect(await w.stories(customerId)).toEqual(['trigger.moved', 'trigger.placed']);
});

test('one that a dead process left on its way over a split is placed once, of the new shares', async () => {
  await w.watch({
    orders: {
      place: () => Promise.reject(new Error('killed')),
      close: () => Promise.reject(new Error('killed')),
    },
  });
  const { customerId, symbol, id } = await stopAbove();
  await w.move(symbol, 510_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'firing' });
  w.kill();
  await splits(symbol, 101_00);
  expect(await w.read(customerId, id)).toMatchObject({ status: 'waiting', triggerPrice: '102.00' });
  await w.watch();
  await w.h.clock.advance(2_000);
  await w.settled();
  expect(await w.read(customerId, id)).toMatchObject({ status: 'placed', fired: { mark: '510.00' } });
  expect((await w.orders(customerId)).map(({ quantity }) => quantity)).toEqual([500]);
});

test('the tables let nothing fire twice, come back, or loosen', async () => {
  const { customerId, symbol, id } = await stopAbove();
  const trailing = { kind: 'trailing', ...buy(symbol), trailBy: 'amount', trail: '10' } as const;
  const { id: trails } = await w.add(customerId, trailing);
  await w.watch();
  await w.move(symbol, 509_00);
  const set = (what: string, of: string) => w.h.db.query(`update triggers.trigger set ${what} where id = $1`, [of]);
  await expect(set('trigger_price = trigger_price + 1', trails)).rejects.toThrow('change with their number');
  await expect(set('trigger_price = trigger_price + 1', id)).rejects.toThrow('change with their number');
  await expect(set(`status = 'placed', ended_at = 1`, id)).rejects.toThrow('does not become placed');
  await w.move(symbol, 510_00);
  await expect(set(`status = 'active', ended_at = null`, id)).rejects.toThrow('does not become active');
  await expect(set('fired_mark = 1', id)).rejects.toThrow('is placed and does not become');
});
