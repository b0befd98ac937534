import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { exchangeTexts } from './texts.ts';

export const exchangeRoutes = {
  '/information/exChange': {
    screen: () => import('./exchange-screen.tsx'),
    texts: exchangeTexts,
    ...inAccount,
  },
} as const satisfies Routes;
