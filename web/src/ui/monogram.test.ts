import { expect, test } from 'vitest';
import { markOf } from './monogram.tsx';

test('a company has one mark, and companies differ in it', () => {
  expect(markOf('VRM')).toEqual(markOf('VRM'));
  const symbols = Array.from({ length: 100 }, (_, index) => `C${index}X`);
  const marks = new Set(symbols.map((symbol) => JSON.stringify(markOf(symbol))));
  expect(marks.size).toBe(20);
});
