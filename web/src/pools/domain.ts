import { inHome } from '../shell/places.ts';
import type { Routes } from '../shell/route.ts';
import { poolTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/home/fllow': NoQuery;
    '/home/fllowDetail': { id: string };
    '/home/fllowRecord': { tab: string; holding: string };
  }
}

/** The list of pools, and what it leads to. */
const inPools = { ...inHome, texts: poolTexts, list: '/home/fllow' } as const;

export const poolsRoutes = {
  '/home/fllow': { screen: () => import('./pools-screen.tsx'), ...inPools, companion: '/home/fllowDetail' },
  '/home/fllowDetail': { screen: () => import('./pool-screen.tsx'), ...inPools, parent: '/home/fllow' },
  '/home/fllowRecord': {
    screen: () => import('./holdings-screen.tsx'),
    ...inHome,
    texts: poolTexts,
    parent: '/home/fllow',
  },
} as const satisfies Routes;
