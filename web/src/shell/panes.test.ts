import { expect, test } from 'vitest';
import { parseHash } from './hash.ts';
import { panesFor, type Width } from './panes.ts';
import type { Routes } from './route.ts';

const screen = () => Promise.reject(new Error('not shown here'));
const customer = { screen, audience: 'customer', parent: null } as const;
const routes: Routes = {
  '/login/login': { screen, audience: 'public', tab: null, parent: '/login/start' },
  '/home/index': { ...customer, tab: 'home', list: '/favorite/index' },
  '/favorite/index': {
    ...customer,
    tab: 'market',
    list: '/favorite/index',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
  '/market/stockDetail': { ...customer, tab: 'market', list: '/favorite/index', hasTicket: true },
  '/market/marketBuy': {
    ...customer,
    tab: 'market',
    list: '/favorite/index',
    companion: '/market/stockDetail',
    isTicket: true,
  },
};

const shown = (hash: string, width: Width, symbol: string | null) => {
  const panes = panesFor(routes, parseHash(hash), width, symbol);
  const line = (pane: { path: string; search: string } | null) => pane && `${pane.path} ${pane.search}`.trim();
  return panes && [line(panes.list), line(panes.main), line(panes.ticket)];
};

test.each<[string, string, Width, string | null, (string | null)[] | null]>([
  ['a phone shows one screen', '#/home/index', 'phone', 'VRM', [null, '/home/index', null]],
  ['login stands alone at any width', '#/login/login', 'desktop', 'VRM', [null, '/login/login', null]],
  ['a tablet shows list and screen', '#/home/index', 'tablet', 'VRM', ['/favorite/index', '/home/index', null]],
  [
    'beside a screen that shows no stock no ticket is docked',
    '#/home/index',
    'desktop',
    'VRM',
    ['/favorite/index', '/home/index', null],
  ],
  [
    'a desktop docks the ticket beside the page of the stock last looked at',
    '#/favorite/index',
    'desktop',
    'VRM',
    ['/favorite/index', '/market/stockDetail symbol=VRM', '/market/marketBuy symbol=VRM'],
  ],
  [
    'the address wins over the memory',
    '#/market/stockDetail?symbol=NEEM',
    'desktop',
    'VRM',
    ['/favorite/index', '/market/stockDetail symbol=NEEM', '/market/marketBuy symbol=NEEM'],
  ],
  [
    'the ticket is docked beside its instrument',
    '#/market/marketBuy?symbol=NEEM&direction=short',
    'desktop',
    null,
    ['/favorite/index', '/market/stockDetail symbol=NEEM', '/market/marketBuy symbol=NEEM&direction=short'],
  ],
  [
    'on a tablet the ticket is the screen',
    '#/market/marketBuy?symbol=NEEM',
    'tablet',
    null,
    ['/favorite/index', '/market/marketBuy symbol=NEEM', null],
  ],
  [
    'a list without a symbol leaves its detail open',
    '#/favorite/index',
    'desktop',
    null,
    ['/favorite/index', null, null],
  ],
  [
    'a list shows its detail',
    '#/favorite/index',
    'tablet',
    'VRM',
    ['/favorite/index', '/market/stockDetail symbol=VRM', null],
  ],
  ['an unknown path shows nothing', '#/home/nothing', 'desktop', 'VRM', null],
])('%s', (_name, hash, width, symbol, expected) => {
  expect(shown(hash, width, symbol)).toEqual(expected);
});

test('exactly one pane is the screen of the address', () => {
  for (const hash of ['#/home/index', '#/favorite/index', '#/market/marketBuy?symbol=A']) {
    const panes = panesFor(routes, parseHash(hash), 'desktop', 'VRM')!;
    const primary = [panes.list, panes.main, panes.ticket].filter((pane) => pane?.isPrimary);
    expect(primary.map((pane) => pane?.path)).toEqual([parseHash(hash).path]);
  }
});
