import { expect, test } from 'vitest';
import { filterFrom, filterInput, filterProblems, isFiltered, noFilter } from './filter.ts';

test('nothing chosen asks for everything', () => {
  expect(filterInput(noFilter)).toEqual({});
  expect(isFiltered(noFilter)).toBe(false);
});

test('a link filters by order number and kind; a kind nobody knows is ignored', () => {
  expect(filterInput(filterFrom({ reference: '1000001', kind: 'order_fill' }))).toEqual({
    reference: '1000001',
    kind: 'order_fill',
  });
  expect(filterFrom({ kind: 'gift' }).kind).toBe('');
  expect(filterInput(filterFrom({ entry: '77' }))).toEqual({ reference: '77' });
});

test('a pasted number loses its spaces and its sign; letters are told, not sent', () => {
  expect(filterInput({ ...noFilter, reference: ' #1,000,001 ' })).toEqual({ reference: '1000001' });
  const typed = { ...noFilter, reference: 'VRM' };
  expect(filterProblems(typed).reference).toBe(true);
  expect(filterInput(typed)).toEqual({});
});

test('a range that ends before it begins is told, not sent', () => {
  const range = { ...noFilter, from: '2026-11-21', to: '2026-11-20' };
  expect(filterProblems(range).range).toBe(true);
  expect(filterInput(range)).toEqual({});
  expect(filterInput({ ...range, to: '2026-11-21' })).toEqual({ from: '2026-11-21', to: '2026-11-21' });
});
