import type { Routes } from '../shell/route.ts';
import { identityTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    '/login/start': NoQuery;
    '/login/start1': NoQuery;
    '/login/loginAfter': { return: string };
    '/login/login': { return: string; account: string };
    '/login/register': { code: string; return: string };
    '/login/reLogin': { return: string };
  }
}

/** A screen before there is a session. */
const atLogin = { texts: identityTexts, tab: null, audience: 'public', parent: '/login/start' } as const;

export const identityRoutes = {
  '/login/start': {
    screen: () => import('./welcome-screen.tsx'),
    texts: identityTexts,
    tab: null,
    audience: 'public',
    parent: null,
  },
  '/login/start1': { screen: () => import('./setup-screen.tsx'), ...atLogin, parent: null },
  '/login/loginAfter': {
    screen: () => import('./gate-screen.tsx'),
    texts: identityTexts,
    tab: null,
    audience: 'customer',
    parent: null,
  },
  '/login/login': { screen: () => import('./login-screen.tsx'), ...atLogin },
  '/login/register': { screen: () => import('./register-screen.tsx'), ...atLogin },
  '/login/reLogin': { screen: () => import('./re-login-screen.tsx'), ...atLogin },
} as const satisfies Routes;
