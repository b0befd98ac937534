import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing.ts';
import { requestTable, type RequestRow } from './table.ts';

interface Row extends RequestRow {
  readonly status: string;
  readonly createdAt: bigint;
  readonly claimedAt: bigint | null;
}

const requests = requestTable<Row>(
  'wish',
  'id, customer_id as "customerId", status, created_at as "createdAt", claimed_at as "claimedAt"',
);
let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  await t.owner.query(`create table wish (id bigint generated always as identity, customer_id bigint not null,
    status text not null default 'pending', created_at bigint not null, claimed_at bigint)`);
});
afterAll(() => t.drop());

const asked = (customerId: bigint) => t.owner.transaction((tx) => requests.insert(tx, { customerId, createdAt: 1 }));

test('the first who takes a request up counts, and nobody takes up what is decided', async () => {
  const [first, decided] = [await asked(1n), await asked(1n)];
  await t.owner.transaction(async (tx) => {
    await requests.markClaimed(tx, first.id, 10);
    await requests.markClaimed(tx, first.id, 20);
    expect(await requests.update(tx, decided.id, { status: 'cancelled' })).toMatchObject({ status: 'cancelled' });
    await requests.markClaimed(tx, decided.id, 30);
  });
  expect(await requests.select(t.owner, first.id)).toEqual({ ...first, status: 'pending', claimedAt: 10n });
  expect(await requests.select(t.owner, decided.id)).toMatchObject({ claimedAt: null });
});

test('a page is of one customer, newest first; a value that is left out does not matter', async () => {
  const rows = [await asked(2n), await asked(2n), await asked(2n)];
  await asked(3n);
  await t.owner.transaction((tx) => requests.update(tx, rows[1]!.id, { status: 'paid' }));
  const page = (status: string | undefined, number: number) =>
    t.owner.read((tx) => requests.page(tx, { customerId: 2n, status }, { page: number, pageSize: 2 }));
  const ids = rows.map(({ id }) => id);
  const two = await page(undefined, 2);
  expect([two.total, two.rows.map(({ id }) => id)]).toEqual([3, [ids[0]]]);
  const pending = await page('pending', 1);
  expect([pending.total, pending.rows.map(({ id }) => id)]).toEqual([2, [ids[2], ids[0]]]);
});

test('what is no name of a field never becomes SQL', async () => {
  const { id } = await asked(4n);
  const change = { 'status = status; drop table wish --': 'x' };
  await expect(t.owner.transaction((tx) => requests.update(tx, id, change as never))).rejects.toThrow(
    'a column has the name of a field',
  );
  expect(await requests.selectOwn(t.owner, 4n, id.toString())).not.toBeNull();
  expect(await requests.selectOwn(t.owner, 5n, id.toString())).toBeNull();
});
