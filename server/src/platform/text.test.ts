import { expect, test } from 'vitest';
import { faultyText } from './text.ts';

const deep = (levels: number, inner: unknown) => {
  let value = inner;
  for (let n = 0; n < levels; n += 1) value = [value];
  return value;
};

test.each<[unknown, string | null]>([
  [{ name: '😀 नमस्ते', rows: [1, null, true, { text: '\uFFFD' }] }, null],
  [undefined, null],
  ['\ud83d', 'body'],
  [{ name: 'a\udc00b' }, 'name'],
  [{ rows: [{ name: 'fine' }, { name: 'a\0' }] }, 'rows.1.name'],
  [{ rows: { 'a\ud83d': 1 } }, 'rows.a\uFFFD'],
  [{ name: 'عائشة \u200F ٥٠٠' }, null],
  [{ bank: 'Bank \u202E00.005' }, 'bank'],
  [{ rows: ['\u2067abc'] }, 'rows.0'],
  [{ 'a\u202Ab\u202C': 1 }, 'a\uFFFDb\uFFFD'],
  [deep(100_000, 'fine'), null],
])('case %#: the first text that cannot be kept is found', (input, field) => {
  expect(faultyText(input)).toBe(field);
});
