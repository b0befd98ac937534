import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a cell never opens as a formula, and a number stays a number', () => {
  const text = csvOf(['a'], [['=1+1'], ['@x'], ['-5.20'], ['+9'], ['-2+3']]);
  expect(text).toBe(`\uFEFFa\r\n'=1+1\r\n'@x\r\n-5.20\r\n'+9\r\n'-2+3\r\n`);
});

test('commas, quotes and lines are kept, nothing is an empty cell, an object is its JSON', () => {
  expect(csvOf(['a', 'b'], [['x, "y"\nz', null], [{ k: 1 }, undefined]])).toBe(
    `\uFEFFa,b\r\n"x, ""y""\nz",\r\n"{""k"":1}",\r\n`,
  );
});
