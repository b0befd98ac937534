import { inHome } from '../shell/places.ts';
import type { Routes } from '../shell/route.ts';
import { blockTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/home/blockTrade': NoQuery;
    '/home/blockTrade1': { request: string };
    '/home/blockTrade2': NoQuery;
    '/home/blockTradeDetail': { id: string };
  }
}

/** The list of block offers, and what it leads to. */
const inBlocks = { ...inHome, texts: blockTexts, list: '/home/blockTrade' } as const;
const ofBlocks = { ...inHome, texts: blockTexts, parent: '/home/blockTrade' } as const;

export const blockTradesRoutes = {
  '/home/blockTrade': {
    screen: () => import('./offers-screen.tsx'),
    ...inBlocks,
    companion: '/home/blockTradeDetail',
  },
  '/home/blockTradeDetail': {
    screen: () => import('./offer-screen.tsx'),
    ...inBlocks,
    parent: '/home/blockTrade',
  },
  '/home/blockTrade1': { screen: () => import('./requests-screen.tsx'), ...ofBlocks },
  '/home/blockTrade2': { screen: () => import('./holdings-screen.tsx'), ...ofBlocks },
} as const satisfies Routes;
