import type { Routes } from '../shell/route.ts';
import { newSharesTexts } from './texts.ts';
import { recordTexts as applicationTexts } from './record-texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/home/newStock': { tab: string; view: string; month: string; day: string };
    '/home/newStockBuy': { id: string };
    '/home/newStockRecord': { tab: string; subscription: string; proof: string };
  }
}

/** A screen that the list of new shares leads to; offers and draws are for everybody. */
const inNewShares = { tab: 'home', audience: 'public', parent: '/home/newStock', list: '/home/newStock' } as const;

export const newSharesRoutes = {
  '/home/newStock': {
    screen: () => import('./stock-screen.tsx'),
    texts: newSharesTexts,
    ...inNewShares,
    parent: '/home/index',
    companion: '/home/newStockBuy',
  },
  '/home/newStockBuy': { screen: () => import('./buy-screen.tsx'), texts: newSharesTexts, ...inNewShares },
  '/home/newStockRecord': {
    screen: () => import('./record-screen.tsx'),
    texts: applicationTexts,
    ...inNewShares,
    audience: 'customer',
    publicWith: 'proof',
  },
} as const satisfies Routes;
