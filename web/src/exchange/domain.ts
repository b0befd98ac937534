import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { exchangeTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/exChange': { from: string; to: string };
  }
}

export const exchangeRoutes = {
  '/information/exChange': {
    screen: () => import('./exchange-screen.tsx'),
    texts: exchangeTexts,
    ...inAccount,
  },
} as const satisfies Routes;
