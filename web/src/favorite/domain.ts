import type { Routes } from '../shell/route.ts';
import { favoriteTexts } from './texts.ts';

export const favoriteRoutes = {
  '/market/optionList': {
    screen: () => import('./option-list-screen.tsx'),
    texts: favoriteTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/favorite/index',
    list: '/favorite/index',
  },
  '/favorite/index': {
    screen: () => import('./favorite-screen.tsx'),
    texts: favoriteTexts,
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
    texts: favoriteTexts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/favorite/search',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
} as const satisfies Routes;
