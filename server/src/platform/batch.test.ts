import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBatch } from './batch.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await t.owner.query('create table kept (n int primary key)');
  await t.owner.query('grant select, insert on kept to bahi_app');
});
afterAll(() => t.drop());

function insertingBatch(sizes: number[], onCommit?: () => void) {
  return createBatch<number, number>({
    db: t.db,
    name: 'insert',
    sizeMax: 50,
    ...(onCommit === undefined ? {} : { onCommit }),
    async run(tx, commands) {
      sizes.push(commands.length);
      await tx.query('insert into kept select unnest($1::int[])', [commands]);
      return commands.map((n) => n * 2);
    },
  });
}

test('commands that arrive together share transactions and are answered one by one', async () => {
  const sizes: number[] = [];
  const batch = insertingBatch(sizes);
  const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => batch.submit(n)));
  expect(answers).toEqual(Array.from({ length: 120 }, (_, n) => n * 2));
  expect(sizes.toSorted((a, b) => b - a)).toEqual([50, 50, 20]);
  const { rows } = await t.db.query<{ n: bigint }>('select count(*) n from kept where n < 120');
  expect(rows[0]!.n).toBe(120n);
});

test('a poison command fails alone; the others of its batch are committed once', async () => {
  const batch = insertingBatch([]);
  const commands = Array.from({ length: 40 }, (_, index) => (index === 17 ? 1000 : 1000 + index));
  const outcomes = await Promise.allSettled(commands.map((n) => batch.submit(n)));
  const failed = outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [index] : []));
  expect(failed).toEqual([17]);
  const { rows } = await t.db.query<{ n: bigint }>('select count(*) n from kept where n >= 1000 and n < 1040');
  expect(rows[0]!.n).toBe(39n);
});

test('a deadlock is tried again until it passes', async () => {
  let attempts = 0;
  const batch = createBatch<number, number>({
    db: t.db,
    name: 'deadlock',
    async run(_tx, commands) {
      if (++attempts < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return commands;
    },
  });
  expect(await batch.submit(5)).toBe(5);
  expect(attempts).toBe(3);
});

test('after a lost connection nothing is repeated: the outcome is unknown', async () => {
  let attempts = 0;
  const batch = createBatch<number, number>({
    db: t.db,
    name: 'lost',
    async run() {
      attempts++;
      throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    },
  });
  const outcomes = await Promise.allSettled([batch.submit(1), batch.submit(2)]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect(attempts).toBe(1);
});

test('a listener’s bug after the commit does not turn the answer into a failure', async () => {
  const batch = insertingBatch([], () => {
    throw new Error('listener');
  });
  expect(await batch.submit(5000)).toBe(10_000);
});

test('drain waits for everything submitted', async () => {
  const batch = insertingBatch([]);
  let answered = 0;
  for (let n = 6000; n < 6200; n++) void batch.submit(n).then(() => answered++);
  await batch.drain();
  await Promise.resolve();
  expect(answered).toBe(200);
});
