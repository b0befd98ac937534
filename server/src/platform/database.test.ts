import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from './database.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase({ poolSize: 1 });
  await t.owner.query('create table counted (n int)');
  await t.owner.query('grant select, insert on counted to bahi_app');
});
beforeEach(() => t.owner.query('truncate counted'));
afterAll(() => t.drop());

const count = async () => (await t.owner.query<{ n: bigint }>('select count(*) n from counted')).rows[0]!.n;
const insert = (tx: Tx) => tx.query('insert into counted values (1)');

test('a statement that comes after its transaction was rolled back is refused, and writes nothing', async () => {
  let kept: Tx | undefined;
  const failing = t.db.transaction(async (tx) => {
    kept = tx;
    await insert(tx);
    throw new Error('not this time');
  });
  await expect(failing).rejects.toThrow('not this time');
  await expect(insert(kept!)).rejects.toThrow('this transaction has ended');
  expect(await count()).toBe(0n);
});

test('nor after a commit, while the next one runs on the same connection', async () => {
  const kept = await t.db.transaction(async (tx) => tx);
  await t.db.transaction(async (tx) => {
    await insert(tx);
    await expect(insert(kept)).rejects.toThrow('this transaction has ended');
  });
  expect(await count()).toBe(1n);
});

test('a transaction that leaves much in its connection ends with it; any other hands it on', async () => {
  const pid = async (tx: Tx) => (await tx.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  const first = await t.db.transaction(pid);
  expect(await t.db.transaction(pid, { leavesMuch: true })).toBe(first);
  expect(await t.db.transaction(pid)).not.toBe(first);
});

test('what a sibling of a failed statement still sends is refused', async () => {
  let sent: Promise<unknown> | undefined;
  const failing = t.db.transaction((tx) =>
    Promise.all([
      tx.query('select 1 / 0'),
      (sent = (async () => {
        await tx.query('select pg_sleep(0)').catch(() => {});
        await new Promise(setImmediate);
        await insert(tx);
      })()),
    ]),
  );
  await expect(failing).rejects.toThrow('division by zero');
  await expect(sent).rejects.toThrow();
  expect(await count()).toBe(0n);
});

test('statements that were sent together fail for the reason of the first, whichever of them is heard of first', async () => {
  const heardLate = async (statement: Promise<unknown>) => {
    const [outcome] = await Promise.allSettled([statement]);
    if (outcome.status === 'rejected') throw outcome.reason;
  };
  const failing = t.db.transaction((tx) =>
    Promise.all([heardLate(tx.query('select 1 / 0')), tx.query('select 1'), tx.query('select 2')]),
  );
  await expect(failing).rejects.toThrow('division by zero');
});
