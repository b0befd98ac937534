import type { Routes } from '../shell/route.ts';
import { supportTexts } from './texts.ts';

declare module '../shell/paths.ts' {
  interface Queries {
    /** `ticket`: its thread. `ask`: the form of a new one, with its subject; `about`: the number of the record it is about. */
    '/home/kefuCenter': { ticket: string; ask: string; about: string };
  }
}

export const supportRoutes = {
  '/home/kefuCenter': {
    screen: () => import('./support-screen.tsx'),
    texts: supportTexts,
    tab: 'home',
    audience: 'public',
    parent: '/home/index',
  },
} as const satisfies Routes;
