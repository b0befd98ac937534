import { expect, test } from 'vitest';
import { readEvery, ROWS_MAXIMUM, type ReadPage } from './read-every.ts';

const named = (count: number) => Array.from({ length: count }, (_, at) => String(count - at));
const keyOf = (row: string) => row;

/** Newest first, as the server answers; `before` changes the list before a page is read. */
function listOf(rows: string[], before: (page: number) => void = () => undefined): ReadPage<string> {
  return async ({ page, pageSize }) => {
    before(page);
    const shown = rows.slice((page - 1) * pageSize, page * pageSize);
    return { kind: 'ok', data: { rows: shown, total: rows.length } };
  };
}

test('every page is read', async () => {
  expect(await readEvery(listOf(named(250)), keyOf)).toEqual({ kind: 'ok', rows: named(250) });
  expect(await readEvery(listOf([]), keyOf)).toEqual({ kind: 'ok', rows: [] });
});

test('a row that comes meanwhile moves the others, and none is twice', async () => {
  const rows = named(150);
  const read = await readEvery(
    listOf(rows, (page) => page === 2 && rows.unshift('151')),
    keyOf,
  );
  expect(read).toEqual({ kind: 'ok', rows: named(150) });
});

test('rows that go meanwhile leave none out', async () => {
  const rows = named(250);
  let hasGone = false;
  const read = await readEvery(
    listOf(rows, (page) => {
      if (page !== 2 || hasGone) return;
      hasGone = true;
      rows.splice(0, 3);
    }),
    keyOf,
  );
  expect(read).toEqual({ kind: 'ok', rows: named(247) });
});

test('what nobody reads any more is not read, and says how long it is', async () => {
  const rows = named(ROWS_MAXIMUM + 1);
  expect(await readEvery(listOf(rows), keyOf)).toEqual({ kind: 'tooLong', total: ROWS_MAXIMUM + 1 });
});

test('a page that fails makes no list with a hole in it', async () => {
  const read = listOf(named(150));
  const failing: ReadPage<string> = (ask) => (ask.page === 2 ? Promise.resolve({ kind: 'unknown' }) : read(ask));
  expect(await readEvery(failing, keyOf)).toEqual({ kind: 'failed' });
});
