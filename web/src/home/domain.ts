import type { Routes } from '../shell/route.ts';
import { inHome } from '../shell/places.ts';
import { newsTexts } from './news-texts.ts';
import { overviewTexts } from './overview-texts.ts';
import { homeTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/home/index': NoQuery;
    '/home/market': { by: string };
    '/home/newsList': { tab: string; symbol: string };
    '/home/newsDetail': { id: string };
  }
}

export const homeRoutes = {
  '/home/index': {
    screen: () => import('./home-screen.tsx'),
    texts: homeTexts,
    tab: 'home',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
    list: '/favorite/index',
  },
  '/home/market': { screen: () => import('./overview-screen.tsx'), texts: overviewTexts, ...inHome },
  '/home/newsList': {
    screen: () => import('./news-list-screen.tsx'),
    texts: newsTexts,
    ...inHome,
    list: '/home/newsList',
    companion: '/home/newsDetail',
  },
  '/home/newsDetail': {
    screen: () => import('./news-detail-screen.tsx'),
    texts: newsTexts,
    tab: 'home',
    audience: 'customer',
    parent: '/home/newsList',
    list: '/home/newsList',
  },
} as const satisfies Routes;
