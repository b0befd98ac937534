import { refusal } from '@bahi/contract/errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { once } from './idempotency.ts';
import { refuse, refuseNoting, RefusalError } from './refuse.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase({ poolSize: 10 });
  await t.owner.query('create table counter (n int not null); insert into counter values (0)');
  await t.owner.query('grant select, update on counter to bahi_app');
});
afterAll(() => t.drop());

const bump = 'update counter set n = n + 1 returning n';
const call = (key: string, bodyHash = 'body') => ({ scope: 7n, endpoint: '/x/y', key, bodyHash });

async function count(): Promise<number> {
  return (await t.db.query<{ n: number }>('select n from counter')).rows[0]!.n;
}

test('twenty calls at once with one key are applied once and all get the same answer', async () => {
  const before = await count();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      t.db.transaction((tx) => once(tx, call('race'), async () => (await tx.query<{ n: number }>(bump)).rows[0])),
    ),
  );
  expect(await count()).toBe(before + 1);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test('the same key with another body is refused and changes nothing', async () => {
  const run = (hash: string) =>
    t.db.transaction((tx) => once(tx, call('body', hash), async () => (await tx.query(bump)).rowCount));
  await run('one');
  const before = await count();
  await expect(run('two')).rejects.toMatchObject({ refusal: { code: 'request.idempotency_key_reused' } });
  expect(await count()).toBe(before);
});

test('a refusal is the answer for good, and what it wrote is rolled back', async () => {
  const before = await count();
  let calls = 0;
  const run = () =>
    t.db.transaction((tx) =>
      once(tx, call('refused'), async () => {
        calls++;
        await tx.query(bump);
        refuse('orders.unknown_order', {});
      }),
    );
  await expect(run()).rejects.toBeInstanceOf(RefusalError);
  await expect(run()).rejects.toMatchObject({ refusal: { code: 'orders.unknown_order', params: {} } });
  expect(calls).toBe(1);
  expect(await count()).toBe(before);
});

test('what a refusal notes is written with it, once, and what the command wrote before is not', async () => {
  const before = await count();
  const run = () =>
    t.db.transaction((tx) =>
      once(tx, call('noted'), async () => {
        await tx.query('update counter set n = n + 100');
        refuseNoting(refusal('orders.unknown_order', {}), async () => void (await tx.query(bump)));
      }),
    );
  for (const _ of [1, 2]) await expect(run()).rejects.toMatchObject({ refusal: { code: 'orders.unknown_order' } });
  expect(await count()).toBe(before + 1);
});

test('that a session ended is no answer: sent again from another one, the call is made', async () => {
  const before = await count();
  const run = (hasEnded: boolean) =>
    t.db.transaction((tx) =>
      once(tx, call('ended'), async () => {
        if (hasEnded) refuse('session.ended', {});
        return (await tx.query(bump)).rowCount;
      }),
    );
  await expect(run(true)).rejects.toMatchObject({ refusal: { code: 'session.ended' } });
  expect(await run(false)).toBe(1);
  expect(await count()).toBe(before + 1);
});

test('a bug keeps no answer: the next call with the key does the work', async () => {
  const run = (fails: boolean) =>
    t.db.transaction((tx) =>
      once(tx, call('bug'), async () => {
        if (fails) throw new Error('bug');
        return (await tx.query(bump)).rowCount;
      }),
    );
  await expect(run(true)).rejects.toThrow('bug');
  expect(await run(false)).toBe(1);
});

test('the application may neither delete nor rewrite an answer’s key or body', async () => {
  await expect(t.db.query('delete from idempotency')).rejects.toThrow('permission denied');
  await expect(t.db.query(`update idempotency set body_hash = ''`)).rejects.toThrow('permission denied');
});
