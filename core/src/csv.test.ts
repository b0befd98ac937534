import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a cell never opens as a formula, and a number stays a number', () => {
  expect(csvOf([['a'], ['=1+1'], ['@x'], ['-5.20'], ['+9'], ['-2+3']])).toBe(
    `\uFEFFa\r\n'=1+1\r\n'@x\r\n-5.20\r\n'+9\r\n'-2+3\r\n`,
  );
  expect(csvOf([['a'], [' =1'], ['\t@x'], ['\n-1+2'], ['＝1'], ['＠x'], ['a=1'], ['- ']])).toBe(
    `\uFEFFa\r\n' =1\r\n'\t@x\r\n"'\n-1+2"\r\n'＝1\r\n'＠x\r\na=1\r\n'- \r\n`,
  );
});

test('commas, quotes and lines are kept', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['x, "y"\nz', ''],
    ]),
  ).toBe(`\uFEFFa,b\r\n"x, ""y""\nz",\r\n`);
});
