import type { Routes } from '../shell/route.ts';
import { inMarket } from '../shell/places.ts';
import { ordersTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/market/marketBuy': { symbol: string; direction: string; type: string };
    '/trade/index': { tab: string };
    '/trade/positionDetail': { position: string; order: string; trigger: string };
  }
}

export const ordersRoutes = {
  '/market/marketBuy': {
    screen: () => import('./market-buy-screen.tsx'),
    texts: ordersTexts,
    ...inMarket,
    companion: '/market/stockDetail',
    isTicket: true,
  },
  '/trade/index': {
    screen: () => import('./trade-screen.tsx'),
    texts: ordersTexts,
    tab: 'trade',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
    list: '/favorite/index',
  },
  '/trade/positionDetail': {
    screen: () => import('./position-detail-screen.tsx'),
    texts: ordersTexts,
    tab: 'trade',
    audience: 'customer',
    parent: '/trade/index',
    list: '/trade/index',
  },
} as const satisfies Routes;
