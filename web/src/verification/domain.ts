import type { Routes } from '../shell/route.ts';
import { verificationTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/information/authInfo': { return: string; step: string };
  }
}

export const verificationRoutes = {
  '/information/authInfo': {
    screen: () => import('./auth-info-screen.tsx'),
    texts: verificationTexts,
    tab: 'account',
    audience: 'customer',
    parent: '/information/index',
    list: '/information/index',
  },
} as const satisfies Routes;
