import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { pjTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/pj': { tab: string; position: string; pledge: string };
  }
}

export const pjRoutes = {
  '/information/pj': { screen: () => import('./pj.tsx'), texts: pjTexts, ...inAccount },
} as const satisfies Routes;
