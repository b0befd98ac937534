import { expect, test } from 'vitest';
import { parseSearches, withSearch } from './recent-searches.ts';

test('a search stands first, once, and the eleventh falls out', () => {
  expect(withSearch(['NEEM', 'VRM'], 'VRM')).toEqual(['VRM', 'NEEM']);
  const ten = Array.from({ length: 10 }, (_, index) => `S${index}`);
  expect(withSearch(ten, 'NEW')).toEqual(['NEW', ...ten.slice(0, 9)]);
});

test('what is stored may be broken', () => {
  expect(parseSearches(null)).toEqual([]);
  expect(parseSearches('{')).toEqual([]);
  expect(parseSearches('{"a":1}')).toEqual([]);
  expect(parseSearches('["VRM", 3, null]')).toEqual(['VRM']);
});
