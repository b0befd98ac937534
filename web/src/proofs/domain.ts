import type { Routes } from '../shell/route.ts';
import { proofTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/status': NoQuery;
  }
}

export const proofsRoutes = {
  '/information/status': {
    screen: () => import('./status-screen.tsx'),
    texts: proofTexts,
    tab: 'account',
    audience: 'public',
    parent: '/information/index',
  },
} as const satisfies Routes;
