import { together } from '../i18n/texts.ts';
import { watchlistTexts } from '../i18n/watchlist.ts';
import type { Routes } from '../shell/route.ts';
import { watchlistScreenTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/market/optionList': { type: string };
    '/favorite/index': { type: string };
    '/favorite/search': { text: string };
  }
}

const texts = together(watchlistScreenTexts, watchlistTexts);

export const watchlistRoutes = {
  '/market/optionList': {
    screen: () => import('./option-list-screen.tsx'),
    texts,
    tab: 'market',
    audience: 'customer',
    parent: '/favorite/index',
    list: '/favorite/index',
  },
  '/favorite/index': {
    screen: () => import('./watchlist-screen.tsx'),
    texts,
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
    texts,
    tab: 'market',
    audience: 'customer',
    parent: '/market/index',
    list: '/favorite/search',
    companion: '/market/stockDetail',
    hasTicket: true,
  },
} as const satisfies Routes;
