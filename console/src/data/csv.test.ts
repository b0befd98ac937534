import { expect, test } from 'vitest';
import { csvOfPage } from './csv.ts';

test('nothing is an empty cell, an object is its JSON', () => {
  const columns = [['a', (row: unknown) => row]] as const;
  const page = { rows: [null, { k: 1 }, undefined, 'x'], total: 4 };
  expect(csvOfPage(page, columns, () => '').text).toBe(`\uFEFFa\r\n\r\n"{""k"":1}"\r\n\r\nx\r\n`);
});

test('a file that has not all rows says so in its last line', () => {
  const columns = [['a', (row: number) => row]] as const;
  const cutOf = (rows: string, total: string) => `${rows} of ${total}`;
  expect(csvOfPage({ rows: [1, 2], total: 15_000 }, columns, cutOf)).toEqual({
    text: '\uFEFFa\r\n1\r\n2\r\n"2 of 15,000"\r\n',
    cut: '2 of 15,000',
  });
  expect(csvOfPage({ rows: [1, 2], total: 2 }, columns, cutOf)).toEqual({ text: '\uFEFFa\r\n1\r\n2\r\n', cut: null });
});
