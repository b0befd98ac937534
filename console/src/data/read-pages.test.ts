import { expect, test } from 'vitest';
import { readMovingPages, readPages } from './read-pages.ts';

const range = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));
const options = { rowsMax: 10_000, idOf: ({ id }: { id: number }) => `${id}` };

/** `between` happens after each answer. */
function list(rows: { id: number }[], between: (rows: { id: number }[]) => void = () => {}) {
  return async (page: number, size: number) => {
    const answer = { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
    between(rows);
    return answer;
  };
}

test.each([0, 1, 99, 100, 101, 250])('all %i rows of a list, each once', async (count) => {
  const stands = { rows: range(count), total: count };
  expect(await readPages(list(range(count)), { page: 1, perPage: 10_000 })).toEqual(stands);
  expect(await readMovingPages(list(range(count)), options)).toEqual(stands);
});

test('no more than asked for, with how many there are', async () => {
  const read = list(range(950));
  expect(await readPages(read, { page: 1, perPage: 300 })).toEqual({ rows: range(300), total: 950 });
  expect(await readMovingPages(read, { ...options, rowsMax: 300 })).toEqual({ rows: range(300), total: 950 });
});

test('whoever waits through it is in the file, in place, however many before are decided', async () => {
  const rows = range(1_000);
  let decided = 0;
  const found = await readMovingPages(
    list(rows, (all) => {
      if (decided < 600) all.splice(0, 60);
      decided += 60;
    }),
    options,
  );
  const ids = found.rows.map(({ id }) => id);
  expect(rows).toHaveLength(400);
  expect(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(new Set(ids).size).toBe(ids.length);
});

test('what comes in before the others pushes none out and doubles none', async () => {
  let next = -1;
  const rows = range(450);
  const found = await readMovingPages(
    list(rows, (all) => all.unshift({ id: next-- }, { id: next-- })),
    options,
  );
  const ids = found.rows.map(({ id }) => id).filter((id) => id >= 0);
  expect(ids).toEqual(range(450).map(({ id }) => id));
});
