import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { sampleTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/sample': NoQuery;
  }
}

export const sampleRoutes = {
  '/information/sample': { screen: () => import('./wishes-screen.tsx'), texts: sampleTexts, ...inAccount },
} as const satisfies Routes;
