import type { Routes } from '../shell/route.ts';
import { watchlistScreenTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/market/optionList': { type: string };
    '/favorite/index': { type: string };
    '/favorite/search': { text: string };
  }
}

export const watchlistRoutes = {
  '/market/optionList': {
    screen: () => import('./option-list-screen.tsx'),
    texts: watchlistScreenTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/favorite/index',
    list: '/favorite/index',
  },
  '/favorite/index': {
    screen: () => import('./watchlist-screen.tsx'),
    texts: watchlistScreenTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    hasTabBar: true,
    list: '/favorite/index',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
  '/favorite/search': {
    screen: () => import('./search-screen.tsx'),
    texts: watchlistScreenTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/favorite/search',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
} as const satisfies Routes;
