/**
 * Power cuts at a valuation: its connection breaks before each of its statements in turn, and the process that takes it is killed (SIGKILL) at moments
 * that follow from a printed seed, and after its commit. Whoever comes in comes in once, whoever goes out is paid once, and the fee is taken once.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createRng } from '@bahi/core/rng.ts';
import { testSeed } from '@bahi/core/testing-seed.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Tx } from '../platform/database.ts';
import { startPools, type PoolsWorld } from './testing.ts';
import { valuePool } from './valuing.ts';

const seed = testSeed(import.meta.filename);
const random = createRng(seed);
/** More statements than a valuation needs: it is killed after its commit then. */
const COMMITTED = 99;
const HANGS_MS = 120_000;

let w: PoolsWorld;
beforeAll(async () => {
  w = await startPools();
});
afterAll(() => w.h.stop());

test(
  `a valuation that breaks off before each of its statements, and whose processes are killed, has one effect (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const pool = await w.pool({ lockDays: 1 });
    const [asha, ravi, mira] = [await w.h.customer(), await w.h.customer(), await w.h.customer()];
    const symbol = w.h.ownSymbol();
    const leaves = await w.follow(asha, pool, { amount: 2_00_000_00n, stopPercent: 95 });
    const stopped = await w.follow(ravi, pool, { amount: 50_000_00n, stopPercent: 5 });
    await w.value();
    await w.trade(pool, { symbol, lots: 1, price: 500_00 });
    await w.session(2);
    // The valuation of a close: a fee, one who comes, one who goes and one whose stop is reached.
    while (!w.moment().isClose) await w.h.clock.advance(w.moment().at - w.h.clock.now());
    const comes = await w.follow(mira, pool);
    await w.stop(asha, leaves.id);
    const moment = w.moment();
    await w.h.clock.advance(moment.at - w.h.clock.now());
    const run = (statement: number) => ended(pool.id, moment.at, statement, `${symbol}:10000`);
    w.h.feed.set(symbol, 100_00);
    const count = await statementsOf(pool.id, moment);
    expect(count).toBeGreaterThan(20);
    for (let statement = 1; statement <= count; statement += 1) {
      const db = breakingAt(statement);
      await expect(valuePool({ ...w.deps, db }, pool.id, moment)).rejects.toThrow('Connection terminated');
    }
    for (let kill = 0; kill < 3; kill += 1) expect(await run(1 + random.below(count))).toBe('SIGKILL');
    expect(await w.row(pool)).toMatchObject({ valuations: 1 });
    expect(await w.audit()).toEqual([]);
    expect(await run(COMMITTED)).toBe('SIGKILL');
    expect(await run(0)).toBe(0);
    expect(await w.row(pool)).toMatchObject({ valuations: 2 });
    expect(await w.read(mira, comes.id)).toMatchObject({ state: 'in_progress' });
    expect(await w.read(asha, leaves.id)).toMatchObject({ state: 'ended', reason: 'asked' });
    expect(await w.read(ravi, stopped.id)).toMatchObject({ state: 'ended', reason: 'stop' });
    expect(await w.stories(ravi)).toEqual(['pools.asked', 'pools.subscribed', 'pools.stop_reached', 'pools.finished']);
    const { rows } = await w.h.t.owner.query<{ kind: string; count: bigint }>(
      `select kind::text, count(*) as count from ledger.entry where kind::text like 'pool%' group by 1 order by 1`,
    );
    expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))).toEqual({
      pool_fee: 1,
      pool_invested: 3,
      pool_paid_out: 2,
      pool_redeemed: 2,
      pool_subscribed: 3,
    });
    expect(await w.audit()).toEqual([]);
  },
);

/** How many statements it sends: one that is taken back tells. */
async function statementsOf(poolId: bigint, moment: Parameters<typeof valuePool>[2]): Promise<number> {
  let sent = 0;
  const undone = new Error('undone');
  const counting: Database = {
    ...w.h.t.db,
    transaction: (fn) =>
      w.h.t.db.transaction(async (tx) => {
        await fn(told(tx, () => (sent += 1)));
        throw undone;
      }),
  };
  await expect(valuePool({ ...w.deps, db: counting }, poolId, moment)).rejects.toBe(undone);
  return sent;
}

function breakingAt(statement: number): Database {
  let sent = 0;
  const before = () => {
    if ((sent += 1) >= statement) throw new Error('Connection terminated unexpectedly');
  };
  return { ...w.h.t.db, transaction: (fn) => w.h.t.db.transaction((tx) => fn(told(tx, before))) };
}

function told(tx: Tx, before: () => unknown): Tx {
  return new Proxy(tx, {
    get(target, name, receiver) {
      if (name !== 'query') return Reflect.get(target, name, receiver) as unknown;
      return async (...query: Parameters<Tx['query']>) => {
        before();
        return target.query(...query);
      };
    },
  });
}

/** By which signal it ended, or with which code. */
async function ended(pool: bigint, at: number, statement: number, marks: string): Promise<string | number | null> {
  const args = [join(import.meta.dirname, 'testing-crash.ts'), w.h.t.url, `${pool}`, `${at}`, `${statement}`, marks];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: HANGS_MS });
  return new Promise((resolve) => void child.on('exit', (code, signal) => resolve(signal ?? code)));
}
