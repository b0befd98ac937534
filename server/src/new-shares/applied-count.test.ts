/** Who counts a list that everybody looks at, and how often. */
import { expect, test } from 'vitest';
import type { Tx } from '../platform/database.ts';
import { createAppliedCount } from './applied-count.ts';

test('a long list of applications is counted every three seconds, a short one at each look', async () => {
  const applications = new Map([
    [1n, 5_001],
    [2n, 5_000],
  ]);
  const asked: (readonly bigint[])[] = [];
  const reader = {
    query: async (statement: { values: readonly [string] }) => {
      const ids = statement.values[0].slice(1, -1).split(',').map(BigInt);
      asked.push(ids);
      return {
        rows: ids.map((offerId) => ({ offerId, applications: applications.get(offerId), appliedLots: 1n })),
        rowCount: ids.length,
      };
    },
  } as unknown as Tx;
  const count = createAppliedCount();
  const shownAt = async (now: number) => {
    const counted = await count(reader, [1n, 2n], now);
    return [counted.get(1n)?.applications, counted.get(2n)?.applications];
  };
  expect(await shownAt(0)).toEqual([5_001, 5_000]);
  applications.set(1n, 6_000).set(2n, 4_999);
  expect(await shownAt(2_999)).toEqual([5_001, 4_999]);
  expect(await shownAt(3_000)).toEqual([6_000, 4_999]);
  expect(asked).toEqual([[1n, 2n], [2n], [1n, 2n]]);
});
