import { expect, test } from 'vitest';
import { formatHash, hashOf, parseHash, readQuery, safeReturn } from './hash.ts';

test.each([
  ['', '/login/start', ''],
  ['#', '/login/start', ''],
  ['#/', '/login/start', ''],
  ['#/market/stockDetail?symbol=VRM', '/market/stockDetail', 'symbol=VRM'],
  ['#/market/stockDetail?symbol=M%26M', '/market/stockDetail', 'symbol=M%26M'],
  ['#/trade/index/', '/trade/index', ''],
  ['#//evil.example', '/login/start', ''],
  ['#javascript:alert(1)', '/login/start', ''],
])('%j leads to %s', (hash, path, search) => {
  expect(parseHash(hash)).toEqual({ path, search });
});

test('a query survives the way into the hash and back', () => {
  const hash = formatHash('/market/stockDetail', { symbol: 'M&M', period: undefined, text: '' });
  expect(hash).toBe('#/market/stockDetail?symbol=M%26M');
  expect(readQuery(parseHash(hash).search)).toEqual({ symbol: 'M&M' });
  expect(hashOf(parseHash(hash))).toBe(hash);
});

test('a return path stays inside the app and out of login', () => {
  expect([
    safeReturn('/trade/index?tab=orders', '/home/index'),
    safeReturn('https://evil.example', '/home/index'),
    safeReturn('/login/login?return=/x', '/home/index'),
    safeReturn(undefined, '/home/index'),
  ]).toEqual(['/trade/index?tab=orders', '/home/index', '/home/index', '/home/index']);
});
