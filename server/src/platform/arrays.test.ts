/** Every array parameter is read by PostgreSQL as what it was given. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesArray, int2Array, int4Array, int8Array, plainArray, textArray } from './arrays.ts';
import { testDatabase, type TestDatabase } from './testing.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.drop());

async function read(type: string, array: unknown): Promise<unknown[]> {
  const { rows } = await t.db.query<{ value: unknown }>(
    `select a.value from unnest($1::${type}[]) with ordinality as a (value, place) order by place`,
    [array],
  );
  return rows.map(({ value }) => value);
}

const [LOWEST, HIGHEST] = [-(2n ** 63n), 2n ** 63n - 1n];

test.each([
  ['bigint', int8Array([LOWEST, -1n, 0n, null, 2n ** 32n, HIGHEST]), [LOWEST, -1n, 0n, null, 2n ** 32n, HIGHEST]],
  [
    'bigint',
    int8Array([Date.UTC(2026, 10, 25), -(2 ** 40), null]),
    [BigInt(Date.UTC(2026, 10, 25)), -(2n ** 40n), null],
  ],
  ['int', int4Array([-(2 ** 31), -1, 0, null, 2 ** 31 - 1]), [-(2 ** 31), -1, 0, null, 2 ** 31 - 1]],
  ['smallint', int2Array([-(2 ** 15), -1, null, 2 ** 15 - 1]), [-(2 ** 15), -1, null, 2 ** 15 - 1]],
  [
    'bytea',
    bytesArray([Buffer.from([0, 255, 92]), null, Buffer.alloc(0)]),
    [Buffer.from([0, 255, 92]), null, Buffer.alloc(0)],
  ],
  ['text', textArray(['a"b', '\\', null, '', 'NULL', '{,}']), ['a"b', '\\', null, '', 'NULL', '{,}']],
  ['boolean', plainArray([true, null, false]), [true, null, false]],
])('%s', async (type, array, values) => {
  expect(await read(type, array)).toEqual(values);
});

test.each([
  ['bigint', int8Array([])],
  ['int', int4Array([])],
  ['bytea', bytesArray([])],
])('no %s at all', async (type, array) => {
  expect(await read(type, array)).toEqual([]);
});

test.each([
  ['an int8 too high', () => int8Array([HIGHEST + 1n])],
  ['an int8 too low', () => int8Array([LOWEST - 1n])],
  ['an int8 with a fraction', () => int8Array([0.5])],
  ['an int8 that is no number', () => int8Array([Number.NaN])],
  ['an int4 too high', () => int4Array([2 ** 31])],
  ['an int4 with a fraction', () => int4Array([0.5])],
  ['an int4 that is no number', () => int4Array([Number.NaN])],
  ['an int2 too low', () => int2Array([-(2 ** 15) - 1])],
])('%s is no parameter', (_, array) => {
  expect(array).toThrow(RangeError);
});
