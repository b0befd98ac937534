import { together } from '../i18n/texts.ts';
import { watchlistTexts } from '../i18n/watchlist.ts';
import type { Routes } from '../shell/route.ts';
import { inMarket } from '../shell/places.ts';
import { issueTexts } from './lists/issue-texts.ts';
import { scanTexts } from './lists/scan-texts.ts';
import { detailTexts } from './detail-texts.ts';
import { marketTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/market/index': { tab: string; sort: string; by: string; sector: string; kind: string };
    '/market/stockDetail': { symbol: string; period: string; draw: string };
    '/market/stockDetailzs': { symbol: string; period: string };
    '/market/marketTeshe': NoQuery;
    '/market/marketZhiBiao': { scan: string };
    '/market/marketQuestion': { kind: string };
  }
}

export const marketRoutes = {
  '/market/index': {
    screen: () => import('./lists/market-screen.tsx'),
    texts: together(marketTexts, watchlistTexts),
    tab: 'market',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
    list: '/market/index',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
  '/market/stockDetail': {
    screen: () => import('./detail/stock-detail-screen.tsx'),
    texts: detailTexts,
    ...inMarket,
    hasTicket: true,
  },
  '/market/stockDetailzs': {
    screen: () => import('./detail/index-detail-screen.tsx'),
    texts: detailTexts,
    ...inMarket,
  },
  '/market/marketTeshe': {
    screen: () => import('./lists/featured-screen.tsx'),
    texts: marketTexts,
    ...inMarket,
  },
  '/market/marketZhiBiao': { screen: () => import('./lists/scans-screen.tsx'), texts: scanTexts, ...inMarket },
  '/market/marketQuestion': {
    screen: () => import('./lists/issues-screen.tsx'),
    texts: issueTexts,
    ...inMarket,
  },
} as const satisfies Routes;
