import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { securityTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/fundPass': { show: string };
    '/information/safety': { show: string };
  }
}

export const securityRoutes = {
  '/information/fundPass': {
    screen: () => import('./fund-password-screen.tsx'),
    texts: securityTexts,
    ...inAccount,
  },
  '/information/safety': { screen: () => import('./safety-screen.tsx'), texts: securityTexts, ...inAccount },
} as const satisfies Routes;
