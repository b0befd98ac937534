import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { withdrawalTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/cashOut': NoQuery;
  }
}

export const withdrawalsRoutes = {
  '/information/cashOut': {
    screen: () => import('./cash-out-screen.tsx'),
    texts: withdrawalTexts,
    ...inAccount,
  },
} as const satisfies Routes;
