import type { Routes } from '../shell/route.ts';
import { inHome } from '../shell/places.ts';
import { placementTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/home/newStockps': { tab: string; request: string; issue: string };
    '/home/newStockPsBuy': { placement: string; issue: string };
  }
}

/** The list of placements and rights issues, and what it leads to. */
const inPlacements = { ...inHome, texts: placementTexts, list: '/home/newStockps' } as const;

export const placementsRoutes = {
  '/home/newStockps': {
    screen: () => import('./placements-screen.tsx'),
    ...inPlacements,
    companion: '/home/newStockPsBuy',
  },
  '/home/newStockPsBuy': {
    screen: () => import('./buy-screen.tsx'),
    ...inPlacements,
    parent: '/home/newStockps',
  },
} as const satisfies Routes;
