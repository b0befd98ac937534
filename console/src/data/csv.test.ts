import { expect, test } from 'vitest';
import { csvOf, csvOfPage } from './csv.ts';

test('a cell never opens as a formula, and a number stays a number', () => {
  const text = csvOf(['a'], [['=1+1'], ['@x'], ['-5.20'], ['+9'], ['-2+3']]);
  expect(text).toBe(`\uFEFFa\r\n'=1+1\r\n'@x\r\n-5.20\r\n'+9\r\n'-2+3\r\n`);
  expect(csvOf(['a'], [[' =1'], ['\t@x'], ['\n-1+2'], ['＝1'], ['＠x'], ['a=1'], ['- ']])).toBe(
    `\uFEFFa\r\n' =1\r\n'\t@x\r\n"'\n-1+2"\r\n'＝1\r\n'＠x\r\na=1\r\n'- \r\n`,
  );
});

test('commas, quotes and lines are kept, nothing is an empty cell, an object is its JSON', () => {
  expect(csvOf(['a', 'b'], [['x, "y"\nz', null], [{ k: 1 }, undefined]])).toBe(
    `\uFEFFa,b\r\n"x, ""y""\nz",\r\n"{""k"":1}",\r\n`,
  );
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
