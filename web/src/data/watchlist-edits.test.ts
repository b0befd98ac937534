import { expect, test } from 'vitest';
import {
  added,
  listsOrdered,
  movedTo,
  removed,
  renamed,
  rowsOrdered,
  withList,
  without,
  type Watchlist,
} from './watchlist-edits.ts';

const list = (id: string, symbols: string[], more: Partial<Watchlist> = {}): Watchlist => ({
  id,
  type: 'stock',
  isFirst: false,
  name: `List ${id}`,
  symbols,
  ...more,
});

const lists = [
  list('1', ['VRM', 'NEEM'], { isFirst: true, name: null }),
  list('2', ['NEEM', 'SRTH', 'ROHN']),
  list('3', [], { type: 'fund', isFirst: true, name: null }),
];
const symbols = (edited: readonly Watchlist[]) => edited.map((each) => each.symbols.join(' '));
const ids = (edited: readonly Watchlist[]) => edited.map(({ id }) => id).join(' ');

test('a row goes to the end of its list, or of the first of its type, once', () => {
  expect(symbols(added(lists, { type: 'stock', symbol: 'ROHN' }))).toEqual(['VRM NEEM ROHN', 'NEEM SRTH ROHN', '']);
  expect(symbols(added(lists, { type: 'stock', symbol: 'VRM', list: '2' }))).toEqual(['VRM NEEM', 'NEEM SRTH ROHN VRM', '']);
  expect(added(lists, { type: 'stock', symbol: 'VRM' })).toEqual(lists);
});

test('a row comes off one list, or off all of its type', () => {
  expect(symbols(removed(lists, { type: 'stock', symbol: 'NEEM' }))).toEqual(['VRM', 'SRTH ROHN', '']);
  expect(symbols(removed(lists, { type: 'stock', symbol: 'NEEM', list: '1' }))).toEqual(['VRM', 'NEEM SRTH ROHN', '']);
});

test('lists and rows take the order asked for; those not named follow', () => {
  expect(ids(listsOrdered(lists, 'stock', ['2', '1']))).toBe('2 1 3');
  expect(ids(listsOrdered(lists, 'stock', ['2']))).toBe('2 1 3');
  expect(symbols(rowsOrdered(lists, '2', ['ROHN', 'NEEM']))[1]).toBe('ROHN NEEM SRTH');
});

test('a list is renamed, goes, and comes back to its place among those of its type', () => {
  expect(renamed(lists, '2', 'Banks')[1]?.name).toBe('Banks');
  const gone = without(lists, '1');
  expect(ids(gone)).toBe('2 3');
  expect(ids(withList(gone, lists[0]!, 0))).toBe('1 2 3');
  expect(ids(withList(lists, list('4', []), 1))).toBe('1 4 2 3');
  expect(ids(withList(lists, list('4', [])))).toBe('1 2 4 3');
  expect(withList(lists, lists[1]!)).toBe(lists);
});

test('an entry moves up and down', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});
