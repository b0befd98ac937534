import type { Routes } from '../shell/route.ts';
import { inAccount } from '../shell/places.ts';
import { securityTexts } from './texts.ts';

export const securityRoutes = {
  '/information/fundPass': {
    screen: () => import('./fund-password-screen.tsx'),
    texts: securityTexts,
    ...inAccount,
  },
  '/information/safety': { screen: () => import('./safety-screen.tsx'), texts: securityTexts, ...inAccount },
} as const satisfies Routes;
