/**
 * Followers who come, go, take back and set stops at random while prices jump and the pool trades: whatever they do, the books hold, nothing is made or
 * lost, and who comes and goes takes nothing from those who stay. A second passes between any two, for there is a limit of orders in one. The seed is
 * printed.
 */
import { hash } from 'node:crypto';
import { verifyValuations } from '@bahi/core/pool-valuation.ts';
import { createRng } from '@bahi/core/rng.ts';
import { SECOND_MS } from '@bahi/core/time.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefusalError } from '../platform/refuse.ts';
import type { HoldingView, PoolRow } from './rows.ts';
import { startPools, type PoolsWorld } from './testing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
const STEPS = 120;

let w: PoolsWorld;
beforeAll(async () => {
  w = await startPools();
});
afterAll(() => w.h.stop());

test(`followers at random leave books that hold (seed ${seed})`, { timeout: 300_000 }, async () => {
  const pool = await w.pool({ lockDays: 1 });
  const customers = await Promise.all(Array.from({ length: 6 }, () => w.h.customer()));
  const symbol = w.h.ownSymbol();
  const bought: bigint[] = [];
  let price = 500_00;
  for (let step = 0; step < STEPS; step += 1) {
    const customer = customers[random.below(customers.length)]!;
    await w.h.clock.advance(SECOND_MS);
    switch (random.below(9)) {
      case 0:
      case 1:
        await tried(() =>
          w.follow(customer, pool, {
            amount: BigInt(10_000_00 + random.below(200_000_00)),
            stopPercent: 5 + random.below(91),
          }),
        );
        break;
      case 2:
        await tried(async () => w.stop(customer, (await anyOf(customer)).id));
        break;
      case 3:
        await tried(async () => w.takeBack(customer, (await anyOf(customer)).id));
        break;
      case 8:
        await tried(async () => w.changeStop(customer, (await anyOf(customer)).id, 5 + random.below(91)));
        break;
      case 4:
        // Within the band of its first price.
        price = 410_00 + 5 * random.below(3_600);
        w.h.feed.set(symbol, price);
        break;
      case 5:
        await tried(async () => void bought.push(await w.trade(pool, { symbol, lots: 1 + random.below(2), price })));
        break;
      case 6:
        if (bought.length > 0) await w.sell(pool, { position: bought.shift()!, price });
        break;
      default:
        await unitsNeverFall(pool, () => w.value());
    }
  }
  for (const position of bought) {
    await w.h.clock.advance(SECOND_MS);
    await w.sell(pool, { position, price });
  }
  expect(await w.audit()).toEqual([]);
  await w.session(3);
  expect(verifyValuations(await w.file(pool), (bytes) => hash('sha256', bytes, 'buffer'))).toEqual([]);
  // All of the customers' money is theirs, the pool's, or was paid in charges and fees.
  const { rows } = await w.h.t.owner.query<{ money: bigint }>(
    `select sum(cash)::bigint as money from ledger.balance where customer_id = any ($1::bigint[])`,
    [[pool.customerId, ...customers]],
  );
  const { charges, realised } = await w.h.balance(pool.customerId);
  expect(rows[0]!.money + charges - realised).toBe(BigInt(customers.length) * 10_00_000_00n);
});

/** A refusal is an answer like another. */
async function tried(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
  }
}

async function anyOf(customer: bigint): Promise<Pick<HoldingView, 'id'>> {
  const { rows } = await w.h.t.owner.query<{ id: bigint }>(
    'select id from pools.holding where customer_id = $1 order by id',
    [customer],
  );
  return { id: rows.length === 0 ? '1' : rows[random.below(rows.length)]!.id.toString() };
}

/** What those who come and go leave of a unit, after the fee: its worth before them or a little more. */
async function unitsNeverFall(pool: PoolRow, value: () => Promise<void>): Promise<void> {
  const before = await w.row(pool);
  await value();
  const after = await w.row(pool);
  if (after.valuations === before.valuations || after.units === 0n) return;
  const { rows } = await w.h.t.owner.query<{ value: bigint; units: bigint }>(
    'select value, units from pools.valuation where pool_id = $1 and number = $2',
    [pool.id, after.valuations],
  );
  const { value: worth, units } = rows[0]!;
  expect(after.value! * units).toBeGreaterThanOrEqual(worth * after.units);
}
