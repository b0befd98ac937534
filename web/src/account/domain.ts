import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { accountTexts } from './texts.ts';
import { userInfoTexts } from './user-info-texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/index': NoQuery;
    '/information/setting': NoQuery;
    '/information/aboutInfo': NoQuery;
    '/information/changeLang': NoQuery;
    '/information/loginPass': NoQuery;
    '/information/userInfo': NoQuery;
  }
}

export const accountRoutes = {
  '/information/index': {
    screen: () => import('./account-screen.tsx'),
    texts: accountTexts,
    tab: 'account',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
    list: '/information/index',
    companion: '/information/setting',
  },
  '/information/setting': { screen: () => import('./setting-screen.tsx'), texts: accountTexts, ...inAccount },
  '/information/aboutInfo': { screen: () => import('./about-screen.tsx'), texts: accountTexts, ...inAccount },
  '/information/changeLang': {
    screen: () => import('./language-screen.tsx'),
    texts: accountTexts,
    tab: 'account',
    audience: 'public',
    parent: '/information/index',
    list: '/information/index',
  },
  '/information/loginPass': {
    screen: () => import('./password-screen.tsx'),
    texts: accountTexts,
    ...inAccount,
  },
  '/information/userInfo': {
    screen: () => import('./user-info-screen.tsx'),
    texts: userInfoTexts,
    ...inAccount,
  },
} as const satisfies Routes;
