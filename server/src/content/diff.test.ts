import { expect, test } from 'vitest';
import { diffLines } from './diff.ts';

test('a line that stays is found among those that came and went', () => {
  expect(diffLines(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual([
    { change: 'same', text: 'a' },
    { change: 'removed', text: 'b' },
    { change: 'same', text: 'c' },
    { change: 'added', text: 'd' },
  ]);
});

test('texts that have little in common are told as one that went and one that came, and take no time', () => {
  const lines = (mark: string) => [...Array.from({ length: 6_000 }, (_, at) => `${mark}${at}`), 'the end'];
  const told = diffLines(lines('a'), lines('b'));
  expect(told.filter(({ change }) => change === 'same')).toEqual([]);
  expect(told.map(({ text }) => text)).toEqual([...lines('a'), ...lines('b')]);
});
