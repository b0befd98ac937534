import type { NoQuery } from '../shell/paths.ts';
import type { Routes } from '../shell/route.ts';
import { vipTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/market/vip': NoQuery;
  }
}

export const vipRoutes = {
  '/market/vip': {
    screen: () => import('./vip-screen.tsx'),
    texts: vipTexts,
    tab: 'vip',
    audience: 'customer',
    parent: null,
    hasTabBar: true,
  },
} as const satisfies Routes;
