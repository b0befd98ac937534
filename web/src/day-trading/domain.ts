import type { Routes } from '../shell/route.ts';
import { inHome } from '../shell/places.ts';
import { dayTradingTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/home/dayTrading': { mandate: string };
  }
}

export const dayTradingRoutes = {
  '/home/dayTrading': { screen: () => import('./day-trading-screen.tsx'), ...inHome, texts: dayTradingTexts },
} as const satisfies Routes;
