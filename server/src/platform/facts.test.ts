/** What is laid on a transaction, and when it is told. */
import { refusal } from '@bahi/contract/errors.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from './database.ts';
import { once } from './idempotency.ts';
import { refuse, RefusalError } from './refuse.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
let told: [topic: string, customerId: bigint][] = [];
beforeAll(async () => {
  t = await testDatabase();
  // It is looked at when the transaction commits.
  await t.owner.query('create table made (n int unique deferrable initially deferred)');
  await t.owner.query('grant select, insert on made to bahi_app');
  t.db.tell((topic, { customerId }) => told.push([topic, customerId]));
});
beforeEach(() => {
  told = [];
});
afterAll(() => t.drop());

const KEPT = new RefusalError(refusal('orders.unknown_order', {}), true);
const make = (tx: Tx, ...numbers: number[]) => tx.query('insert into made select unnest($1::int[])', [numbers]);
const call = (key: string) => ({ scope: 7n, endpoint: '/x/y', key, bodyHash: 'body' });
const toldOf = () => told.map(([, customerId]) => customerId);

function lay(tx: Tx, customerId: bigint): void {
  tx.after('funds.changed', { customerId });
}

test('facts are told after the commit, in the order in which they were laid', async () => {
  await t.db.transaction(async (tx) => {
    lay(tx, 2n);
    await make(tx, 1);
    tx.after('messages.written', { customerId: 3n, messageIds: [9n] });
    lay(tx, 1n);
    await make(tx, 2);
    expect(told).toEqual([]);
  });
  expect(told).toEqual([
    ['funds.changed', 2n],
    ['messages.written', 3n],
    ['funds.changed', 1n],
  ]);
});

test('a rollback drops them, be it for a bug or for a refusal', async () => {
  for (const error of [new Error('a bug'), new RefusalError(KEPT.refusal)]) {
    const failing = t.db.transaction(async (tx) => {
      await make(tx, 10);
      lay(tx, 1n);
      throw error;
    });
    await expect(failing).rejects.toBe(error);
  }
  expect(told).toEqual([]);
});

test('a rollback to a savepoint drops those laid since, also in savepoints within it', async () => {
  const fail = () => Promise.reject(new Error('not this'));
  await t.db.transaction(async (tx) => {
    const layAnd = (customerId: bigint, then: () => Promise<void> = async () => {}) =>
      tx.savepoint(async () => {
        lay(tx, customerId);
        await then();
      });
    lay(tx, 1n);
    await layAnd(2n, fail).catch(() => {});
    await layAnd(3n, () => layAnd(4n, fail).catch(() => {}));
    await layAnd(5n, () => layAnd(6n).then(fail)).catch(() => {});
    lay(tx, 7n);
  });
  expect(toldOf()).toEqual([1n, 3n, 7n]);
});

test('a call that is answered again tells nothing more, however many come at once', async () => {
  const run = () =>
    t.db.transaction((tx) =>
      once(tx, call('again'), async () => {
        lay(tx, 1n);
        return 'done';
      }),
    );
  expect(await Promise.all([run(), run(), run()])).toEqual(['done', 'done', 'done']);
  expect(await run()).toBe('done');
  expect(toldOf()).toEqual([1n]);
});

test('a refused call tells nothing, the first time and when it is answered again', async () => {
  const run = () =>
    t.db.transaction((tx) =>
      once(tx, call('refused'), async () => {
        lay(tx, 1n);
        refuse('orders.unknown_order', {});
      }),
    );
  await expect(run()).rejects.toBeInstanceOf(RefusalError);
  await expect(run()).rejects.toBeInstanceOf(RefusalError);
  expect(told).toEqual([]);
});

test('what is laid outside the savepoint of a refusal that is kept is told: it commits', async () => {
  const failing = t.db.transaction(async (tx) => {
    lay(tx, 1n);
    await tx
      .savepoint(async () => {
        lay(tx, 2n);
        throw KEPT;
      })
      .catch(() => {});
    lay(tx, 3n);
    throw KEPT;
  });
  await expect(failing).rejects.toBe(KEPT);
  expect(toldOf()).toEqual([1n, 3n]);
});

test('a commit that fails tells nothing, of a refusal that is kept neither', async () => {
  const makeTwice = async (tx: Tx) => {
    await make(tx, 20, 20);
    lay(tx, 1n);
  };
  await expect(t.db.transaction(makeTwice)).rejects.toThrow('duplicate key');
  const refused = t.db.transaction(async (tx) => {
    await makeTwice(tx);
    throw KEPT;
  });
  await expect(refused).rejects.toBe(KEPT);
  expect(told).toEqual([]);
});

test('a read makes nothing true: laying a fact in one fails at once', async () => {
  const rows = await t.db.read(async (tx) => {
    expect(() => lay(tx, 1n)).toThrow('a read makes nothing true');
    return (await tx.query('select 1')).rowCount;
  });
  expect(rows).toBe(1);
  expect(told).toEqual([]);
});

test('a transaction that goes on after a statement failed has not happened, and says so', async () => {
  const careless = t.db.transaction(async (tx) => {
    lay(tx, 1n);
    await make(tx, 30);
    await tx.query('select 1 / 0').catch(() => {});
    return 'done';
  });
  await expect(careless).rejects.toThrow('division by zero');
  expect(told).toEqual([]);
  const { rowCount } = await t.db.query('select from made where n = 30');
  expect(rowCount).toBe(0);
});

test('nothing is laid on a transaction that has ended', async () => {
  let ended!: Tx;
  await t.db.transaction(async (tx) => {
    ended = tx;
  });
  expect(() => lay(ended, 1n)).toThrow('this transaction has ended');
});

test('what belongs to the facts is written last in their transaction, of a refusal that is kept too, and goes with it', async () => {
  const isMade = async (n: number) => (await t.db.query('select from made where n = $1', [n])).rowCount === 1;
  const written: bigint[][] = [];
  t.db.conclude(async (tx, laid) => {
    written.push(laid.map(({ fact }) => fact.customerId));
    for (const { fact } of laid) await make(tx, 100 + Number(fact.customerId));
    lay(tx, 9n);
  });
  await t.db.transaction(async (tx) => {
    lay(tx, 1n);
    await tx.savepoint(() => Promise.reject(lay(tx, 2n))).catch(() => {});
    await make(tx, 40);
  });
  expect(toldOf()).toEqual([1n, 9n]);
  const refused = t.db.transaction(async (tx) => {
    lay(tx, 3n);
    throw KEPT;
  });
  await expect(refused).rejects.toBe(KEPT);
  // The same number again: what was done before goes with what could not be written.
  const failing = t.db.transaction(async (tx) => {
    await make(tx, 50);
    lay(tx, 3n);
  });
  await expect(failing).rejects.toThrow('duplicate key');
  await t.db.transaction((tx) => make(tx, 60));
  await expect(t.db.transaction((tx) => Promise.reject(lay(tx, 5n)))).rejects.toBe(undefined);
  t.db.conclude(async () => {});
  expect(written).toEqual([[1n], [3n], [3n]]);
  expect(await Promise.all([101, 102, 103, 40, 50, 60].map(isMade))).toEqual([true, false, true, true, false, true]);
});
