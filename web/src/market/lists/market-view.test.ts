import { expect, test } from 'vitest';
import { readView, writeView, type MarketView } from './market-view.ts';

test('a view survives the address', () => {
  const views: MarketView[] = [
    { tab: 'quotes', sort: { key: 'change', isDescending: true }, by: 'gainers', sector: 'auto', kind: null },
    { tab: 'watchlist', sort: null, by: 'turnover', sector: null, kind: null },
    { tab: 'forex', sort: { key: 'name', isDescending: false }, by: 'all', sector: null, kind: 'digital' },
  ];
  for (const view of views) {
    const query = Object.fromEntries(Object.entries(writeView(view)).filter(([, value]) => value !== undefined));
    expect(readView(query)).toEqual(view);
  }
});

test('a link with unknown values still opens', () => {
  expect(readView({ tab: 'loot', sort: 'x', by: 'luck' })).toEqual({
    tab: 'watchlist',
    sort: null,
    by: 'turnover',
    sector: null,
    kind: null,
  });
});
